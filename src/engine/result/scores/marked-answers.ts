import type { MarkedAnswer, OptionPicture } from '#types/api.generated.ts'
import type { ScoreRule } from '#types/content.generated.ts'
import { answerTo, chosenOptions, type Answers } from '#engine/quiz/answers/answers.ts'
import { formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import type { QuizModel } from '#engine/quiz/quiz.ts'
import { writeAmount } from '#engine/quiz/numbers/write-number.ts'
import { answersOf, ruleMatches } from './rule-matches.ts'
import { writeRuleNumbers } from './rule-numbers.ts'
import type { ScorePoints } from './score-points.ts'
import { labelsOf, optionsInWords, type FillText } from './words-of-options.ts'

/**
 * The given and the right answer of each question that has one, in the order of the quiz: its `correct` options, or what its `correct`
 * rules read. Nothing for a question that is not asked.
 */
export const compileMarkedAnswers = (model: QuizModel, { ofQuestion }: ScorePoints, locale: string) => {
  const marks = [...model.questions.values()].flatMap((question): readonly Mark[] => {
    const { item, rules = [] } = ofQuestion.get(question.id) ?? {}
    const options = item ? (formatOf(question).readable ?? []).filter(({ correct }) => correct) : []
    if (options.length > 0) return [markOfOptions(question, new Set(options.map(({ id }) => id)))]
    const right = rules.filter(({ correct }) => correct)
    return right.length > 0 ? [markOfRules(question, right, locale)] : []
  })
  return (answers: Answers, asked: ReadonlySet<string>, fill: FillText): MarkedAnswer[] =>
    marks.flatMap((mark) => (asked.has(mark.question.id) ? [marked(mark, answers, fill, locale)] : []))
}

type Mark = {
  readonly question: AnswerableQuestion
  /** The right answer in words. */
  readonly right: (fill: FillText) => string
  readonly isRight: (answers: Answers) => boolean
  /** Of a question whose options are pictures. */
  readonly rightPictures?: readonly OptionPicture[]
}

const markOfOptions = (question: AnswerableQuestion, ids: ReadonlySet<string>): Mark => ({
  question,
  right: labelled(question, [...ids]),
  isRight: (answers) => {
    const given = chosenOptions(answers, question.id)
    return given.length === ids.size && given.every((id) => ids.has(id))
  },
  ...withPictures('rightPictures', picturesOf(question, [...ids])),
})

const picturesOf = (question: AnswerableQuestion, ids: readonly string[]): readonly OptionPicture[] =>
  ids.flatMap((id) => {
    const { alt, image } = formatOf(question).options.find((option) => option.id === id) ?? {}
    return image !== undefined && alt !== undefined ? [{ src: image, alt }] : []
  })

const withPictures = <Key extends string>(key: Key, pictures: readonly OptionPicture[]) =>
  (pictures.length > 0 ? { [key]: pictures } : {}) as Partial<Record<Key, OptionPicture[]>>

const markOfRules = (question: AnswerableQuestion, rules: readonly ScoreRule[], locale: string): Mark => ({
  question,
  right: (fill) =>
    rules
      .map((rule) =>
        rule.answer === undefined
          ? writeRuleNumbers(question, rule, locale)
          : labelled(question, answersOf(rule))(fill),
      )
      .join(', '),
  isRight: (answers) => {
    const answer = answerTo(answers, question.id)
    return answer !== undefined && rules.some((rule) => ruleMatches(rule, answer))
  },
})

const labelled = (question: AnswerableQuestion, ids: readonly string[]) => {
  const labels = labelsOf(question)
  return (fill: FillText): string => ids.map((id) => fill(labels.get(id) ?? id)).join(', ')
}

const marked = (
  { question, right, isRight, rightPictures = [] }: Mark,
  answers: Answers,
  fill: FillText,
  locale: string,
): MarkedAnswer => {
  const { id, title } = question
  const answer = answerTo(answers, id)
  const given = chosenOptions(answers, id)
  const unit = (question.choice === 'number' && question.unit) || ''
  const written = typeof answer === 'string' ? writeAmount(answer, unit, locale) : null
  return {
    question: id,
    title: fill(title),
    given: given.length === 0 ? written : optionsInWords(answers, id, labelsOf(question), given, fill),
    right: right(fill),
    is_right: isRight(answers),
    ...withPictures('given_pictures', picturesOf(question, given)),
    ...withPictures('right_pictures', rightPictures),
  }
}
