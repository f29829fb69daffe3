import type { Answer, Answers } from '#engine/quiz/answers/answers.ts'
import { clearsOthers, formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import type { NumberRange } from '#engine/quiz/numbers/numbers.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { seededNumber } from './seeded-number.ts'

/** A number from 0 up to, but not including, 1 for a question; `part` distinguishes several numbers of one question. */
type NumberFor = (question: string, part: string) => number

/**
 * The answers of an invented visitor to every question of a quiz, as the engine accepts them. All options are equally common.
 *
 * @param visitor the number of the visitor; the same number gives the same answers to the same questions in every content
 */
export const madeAnswers = (model: QuizModel, visitor: number): Answers =>
  answersFrom(model, (question, part) => seededNumber(`${visitor} ${question} ${part}`))

/**
 * Invented visitors whose answers are spread as evenly as possible: with eight visitors, each of four options is chosen by two of them.
 */
export const spreadAnswers = (model: QuizModel, count: number): readonly Answers[] =>
  Array.from({ length: count }, (_, visitor) =>
    answersFrom(model, (question, part) => {
      if (part !== 'option') return seededNumber(`${visitor} ${question} ${part}`)
      const first = Math.floor(seededNumber(question) * count)
      return ((first + visitor) % count) / count
    }),
  )

const answersFrom = (model: QuizModel, numberFor: NumberFor): Answers => ({
  ...Object.fromEntries([...model.texts.keys()].map((id) => [id, someText])),
  ...Object.fromEntries(
    [...model.questions.values()].flatMap((question): readonly (readonly [string, Answer])[] => {
      const answer = answerFrom(question, (part) => numberFor(question.id, part))
      return answer === null ? [] : [[question.id, answer]]
    }),
  ),
})

/** Short enough for every length limit. */
const someText = 'Yes'

const answerFrom = (question: AnswerableQuestion, numberFor: (part: string) => number): Answer | null => {
  const { choices, takesSeveral, numbers, options, textLimit } = formatOf(question)
  if (numbers && textLimit !== null) return numberIn(numbers, numberFor('option'))
  if (textLimit !== null) return someText.slice(0, textLimit)
  // Sorted, so that moving an option does not change who chooses it.
  const offered = options.filter(({ retired }) => !retired).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const first = offered[Math.floor(numberFor('option') * offered.length)]
  if (!first) return null
  if (!takesSeveral || clearsOthers(first)) return [first.id]
  const others = offered.filter((option) => option !== first && !clearsOthers(option))
  const least = choices?.min ?? 1
  const most = Math.min(choices?.max ?? Infinity, least + 2, others.length + 1)
  const count = least + Math.floor(numberFor('count') * (most - least + 1))
  const more = others
    .toSorted((a, b) => numberFor(a.id) - numberFor(b.id))
    .slice(0, Math.max(0, count - 1))
    .concat(first)
  return options.filter((option) => more.includes(option)).map(({ id }) => id)
}

/** The number at this position (0 to 1) of the range, in canonical form. */
const numberIn = ({ decimals, max, min, step }: NumberRange, position: number): string => {
  const unit = step ?? 10 ** -decimals
  const steps = Math.floor((max - min) / unit)
  return String(Number((min + Math.floor(position * (steps + 1)) * unit).toFixed(decimals)))
}
