import type { Option, TextStepQuestion } from '#types/content.generated.ts'
import { formatOf, textFormat, type AnswerableQuestion, type AnswerFormat } from './question-kinds.ts'

/** Option ids in the order of the content, or a free text. */
export type Answer = readonly string[] | string

/**
 * Answers by question id. Every function here that returns answers keeps these invariants:
 *
 * - only questions and options of the content, no option twice, options in the order of the content
 * - one option for a question of kind `radio`
 * - an exclusive option, or one that means "no answer", is the only one
 * - texts without NUL characters and lone surrogates, which databases cannot store
 * - an unanswered question is absent: never an empty list or a blank text
 */
export type Answers = Readonly<Record<string, Answer>>

/** Why a given answer, or one option of it, was not accepted. */
export type Refusal = {
  readonly question: string
  readonly option?: string
  readonly reason:
    'unknown_question' | 'unknown_option' | 'not_one' | 'exclusive' | 'too_long' | 'wrong_kind' | 'characters'
}

/** The questions and texts that answers may belong to: a part of `QuizModel`. */
export type AnswerRules = {
  readonly questions: ReadonlyMap<string, AnswerableQuestion>
  readonly texts: ReadonlyMap<string, TextStepQuestion>
}

/** Reads own keys only: ids come from content, and "constructor" is a possible one. */
export const answerTo = (answers: Answers, question: string): Answer | undefined =>
  Object.hasOwn(answers, question) ? answers[question] : undefined

/**
 * Turns stored or received data into an answer set. Whatever breaks an invariant is left out and listed in `refused`; retired
 * options are still valid.
 *
 * @param given answers by question id; the values may be anything
 * @param longTexts whether a text above its limit is refused (on the server) or kept (on the device, where the visitor can still
 *   shorten it)
 */
export const acceptAnswers = (
  rules: AnswerRules,
  given: Readonly<Record<string, unknown>>,
  longTexts: LongTexts = 'refused',
): { readonly answers: Answers; readonly refused: readonly Refusal[] } => {
  const answers: Record<string, Answer> = {}
  const refused: Refusal[] = []
  for (const [question, value] of Object.entries(given)) {
    if (value === undefined) continue
    const accepted = accept(rules, question, value, longTexts)
    refused.push(...accepted.refused.map((refusal) => ({ question, ...refusal })))
    if (accepted.answer !== null) answers[question] = accepted.answer
  }
  return { answers, refused }
}

/**
 * Chooses an option, or with `chosen` false takes it back. Unknown and retired options change nothing.
 *
 * @returns the new answers, and for checkboxes the options that were `cleared` because exclusive options are alone
 */
export const chooseOption = (
  rules: AnswerRules,
  answers: Answers,
  question: string,
  option: string,
  chosen: boolean,
): { readonly answers: Answers; readonly cleared: readonly string[] } => {
  const { options, isMultiple } = formatIn(rules, question) ?? textFormat(0)
  const picked = options.find(({ id }) => id === option)
  const before = chosenOptions(answers, question)
  if (!picked || chosen === before.includes(option) || (chosen && picked.retired)) return { answers, cleared: [] }
  if (!chosen)
    return {
      answers: withAnswer(
        answers,
        question,
        before.filter((id) => id !== option),
      ),
      cleared: [],
    }
  if (!isMultiple) return { answers: withAnswer(answers, question, [option]), cleared: [] }
  const cleared = clearsOthers(picked) ? before : before.filter((id) => isExclusive(options, id))
  const kept = before.filter((id) => !cleared.includes(id))
  return { answers: withAnswer(answers, question, inContentOrder(options, [...kept, option])), cleared }
}

/** The longest text that a device keeps, in code points: far above any limit of the content, and little for a phone's storage. */
export const maxStoredCharacters = 50_000

/**
 * Answers with a text. A blank one removes the answer; characters that cannot be stored are left out. A text above its limit is
 * kept, so that the visitor can shorten it, up to `maxStoredCharacters`. See `overlongTexts`.
 */
export const writeText = (rules: AnswerRules, answers: Answers, question: string, text: string): Answers => {
  if (textLimitOf(rules, question) === null) return answers
  return withAnswer(
    answers,
    question,
    truncate(text.replaceAll('\0', '').replaceAll(loneSurrogates, ''), maxStoredCharacters),
  )
}

