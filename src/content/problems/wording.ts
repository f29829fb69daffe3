/** The longest quotation in a message, in characters. Longer than any name, and than nearly any text that a message is about. */
const mostQuoted = 200

/** A word or text of the content, quoted for a message. The message stays on one line. */
export const quoted = (word: unknown): string => {
  const text = String(word)
  return `“${text.length > mostQuoted || /[\r\n]/.test(text) ? truncated(text, mostQuoted) : text}”`
}

/** "1 question", "2 questions" */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** "a, b and c" */
export const inOneSentence = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of settings',
  null: 'nothing (null)',
}

/** JSON Schema types as editors know them: "text or a list". */
export const typeNames = (types: readonly string[]): string => types.map((type) => kinds[type] ?? type).join(' or ')

/** The type of a value, with the value if it is short: "a number (42)". */
export const describeValue = (value: unknown): string => {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of settings'
  if (typeof value === 'string') return `text (${quoted(truncated(value))})`
  if (typeof value === 'number' && !Number.isFinite(value)) return `no ordinary number (${value})`
  return typeof value === 'number' ? `a number (${value})` : value === true ? 'true' : 'false'
}

/** The text on one line, cut to `most` characters (code points). */
export const truncated = (text: string, most = 40): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  const characters = [...line]
  if (characters.length <= most) return line
  const start = characters.slice(0, most - 1).join('')
  return `${start.trimEnd()}…`
}

/** An English text for use inside a sentence. A text that begins with an abbreviation is not changed. */
export const uncapitalised = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

/** An English text for use at the beginning of a sentence or a label. */
export const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** Turns the name of a value into words: `high_is_good` becomes 'High is good'. */
export const wordsOf = (name: string): string => capitalised(name.replaceAll(/[_-]+/g, ' ').trim())

/** The first sentence of a schema's description, in brackets. */
export const asRemark = (description: unknown): string => {
  const [first] = typeof description === 'string' ? description.split(/(?<=[.!?])\s+(?=[\p{Lu}`{“"])/u) : []
  return first ? ` (${uncapitalised(first.replace(/\.$/, ''))})` : ''
}
