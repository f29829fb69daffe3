/** What a visitor sends us without an account: feedback, an address for news. */
import type { FeedbackRequest, SuccessReply, UpdatesRequest } from '#types/api.generated.ts'
import type { CallOutcome } from './call.ts'
import { changingCall } from './csrf.ts'

export const sendFeedback = (json: FeedbackRequest): Promise<CallOutcome<SuccessReply>> =>
  changingCall({ method: 'POST', path: '/feedback', json })

export const sendUpdates = (json: UpdatesRequest): Promise<CallOutcome<SuccessReply>> =>
  changingCall({ method: 'POST', path: '/updates', json })
