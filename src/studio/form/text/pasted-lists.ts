/** An entry of a list in pasted text. */
type Entry = { readonly level: number; readonly sign: string; readonly text: string }

/** In word processors, each level of a list has a sign of its own. A hyphen with a space is Markdown already. */
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
 * Lists in pasted text, which have signs and tabs there, as lists of Markdown. Other text stays as it is.
 *
 * @param before what is before the place where it is pasted, and `after` behind it
 */
export const pastedLists = (text: string, before = '', after = ''): string => {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
  /** Of the last entry with one. */
  let letter = ''
  const entries = lines.map((line) => {
    const found = letteredEntryIn(line, letter)
    if (found) letter = found.letter
    return found?.entry ?? entryIn(line)
  })
  if (entries.every((entry) => entry === null)) return text
  const written: string[] = []
  /** The entries around the present one, and the columns in which their texts begin. */
  let around: readonly { readonly level: number; readonly column: number }[] = []
  for (const [index, line] of lines.entries()) {
    const entry = entries[index] ?? null
    const last = written.at(-1) ?? ''
    // Without an empty line, text would belong to the entry above, and a list to the paragraph.
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

/** Markdown has no letters. Only `a` begins a list, because other letters can be Roman numbers or initials. */
const letteredEntryIn = (line: string, before: string): { readonly letter: string; readonly entry: Entry } | null => {
  const trimmed = line.trim()
  const [sign = '', letter = ''] = lettered.exec(trimmed) ?? []
  const number = letters.indexOf(letter) + 1
  if (letter === '' || (number > 1 && letters[number - 2] !== before)) return null
  // Word processors number the level above. Without it, this is the first level.
  return { letter, entry: { level: 1, sign: `${number}.`, text: trimmed.slice(sign.length) } }
}

const entryIn = (line: string): Entry | null => {
  const trimmed = line.trim()
  const number = numbered.exec(trimmed)
  if (number) return { level: 0, sign: `${number[1]}.`, text: trimmed.slice(number[0].length) }
  const found = signs.find(([sign]) => sign.test(trimmed))
  return found ? { level: found[1], sign: '-', text: trimmed.replace(found[0], '') } : null
}

/** In a line with other text, a list is no list. In an entry that was just begun, it goes on with that. */
const placed = (list: string, before: string, after: string, endsWithEntry: boolean): string => {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (/^\s*(?:[-*+]|\d+[.)])\s+$/.test(line)) return list.replace(/^(?:-|\d+\.) /, '')
  const start = line.trim() !== '' ? '\n\n' : /\S\n$/.test(before) ? '\n' : ''
  const end =
    !endsWithEntry || after === '' ? '' : /^\n\s*\S/.test(after) ? '\n' : /^\s*$|^\n/.test(after) ? '' : '\n\n'
  return `${start}${list}${end}`
}
