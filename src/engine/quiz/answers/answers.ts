import { unstorable } from '#engine/characters.ts'
import { ownProperty } from '#engine/own-property.ts'
import type { Option, TextStepQuestion } from '#types/content.generated.ts'
import { problemOf, type AnswerProblem } from './invalid-answers.ts'
import { optionTextLimit, partsOfKey } from './option-texts.ts'
import {
  clearsOthers,
  formatOf,
  textFormat,
  type AnswerableQuestion,
  type AnswerFormat,
} from '#engine/quiz/question-kinds.ts'

/**
 * Option ids in the order of the content, or a text. A number is a text in canonical form (see numbers.ts); what was typed and is no
 * number stays on the device as it is.
 */
export type Answer = readonly string[] | string

/**
 * Answers by question id, and the texts of options by `optionTextKey`. Every function here that returns answers keeps these invariants:
 *
 * - only questions and options of the content, no option twice, options in the order of the content
 * - one option for a question of kind `radio` or `scale`
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
    | 'unknown_question'
    | 'unknown_option'
    | 'not_one'
    | 'exclusive'
    | 'wrong_kind'
    | 'characters'
    | AnswerProblem['kind']
}

/** The questions and texts that answers may belong to: a part of `QuizModel`. */
export type AnswerRules = {
  readonly questions: ReadonlyMap<string, AnswerableQuestion>
  readonly texts: ReadonlyMap<string, TextStepQuestion>
}

export const answerTo = (answers: Answers, question: string): Answer | undefined => ownProperty(answers, question)

/**
 * Turns stored or received data into an answer set. Whatever breaks an invariant is left out and listed in `refused`; retired
 * options are still valid.
 *
 * @param given answers by question id; the values may be anything
 * @param invalid whether an answer that the visitor can still correct (see `AnswerProblem`) is refused, as on the server, or kept, as on
 *   the device
 */
export const acceptAnswers = (
  rules: AnswerRules,
  given: Readonly<Record<string, unknown>>,
  invalid: Invalid = 'refused',
): { readonly answers: Answers; readonly refused: readonly Refusal[] } => {
  const answers: Record<string, Answer> = {}
  const refused: Refusal[] = []
  for (const [question, value] of Object.entries(given)) {
    if (value === undefined) continue
    const accepted = accept(rules, question, value, invalid)
    refused.push(...accepted.refused.map((refusal) => ({ question, ...refusal })))
    if (accepted.answer !== null) answers[question] = accepted.answer
  }
  return { answers, refused }
}

/** A press on an option: it is chosen or, with `chosen` false, taken back. */
export type OptionPress = { readonly question: string; readonly option: string; readonly chosen: boolean }

/**
 * Chooses an option, or takes it back. Unknown and retired options change nothing, nor does one above the largest
 * number of choices.
 *
 * @param unoffered options that are not offered at the moment: a choice of one of them does not count
 * @returns the new answers, and for checkboxes the options that were `cleared` because exclusive options are alone
 */
export const chooseOption = (
  rules: AnswerRules,
  answers: Answers,
  { question, option, chosen }: OptionPress,
  unoffered: readonly string[] = [],
): { readonly answers: Answers; readonly cleared: readonly string[] } => {
  const { choices, options, takesSeveral } = formatIn(rules, question) ?? textFormat(0)
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
  if (!takesSeveral) return { answers: withAnswer(answers, question, [option]), cleared: [] }
  const cleared = clearsOthers(picked) ? before : before.filter((id) => isExclusive(options, id))
  const kept = before.filter((id) => !cleared.includes(id))
  if (choices && kept.filter((id) => !unoffered.includes(id)).length >= choices.max) return { answers, cleared: [] }
  return { answers: withAnswer(answers, question, inContentOrder(options, [...kept, option])), cleared }
}

/** The longest text that a device keeps, in code points: far above any limit of the content, and little for a phone's storage. */
export const maxStoredCharacters = 50_000

