import { isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { ListPlace } from '#editing/list-place.ts'
import { idOf, valueIn } from '#editing/place.ts'
import { idFromLabel } from './id-from-label.ts'
import { listKind } from './list-kind.ts'
import { questionId } from './question-id.ts'
import { takenIds } from './taken-ids.ts'

/** The id of a new entry of this list, made from its label: a text, or the next number for a product. */
export const newId = (
  data: ContentData,
  place: ListPlace,
  label: string,
  alsoTaken: Iterable<string> = [],
): string | number => {
  const taken = new Set([...takenIds(data, place), ...alsoTaken])
  const kind = listKind(place.list)
  if (kind === 'product') return Math.max(0, ...[...taken].map(Number).filter(Number.isInteger)) + 1
  if (kind !== 'question') return idFromLabel(label, taken, kind)
  const value = valueIn(data.get(place.file), place.list)
  const ids = (isList(value) ? value : []).flatMap((entry) => idOf(entry) ?? [])
  return questionId(label, taken, ids)
}
