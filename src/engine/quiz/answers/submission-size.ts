import { mostSeconds } from '#engine/quiz/steps/active-time.ts'
import {
  clearsOthers,
  formatOf,
  questionsIn,
  textFormat,
  type AnswerableQuestion,
} from '#engine/quiz/question-kinds.ts'
import type { ConsentItem, Content, TextStepQuestion } from '#types/content.generated.ts'
import { sum } from '#engine/sum.ts'

type SubmissionContent = Pick<Content, 'quiz' | 'sections'> & {
  readonly consent: { readonly consents: readonly Pick<ConsentItem, 'id' | 'version' | 'agree' | 'decline'>[] }
}

/**
 * How large a submission of a content can become. The content check and the server both use it, so that the content compiler
 * rejects a quiz whose answers the server would refuse. Upper bounds: every question answered, whatever its condition, with the
 * longest answer that it allows.
 */
export type SubmissionSize = {
  readonly answers: number
  /** Of the request body: JSON in UTF-8. */
  readonly bytes: number
  /** By question, the most expensive first. */
  readonly costs: readonly QuestionCost[]
}
export type QuestionCost = { readonly question: AnswerableQuestion | TextStepQuestion; readonly bytes: number }

/** The largest submission that the server can validate and score without delaying other requests, whatever the content says. */
export const largestAllowed = { answers: 2000, bytes: 2 * 1024 * 1024 } as const

export const submissionSize = ({ quiz, sections, consent }: SubmissionContent): SubmissionSize => {
  const texts = quiz.steps.flatMap((step) => (step.kind === 'text' ? [step.question] : []))
  const questions = [...sections.flatMap(questionsIn), ...texts]
  const costs = questions.map((question) => ({ question, bytes: answerBytes(question) }))
  const consents = consent.consents.map(({ id, agree, decline }) => {
    const words = jsonBytes(agree) > jsonBytes(decline) ? agree : decline
    return bytesOf({ id, version: 1e6, choice: 'declined', words, content_version: hash, at: time })
  })
  const envelope = bytesOf({
    quiz: quiz.id,
    content_version: hash,
    claim_token: token,
    seconds: mostSeconds,
    answers: [],
    consents: [],
  })
  return {
    answers: questions.length,
    bytes: sum([envelope, ...consents, ...costs.map(({ bytes }) => bytes)]),
    costs: [...costs].sort((a, b) => b.bytes - a.bytes),
  }
}

/**
 * The limits that the server applies to one submission: twice what this content needs, at least 500 answers and 256 KiB. A page of an
 * earlier content version may send more than this version allows; it should be told that the quiz has changed, not that its
 * request is too large.
 */
export const submissionLimits = (content: SubmissionContent): { readonly answers: number; readonly bytes: number } => {
  const { answers, bytes } = submissionSize(content)
  return {
    answers: Math.min(largestAllowed.answers, Math.max(500, 2 * answers)),
    bytes: Math.min(largestAllowed.bytes, Math.max(256 * 1024, 2 * bytes)),
  }
}

const hash = '0'.repeat(12)
const token = '0'.repeat(43)
const time = '2026-11-22T12:00:00.000+00:00'

const answerBytes = (asked: AnswerableQuestion | TextStepQuestion): number => {
  const { id: question, title } = asked
  const { options, takesSeveral, textLimit } = 'choice' in asked ? formatOf(asked) : textFormat(asked.max_length)
  const written = textLimit === null ? 0 : bytesOf({ question, title, text: '' }) + textLimit * bytesPerCharacter
  // Retired options as well: an older draft may contain them.
  const costs = options.map(({ id, label, text }) => {
    const longest = text ? bytesOf({ texts: { [id]: '' } }) + text.max_length * bytesPerCharacter : 0
    return jsonBytes(id) + jsonBytes(label) + 2 + longest
  })
  const alone = options.flatMap((option, index) => (clearsOthers(option) ? [costs[index] ?? 0] : []))
  const together = options.flatMap((option, index) => (clearsOthers(option) ? [] : [costs[index] ?? 0]))
  const several = takesSeveral ? [sum(together)] : together
  return Math.max(written, bytesOf({ question, title, options: [], labels: [] }) + Math.max(0, ...several, ...alone))
}

/** The longest escape of JSON, such as \u0001 for a control character; every other character takes less. */
const bytesPerCharacter = 6

/** Including the comma after it. */
const bytesOf = (value: object): number => utf8Bytes(JSON.stringify(value)) + 1
const jsonBytes = (text: string): number => utf8Bytes(JSON.stringify(text))

const utf8Bytes = (text: string): number => {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
