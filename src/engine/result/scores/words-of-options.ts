import { answerTo, type Answers } from '#engine/quiz/answers/answers.ts'
import { labelWithText, optionTextKey } from '#engine/quiz/answers/option-texts.ts'
import { formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'

/** Fills earlier answers into a text. */
export type FillText = (text: string) => string

/** The labels of all options of a question by id, with "Prefer not to say" of one that is answered with a number. */
export const labelsOf = (question: AnswerableQuestion | undefined): ReadonlyMap<string, string> =>
  new Map((question ? formatOf(question).options : []).map(({ id, label }) => [id, label]))

/** The labels of chosen options, with the texts that were written beside them. */
export const optionsInWords = (
  answers: Answers,
  question: string,
  labels: ReadonlyMap<string, string>,
  options: readonly string[],
  fill: FillText,
): string =>
  options
    .map((option) => {
      const text = answerTo(answers, optionTextKey(question, option))
      return labelWithText(fill(labels.get(option) ?? option), typeof text === 'string' ? text : undefined)
    })
    .join(', ')
