/** What was sent, and the result of it. */
import type { ResultReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import type { StoredResult } from '#machines/draft.ts'
import { withoutChoices, type QuizContext } from './quiz.context.ts'

/** Everything was sent and nothing has changed since: NEXT leads to the existing result. */
export const isFinished = ({ result, sending }: QuizContext): boolean =>
  sending?.kept === true && sending.id === result?.id

/** Whether `result` is the one that the device has stored. After a retake it may still be the previous one. */
export const hasResult = ({ storedResult, result }: QuizContext): boolean =>
  result !== null && (storedResult === null || storedResult.id === result.id)

/** The claim token of the result that is shown. Undefined if the device has only the token of another one. */
export const tokenOfResult = ({ storedResult, result, sending }: QuizContext): string | undefined =>
  [storedResult, sending].find((one) => one?.id === result?.id)?.token

/** Whether the server has no such result any more. */
export const isNotFound = (outcome: Outcome<ResultReply>): boolean =>
  !outcome.ok && outcome.failure.kind === 'not_found'

/** Whether a result is neither known to this tab nor about to be read by it. */
export const isNewResult = ({ storedResult, sending }: QuizContext, { id }: StoredResult): boolean =>
  id !== storedResult?.id && id !== sending?.id

/** Whether there are answers or photos that were not sent. */
export const hasUnsent = ({ photos, sending, state }: QuizContext): boolean =>
  !sending?.kept && (Object.keys(state.answers).length > 0 || photos.length > 0)

/** The same, here or in a draft that was found: a new quiz would lose them. */
export const isUnfinished = (context: QuizContext): boolean => context.foundDraft !== null || hasUnsent(context)

/** The result has replaced the draft on this device. */
export const withStoredResult = ({ sending }: QuizContext, result: StoredResult): Partial<QuizContext> => ({
  storedResult: result,
  sending: sending && { ...sending, kept: true },
})

/**
 * The result on the server has changed. Consents that were withdrawn there are open again: if the visitor goes back and sends the
 * answers once more, what was deleted must not be stored anew. The submission stays the same. Another result than the one that is
 * known here is ignored: the visitor has begun a new quiz meanwhile.
 */
export const withChangedResult = (context: QuizContext, result: ResultReply): QuizContext => {
  if (result.id !== context.result?.id) return context
  const withdrawn = result.consents.filter(
    ({ choice, id }) => choice === 'declined' && context.choices[id]?.choice === 'agreed',
  )
  const ids = withdrawn.map(({ id }) => id)
  return { ...withoutChoices(context, ids), sending: context.sending, result }
}
