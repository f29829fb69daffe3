/** The answers that the dashboard loads one by one (`GET /quiz/replies`). */
import type { DashboardSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { failureMessage } from '#pages/forms/failure-message.ts'
import { useDashboard } from '#pages/dashboard/dashboard-context.tsx'
import { useLoad } from '#pages/dashboard/use-load.ts'

export type Reply = DashboardSlice['replies'][number] & {
  /** The text of the card: the answer, or why there is none. */
  readonly shown: string
  /** `empty`: the question was not answered. */
  readonly state: 'loading' | 'failed' | 'empty' | 'known'
}

export const useReplies = (): readonly Reply[] => {
  const { calls, content, user } = useDashboard()
  const { common, quiz_reply: words } = content.messages
  const { result } = useLoad(`replies ${user.id}`, async (signal) => ({
    ok: true,
    value: await Promise.all(content.replies.map(({ question }) => calls.readReply(user.id, question, signal))),
  }))
  return content.replies.map((reply, at) => {
    const outcome = result.state === 'ready' ? result.value[at] : undefined
    if (!outcome) return { ...reply, shown: common.loading, state: 'loading' }
    if (!outcome.ok) {
      const { failure } = outcome
      // Messages for refused requests are written for forms and would make no sense in a card.
      const message =
        failure.kind === 'refused' ? words.not_loaded : failureMessage(failure, common, { failure: words.not_loaded })
      return { ...reply, shown: fill(words.failure, { message }), state: 'failed' }
    }
    const { text } = outcome.value
    return text === '' ? { ...reply, shown: words.empty, state: 'empty' } : { ...reply, shown: text, state: 'known' }
  })
}
