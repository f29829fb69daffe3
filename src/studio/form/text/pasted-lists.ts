/** An entry of a list in pasted text. */
type Entry = { readonly level: number; readonly sign: string; readonly text: string }

/** The bullets that word processors use for each level of a list. A hyphen with a space is already Markdown. */
const signs: readonly (readonly [sign: RegExp, level: number])[] = [
  [/^[•‣●▪■⁃\uf0b7][ \t\u00a0]*/u, 0],
  [/^·[ \t\u00a0]+/u, 0],
  [/^[-–*](?:\t|\u00a0)[ \t\u00a0]*/u, 0],
  [/^[○◦](?:[ \t\u00a0]+)/u, 1],
  [/^o(?:[\t\u00a0]|[ ]{2})[ \t\u00a0]*/u, 1],
  [/^[§\uf0a7](?:[ \t\u00a0]+)/u, 2],
]
const numbered = /^(\d{1,3})[.)](?:[\t\u00a0]|[ ]{2})[ \t\u00a0]*/

const lettered = /^([a-z])[.)](?:[\t\u00a0]|[ ]{2})[ \t\u00a0]*/
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Converts lists in pasted text, which have bullets and tabs, to Markdown lists. Other text stays as it is.
 *
 * @param before the text before the caret; `after` is the text behind it
 */
export const pastedLists = (text: string, before = '', after = ''): string => {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  /** The letter of the last lettered entry. */
  let letter = ''
  const entries = lines.map((line) => {
    const found = letteredEntryIn(line, letter)
    if (found) letter = found.letter
    return found?.entry ?? entryIn(line)
  })
  if (entries.every((entry) => entry === null)) return text
  const written: string[] = []
  /** The entries that the present one is nested in, and the columns in which their texts begin. */
  let around: readonly { readonly level: number; readonly column: number }[] = []
  for (const [index, line] of lines.entries()) {
    const entry = entries[index] ?? null
    const last = written.at(-1) ?? ''
    // Without an empty line in between, text would become part of the entry above, and a list part of the paragraph.
    const isOther = index > 0 && last !== '' && line.trim() !== '' && (entry === null) !== (entries[index - 1] === null)
    if (isOther) written.push('')
    if (entry === null) {
      around = []
      written.push(line)
      continue
    }
    around = around.filter(({ level }) => level < entry.level)
    const indent = around.at(-1)?.column ?? 0
    written.push(`${' '.repeat(indent)}${entry.sign} ${entry.text}`)
    around = [...around, { level: entry.level, column: indent + entry.sign.length + 1 }]
  }
  return placed(written.join('\n'), before, after, entries.at(-1) !== null)
}

/** Markdown has no lettered lists. Only `a` begins one here, because other letters can be Roman numerals or initials. */
const letteredEntryIn = (line: string, before: string): { readonly letter: string; readonly entry: Entry } | null => {
  const trimmed = line.trim()
  const [sign = '', letter = ''] = lettered.exec(trimmed) ?? []
  const number = letters.indexOf(letter) + 1
  if (letter === '' || (number > 1 && letters[number - 2] !== before)) return null
  // In word processors, letters are the level below numbers. Without numbers, this is the first level.
  return { letter, entry: { level: 1, sign: `${number}.`, text: trimmed.slice(sign.length) } }
}

const entryIn = (line: string): Entry | null => {
  const trimmed = line.trim()
  const number = numbered.exec(trimmed)
  if (number) return { level: 0, sign: `${number[1]}.`, text: trimmed.slice(number[0].length) }
  const found = signs.find(([sign]) => sign.test(trimmed))
  return found ? { level: found[1], sign: '-', text: trimmed.replace(found[0], '') } : null
}

/** In a line with other text, a pasted list gets lines of its own. In an entry that was just begun, its first entry continues that one. */
const placed = (list: string, before: string, after: string, endsWithEntry: boolean): string => {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (/^\s*(?:[-*+]|\d+[.)])\s+$/.test(line)) return list.replace(/^(?:-|\d+\.) /, '')
  const start = line.trim() !== '' ? '\n\n' : /\S\n$/.test(before) ? '\n' : ''
  const end =
    !endsWithEntry || after === '' ? '' : /^\n\s*\S/.test(after) ? '\n' : /^\s*$|^\n/.test(after) ? '' : '\n\n'
  return `${start}${list}${end}`
}
