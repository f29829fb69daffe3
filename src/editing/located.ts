import { isDataMap, isList, valueAt, type DataMap, type DataPath } from '#content/write/edit.ts'
import type { ContentData } from './content-data.ts'
import { placeAt, stepTo, type Place } from './place.ts'

/** An object of the content, and where it is. */
export type Located = { readonly file: string; readonly place: Place; readonly value: DataMap }

/** The lists that stand in a file of their own, or under the same name in the quiz file. */
const files = {
  scores: ['analysis/scores.yaml', ['scores']],
  insights: ['analysis/profile.yaml', ['insights']],
  signposts: ['analysis/profile.yaml', ['signposts']],
  issues: ['analysis/profile.yaml', ['issues', 'list']],
  groups: ['analysis/profile.yaml', ['groups']],
  badges: ['analysis/tips.yaml', ['badges']],
  tips: ['analysis/tips.yaml', ['tips']],
} as const satisfies Record<string, readonly [file: string, path: DataPath]>

export type ListName = keyof typeof files

/** The path of the quiz file: a content has one, in its folder or in `quiz/`. */
export const quizFileOf = (data: ContentData): string => (data.has('quiz.yaml') ? 'quiz.yaml' : 'quiz/quiz.yaml')

/** The objects of a list, wherever the content keeps it. */
export const listed = (data: ContentData, name: ListName): readonly Located[] => {
  const [file, path] = files[name]
  const own = locatedIn(data, file, path)
  return own.length > 0 ? own : locatedIn(data, quizFileOf(data), [name])
}

/** The objects of the list at a path of a file. */
export const locatedIn = (data: ContentData, file: string, path: DataPath): readonly Located[] => {
  const content = data.get(file)
  const list = valueAt(content, path)
  if (!isList(list)) return []
  return list.flatMap((value, index) =>
    isDataMap(value) ? [{ file, place: placeAt(content, [...path, index]), value }] : [],
  )
}

/** The objects of a list inside of another object. */
export const entriesIn = ({ file, place, value }: Located, name: string): readonly Located[] => {
  const list = value[name]
  if (!isList(list)) return []
  return list.flatMap((entry, index) =>
    isDataMap(entry) ? [{ file, place: [...place, name, stepTo(list, index)], value: entry }] : [],
  )
}

/** A text of an object; an empty text when it has none. */
export const textIn = (value: DataMap, name: string): string => {
  const text = value[name]
  return typeof text === 'string' ? text : ''
}
