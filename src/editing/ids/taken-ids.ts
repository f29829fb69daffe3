import { historyFile, retiredFile } from '#content/history/id-records.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { idOf, valueIn, type Place } from '#editing/place.ts'
import { entriesOfKind } from './content-entries.ts'
import { idKeyOf, listKind, type ListKind } from './list-kind.ts'

/** The ids of these kinds must be unique in the whole content, among the listed kinds. All others must be unique in their list. */
const unique: Partial<Record<ListKind, readonly ListKind[]>> = {
  question: ['question'],
  section: ['section'],
  trait: ['trait'],
  issue: ['issue', 'goal'],
  goal: ['issue', 'goal'],
}

/** The ids that a new entry of this list must not have: those in use, those that were published and those that are retired. */
export const takenIds = (data: ContentData, { file, list }: ListPlace): ReadonlySet<string> => {
  const kind = listKind(list)
  const kinds = unique[kind]
  const entries = valueIn(data.get(file), list)
  const used = kinds
    ? kinds.flatMap((one) => entriesOfKind(data, one).map(({ value }) => idOf(value)))
    : isList(entries)
      ? entries.map((entry) => ownId(list, entry))
      : []
  const published =
    kind === 'option'
      ? questionsWith(data, file, list).flatMap((question) =>
          publishedIds(data, ['option'])
            .filter((id) => id.startsWith(`${question}/`))
            .map((id) => id.slice(question.length + 1)),
        )
      : publishedIds(data, kinds ?? [kind])
  return new Set([...used, ...published].filter((id) => id !== undefined))
}

const ownId = (list: Place, entry: unknown): string | undefined => {
  if (idKeyOf(list) === 'id') return idOf(entry)
  return isDataMap(entry) && typeof entry['value'] === 'string' ? entry['value'] : undefined
}

/** The questions that have these options: several when they share a list. */
const questionsWith = (data: ContentData, file: string, list: Place): readonly string[] => {
  const name = list.at(-2) === 'option_lists' ? list.at(-1) : undefined
  if (name === undefined) return [idOf(valueIn(data.get(file), list.slice(0, -1))) ?? '']
  return entriesOfKind(data, 'question').flatMap(({ value }) => (value['options'] === name ? (idOf(value) ?? []) : []))
}

/** Ids that were ever published or retired. An option is `question/option`. */
export const publishedIds = (data: ContentData, kinds: readonly ListKind[]): readonly string[] =>
  [...recorded(data, historyFile, 'published'), ...recorded(data, retiredFile, 'retired')]
    .filter(({ what }) => kinds.some((kind) => kind === what))
    .map(({ id }) => id)

/** The kind with which a question was last published. undefined: it was never published. */
export const publishedKind = (data: ContentData, question: string): string | undefined =>
  recorded(data, historyFile, 'published').findLast(({ id, what }) => what === 'question' && id === question)?.kind

type Recorded = { readonly what: string; readonly id: string; readonly kind?: string }

const recorded = (data: ContentData, file: string, name: string): readonly Recorded[] => {
  const entries = valueIn(data.get(file), [name])
  if (!isList(entries)) return []
  return entries.flatMap((entry) => {
    if (!isDataMap(entry) || typeof entry['id'] !== 'string') return []
    const { id, kind, what } = entry
    return [
      {
        id,
        what: typeof what === 'string' ? what : id.includes('/') ? 'option' : 'question',
        ...(typeof kind === 'string' && { kind }),
      },
    ]
  })
}
