import { isDataMap, isList, valueAt } from '#content/write/edit.ts'
import { choosableTogether } from '#engine/quiz/question-kinds.ts'
import type { ContentData } from '#editing/content-data.ts'
import { entriesOfKind } from '#editing/ids/content-entries.ts'
import { pathOf, placeAt, type Place } from '#editing/place.ts'
import { countQuestionsRead } from '#editing/scores/questions-read.ts'
import { scoreColumns } from '#editing/scores/score-table.ts'
import { markKey, type Mark, type NewValue } from './mark.ts'

/** Settings that count entries of a list beside them. */
const limits: Readonly<Record<string, readonly string[]>> = {
  key_questions: ['min_key_answers'],
  options: ['min_choices', 'max_choices'],
  questions: ['min_answers'],
}

/** The limits that are meaningless without this list. */
export const limitsOf = (data: ContentData, { file, path }: Mark): readonly Mark[] =>
  (limits[String(path.at(-1))] ?? [])
    .map((name) => ({ file, path: [...path.slice(0, -1), name] }))
    .filter((limit) => valueAt(data.get(file), limit.path) !== undefined)

/** The limits that are too high for a list without these entries, which are removed or, in a list of options, retired. */
export const loweredLimits = (data: ContentData, without: readonly Mark[]): readonly NewValue[] => {
  const lists = new Map<string, ShorterList>()
  for (const { file, path } of without) {
    const listPath = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
    const list = valueAt(data.get(file), listPath)
    if (!isList(list)) continue
    const key = markKey({ file, path: listPath })
    const before = lists.get(key)?.left ?? list
    const left = listPath === path ? [] : before.filter((one) => one !== list[Number(path.at(-1))])
    lists.set(key, { file, path: listPath, left })
  }
  return [...lists.values()].flatMap((list) => listLimits(data, list))
}

/** A list, and the entries that it still has. */
type ShorterList = Mark & { readonly left: readonly unknown[] }

/** The limits of scores that can get fewer answers than before: those of the questions that they read. */
export const loweredAnswers = (data: ContentData, after: ContentData): readonly NewValue[] => {
  const left = new Map(scoreColumns(after).map((score) => [score.id, countQuestionsRead(after, score)]))
  return scoreColumns(data).flatMap((score) => {
    const count = left.get(score.id)
    return count === undefined || count === countQuestionsRead(data, score)
      ? []
      : lowered(data, score.file, [...score.place, 'min_answers'], count)
  })
}

/** The limits beside a list; of shared options those of all questions that use them. */
const listLimits = (data: ContentData, { file, left, path }: ShorterList): readonly NewValue[] => {
  if (path.at(-2) === 'option_lists')
    return entriesOfKind(data, 'question')
      .filter(({ value }) => value['options'] === path.at(-1))
      .flatMap((question) => ofChoices(data, question.file, question.place, left))
  const owner = placeAt(data.get(file), path.slice(0, -1))
  if (path.at(-1) === 'options') return ofChoices(data, file, owner, left)
  return path.at(-1) === 'key_questions' ? lowered(data, file, [...owner, 'min_key_answers'], left.length) : []
}

const ofChoices = (data: ContentData, file: string, question: Place, options: readonly unknown[]) => {
  const { always, offered } = choosableTogether(options.filter(isDataMap))
  // The schema allows no smaller number than 1.
  return [
    ...lowered(data, file, [...question, 'min_choices'], Math.max(1, always)),
    ...lowered(data, file, [...question, 'max_choices'], Math.max(1, offered)),
  ]
}

const lowered = (data: ContentData, file: string, place: Place, most: number): readonly NewValue[] => {
  const path = pathOf(data.get(file), place)
  const limit = path && valueAt(data.get(file), path)
  return path && typeof limit === 'number' && limit > most ? [{ file, path, value: most }] : []
}
