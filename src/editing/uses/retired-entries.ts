import { retiredFile } from '#content/history/id-records.ts'
import { isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { newFile } from '#editing/build/new-file.ts'
import { publishedIds } from '#editing/ids/taken-ids.ts'
import type { ListKind } from '#editing/ids/list-kind.ts'
import type { Operation } from '#editing/operation.ts'
import { valueIn } from '#editing/place.ts'
import type { Thing } from './thing.ts'

/** An id as the history of published ids records it. */
export type PublishedThing = { readonly what: ListKind; readonly id: string }

/** Whether stored answers and reports may use the id. */
const isPublished = (data: ContentData, { id, what }: PublishedThing): boolean =>
  publishedIds(data, [what]).includes(id)

/** How the history records a thing; undefined: it does not. */
export const publishedAs = ({ id, kind, scope }: Thing): PublishedThing | undefined =>
  kind === 'option'
    ? { what: 'option', id: `${scope ?? ''}/${id}` }
    : (['question', 'section', 'step', 'score', 'trait', 'issue', 'goal'] as const)
        .filter((what) => what === kind)
        .map((what) => ({ what, id }))[0]

/**
 * Records deleted ids as retired, so that nothing new ever gets them: those that were published and are not recorded yet. A deleted
 * question includes its options.
 *
 * @param on the day, as year-month-day
 * @param texts those of the files, for the first line of a new file
 */
export const retiredEntries = (
  data: ContentData,
  gone: readonly PublishedThing[],
  on: string,
  texts: ReadonlyMap<string, string>,
): readonly Operation[] => {
  const entries = gone
    .filter((one, index) => gone.findIndex(({ id, what }) => id === one.id && what === one.what) === index)
    .filter((one) => isPublished(data, one) && !isNoted(data, one))
    .filter(
      ({ id, what }) =>
        what !== 'option' || !gone.some((one) => one.what === 'question' && id.startsWith(`${one.id}/`)),
    )
    .map(({ id, what }) => (what === 'question' || what === 'option' ? { id, on } : { what, id, on }))
  const list = valueIn(data.get(retiredFile), ['retired'])
  const last = isList(list) ? list.length : 0
  const added = entries.map((entry, index): Operation => ({
    kind: 'insert',
    file: retiredFile,
    list: ['retired'],
    entry,
    index: last + index,
    follows: null,
  }))
  if (added.length === 0 || isList(list)) return added
  const others = [...texts].map(([path, text]) => ({ path, text }))
  return [...newFile(others, retiredFile, { retired: [] }), ...added]
}

/** Removes the records of retired ids that exist again, with the meaning with which they were published. */
export const returnedEntries = (data: ContentData, there: readonly PublishedThing[]): readonly Operation[] => {
  const list = valueIn(data.get(retiredFile), ['retired'])
  const entries = isList(list) ? [...list.entries()] : []
  return entries
    .filter(([, entry]) => there.some((one) => isNoteOf(entry, one)))
    .map(([index, entry]): Operation => ({
      kind: 'delete',
      file: retiredFile,
      list: ['retired'],
      entry,
      index,
      follows: null,
    }))
    .toReversed()
}

const isNoted = (data: ContentData, thing: PublishedThing): boolean => {
  const list = valueIn(data.get(retiredFile), ['retired'])
  return (isList(list) ? list : []).some((entry) => isNoteOf(entry, thing))
}

const isNoteOf = (entry: unknown, { id, what }: PublishedThing): boolean =>
  valueIn(entry, ['id']) === id &&
  valueIn(entry, ['what']) === (what === 'question' || what === 'option' ? undefined : what)
