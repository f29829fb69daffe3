import { literalPattern } from '#engine/literal-pattern.ts'
import { idRecords } from '#content/history/id-records.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { stepTo, type Place } from '#editing/place.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { describedAt } from '#editing/words/schema-at.ts'

export type FindOptions = { readonly find: string; readonly wholeWords: boolean; readonly matchCase: boolean }

/** A text with the ranges that were found in it: start, and end (exclusive). */
export type TextHit = {
  readonly file: string
  readonly place: Place
  readonly text: string
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

/**
 * Every text that people read and that contains the searched words, in the order of the files. Ids, addresses and the names in
 * placeholders do not count as texts.
 */
export const findTexts = (data: ContentData, schemas: Schemas, options: FindOptions): readonly TextHit[] => {
  if (options.find.trim() === '') return []
  const pattern = patternOf(options)
  return [...data].flatMap(([file, root]) =>
    idRecords.has(file)
      ? []
      : textsIn(root, []).flatMap(({ place, text }): readonly TextHit[] => {
          const ranges = rangesIn(text, pattern)
          if (ranges.length === 0 || !describedAt(schemas, file, place).isText) return []
          return [{ file, place, text, ranges }]
        }),
  )
}

const textsIn = (value: unknown, place: Place): readonly { readonly place: Place; readonly text: string }[] => {
  if (typeof value === 'string') return [{ place, text: value }]
  if (isList(value)) return value.flatMap((entry, index) => textsIn(entry, [...place, stepTo(value, index)]))
  if (isDataMap(value)) return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...place, key]))
  return []
}

const patternOf = ({ find, matchCase, wholeWords }: FindOptions): RegExp => {
  const escaped = literalPattern(find)
  const source = wholeWords ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped
  return new RegExp(source, matchCase ? 'gu' : 'giu')
}

/** Parts that are never replaced: the name in a placeholder (`{answer:question|`), and the address of a Markdown link. */
const untouchable = /\{[^{}|]*|\]\([^)]*\)/g

const rangesIn = (text: string, pattern: RegExp): TextHit['ranges'] => {
  const found = [...text.matchAll(pattern)]
  if (found.length === 0) return []
  const others = [...text.matchAll(untouchable)].map((match) => rangeOf(match))
  return found.map(rangeOf).filter(([from, to]) => !others.some(([start, end]) => from < end && to > start))
}

const rangeOf = (match: RegExpMatchArray): readonly [number, number] => {
  const from = match.index ?? 0
  return [from, from + match[0].length]
}
