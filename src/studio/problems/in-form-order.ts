import { isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { indexOf, valueIn, type Place } from '#editing/place.ts'
import { formOf, settingAt } from '#studio/form/schema/setting-at.ts'
import { isFixed, viewOf } from '#studio/form/schema/schema-view.ts'
import type { Schemas } from '#studio/form/schema/schema-node.ts'
import type { PlacedProblem } from './placed-problem.ts'

/**
 * The problems of each file in the order in which forms show their fields, so that the next problem is the next one on the screen. In a
 * file, a missing setting is reported where the group around it begins.
 */
export const inFormOrder = (
  schemas: Schemas,
  data: ContentData,
  problems: readonly PlacedProblem[],
): readonly PlacedProblem[] => {
  const files = [...new Set(problems.map(({ file }) => file))]
  return files.flatMap((file) => {
    const ofFile = problems.filter((problem) => problem.file === file)
    if (ofFile.length === 1) return ofFile
    return ofFile
      .map((problem) => ({ problem, position: problem.at ? positionOf(schemas, data, problem.at) : [] }))
      .toSorted((a, b) => compared(a.position, b.position))
      .map(({ problem }) => problem)
  })
}

/** For each step of a place, its index among the entries of the list or the settings of the group. */
const positionOf = (
  schemas: Schemas,
  data: ContentData,
  { file, place }: NonNullable<PlacedProblem['at']>,
): readonly number[] =>
  place.map((step, depth) => {
    const owner = place.slice(0, depth)
    const value = valueIn(data.get(file), owner)
    if (isList(value)) return indexOf(value, step) ?? value.length
    return settingIndex(schemas, data, { file, place: owner }, step)
  })

const settingIndex = (
  schemas: Schemas,
  data: ContentData,
  { file, place }: { readonly file: string; readonly place: Place },
  key: Place[number],
): number => {
  const root = data.get(file)
  const at = settingAt(schemas, file, root, place)
  const view = at && formOf(schemas, at.node, valueIn(root, place), at.key)
  if (view?.kind !== 'group') return 0
  const index = view.settings.findIndex((one) => one.key === key)
  const setting = view.settings[index]
  // Forms show what is never edited, such as an id, at the end.
  return setting && isFixed(viewOf(schemas, setting.node, setting.key), setting.isRequired)
    ? view.settings.length + index
    : index
}

/** What is about a whole comes before what is inside it. */
const compared = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((one, index) => one !== b[index])
  if (at === -1) return a.length - b.length
  return (a[at] ?? 0) - (b[at] ?? -1)
}
