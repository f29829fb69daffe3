/**
 * An answer set is a value with invariants: known questions and options, one answer for radio, exclusive options alone,
 * no option twice, options in the order of the content, texts that can be stored. Every way in keeps them.
 */
import type { Option, Question, TextStepQuestion } from '#types/content.generated.ts'
import { formatOf, textFormat, type AnswerFormat } from './question-kinds.ts'

/** Option ids in the order of the content, or a free text. */
export type Answer = readonly string[] | string

/** An unanswered question is absent: never an empty list or a blank text. */
export type Answers = Readonly<Record<string, Answer>>

export type Refusal = {
  readonly question: string
  readonly option?: string
  readonly reason:
    'unknown_question' | 'unknown_option' | 'not_one' | 'exclusive' | 'too_long' | 'wrong_kind' | 'characters'
}

/** What answers are checked against: a part of QuizModel. */
export type AnswerRules = {
  readonly questions: ReadonlyMap<string, Question>
  readonly texts: ReadonlyMap<string, TextStepQuestion>
}

/** Ids come from content: "constructor" is a possible one, so only own keys are read. */
export const answerTo = (answers: Answers, question: string): Answer | undefined =>
  Object.hasOwn(answers, question) ? answers[question] : undefined

/**
 * Takes what was stored or sent. Options that are no longer offered stay; what cannot be kept is named.
 * `longTexts`: what is sent has to fit; on the device a text stays whole until its writer makes it shorter.
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
    const taken = accept(rules, question, value, longTexts)
    refused.push(...taken.refused.map((refusal) => ({ question, ...refusal })))
    if (taken.answer !== null) answers[question] = taken.answer
  }
  return { answers, refused }
}

/** `cleared`: the other ticks of a checkbox that this choice takes away. An impossible choice changes nothing. */
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

/** Of one text, in characters: far more than any limit of the content, and little enough for the storage of a phone. */
export const maxStoredCharacters = 50_000

/**
 * A blank text is no answer, and characters that cannot be stored are left out. One that is longer than its limit is kept
 * whole, so that its writer can make it shorter; only what is beyond `mostKept` is cut, and the field says so.
 */
export const writeText = (rules: AnswerRules, answers: Answers, question: string, text: string): Answers => {
  if (textLimitOf(rules, question) === null) return answers
  return withAnswer(
    answers,
    question,
    truncate(text.replaceAll('\0', '').replaceAll(loneSurrogates, ''), maxStoredCharacters),
  )
}

/** Texts that are longer than their limit, and by how many characters, in the order of the quiz. */
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

/** A question in free text may have one, too: to prefer not to answer. */
export const optionsOf = ({ options = [] }: Pick<Question, 'options'>): readonly Option[] => options

/** Choosing it clears the other answers. */
export const clearsOthers = ({ exclusive, no_answer }: Pick<Option, 'exclusive' | 'no_answer'>): boolean =>
  exclusive === true || no_answer === true

/** The options that were chosen; none for a text. */
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

/** In code points, as people count. */
const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/** Counts code points, and never cuts one in two. */
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
