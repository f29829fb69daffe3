import { isDataMap, isList } from '#content/write/edit.ts'
import { answerPattern } from '#engine/quiz/answers/answer-texts.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { idOf } from '#editing/place.ts'
import { idKeyOf, listKind } from './list-kind.ts'
import { newId } from './new-id.ts'

/**
 * A copy of a list entry with a new id, or a new value if it is a label of a trait. Questions and traits inside it get new ids as well,
 * because these are unique in the whole content; conditions and texts inside it then read the copies. Options keep their ids, which are
 * unique only within their question.
 */
export const copyOf = (data: ContentData, place: ListPlace, entry: unknown): unknown => {
  if (!isDataMap(entry)) return entry
  if (idKeyOf(place.list) === 'value') return { ...entry, value: newId(data, place, entryName(entry) ?? '') }
  if (idOf(entry) === undefined) return entry
  const ids = new Map<string, string>()
  const rename = (value: unknown, list: ListPlace['list'], isQuestion: boolean): unknown => {
    const kind = isList(value) ? listKind(list) : undefined
    if (isList(value))
      return value.map((inner) => rename(inner, [...list, ''], kind === 'question' || kind === 'trait'))
    if (!isDataMap(value)) return value
    const id = idOf(value)
    if (isQuestion && id !== undefined) {
      const siblings = { file: place.file, list: ['questions'] }
      ids.set(id, String(newId(data, siblings, entryName(value) ?? '', ids.values())))
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'id' && isQuestion ? ids.get(String(inner)) : rename(inner, [...list, key], key === 'question'),
      ]),
    )
  }
  const inside = Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, rename(value, [...place.list, '', key], key === 'question')]),
  )
  return { ...withIds(inside, ids), id: newId(data, place, entryName(entry) ?? '', ids.values()) }
}

/** Makes settings refer to the copies of these questions and traits, and texts repeat the answers to the copies. */
const withIds = (value: unknown, ids: ReadonlyMap<string, string>): object | undefined => {
  const renamed = (inner: unknown, key: string): unknown => {
    if (isList(inner)) return inner.map((one) => renamed(one, ''))
    if (isDataMap(inner)) return withIds(inner, ids)
    if (typeof inner !== 'string') return inner
    if (key === 'question' || key === 'profile') return ids.get(inner) ?? inner
    return inner.replace(
      answerPattern,
      (_, kind: string, question: string, forms: string) => `{${kind}:${ids.get(question) ?? question}${forms}}`,
    )
  }
  return isDataMap(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, key)]))
    : undefined
}
