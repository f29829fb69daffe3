import { isDataMap, isList } from '#content/write/edit.ts'
import type { ContentData } from '#editing/content-data.ts'
import { textIn } from '#editing/located.ts'
import { optionsOffered, questionsOf, type LocatedQuestion } from '#editing/questions.ts'
import { ownPoints, readsPoints, type ScoreColumn } from './score-table.ts'

/** How many questions a score reads, by its rules or by the points of their options. */
export const countQuestionsRead = (data: ContentData, score: ScoreColumn): number => {
  const { rules } = score.value
  const ruled = new Set((isList(rules) ? rules : []).filter(isDataMap).map((rule) => textIn(rule, 'question')))
  return questionsOf(data).filter((question) => ruled.has(question.id) || hasPoints(data, score, question)).length
}

const hasPoints = (data: ContentData, score: ScoreColumn, question: LocatedQuestion): boolean => {
  const isRead = readsPoints(score, question)
  if (question.choice === 'scale') return isRead && namesQuestions(score)
  return optionsOffered(data, question).some(
    (option) => option['no_answer'] !== true && ownPoints(option, score, isRead) !== undefined,
  )
}

/** Whether a score names the questions that it reads. Only then the numbers of a scale are points. */
export const namesQuestions = ({ value }: ScoreColumn): boolean =>
  value['section'] !== undefined || value['questions'] !== undefined
