import type { NotPublished } from '#editing/studio-api.ts'
import type { Refused as NoReply } from '#studio/app/loading/call.ts'
import type { Refused } from '#studio/review/review-state.ts'

/** Why a draft was not published, from the server's response. */
export const refusedBy = ({ body, message, status }: NoReply): Refused => {
  if (status === 0) return { reason: 'unanswered', message }
  const refused = (typeof body === 'object' && body !== null ? body : {}) as Partial<NotPublished>
  switch (refused.reason) {
    case 'conflict':
      return { reason: 'conflict', conflicts: refused.conflicts ?? [] }
    case 'problems':
      return { reason: 'problems', problems: refused.problems ?? [] }
    case 'stale':
    case 'behind':
      return { reason: refused.reason }
    default:
      return { reason: 'failed', message }
  }
}
