/** Tables for a spreadsheet, by RFC 4180. What a stranger wrote is never a formula there. */

/** A line for the names of the columns, then one for each row. null is empty. */
export const csvOf = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | null>>[],
): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')

const cellOf = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/** With an apostrophe before it, a spreadsheet shows what it would otherwise work out. Full-width signs count for some. */
const harmless = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text)
