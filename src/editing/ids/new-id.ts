import { isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { idOf, valueIn } from '#editing/place.ts'
import { idFromLabel } from './id-from-label.ts'
import { listKind } from './list-kind.ts'
import { questionId } from './question-id.ts'
import { takenIds } from './taken-ids.ts'

/** The id of a new entry of this list, made from its label: a text, or the next number when the others have numbers. */
export const newId = (
  data: ContentData,
  place: ListPlace,
  label: string,
  alsoTaken: Iterable<string> = [],
): string | number => {
  const taken = new Set([...takenIds(data, place), ...alsoTaken])
  const value = valueIn(data.get(place.file), place.list)
  const ids = (isList(value) ? value : []).map((entry) => (isNumbered(entry) ? entry.id : idOf(entry)))
  if (ids.length > 0 && ids.every((id) => typeof id === 'number'))
    return Math.max(...[...taken].map(Number).filter(Number.isInteger)) + 1
  const kind = listKind(place.list)
  if (kind !== 'question') return idFromLabel(label, taken, kind)
  return questionId(
    label,
    taken,
    ids.filter((id) => typeof id === 'string'),
  )
}

const isNumbered = (entry: unknown): entry is { readonly id: number } =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'number'
