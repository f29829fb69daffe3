import { isObject, pointerTo } from '#content/yaml/json-pointer.ts'

/** A text in a file: `locate(owner, key)` is its range. */
export type FillableText = { readonly owner: object; readonly key: string; readonly text: string }

/** A text, and the placeholders that its schema allows in it (`placeholders`), without those of `sitePlaceholders`. */
export type PlaceholderText = FillableText & { readonly placeholders: readonly string[] }

/**
 * By JSON pointer. The list of an object or array applies to every text in it that has no list of its own. `checked`: a separate check
 * knows what these texts may contain. A text without any list may contain only the placeholders of the site.
 */
export type AllowedPlaceholders = ReadonlyMap<string, Allowed>
export type Allowed = readonly string[] | 'checked'

/** All texts of a file with something in braces, except those that have a check of their own. */
export const placeholderTexts = (
  data: unknown,
  allowedPlaceholders: AllowedPlaceholders,
): readonly PlaceholderText[] => {
  const inside = (value: unknown, path: string, allowed: Allowed): readonly PlaceholderText[] =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
          const here = path + pointerTo(key)
          const known = allowedPlaceholders.get(here) ?? allowed
          if (typeof inner !== 'string') return inside(inner, here, known)
          return known === 'checked' || !inner.includes('{')
            ? []
            : [{ owner: value, key, text: inner, placeholders: known }]
        })
      : []
  return inside(data, '', allowedPlaceholders.get('') ?? [])
}
