import { quizLaterContent as later } from 'virtual:content/quiz-later'
import { fill } from '#engine/format.ts'
import type { Failure } from '#machines/failure.ts'

export type FailureWords = { readonly heading: string; readonly text: string; readonly problems: readonly string[] }

/** What happened, what is safe, what to do next: in the words of the content. */
export const failureWords = (failure: Failure, offline: boolean): FailureWords => {
  const { failed, offline: away, refused, updated } = later.page.analysing
  const messages = later.messages.quiz
  const words: Readonly<Record<Failure['kind'], () => FailureWords>> = {
    offline: () => (offline ? { ...away, problems: [] } : { ...failed, problems: [] }),
    timeout: () => ({ heading: failed.heading, text: messages.submit_timeout, problems: [] }),
    server: () => ({ ...failed, problems: referenceOf(failure) }),
    busy: () => ({ ...failed, problems: [] }),
    gone: () => ({ ...failed, problems: [] }),
    rate_limit: () => ({
      heading: failed.heading,
      text: fill(messages.submit_rate_limit, {
        minutes: failure.kind === 'rate_limit' ? Math.ceil(failure.seconds / 60) : 1,
      }),
      problems: [],
    }),
    later: () => ({
      heading: failed.heading,
      text: failure.kind === 'later' ? failure.message : failed.text,
      problems: [],
    }),
    changed: () => ({ ...updated, problems: [] }),
    refused: () => ({
      heading: refused.heading,
      text: failure.kind === 'refused' && failure.message ? failure.message : refused.text,
      problems: failure.kind === 'refused' ? saidOnce(failure) : [],
    }),
  }
  return words[failure.kind]()
}

const saidOnce = ({ message, problems }: Failure & { readonly kind: 'refused' }): readonly string[] =>
  [...new Set(problems.map((problem) => problem.message))].filter((said) => said !== message)

const referenceOf = (failure: Failure): readonly string[] =>
  failure.kind === 'server' && failure.reference !== undefined
    ? [fill(later.messages.common.server, { reference: failure.reference })]
    : []
