/** Builds a submission, as a browser sends it, from the given content, so that tests do not depend on question ids. */
import { randomBytes } from 'node:crypto'
import type { Answer } from '#engine/quiz/answers/answers.ts'
import { formatOf, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { effectiveAnswers, openQuiz } from '#engine/quiz/state.ts'
import type { Submission, SubmittedAnswer, SubmittedConsent } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'

type Asked = Pick<Content, 'quiz' | 'sections' | 'consent'>

export const randomToken = (): string => randomBytes(32).toString('base64url')
export const randomKey = (): string => randomBytes(18).toString('base64url')

/** Answers every visible question and gives every consent. */
export const submissionOf = (content: Asked, version: string, changes: Partial<Submission> = {}): Submission => ({
  quiz: content.quiz.id,
  content_version: version,
  claim_token: randomToken(),
  seconds: 431,
  answers: allAnswers(content),
  consents: content.consent.consents.map(({ id }) => consentOf(content, id, 'agreed')),
  ...changes,
})

export const consentOf = (content: Asked, id: string, choice: 'agreed' | 'declined'): SubmittedConsent => {
  const consent = content.consent.consents.find((one) => one.id === id)
  if (!consent) throw new Error(`There is no consent ${id}`)
  const words = choice === 'agreed' ? consent.agree : consent.decline
  return { id, version: consent.version, choice, words, at: '2026-11-21T09:30:00.000Z' }
}

/** The first option of each question; for a checkbox, the first two that can be combined. */
export const allAnswers = (content: Asked): SubmittedAnswer[] => {
  const model = compileQuiz(content)
  const questions = [...model.questions.values()]
  const given: [string, Answer][] = questions.map((question) => [question.id, answerTo(question)])
  const texts: [string, Answer][] = [...model.texts.keys()].map((id) => [id, `A text for ${id}`])
  const counting = effectiveAnswers(openQuiz(model, Object.fromEntries([...given, ...texts])))
  return Object.entries(counting).map(([id, answer]) => {
    const question = model.questions.get(id)
    const title = (question ?? model.texts.get(id))?.title ?? ''
    return typeof answer === 'string'
      ? { question: id, title, text: answer }
      : { question: id, title, options: [...answer], labels: answer.map((option) => labelOf(question, option)) }
  })
}

const answerTo = (question: AnswerableQuestion): Answer => {
  const { takesSeveral, options, textLimit } = formatOf(question)
  if (textLimit !== null) return 'Some words'.slice(0, textLimit)
  const together = options.filter(({ exclusive, retired }) => !exclusive && !retired)
  return together.slice(0, takesSeveral ? 2 : 1).map(({ id }) => id)
}

const labelOf = (question: AnswerableQuestion | undefined, option: string): string => {
  const options = question ? formatOf(question).options : []
  return options.find(({ id }) => id === option)?.label ?? option
}
