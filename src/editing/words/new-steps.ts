import { isDataMap } from '#content/write/edit.ts'
import { idOf } from '#editing/place.ts'
import type { Difference } from './differences.ts'
import type { DifferenceOrMove } from './with-moved-entries.ts'

/** Combines a new step with its section if that is new, too, because for an editor these are one thing. */
export const withNewSections = (
  all: readonly DifferenceOrMove[],
): readonly (DifferenceOrMove & { readonly section?: Difference })[] => {
  const taken = new Set<Difference>()
  const found = all.map((one) => {
    const section = one.from ? undefined : newSectionOf(all, one.difference)
    if (section) taken.add(section)
    return { ...one, ...(section && { section }) }
  })
  return found.filter(({ difference }) => !taken.has(difference))
}

/** The data of a new section. */
export const sectionIn = (difference: Difference): unknown =>
  difference.kind === 'file' ? difference.after : 'entry' in difference ? difference.entry : undefined

const newSectionOf = (all: readonly DifferenceOrMove[], step: Difference): Difference | undefined => {
  if (step.kind !== 'add' || step.list.join() !== 'steps' || !isDataMap(step.entry)) return undefined
  const { section } = step.entry
  if (typeof section !== 'string') return undefined
  return all.find(
    ({ difference, from }) => !from && isNewSection(difference) && idOf(sectionIn(difference)) === section,
  )?.difference
}

const isNewSection = (one: Difference): boolean =>
  one.kind === 'file'
    ? one.before === undefined && one.file.startsWith('quiz/sections/')
    : one.kind === 'add' && one.list.join() === 'sections'
