import { hiddenInTexts, otherSpaces, unstorable, withoutWidth } from '#engine/characters.ts'

/** Letters of other alphabets that look like Latin ones. An editor who pastes text cannot see the difference. */
const latinOf: ReadonlyMap<string, string> = new Map(
  [
    ['аАαΑ', 'aAaA'],
    ['ВвβΒ', 'BbbB'],
    ['сСϲ', 'cCc'],
    ['ԁ', 'd'],
    ['еЕεΕё', 'eEeEe'],
    ['һНΗ', 'hHH'],
    ['іІιΙї', 'iIiIi'],
    ['јЈ', 'jJ'],
    ['кКκΚ', 'kKkK'],
    ['ӏ', 'l'],
    ['мМΜ', 'mMM'],
    ['пηΝ', 'nnN'],
    ['оОοΟ', 'oOoO'],
    ['рРρΡ', 'pPpP'],
    ['ѕЅ', 'sS'],
    ['тТτΤ', 'tTtT'],
    ['υ', 'u'],
    ['ѵν', 'vv'],
    ['ѡ', 'w'],
    ['хХχΧ', 'xXxX'],
    ['уУγΥ', 'yYyY'],
    ['‐‑‒–—−', '------'],
    ['０１２３４５６７８９', '0123456789'],
  ].flatMap(([others = '', latin = '']) => [...others].map((letter, index) => [letter, latin[index] ?? ''] as const)),
)

const invisible = new RegExp(withoutWidth, 'gu')
const spaces = new RegExp(otherSpaces, 'gu')
const openingQuotes = /^[“”„‘’‚«]+/
const closingQuotes = /[“”‘’»]+$/

/** What is wrong with the letters of a name, and the name as it was intended. */
export type WrongLetters = { readonly intended: string; readonly message: string; readonly help: string }

/** For a name (an id, a keyword, a setting) with look-alike letters. undefined: it has none. */
export const wrongLettersIn = (name: string): WrongLetters | undefined => {
  const intended = meantBy(name)
  if (intended === name || intended === '') return undefined
  const help = `Write it again by hand: ${/^\d/.test(intended) ? `"${intended}"` : intended}.`
  if (openingQuotes.test(name) || closingQuotes.test(name))
    return {
      intended,
      message: `The quotes around ${intended} are part of the text: only straight quotes (") are quotes in YAML.`,
      help,
    }
  const [hidden] = name.match(invisible) ?? name.match(spaces) ?? []
  if (hidden !== undefined)
    return { intended, message: `“${intended}” has a character in it that cannot be seen (${codeOf(hidden)}).`, help }
  const letter = [...name].find((one) => latinOf.has(one))
  if (letter === undefined) return { intended, message: `“${intended}” has a space before or after it.`, help }
  return {
    intended,
    message: `The “${letter}” in “${name}” is a letter of another alphabet (${codeOf(letter)}), which only looks like “${latinOf.get(letter)}”.`,
    help,
  }
}

export type FoundCharacter = { readonly index: number; readonly code: string }

const find = (text: string, pattern: RegExp): FoundCharacter | undefined => {
  const found = pattern.exec(text)
  return found ? { index: found.index, code: codeOf(found[0]) } : undefined
}

/** An invisible character in a text for visitors that was probably not intended. undefined: there is none. */
export const hiddenCharacterIn = (text: string): FoundCharacter | undefined => find(text, hiddenInTexts)

/** A character that databases cannot store. The server refuses it, even in a title that the visitor's browser only sends back. */
export const unstorableCharacterIn = (text: string): FoundCharacter | undefined => find(text, unstorable)

/** Whether a text is not empty but has no visible characters. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Cf}]+$/u.test(text)

const meantBy = (name: string): string =>
  [...name.replace(invisible, '').replace(spaces, ' ').replace(openingQuotes, '').replace(closingQuotes, '')]
    .map((letter) => latinOf.get(letter) ?? letter)
    .join('')
    .trim()

const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
