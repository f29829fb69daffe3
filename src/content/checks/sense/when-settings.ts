import { memoiseSearch } from '#content/memoise.ts'
import { isObject } from '#content/yaml/json-pointer.ts'
import type { Condition } from '#types/content.generated.ts'

/** A setting of the content that is a condition: `locate(owner, key)` is its range. */
export type WhenSetting = { readonly owner: object; readonly key: string; readonly condition: Condition }

/** The parts of a content that contain conditions. */
export const conditionalParts = ['quiz', 'sections', 'profile', 'routines', 'tips', 'catalogue', 'ingredients'] as const

const keys = new Set(['when', 'skip_when'])

const conditionsIn = (value: unknown): readonly WhenSetting[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
        keys.has(key) && isObject(inner) && !Array.isArray(inner)
          ? [{ owner: value, key, condition: inner as Condition }]
          : conditionsIn(inner),
      )
    : []

/** All conditions of a part of the content, or of one entry, at any depth. */
export const whenSettings = memoiseSearch(conditionsIn)
