/** Words in {brackets} that nothing fills in: a visitor would read the brackets. */
import type { At } from './locate.ts'
import { nearest } from './nearest.ts'
import type { Finding } from './problem.ts'
import { placeInText } from './text-place.ts'
import { listed } from './words.ts'

/** A text in a file: `at(owner, key)` is its place. */
export type FillableText = { readonly owner: object; readonly key: string; readonly text: string }

/** `words` are those of this text, `everywhere` those of the site. */
export const unfilled = (
  { owner, key, text }: FillableText,
  words: readonly string[],
  everywhere: Readonly<Record<string, string>>,
  at: At,
  help: (name: string) => string = helpWith(words, everywhere),
): Finding[] =>
  [...text.matchAll(/\{([^{}\s]*)\}/g)].flatMap(({ 0: whole, 1: name = '', index }): Finding[] => {
    if (words.includes(name) || Object.hasOwn(everywhere, name)) return []
    return [
      {
        code: 'content/unknown-placeholder',
        place: placeInText(at(owner, key), text, index, index + whole.length),
        message: `Nothing is known that could stand for ${whole}.`,
        help: help(name),
      },
    ]
  })

const helpWith = (words: readonly string[], everywhere: Readonly<Record<string, string>>) => {
  const all = words.map((word) => `{${word}}`)
  return (name: string): string => {
    const near = nearest(name, [...words, ...Object.keys(everywhere)])
    if (near !== undefined) return `Did you mean {${near}}?`
    return all.length === 0 ? 'Remove it: nothing is filled in here.' : `This text may have ${listed(all)}.`
  }
}
