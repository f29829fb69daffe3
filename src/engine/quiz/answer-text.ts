import { chosenOptions, type Answer, type Answers } from './answers.ts'
import { parseDecimal } from './numbers.ts'
import { labelWithText, optionTextKey } from './option-texts.ts'
import { forKind, formatOf, type AnswerableQuestion, type ByKind } from './question-kinds.ts'
import { writeNumber } from './write-number.ts'

/** How the answer to a question reads, in words. null: it has none. `answers` are those in effect. */
export const answerText = (question: AnswerableQuestion, answers: Answers, locale: string): string | null => {
  const answer = answers[question.id]
  if (answer === undefined) return null
  return typeof answer === 'string' ? forKind(written, question, answer, locale) : chosenText(question, answers)
}

/** By kind, an answer that is a text. A question with options has one only if it may also be written. */
const written: ByKind<[Answer & string, string], string> = {
  radio: (_, text) => text,
  checkbox: (_, text) => text,
  scale: (_, text) => text,
  input: (_, text) => text,
  number: ({ unit }, text, locale) => {
    const number = parseDecimal(text)
    return [number === null ? text : writeNumber(number, locale), unit].filter(Boolean).join(' ')
  },
}

/** The labels of the chosen options, each with its text. */
const chosenText = (question: AnswerableQuestion, answers: Answers): string =>
  chosenOptions(answers, question.id)
    .map((id) => {
      const text = answers[optionTextKey(question.id, id)]
      const label = formatOf(question).options.find((option) => option.id === id)?.label ?? id
      return labelWithText(label, typeof text === 'string' ? text : undefined)
    })
    .join(', ')
