import { memoise } from '#content/memoise.ts'
import { isSameData } from '#content/write/same-data.ts'
import { clearsOthers, formatOf, questionsIn, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { askedItems, type QuizModel } from '#engine/quiz/quiz.ts'
import { openQuiz } from '#engine/quiz/state.ts'
import type { Content } from '#types/content.generated.ts'
import { analysisOf } from './impact.ts'
import { madeAnswers } from './made-answers.ts'

/** How many people are asked a question, before and after a change. Shares are from 0 to 1, as if all answers were equally common. */
export type AudienceChange = {
  /** The id of the question, text or information block. */
  readonly id: string
  /** null: the content does not have it. */
  readonly before: number | null
  readonly after: number | null
  /** The share of the people who are asked only before or only after the change. */
  readonly differs: number
}

const visitors = 2000

/** The questions that are asked of fewer, more or other people. If no condition and no option has changed, nothing is computed. */
export const audienceOf = (before: Content, after: Content): readonly AudienceChange[] => {
  if (isSameData(conditionsOf(before), conditionsOf(after))) return []
  const [was, is] = [askedOf(before), askedOf(after)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id): readonly AudienceChange[] => {
    const [askedBefore, askedAfter] = [was.get(id), is.get(id)]
    const differing = Array.from({ length: visitors }, (_, visitor) => visitor).filter(
      (visitor) => askedBefore?.[visitor] !== askedAfter?.[visitor],
    ).length
    if (differing === 0) return []
    return [{ id, before: shareOf(askedBefore), after: shareOf(askedAfter), differs: differing / visitors }]
  })
}

/** The data that decides who is asked what: no text is part of it, so that another wording costs nothing. */
const conditionsOf = memoise((content: Content) => {
  const read = new Set(analysisOf(content).quiz.readers.keys())
  return [
    askedItems(content).map(({ conditional, id, options }) => [
      id,
      conditional.map(({ when }) => when),
      options.map((option) => [option.id, option.when]),
    ]),
    content.sections.flatMap((section) =>
      questionsIn(section)
        .filter(({ id }) => read.has(id))
        .map(answerable),
    ),
  ]
})

/** What the answers of invented visitors (`madeAnswers`) depend on. */
const answerable = (question: AnswerableQuestion): unknown => {
  const { choices, numbers, options, takesSeveral, textLimit } = formatOf(question)
  return [
    [question.id, choices, numbers, takesSeveral, textLimit],
    options.map((option) => [option.id, clearsOthers(option), option.retired === true]),
  ]
}

/** For each question, text and block, by id: whether each of the invented visitors is asked it. */
const askedOf = memoise((content: Content): ReadonlyMap<string, Uint8Array> => {
  const model = analysisOf(content).quiz
  const asked = new Map([...idsOf(model)].map((id) => [id, new Uint8Array(visitors)]))
  for (let visitor = 0; visitor < visitors; visitor += 1)
    for (const id of openQuiz(model, madeAnswers(reading(model), visitor)).asked) {
      const isAsked = asked.get(id)
      if (isAsked) isAsked[visitor] = 1
    }
  return asked
})

const idsOf = ({ blocks, questions, texts }: QuizModel): readonly string[] => [
  ...texts.keys(),
  ...questions.keys(),
  ...blocks,
]

/** Only the questions that a condition reads need an answer. */
const reading = memoise((model: QuizModel): QuizModel => ({
  ...model,
  questions: new Map([...model.questions].filter(([id]) => model.readers.has(id))),
  texts: new Map([...model.texts].filter(([id]) => model.readers.has(id))),
}))

const shareOf = (asked: Uint8Array | undefined): number | null =>
  asked ? asked.reduce((sum, one) => sum + one, 0) / visitors : null
