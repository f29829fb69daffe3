import { isList } from '#content/write/edit.ts'
import { counted } from '#content/problems/wording.ts'
import { choiceLimits, type ChoiceLimits } from '#engine/quiz/question-kinds.ts'
import { extremeSum } from '#engine/result/scores/choice-sums.ts'
import { sum } from '#engine/sum.ts'
import type { ContentData } from '#editing/content-data.ts'
import { optionsOffered, questionsOf, type LocatedQuestion } from '#editing/questions.ts'
import { namesQuestions } from './questions-read.ts'
import { ownPoints, readsPoints, scoreColumns, type ScoreColumn } from './score-table.ts'

type ScoreSum = {
  readonly score: ScoreColumn
  /** The most points that the options of each question can give, by the id of the question. */
  readonly ofQuestions: ReadonlyMap<string, number>
}

/** What the scores read from the options of questions, including questions that they do not name: those of a section, or all with points. */
const scoreSums = (data: ContentData): readonly ScoreSum[] =>
  scoreColumns(data).map((score) => ({
    score,
    ofQuestions: new Map(
      questionsOf(data).flatMap((question): readonly (readonly [string, number])[] => {
        const most = mostOf(data, score, question)
        return most === null ? [] : [[question.id, most]]
      }),
    ),
  }))

/** null: nothing in the question counts for the score. */
const mostOf = (data: ContentData, score: ScoreColumn, question: LocatedQuestion): number | null => {
  const isRead = readsPoints(score, question)
  const options = optionsOffered(data, question).filter(
    (option) => option['no_answer'] !== true && option['retired'] !== true,
  )
  if (question.choice === 'scale') {
    const numbers = options.map((option) => Number(option['id'])).filter((number) => Number.isFinite(number))
    return isRead && namesQuestions(score) && numbers.length > 0 ? Math.max(...numbers) : null
  }
  const points = options.map((option) => ownPoints(option, score, isRead)?.points)
  if (points.every((amount) => amount === undefined)) return null
  if (question.choice !== 'checkbox') return Math.max(...points.map((amount) => amount ?? 0))
  const isAlone = options.map((option) => option['exclusive'] === true)
  const amounts = (alone: boolean): readonly number[] =>
    points.flatMap((amount = 0, index) => (isAlone[index] === alone ? [amount] : []))
  return Math.max(0, ...amounts(true), extremeSum(amounts(false), limitsOf(question), Math.max))
}

/** Without limits in the content, no option has to be chosen. */
const limitsOf = ({ value }: LocatedQuestion): ChoiceLimits => {
  const { max_choices: max, min_choices: min } = value
  return (
    choiceLimits({
      ...(typeof max === 'number' && { max_choices: max }),
      ...(typeof min === 'number' && { min_choices: min }),
    }) ?? { min: 0, max: Infinity }
  )
}

/** What a change of the content does to the scores that remain, in an editor's words. */
export const changedSums = (
  before: ContentData,
  after: ContentData,
): readonly { readonly score: ScoreColumn; readonly words: string }[] => {
  const now = new Map(scoreSums(after).map((one) => [one.score.id, one]))
  return scoreSums(before).flatMap((was) => {
    const is = now.get(was.score.id)
    const words = is && changeInWords(was, is)
    return words === undefined ? [] : [{ score: was.score, words }]
  })
}

const changeInWords = (was: ScoreSum, is: ScoreSum): string | undefined => {
  if (was.ofQuestions.size === is.ofQuestions.size && total(was) === total(is)) return undefined
  if (is.ofQuestions.size === 0) return 'Counts the points of no question any more'
  const { combine, rules } = was.score.value
  const bands = isList(was.score.value['bands']) ? '; its bands stay as they are' : ''
  if (combine === 'mean' || isList(rules))
    return `Counts the points of ${counted(is.ofQuestions.size, 'question', 'questions')} instead of ${was.ofQuestions.size}${bands}`
  return `Reaches at most ${total(is)} instead of ${total(was)} points${bands}`
}

const total = ({ ofQuestions, score }: ScoreSum): number => {
  const { base } = score.value
  return (typeof base === 'number' ? base : 0) + sum([...ofQuestions.values()])
}

export type UnnamedReader = { readonly score: ScoreColumn; readonly most: number }

/** The scores that read a question without naming it. */
export const unnamedReaders = (data: ContentData, id: string): readonly UnnamedReader[] =>
  scoreSums(data).flatMap(({ ofQuestions, score }) => {
    const most = ofQuestions.get(id)
    const { questions } = score.value
    return most === undefined || (isList(questions) && questions.includes(id)) ? [] : [{ score, most }]
  })
