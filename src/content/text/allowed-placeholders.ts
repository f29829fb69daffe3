/** The texts of a file in which only some words are filled in, as `placeholders` in its schema says. */
import { isGroup } from '#content/yaml/json-pointer.ts'
import type { FillableText } from './unknown-placeholders.ts'

export type LimitedText = FillableText & { readonly words: readonly string[] }

/** By the JSON pointer of a text, or of a group: then for every text in it that has no list of its own. */
export type Limits = ReadonlyMap<string, readonly string[]>

export const limitedTexts = (data: unknown, limits: Limits): readonly LimitedText[] => {
  const inside = (value: unknown, path: string, words: readonly string[] | undefined): readonly LimitedText[] =>
    isGroup(value)
      ? Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
          const here = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
          const known = limits.get(here) ?? words
          if (typeof inner !== 'string') return inside(inner, here, known)
          return known ? [{ owner: value, key, text: inner, words: known }] : []
        })
      : []
  return inside(data, '', limits.get(''))
}
