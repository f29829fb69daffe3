import { modules } from 'virtual:content/modules'
import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { fill } from '#engine/format.ts'
import type { Failure } from '#types/failure.ts'

export type FailureText = { readonly heading: string; readonly text: string; readonly problems: readonly string[] }

/**
 * The message for a failed submission: what happened, what is safe, what to do next. `titleOf` returns the title of a
 * question.
 */
export const failureText = (failure: Failure, titleOf: (question: string) => string | undefined): FailureText => {
  const { failed, interrupted, offline, refused, updated } = later.page.analysing
  const messages = later.messages.quiz
  const { heading } = failed
  switch (failure.kind) {
    case 'offline':
      return { ...offline, problems: [] }
    case 'interrupted':
      return { ...interrupted, problems: [] }
    case 'timeout':
      return { heading, text: messages.submit_timeout, problems: [] }
    case 'server':
    case 'busy':
    case 'not_found':
      return { ...failed, problems: referenceOf(failure) }
    case 'rate_limit': {
      const minutes = Math.ceil(failure.seconds / 60)
      return { heading, text: fill(messages.submit_rate_limit, { minutes }), problems: [] }
    }
    case 'quota':
      return { heading, text: failure.message, problems: [] }
    case 'changed':
      return { ...updated, problems: [] }
    case 'refused':
      return { heading: refused.heading, text: adviceFor(failure), problems: problemsOf(failure, titleOf) }
  }
}

/** The message when the server has everything, and only the result could not be read. */
export const resultFailureText = (failure: Failure): FailureText => {
  const { analysing, results } = later.page
  const { heading, text } = analysing.result_failed
  const gone = modules.accounts ? results.claim_gone : results.gone
  return {
    heading,
    text: failure.kind === 'not_found' ? gone : text,
    problems: failure.kind === 'quota' ? [failure.message] : referenceOf(failure),
  }
}

type Refused = Failure & { readonly kind: 'refused' }

/** Messages of the server that refer to marked fields. Nothing is marked here; the problems are listed instead. */
const formOnlyCodes: ReadonlySet<string> = new Set(['not_accepted', 'malformed'])

const adviceFor = ({ code, message, problems }: Refused): string => {
  const { refused } = later.page.analysing
  if (message !== '' && !formOnlyCodes.has(code)) return message
  return problems.length > 0 ? refused.text : refused.unknown
}

const problemsOf = (
  { message, problems }: Refused,
  titleOf: (question: string) => string | undefined,
): readonly string[] => {
  const texts = problems.map((problem) => {
    // questions/ID, or questions/ID/options/ID
    const [, question = problem.field] = problem.field.split('/')
    const title = titleOf(question)
    return title === undefined
      ? problem.message
      : fill(later.page.analysing.refused.problem, { title, message: problem.message })
  })
  return [...new Set(texts)].filter((one) => one !== message)
}

const referenceOf = (failure: Failure): readonly string[] =>
  failure.kind === 'server' && failure.reference !== undefined
    ? [fill(later.messages.common.server, { reference: failure.reference })]
    : []
