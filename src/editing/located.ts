import { fileOfPart } from '#content/folder/inline-parts.ts'
import { isDataMap, isList, valueAt, type DataMap, type DataPath } from '#content/write/edit.ts'
import type { ContentData } from './content-data.ts'
import { placeAt, stepTo, type Place } from './place.ts'

/** An object of the content, and where it is. */
export type Located = { readonly file: string; readonly place: Place; readonly value: DataMap }

/** The lists that can only be in the profile file. */
const ofProfile = { issues: ['issues', 'list'], groups: ['groups'] } as const

export type ListName = keyof typeof ofProfile | 'consents' | 'scores' | 'insights' | 'signposts' | 'badges' | 'tips'

/** The path of the quiz file, which is at the top of the content folder or in `quiz/`. */
export const quizFileOf = (data: ContentData): string => (data.has('quiz.yaml') ? 'quiz.yaml' : 'quiz/quiz.yaml')

/** Whether the quiz file has settings of this file, which the content then cannot have as well. */
export const isInQuizFile = (data: ContentData, file: string): boolean => {
  const quiz = data.get(quizFileOf(data))
  return isDataMap(quiz) && Object.keys(quiz).some((name) => fileOfPart(name) === file)
}

/** The objects of a list, wherever the content keeps it: in a file of its own, or under the same name in the quiz file. */
export const listed = (data: ContentData, name: ListName): readonly Located[] => {
  if (name === 'issues' || name === 'groups') return locatedIn(data, 'analysis/profile.yaml', ofProfile[name])
  const own = locatedIn(data, fileOfPart(name) ?? '', [name])
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

/** The objects of a list inside another object. */
export const entriesIn = ({ file, place, value }: Located, name: string): readonly Located[] => {
  const list = value[name]
  if (!isList(list)) return []
  return list.flatMap((entry, index) =>
    isDataMap(entry) ? [{ file, place: [...place, name, stepTo(list, index)], value: entry }] : [],
  )
}

/** A text of an object; empty if it has none. */
export const textIn = (value: DataMap, name: string): string => {
  const text = value[name]
  return typeof text === 'string' ? text : ''
}
