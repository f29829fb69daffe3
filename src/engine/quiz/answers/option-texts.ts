/**
 * The text that belongs to a chosen option, as in "Other: rice water". In `Answers` it is a text of its own, beside the list of the
 * chosen options, so that it is still there when the option is unchosen and chosen again. It counts only with its option.
 */
import { ownProperty } from '#engine/own-property.ts'
import type { AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { writeAmount } from '#engine/quiz/numbers/write-number.ts'

/** The key in `Answers`. Ids contain no slash. */
export const optionTextKey = (question: string, option: string): string => `${question}/${option}`

/** The question and, if the key is that of an option's text, the option: everything after the first slash. */
export const partsOfKey = (key: string): readonly [question: string, option?: string] => {
  const [question = key, option] = key.split(/\/(.*)/s, 2)
  return option === undefined ? [question] : [question, option]
}

/** The longest text of an option, in code points. null: the option has no text field. */
export const optionTextLimit = ({ options = [] }: Pick<AnswerableQuestion, 'options'>, option: string): number | null =>
  options.find(({ id }) => id === option)?.text?.max_length ?? null

/** A label with the text that belongs to it. A colon or dots at the end of the label are not repeated. */
export const labelWithText = (label: string, text: string | undefined): string =>
  text === undefined ? label : `${label.replace(/[\s:.…]+$/, '')}: ${text}`

type StoredAnswer = {
  readonly options?: readonly string[]
  readonly labels?: readonly string[]
  readonly text?: string
  readonly texts?: Readonly<Record<string, string>>
  readonly unit?: string
}

/**
 * A stored answer in words: the text, the number with its unit, or the labels with their texts, as a table shows them. In a sentence they are
 * joined with "and" (answer-texts.ts).
 */
export const answerInWords = (
  { labels, options = [], text, texts = {}, unit }: StoredAnswer,
  locale: string,
): string => {
  if (text !== undefined) return unit === undefined ? text : writeAmount(text, unit, locale)
  return options.map((option, index) => labelWithText(labels?.[index] ?? option, ownProperty(texts, option))).join(', ')
}