/**
 * Answers with a text. A blank one removes the answer; characters that cannot be stored are left out. A text above its limit is
 * kept, so that the visitor can shorten it, up to `maxStoredCharacters`. See `answersToCorrect`.
 */
export const writeText = (rules: AnswerRules, answers: Answers, question: string, text: string): Answers => {
  if (textLimitOf(rules, question) === null) return answers
  return withAnswer(answers, question, truncate(text.replace(new RegExp(unstorable, 'gu'), ''), maxStoredCharacters))
}

/** Answers that the server would refuse, and why. Those of text steps come first, the texts of options last. */
export const answersToCorrect = (
  rules: AnswerRules,
  answers: Answers,
): readonly { readonly question: string; readonly problem: AnswerProblem }[] =>
  [...new Set([...rules.texts.keys(), ...rules.questions.keys(), ...Object.keys(answers)])].flatMap((question) => {
    const [format, answer] = [formatIn(rules, question), answerTo(answers, question)]
    const problem = format && answer !== undefined ? problemOf(format, answer) : null
    return problem ? [{ question, problem }] : []
  })

export const clearAnswer = (answers: Answers, question: string): Answers => withAnswer(answers, question, [])

/** A question that is answered with a text or number may have options as well: "Prefer not to say". */
export const optionsOf = (question: AnswerableQuestion): readonly Option[] => formatOf(question).options

/** The chosen option ids. Empty when the answer is a text or missing. */
export const chosenOptions = (answers: Answers, question: string): readonly string[] => {
  const answer = answerTo(answers, question)
  return typeof answer === 'object' ? answer : []
}

type Invalid = 'refused' | 'kept'
type Accepted = { readonly answer: Answer | null; readonly refused: readonly Omit<Refusal, 'question'>[] }

const rejectAnswer = (reason: Refusal['reason']): Accepted => ({ answer: null, refused: [{ reason }] })

const accept = (rules: AnswerRules, question: string, value: unknown, invalid: Invalid): Accepted => {
  const format = formatIn(rules, question)
  if (!format) return rejectAnswer('unknown_question')
  const { options, takesSeveral, textLimit } = format
  const accepted =
    textLimit === null || (Array.isArray(value) && options.length > 0)
      ? acceptOptions(options, !takesSeveral, value)
      : acceptText(value)
  const problem = invalid === 'refused' && accepted.answer !== null ? problemOf(format, accepted.answer) : null
  return problem ? { answer: null, refused: [...accepted.refused, { reason: problem.kind }] } : accepted
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

const acceptText = (value: unknown): Accepted => {
  if (typeof value !== 'string') return rejectAnswer('wrong_kind')
  if (unstorable.test(value)) return rejectAnswer('characters')
  if (truncate(value, maxStoredCharacters) !== value) return rejectAnswer('too_long')
  return { answer: isBlank(value) ? null : value, refused: [] }
}

/** The format of a question, a text step or the text of an option. */
const formatIn = ({ questions, texts }: AnswerRules, key: string): AnswerFormat | null => {
  const [id, option] = partsOfKey(key)
  const [question, text] = [questions.get(id), texts.get(id)]
  if (option !== undefined) {
    const limit = question ? optionTextLimit(question, option) : null
    return limit === null ? null : textFormat(limit)
  }
  if (question) return formatOf(question)
  return text ? textFormat(text.max_length) : null
}

/** The limit of a free text in code points. null: the question takes no text. */
export const textLimitOf = (rules: AnswerRules, question: string): number | null =>
  formatIn(rules, question)?.textLimit ?? null

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

/** `answers` itself where nothing changes. */
const withAnswer = (answers: Answers, question: string, answer: Answer): Answers => {
  if (answer === answerTo(answers, question)) return answers
  const isEmpty = typeof answer === 'string' ? isBlank(answer) : answer.length === 0
  if (!isEmpty) return { ...answers, [question]: answer }
  const { [question]: _, ...others } = answers
  return Object.hasOwn(answers, question) ? others : answers
}
