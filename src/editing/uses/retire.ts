import { isDataMap, valueAt } from '#content/write/edit.ts'
import { quotedName } from '#editing/build/entry-name.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { entriesOfKind } from '#editing/ids/content-entries.ts'
import { listKind } from '#editing/ids/list-kind.ts'
import type { EntryPlace } from '#editing/list-place.ts'
import { idOf, valueIn } from '#editing/place.ts'
import { isPublished, type Published } from './retired-entries.ts'
import { whyNeeded } from './why-needed.ts'

/**
 * What an editor should be offered first for an entry: `retire` for an option that answers may have been stored with, which then stay
 * readable. Other things cannot be retired and stay; deleting a published one notes its id, so that nothing new ever gets it.
 */
export const removalOf = (data: ContentData, place: EntryPlace): 'retire' | 'delete' =>
  listKind(place.list) === 'option' && publishedEntries(data, place).some((one) => isPublished(data, one))
    ? 'retire'
    : 'delete'

export type RetireResult =
  | { readonly ok: true; readonly act: NewAct }
  | { readonly ok: false; readonly message: string }

/** No longer offers an option. Rules may still read it. `false` offers it again. */
export const retireOption = (
  data: ContentData,
  { entry, file, list }: EntryPlace,
  order?: readonly string[],
  retired = true,
): RetireResult => {
  const needed = retired ? whyNeeded(data, { entry, file, list }) : undefined
  if (needed !== undefined) return { ok: false, message: needed }
  const place = [...list, entry]
  const option = valueIn(data.get(file), place)
  const { operations } = setValue(data, file, [...place, 'retired'], retired || undefined, order && { order })
  return { ok: true, act: { title: `${retired ? 'Retire' : 'Offer again'} ${quotedName(option)}`, operations } }
}

/** An option of a shared list belongs to all the questions that use the list. */
const publishedEntries = (data: ContentData, { entry, file, list }: EntryPlace): readonly Published[] => {
  const root = data.get(file)
  const option = idOf(valueIn(root, [...list, entry])) ?? ''
  const shared = list.at(-2) === 'option_lists' ? list.at(-1) : undefined
  const owner = valueIn(root, list.slice(0, -1))
  const questions =
    shared === undefined
      ? [idOf(owner) ?? '']
      : entriesOfKind(data, 'question').flatMap(({ value }) =>
          isDataMap(value) && valueAt(value, ['options']) === shared ? (idOf(value) ?? []) : [],
        )
  return questions.map((question) => ({ what: 'option', id: `${question}/${option}` }))
}
