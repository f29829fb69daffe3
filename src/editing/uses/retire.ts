import { quotedName } from '#editing/build/entry-name.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import type { EntryPlace } from '#editing/list-place.ts'
import { valueIn } from '#editing/place.ts'
import { whyNeeded } from './why-needed.ts'

export type RetireResult =
  | { readonly ok: true; readonly act: NewAct }
  | { readonly ok: false; readonly message: string }

/** Sets whether an option is retired. A retired option is no longer offered, but rules can still read it. */
export const retireOption = (data: ContentData, { entry, file, list }: EntryPlace, isRetired = true): RetireResult => {
  const needed = isRetired ? whyNeeded(data, { entry, file, list }) : undefined
  if (needed !== undefined) return { ok: false, message: needed }
  const place = [...list, entry]
  const option = valueIn(data.get(file), place)
  const { operations } = setValue(data, file, [...place, 'retired'], isRetired || undefined)
  return { ok: true, act: { title: `${isRetired ? 'Retire' : 'Offer again'} ${quotedName(option)}`, operations } }
}
