/** The texts of a file in which only some words are filled in, as `placeholders` in its schema says. */
import { isObject } from '#content/yaml/json-pointer.ts'
import type { FillableText } from './unknown-placeholders.ts'

export type PlaceholderText = FillableText & { readonly words: readonly string[] }

/** By the JSON pointer of a text, or of a group: then for every text in it that has no list of its own. */
export type AllowedPlaceholders = ReadonlyMap<string, readonly string[]>

export const placeholderTexts = (
  data: unknown,
  allowedPlaceholders: AllowedPlaceholders,
): readonly PlaceholderText[] => {
  const inside = (value: unknown, path: string, words: readonly string[] | undefined): readonly PlaceholderText[] =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
          const here = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
          const known = allowedPlaceholders.get(here) ?? words
          if (typeof inner !== 'string') return inside(inner, here, known)
          return known ? [{ owner: value, key, text: inner, words: known }] : []
        })
      : []
  return inside(data, '', allowedPlaceholders.get(''))
}
