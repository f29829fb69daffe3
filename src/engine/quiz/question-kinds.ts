/**
 * What differs between the kinds of question, and how other modules keep a table of their own. To add a kind, add it to
 * schemas/section.schema.json: every table in which it has no entry is a compile error.
 */
import type {
  CheckboxQuestion,
  InformationBlock,
  Option,
  Question,
  ScaleQuestion,
  Section,
} from '#types/content.generated.ts'
import { numbersFrom, type NumberRange } from './numbers/numbers.ts'

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

/** Calls the function that the table has for the kind of this question. */
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
  /** Options that conditions, scores and the profile may read. null: the answer is a text. */
  readonly readable: readonly Option[] | null
  /** Whether several options can be chosen together. */
  readonly takesSeveral: boolean
  /** The limit of a text in code points. null: it takes no text. */
  readonly textLimit: number | null
  /** The numbers that the answer can be, for conditions and rules that compare it. null: it is no number. */
  readonly numbers: NumberRange | null
  /** How many options have to be chosen. null: any number of them, or one. */
  readonly choices: ChoiceLimits | null
}

export type ChoiceLimits = { readonly min: number; readonly max: number }

/** null: any number of options can be chosen. */
export const choiceLimits = ({
  max_choices,
  min_choices,
}: Pick<CheckboxQuestion, 'max_choices' | 'min_choices'>): ChoiceLimits | null =>
  max_choices === undefined && min_choices === undefined
    ? null
    : { min: min_choices ?? 1, max: max_choices ?? Infinity }

/** The length of the longest number that content can allow. */
const longestNumber = 20

const formats: ByKind<[], AnswerFormat> = {
  radio: ({ options }) => ({ ...choosing, options, readable: options }),
  checkbox: (question) => ({
    ...choosing,
    options: question.options,
    readable: question.options,
    takesSeveral: true,
    choices: choiceLimits(question),
  }),
  // A text or number may have an option as well: "Prefer not to say".
  input: ({ max_length, options = [] }) => ({ ...textFormat(max_length), options }),
  number: ({ decimals = 0, max, min, options = [], step = null }) => ({
    ...textFormat(longestNumber),
    options,
    numbers: { min, max, step, decimals },
  }),
  scale: (question) => {
    const { from, step = 1, to } = question
    const options = [...scaleOptions(question), ...(question.options ?? [])]
    return { ...choosing, options, readable: options, numbers: { min: from, max: to, step, decimals: 0 } }
  },
}

const choosing = { takesSeveral: false, textLimit: null, numbers: null, choices: null }

/** The format of the question that a step of kind `text` asks. `limit`: in code points. */
export const textFormat = (limit: number): AnswerFormat => ({
  options: [],
  readable: null,
  takesSeveral: false,
  textLimit: limit,
  numbers: null,
  choices: null,
})

const known = new WeakMap<AnswerableQuestion, AnswerFormat>()

/** Cached, because the options of a scale are made here and every answer reads them. */
export const formatOf = (question: AnswerableQuestion): AnswerFormat => {
  const format = known.get(question) ?? forKind(formats, question)
  known.set(question, format)
  return format
}

/** Choosing it clears the other answers. */
export const clearsOthers = ({ exclusive, no_answer }: OptionSettings): boolean =>
  exclusive === true || no_answer === true

/** How many options can be chosen together: all that are offered, and those that always are. */
export const choosableTogether = (
  options: readonly OptionSettings[],
): { readonly offered: number; readonly always: number } => {
  const offered = options.filter((option) => !clearsOthers(option) && option.retired !== true)
  return { offered: offered.length, always: offered.filter(({ when }) => when === undefined).length }
}

/** Those of an option, or of what an editor has written so far. */
type OptionSettings = { readonly [Name in 'exclusive' | 'no_answer' | 'retired' | 'when']?: unknown }

/** More would not fit into a row. */
export const longestScale = 21

type Scale = Pick<ScaleQuestion, 'from' | 'to' | 'step' | 'labels'>

/** The numbers of a scale as options. Their ids are the numbers; what a number means is in its label, so that reports say what 10 means. */
export const scaleOptions = (scale: Scale): readonly Pick<Option, 'id' | 'label'>[] => {
  const words = scaleWords(scale)
  const labelOf = (point: string): string => (words.has(point) ? `${point} (${words.get(point)})` : point)
  return scalePoints(scale).map((id) => ({ id, label: labelOf(id) }))
}

const scalePoints = ({ from, step = 1, to }: Scale): readonly string[] =>
  numbersFrom(from, to, step, longestScale).map(String)

/** What the ends and the middle of a scale mean, by the id of the point, in the order of the row. */
export const scaleWords = (scale: Scale): ReadonlyMap<string, string> => {
  const { from, middle, to } = scale.labels
  const points = scalePoints(scale)
  const [first, centre, last] = [points[0], points[(points.length - 1) / 2], points.at(-1)]
  const words = [
    [first, from],
    [centre, middle],
    [last, to],
  ] as const
  return new Map(words.flatMap(([point, meaning]) => (point && meaning ? [[point, meaning] as const] : [])))
}
