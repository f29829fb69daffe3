/**
 * Earlier answers in later texts: `{answer:question}` is the answer in words, `{answer:question|nothing yet}` has a text for when there
 * is none, and `{count:question|cat|cats}` chooses between two forms by a number, the point of a scale, or how many options were chosen.
 */
import { answerTo, type Answer, type AnswerRules, type Answers } from './answers.ts'
import { labelWithText, optionTextKey } from './option-texts.ts'
import { numberOf, numberProblem } from '#engine/quiz/numbers/numbers.ts'
import { clearsOthers, formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { pluralForm } from '#engine/plural.ts'
import { writeAmount } from '#engine/quiz/numbers/write-number.ts'

/** A placeholder: `answer` or `count`, the id of the question, and the forms, each with its bar. */
export const answerPattern = /\{(answer|count):([a-z0-9][a-z0-9_-]*)((?:\|[^{}|]*)*)\}/g

/** What stands for an answer that was not given, in a text without a fallback. */
const missing = '…'

/** The ids of the questions whose answers a text repeats. */
export const answersReadBy = (text: string): readonly string[] =>
  text.includes('{') ? [...new Set([...text.matchAll(answerPattern)].map(([, , question = '']) => question))] : []

/** Whether a text repeats an answer, so that it changes with it. */
export const readsAnswers = (text: string): boolean => answersReadBy(text).length > 0

/** How the answers of one visitor are read. null: not answered. */
export type AnswerReader = {
  readonly words: (question: string) => string | null
  readonly count: (question: string) => number | null
}

/** `given` is the answer in words even if it is not accepted: a number out of range, or an entry that is no number. */
export type FullAnswerReader = AnswerReader & { readonly given: AnswerReader['words'] }

/** The text with the answers in it. They are data: braces in them are not filled in again. */
export const fillAnswers = (text: string, { count, words }: AnswerReader): string =>
  text.includes('{')
    ? text.replace(answerPattern, (_, kind: string, question: string, rest: string) => {
        const [, ...forms] = rest.split('|')
        if (kind === 'answer') return words(question) ?? forms[0] ?? missing
        // Without an answer: the form for many.
        return pluralForm(forms, count(question) ?? '') ?? missing
      })
    : text

/** For texts that are shown without a visitor, such as the page of all rules: the fallbacks. */
export const noAnswers: AnswerReader = { words: () => null, count: () => null }

/**
 * @param answerOf the answer in effect, by question id or `optionTextKey`
 * @param locale how lists and numbers are written
 */
export const answerReader = (
  { questions, texts }: AnswerRules,
  answerOf: (key: string) => Answer | undefined,
  locale: string,
): FullAnswerReader => {
  const wordsOf = (question: AnswerableQuestion, answer: Answer): string => {
    if (typeof answer === 'string')
      return question.choice === 'number' ? writeAmount(answer, question.unit ?? '', locale) : answer
    const labels = formatOf(question)
      .options.filter(({ id }) => answer.includes(id))
      .map(({ id, label }) => {
        const text = answerOf(optionTextKey(question.id, id))
        // A label can repeat only answers of earlier questions, so this ends.
        return labelWithText(fillAnswers(label, reader), typeof text === 'string' ? text : undefined)
      })
    return new Intl.ListFormat(locale).format(labels)
  }
  /** What is not accepted stays in its field, and other texts do not repeat it. */
  const isAccepted = (id: string): boolean => {
    const [question, answer] = [questions.get(id), answerOf(id)]
    const range = question?.choice === 'number' ? formatOf(question).numbers : null
    return !range || typeof answer !== 'string' || numberProblem(range, answer) === null
  }
  const reader: FullAnswerReader = {
    given: (id) => {
      const [question, answer] = [questions.get(id), answerOf(id)]
      if (answer === undefined) return null
      if (question) return wordsOf(question, answer)
      return texts.has(id) && typeof answer === 'string' ? answer : null
    },
    words: (id) => (isAccepted(id) ? reader.given(id) : null),
    count: (id) => {
      const [question, answer] = [questions.get(id), answerOf(id)]
      if (!question || answer === undefined || !isAccepted(id)) return null
      const { numbers, options } = formatOf(question)
      if (numbers || typeof answer === 'string') return numberOf(answer)
      // "None of these" is an option, but it counts as none.
      return options.filter((option) => answer.includes(option.id) && !clearsOthers(option)).length
    },
  }
  return reader
}

/** As `answerReader`, for answers all of which are in effect. */
export const readerOfAnswers = (rules: AnswerRules, answers: Answers, locale: string): AnswerReader =>
  answerReader(rules, (key) => answerTo(answers, key), locale)
