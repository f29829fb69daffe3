import { isDataMap, isList, type DataMap } from '#content/write/edit.ts'
import { answerPattern } from '#engine/quiz/answers/answer-texts.ts'
import { entryName } from '#editing/build/entry-name.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { idOf } from '#editing/place.ts'
import { idKeyOf, listKind, type ListKind } from './list-kind.ts'
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
  const ids = { questions: new Map<string, string>(), traits: new Map<string, string>() }
  /** @param named the list in which a value gets a new id; undefined: its id stays */
  const rename = (value: unknown, list: ListPlace['list'], named?: keyof NewIds): unknown => {
    if (isList(value)) {
      const inner = listsWithNewIds[listKind(list)]
      return value.map((one) => rename(one, [...list, ''], inner))
    }
    if (!isDataMap(value)) return value
    const id = named && newIdOf(value, named)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'id' && id !== undefined ? id : renameSetting(inner, [...list, key], key),
      ]),
    )
  }
  const renameSetting = (value: unknown, list: ListPlace['list'], key: string) =>
    rename(value, list, key === 'question' ? 'questions' : undefined)
  const newIdOf = (value: DataMap, named: keyof NewIds): string | undefined => {
    const id = idOf(value)
    if (id === undefined) return undefined
    const copy = String(newId(data, { file: place.file, list: [named] }, entryName(value) ?? '', ids[named].values()))
    ids[named].set(id, copy)
    return copy
  }
  const inside = Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, renameSetting(value, [...place.list, '', key], key)]),
  )
  const taken = [...ids.questions.values(), ...ids.traits.values()]
  return { ...withIds(inside, ids), id: newId(data, place, entryName(entry) ?? '', taken) }
}

/** The ids of the copies, by the ids of what is copied. */
type NewIds = { readonly questions: ReadonlyMap<string, string>; readonly traits: ReadonlyMap<string, string> }

/** The lists of the entries whose ids are unique in the whole content. */
const listsWithNewIds: Partial<Record<ListKind, keyof NewIds>> = { question: 'questions', trait: 'traits' }

/** Makes settings refer to the copies of these questions and traits, and texts repeat the answers to the copies. */
const withIds = (value: unknown, ids: NewIds): object | undefined => {
  const renamed = (inner: unknown, key: string): unknown => {
    if (isList(inner)) return inner.map((one) => renamed(one, ''))
    if (isDataMap(inner)) return withIds(inner, ids)
    if (typeof inner !== 'string') return inner
    if (key === 'question') return ids.questions.get(inner) ?? inner
    if (key === 'profile') return ids.traits.get(inner) ?? inner
    return inner.replace(
      answerPattern,
      (_, kind: string, question: string, forms: string) =>
        `{${kind}:${ids.questions.get(question) ?? question}${forms}}`,
    )
  }
  return isDataMap(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, key)]))
    : undefined
}