/** Texts above their limit, and by how many code points. Those of text steps come first. */
export const overlongTexts = (
  rules: AnswerRules,
  answers: Answers,
): readonly { readonly question: string; readonly over: number }[] =>
  [...rules.texts.keys(), ...rules.questions.keys()].flatMap((question) => {
    const [limit, answer] = [textLimitOf(rules, question), answerTo(answers, question)]
    if (limit === null || typeof answer !== 'string') return []
    const over = lengthOf(answer) - limit
    return over > 0 ? [{ question, over }] : []
  })

export const clearAnswer = (answers: Answers, question: string): Answers => withAnswer(answers, question, [])

/** A question of kind `input` may have options as well: "Prefer not to say". */
export const optionsOf = ({ options = [] }: Pick<AnswerableQuestion, 'options'>): readonly Option[] => options

/** Choosing it clears the other answers. */
export const clearsOthers = ({ exclusive, no_answer }: Pick<Option, 'exclusive' | 'no_answer'>): boolean =>
  exclusive === true || no_answer === true

/** The chosen option ids. Empty when the answer is a text or missing. */
export const chosenOptions = (answers: Answers, question: string): readonly string[] => {
  const answer = answerTo(answers, question)
  return typeof answer === 'object' ? answer : []
}

type LongTexts = 'refused' | 'kept'
type Accepted = { readonly answer: Answer | null; readonly refused: readonly Omit<Refusal, 'question'>[] }

const loneSurrogates = /\p{Surrogate}/gu
const rejectAnswer = (reason: Refusal['reason']): Accepted => ({ answer: null, refused: [{ reason }] })

const accept = (rules: AnswerRules, question: string, value: unknown, longTexts: LongTexts): Accepted => {
  const format = formatIn(rules, question)
  if (!format) return rejectAnswer('unknown_question')
  const { options, isMultiple, textLimit } = format
  if (textLimit === null || (Array.isArray(value) && options.length > 0))
    return acceptOptions(options, !isMultiple, value)
  return acceptText(longTexts === 'kept' ? maxStoredCharacters : textLimit, value)
}

const acceptOptions = (options: readonly Option[], one: boolean, value: unknown): Accepted => {
  if (!Array.isArray(value)) return rejectAnswer('wrong_kind')
  const given: readonly unknown[] = value
  if (!given.every((option) => typeof option === 'string')) return rejectAnswer('wrong_kind')
  const answer = inContentOrder(options, given)
  const known = new Set(answer)
  const unknown = [...new Set(given)].filter((id) => !known.has(id))
  const refused = unknown.map((option) => ({ option, reason: 'unknown_option' }) as const)
  const alone = answer.find((id) => isExclusive(options, id))
  if (one && answer.length > 1) return { answer: null, refused: [...refused, { reason: 'not_one' }] }
  if (alone !== undefined && answer.length > 1)
    return { answer: null, refused: [...refused, { option: alone, reason: 'exclusive' }] }
  return { answer: answer.length > 0 ? answer : null, refused }
}

const acceptText = (limit: number, value: unknown): Accepted => {
  if (typeof value !== 'string') return rejectAnswer('wrong_kind')
  if (value.includes('\0') || value.search(loneSurrogates) >= 0) return rejectAnswer('characters')
  if (truncate(value, limit) !== value) return rejectAnswer('too_long')
  return { answer: isBlank(value) ? null : value, refused: [] }
}

const formatIn = ({ questions, texts }: AnswerRules, id: string): AnswerFormat | null => {
  const [question, text] = [questions.get(id), texts.get(id)]
  if (question) return formatOf(question)
  return text ? textFormat(text.max_length) : null
}

/** The limit of a free text in code points. null: the question takes no text. */
export const textLimitOf = (rules: AnswerRules, question: string): number | null =>
  formatIn(rules, question)?.textLimit ?? null

/** In code points: an emoji that JavaScript stores in two units is one. */
const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Limits a text to a number of code points, without splitting one. */
const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  let end = 0
  for (let count = 0; count < limit && end < text.length; count += 1)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, end)
}

const isBlank = (text: string): boolean => text.trim() === ''
const isExclusive = (options: readonly Option[], id: string): boolean =>
  options.some((option) => option.id === id && clearsOthers(option))
const inContentOrder = (options: readonly Option[], ids: readonly string[]): readonly string[] => {
  const chosen = new Set(ids)
  return options.map(({ id }) => id).filter((id) => chosen.has(id))
}

const withAnswer = (answers: Answers, question: string, answer: Answer): Answers => {
  const isEmpty = typeof answer === 'string' ? isBlank(answer) : answer.length === 0
  if (!isEmpty) return { ...answers, [question]: answer }
  const { [question]: _, ...others } = answers
  return Object.hasOwn(answers, question) ? others : answers
}
