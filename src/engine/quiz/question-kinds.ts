/**
 * What differs between the kinds of question, and how other modules keep a table of their own. To add a kind, add it to
 * schemas/section.schema.json: every table in which it has no entry is a compile error.
 */
import type { InformationBlock, Option, Question, Section } from '#types/content.generated.ts'

/** A question that takes an answer. The others are blocks of information: they are shown between questions, and nothing else. */
export type AnswerableQuestion = Exclude<Question, InformationBlock>

export const takesAnswer = (question: Question): question is AnswerableQuestion => question.choice !== 'information'

/** The questions of a section, without its blocks of information. */
export const questionsIn = ({ questions }: Pick<Section, 'questions'>): readonly AnswerableQuestion[] =>
  questions.filter(takesAnswer)

export type QuestionKind = AnswerableQuestion['choice']
export type QuestionOf<Kind extends QuestionKind> = Extract<AnswerableQuestion, { readonly choice: Kind }>

/** One function for each kind of question. */
export type ByKind<Rest extends readonly unknown[], Value> = {
  readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>, ...rest: Rest) => Value
}

export const forKind = <Rest extends readonly unknown[], Value>(
  table: ByKind<Rest, Value>,
  question: AnswerableQuestion,
  ...rest: Rest
): Value => {
  // The compiler cannot see that the entry and the question are of the same kind.
  const entry = table[question.choice] as (question: AnswerableQuestion, ...rest: Rest) => Value
  return entry(question, ...rest)
}

/** Which answers a question takes. */
export type AnswerFormat = {
  /** Options that can be chosen; retired ones are valid in stored answers. */
  readonly options: readonly Option[]
  /** Options that conditions, scores and the profile may read. null: the answer is a free text. */
  readonly readable: readonly Option[] | null
  /** Whether several options can be chosen together. */
  readonly isMultiple: boolean
  /** The limit of a text in code points. null: it takes no text. */
  readonly textLimit: number | null
}

const formats: ByKind<[], AnswerFormat> = {
  radio: ({ options }) => ({ options, readable: options, isMultiple: false, textLimit: null }),
  checkbox: ({ options }) => ({ options, readable: options, isMultiple: true, textLimit: null }),
  // A free text may have an option as well: "Prefer not to say".
  input: ({ max_length, options = [] }) => ({ options, readable: null, isMultiple: false, textLimit: max_length }),
}

export const formatOf = (question: AnswerableQuestion): AnswerFormat => forKind(formats, question)

/** The format of the question that a step of kind `text` asks. `limit`: in code points. */
export const textFormat = (limit: number): AnswerFormat => ({
  options: [],
  readable: null,
  isMultiple: false,
  textLimit: limit,
})
