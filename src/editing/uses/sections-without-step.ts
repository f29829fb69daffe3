import type { ContentData } from '#editing/content-data.ts'
import { entriesOfKind, type ContentEntry } from '#editing/ids/content-entries.ts'
import { idOf, pathOf } from '#editing/place.ts'
import type { Mark } from './mark.ts'

/** The sections whose steps are all gone: nobody would be asked their questions. One in a file of its own has an empty path. */
export const sectionsWithoutStep = (data: ContentData, isGone: (mark: Mark) => boolean): readonly Mark[] => {
  const located = (entries: readonly ContentEntry[]) =>
    entries.map((entry) => ({ ...entry, path: pathOf(data.get(entry.file), entry.place) ?? [] }))
  const steps = located(entriesOfKind(data, 'step'))
  return located(entriesOfKind(data, 'section')).filter((section) => {
    const showing = steps.filter(({ value }) => value['section'] === idOf(section.value))
    return !isGone(section) && showing.length > 0 && showing.every(isGone)
  })
}

/** Whether a step is left that asks something. */
export const asksSomething = (data: ContentData, isGone: (mark: Mark) => boolean): boolean =>
  entriesOfKind(data, 'step').some(
    ({ file, place, value }) =>
      ['questions', 'photos', 'text'].includes(String(value['kind'])) &&
      !isGone({ file, path: pathOf(data.get(file), place) ?? [] }),
  )
