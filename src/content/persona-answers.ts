import type { AnswerRules } from '#engine/quiz/answers/answers.ts'
import { optionTextKey } from '#engine/quiz/answers/option-texts.ts'
import type { Persona, PersonaAnswer } from '#types/content.generated.ts'

/**
 * The answers of a persona in the form that `acceptAnswers` takes. A text beside options belongs to the chosen option with a text field.
 *
 * @param questions to find this option
 */
export const answersGiven = (
  { questions }: Pick<AnswerRules, 'questions'>,
  { answers }: Pick<Persona, 'answers'>,
): Readonly<Record<string, readonly string[] | string>> =>
  Object.fromEntries(answers.flatMap((answer) => partsOf(questions, answer)))

const partsOf = (
  questions: AnswerRules['questions'],
  { options, question, text }: PersonaAnswer,
): readonly (readonly [key: string, answer: readonly string[] | string])[] => {
  if (!options) return text === undefined ? [] : [[question, text]]
  if (text === undefined) return [[question, options]]
  const withField = questions.get(question)?.options?.find((one) => one.text && options.includes(one.id))
  return [
    [question, options],
    [withField ? optionTextKey(question, withField.id) : `${question}/`, text],
  ]
}
