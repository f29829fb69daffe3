import { ownQuestion } from './condition/facts.ts'
import type { ContentData } from './content-data.ts'
import { listed, locatedIn, quizFileOf } from './located.ts'
import { optionsWritten } from './questions.ts'
import { readersOf } from '#engine/quiz/dependencies.ts'
import { withDependents } from '#engine/quiz/steps/required.ts'
import { isDataMap, isList } from '#content/write/edit.ts'
import type { Place } from './place.ts'
import { questionsInOrder, type OrderedQuestion } from './questions-in-order.ts'

/**
 * The questions whose answers the text at this place can repeat (`{answer:question}`): those that are asked before the text, need no
 * consent, and do not depend on an answer that needs one. The compiler refuses the others.
 */
export const repeatableAnswers = (data: ContentData, file: string, place: Place): readonly OrderedQuestion[] => {
  const withConsent = withDependents({ readers: readersOf(readsOf(data)) }, needingConsent(data))
  return askedBefore(data, file, place).filter(
    ({ at, choice, id }) => choice !== 'information' && at !== Infinity && !withConsent.has(id),
  )
}

const needingConsent = (data: ContentData): readonly string[] => [
  ...listed(data, 'consents')
    .flatMap(({ value }) => (isList(value['covers']) ? value['covers'] : []))
    .map(String),
  ...questionsInOrder(data).flatMap(({ id, value }) => (value['sensitive'] === undefined ? [] : [id])),
]

/** For each question those that its conditions, and the conditions of its step, section and options, read. */
const readsOf = (data: ContentData): ReadonlyMap<string, readonly string[]> => {
  const steps = locatedIn(data, quizFileOf(data), ['steps'])
  return new Map(
    questionsInOrder(data).map((question) => [
      question.id,
      [
        steps[question.at]?.value,
        question.section?.value,
        question.value,
        ...optionsWritten(data, question).options,
      ].flatMap((one) => questionsReadBy(one?.['when'])),
    ]),
  )
}

const questionsReadBy = (condition: unknown): readonly string[] => {
  if (isList(condition)) return condition.flatMap(questionsReadBy)
  if (!isDataMap(condition)) return []
  const { all, any, none, question } = condition
  return [...(typeof question === 'string' ? [question] : []), ...[all, any, none].flatMap(questionsReadBy)]
}

/** For a text of the result: all questions. */
const askedBefore = (data: ContentData, file: string, place: Place): readonly OrderedQuestion[] => {
  const questions = questionsInOrder(data)
  const isInQuizFile = file === quizFileOf(data)
  if (isInQuizFile && place[0] === 'steps' && place[2] !== 'question') {
    const step = locatedIn(data, file, ['steps']).findIndex((one) => one.place[1] === place[1])
    // The closing text comes after the questions of its step.
    const isAfter = place[2] === 'closing'
    return questions.filter(({ at }) => at < step || (isAfter && at === step))
  }
  const own = ownQuestion(questions, file, place)
  // Visitors first see the options of a shared list in the first question that uses it.
  const user = isInQuizFile && place[0] === 'option_lists' ? usersOf(questions, place[1])[0] : own
  return user ? questions.slice(0, questions.indexOf(user)) : questions
}

const usersOf = (questions: readonly OrderedQuestion[], list: Place[number] | undefined): readonly OrderedQuestion[] =>
  questions.filter(({ value }) => value['options'] === list)

/** Whether a visitor can read a later text without having answered the question. */
export const mayBeMissing = (data: ContentData, { at, section, value }: OrderedQuestion): boolean => {
  const step = locatedIn(data, quizFileOf(data), ['steps'])[at]?.value
  const isConditional = [step, section?.value, value].some((one) => one?.['when'] !== undefined)
  return isConditional || !value['required']
}
