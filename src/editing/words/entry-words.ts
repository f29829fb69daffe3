import { isDataMap, isList } from '#content/write/edit.ts'
import { quoted } from '#content/problems/wording.ts'
import { entryName } from '#editing/build/entry-name.ts'
import { ruleName } from '#editing/build/entry-title.ts'
import type { ContentData } from '#editing/content-data.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import { idOf, type Place } from '#editing/place.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { describedAt } from './schema-at.ts'
import { shortened } from './value-words.ts'

/** `option`, `question`, `rule`: what an entry of this list is. */
export const entryNoun = (schemas: Schemas, file: string, list: Place): string => {
  const kind = listKind(list)
  return kind === 'entry' ? (describedAt(schemas, file, [...list, 0]).title ?? 'entry').toLowerCase() : kind
}

/** `option “4C”`; for a rule, the answers that it is about. */
export const entryInWords = (
  schemas: Schemas,
  data: ContentData,
  file: string,
  list: Place,
  entry: unknown,
): string => {
  const noun = entryNoun(schemas, file, list)
  const name = ruleName(data, entry) ?? nameInQuotes(entry)
  return name === undefined ? noun : `${noun} ${name}`
}

const nameInQuotes = (entry: unknown): string | undefined => {
  const name = entryName(entry)
  return name === undefined ? undefined : quoted(shortened(name))
}

/** The list entries on the way to a place, each with its place. */
export const entriesOnTheWay = (
  root: unknown,
  place: Place,
): readonly { readonly list: Place; readonly entry: unknown; readonly end: number }[] => {
  let value = root
  return place.flatMap((step, index) => {
    const list = isList(value) ? value : undefined
    value = list
      ? list.find((one, at) => (typeof step === 'number' ? at === step : idOf(one) === step))
      : isDataMap(value)
        ? value[String(step)]
        : undefined
    return list ? [{ list: place.slice(0, index), entry: value, end: index + 1 }] : []
  })
}
