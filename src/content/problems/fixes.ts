import { certainMatch } from '#content/schema/did-you-mean.ts'
import type { SourceRange } from '#content/yaml/range.ts'
import type { Fix } from './fix.ts'
import { quoted } from './wording.ts'

/** Replaces the text of the range as it is in the file, quotes included. */
export const replacement = ({ source, from, to }: SourceRange, text: string, title: string): Fix => ({
  title,
  edits: [{ file: source.name, from, to, text }],
})

/** Replaces an id, a name or another word of the range. Quotes stay; a word without quotes gets them if YAML would not read it as text. */
export const wordReplacement = (range: SourceRange, word: string): Fix => {
  const written = range.source.text.slice(range.from, range.to)
  const [, quote = '', inner = written] = /^(["'])(.*)\1$/.exec(written) ?? []
  const isText = /^[a-z_/][\w./-]*$/i.test(word) && !/^(yes|no|on|off|y|n|true|false|null)$/i.test(word)
  const quoteMark = quote === '' && !isText ? '"' : quote
  const title = inner === word ? `Put quotes around ${quoted(word)}` : `Change ${quoted(inner)} to ${quoted(word)}`
  return replacement(range, quoteMark + word + quoteMark, title)
}

/** The fix of a mistyped word, if only one of the known words can have been meant. */
export const spellingFixes = (range: SourceRange, word: string, known: Iterable<string>): readonly Fix[] => {
  const match = certainMatch(word, known)
  return match === undefined ? [] : [wordReplacement(range, match)]
}
