/** Tables for a spreadsheet, by RFC 4180. What a stranger wrote is never a formula there. */

type Rows<Column extends string> = readonly Readonly<Record<Column, string | null>>[]

/** A line for the names of the columns, then one for each row. null is empty. */
export const csvOf = <Column extends string>(columns: readonly Column[], rows: Rows<Column>): string =>
  lineOf(columns) + csvRows(columns, rows)

/** The lines of more rows. */
export const csvRows = <Column extends string>(columns: readonly Column[], rows: Rows<Column>): string =>
  rows.map((row) => lineOf(columns.map((column) => row[column] ?? ''))).join('')

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

const cellOf = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/** With an apostrophe before it, a spreadsheet shows what it would otherwise work out. Full-width signs count for some. */
const harmless = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
