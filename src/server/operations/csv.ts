/** Tables for a spreadsheet, by RFC 4180. What a stranger wrote is never a formula there. */

type Rows<Column extends string> = readonly Readonly<Record<Column, string | null>>[]

/** A line for the names of the columns, then one for each row. null is empty. */
export const csvOf = <Column extends string>(columns: readonly Column[], rows: Rows<Column>): string =>
  csvLine(columns) + csvRows(columns, rows)

/** The lines of more rows. */
export const csvRows = <Column extends string>(columns: readonly Column[], rows: Rows<Column>): string =>
  rows.map((row) => csvLine(columns.map((column) => row[column] ?? ''))).join('')

const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

const csvCell = (text: string): string => `"${neutralised(text).replaceAll('"', '""')}"`

/** With an apostrophe before it, a spreadsheet shows what it would otherwise work out. Full-width signs count for some. */
const neutralised = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
