import type { ContentData } from '#editing/content-data.ts'
import { entriesOfKind, type ContentEntry } from '#editing/ids/content-entries.ts'
import { locatedIn, quizFileOf } from '#editing/located.ts'
import { idOf, pathOf } from '#editing/place.ts'
import type { Mark } from './mark.ts'

/**
 * The sections and tabs whose steps are all deleted: nobody would be asked the questions of such a section, and such a tab would never be
 * marked as current. A section in a file of its own has an empty path.
 */
export const leftWithoutStep = (data: ContentData, isGone: (mark: Mark) => boolean): readonly Mark[] => {
  const withPath = (entries: readonly Pick<ContentEntry, 'file' | 'place' | 'value'>[]) =>
    entries.map((entry) => ({ ...entry, path: pathOf(data.get(entry.file), entry.place) ?? [] }))
  const steps = withPath(entriesOfKind(data, 'step'))
  const lists = { section: entriesOfKind(data, 'section'), tab: locatedIn(data, quizFileOf(data), ['tabs']) }
  return (['section', 'tab'] as const).flatMap((name) =>
    withPath(lists[name]).filter((entry) => {
      const naming = steps.filter(({ value }) => value[name] === idOf(entry.value))
      return !isGone(entry) && naming.length > 0 && naming.every(isGone)
    }),
  )
}

/** Whether a step that asks something is left. */
export const asksSomething = (data: ContentData, isGone: (mark: Mark) => boolean): boolean =>
  entriesOfKind(data, 'step').some(
    ({ file, place, value }) =>
      ['questions', 'photos', 'text'].includes(String(value['kind'])) &&
      !isGone({ file, path: pathOf(data.get(file), place) ?? [] }),
  )
