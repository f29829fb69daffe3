import { quotedName } from '#editing/build/entry-name.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { ContentData, NewAct } from '#editing/content-data.ts'
import { lastingPlace, type EntryPlace } from '#editing/list-place.ts'
import type { Schemas } from '#editing/names/schema-part.ts'
import { pathOf, valueIn } from '#editing/place.ts'
import { changedScores, changesOf, type Consequence } from './consequences.ts'
import { dataAfter } from './data-after.ts'
import { loweredLimits } from './limits.ts'
import { markOperations } from './mark-operations.ts'
import { whyNeeded } from './why-needed.ts'

export type RetireResult =
  | {
      readonly ok: true
      readonly act: NewAct
      /** What else changes, in an editor's words. */
      readonly consequences: readonly Consequence[]
    }
  | { readonly ok: false; readonly message: string }

/**
 * Sets whether an option is retired. A retired option is no longer offered, but rules can still read it. It does not count for how many
 * options have to be or can be chosen.
 */
export const retireOption = (
  data: ContentData,
  schemas: Schemas,
  { entry, file, list }: EntryPlace,
  isRetired = true,
): RetireResult => {
  const needed = isRetired ? whyNeeded(data, { entry, file, list }) : undefined
  if (needed !== undefined) return { ok: false, message: needed }
  const place = [...list, entry]
  const option = valueIn(data.get(file), place)
  const path = isRetired ? pathOf(data.get(file), place) : undefined
  const limits = path ? loweredLimits(data, [{ file, path }]) : []
  const operations = [
    ...setValue(data, file, [...place, 'retired'], isRetired || undefined).operations,
    ...markOperations(data, [], limits, new Map()),
  ]
  const title = `${isRetired ? 'Retire' : 'Offer again'} ${quotedName(option)}`
  return {
    ok: true,
    act: { title, operations, about: lastingPlace({ entry, file, list }) },
    consequences: [...changesOf(data, schemas, limits), ...changedScores(data, dataAfter(data, operations))],
  }
}
