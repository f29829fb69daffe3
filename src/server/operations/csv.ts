/** CSV for spreadsheets (RFC 4180), safe against formula injection (OWASP: CSV Injection). */

type Rows<Column extends string> = readonly Readonly<Record<Column, string | null>>[]

export const csvHeader = (columns: readonly string[]): string => csvLine(columns)

/** One line for each row. null becomes an empty cell. */
export const csvRows = <Column extends string>(columns: readonly Column[], rows: Rows<Column>): string =>
  rows.map((row) => csvLine(columns.map((column) => row[column] ?? ''))).join('')

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

const csvCell = (text: string): string => `"${neutralised(text).replaceAll('"', '""')}"`

/** Prefixes an apostrophe to anything a spreadsheet might evaluate. Some also evaluate full-width characters. */
const neutralised = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
