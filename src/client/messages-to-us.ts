/** What a visitor sends us without an account: feedback, a complaint, an address for news. */
import type {
  ComplaintReply,
  ComplaintRequest,
  FeedbackRequest,
  SuccessReply,
  UpdatesRequest,
} from '#types/api.generated.ts'
import type { CallOutcome } from './call.ts'
import { changingCall } from './csrf.ts'

export const sendFeedback = (json: FeedbackRequest): Promise<CallOutcome<SuccessReply>> =>
  changingCall({ method: 'POST', path: '/feedback', json })

export const sendComplaint = (json: ComplaintRequest): Promise<CallOutcome<ComplaintReply>> =>
  changingCall({ method: 'POST', path: '/complaints', json })

export const sendUpdates = (json: UpdatesRequest): Promise<CallOutcome<SuccessReply>> =>
  changingCall({ method: 'POST', path: '/updates', json })
