import { isMedia } from '#content/folder/content-file.ts'
import type { Problem } from '#content/problems/problem.ts'
import { isList, type DataPath } from '#content/write/edit.ts'
import { isSamePlace, isWithin, placeAt, type Place } from '#editing/place.ts'

/**
 * A problem and the place of its value. `studio/not-written`: a change of the draft that could not be written into the files.
 * `studio/outside`: files that the studio leaves out.
 */
export type PlacedProblem = Omit<Problem, 'code'> & {
  readonly code: Problem['code'] | 'studio/not-written' | 'studio/outside'
  /** Where to correct it; null: it is not in this content (a default text), or is about a whole file or a picture, which has no form. */
  readonly at: { readonly file: string; readonly place: Place } | null
}

/** The position of a problem that is about a whole file. */
export const wholeFile = { line: 1, column: 1, endColumn: 1, from: 0, to: 0, path: '', frame: '', fixes: [] }

/** @param data the data of all files when the problem was found */
export const placedProblem = (
  problem: Problem,
  folderName: string,
  data: ReadonlyMap<string, unknown>,
): PlacedProblem => {
  const file = problem.file.startsWith(`${folderName}/`) ? problem.file.slice(folderName.length + 1) : undefined
  if (file === undefined || isMedia(file)) return { ...problem, at: null }
  const root = data.get(file)
  return { ...problem, at: { file, place: placeAt(root, pathFrom(problem.path, root)) } }
}

/** A JSON pointer as a path in this data. */
const pathFrom = (pointer: string, data: unknown): DataPath => {
  let value = data
  return pointer
    .split('/')
    .slice(1)
    .map((text) => text.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((name) => {
      const step = isList(value) ? Number(name) : name
      value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
      return step
    })
}

/** The path of an unused picture: `media/uploads/oil.jpg`. undefined: the problem is about something else. */
export const unusedPictureOf = ({ code, file }: Pick<PlacedProblem, 'code' | 'file'>): string | undefined =>
  code === 'content/unused' ? /^[^/]+\/(media\/.+)$/.exec(file)?.[1] : undefined

/** The problems of exactly this value. */
export const problemsAt = (problems: readonly PlacedProblem[], file: string, place: Place): readonly PlacedProblem[] =>
  problems.filter(({ at }) => at?.file === file && isSamePlace(at.place, place))

/** The problems of this value and of everything inside it. */
export const problemsIn = (problems: readonly PlacedProblem[], file: string, place: Place): readonly PlacedProblem[] =>
  problems.filter(({ at }) => at?.file === file && isWithin(place, at.place))
