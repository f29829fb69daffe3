/** What a visitor sends us without an account: feedback, a complaint, an address for news. */
import type {
  ComplaintReply,
  ComplaintRequest,
  FeedbackRequest,
  SuccessReply,
  UpdatesRequest,
} from '#types/api.generated.ts'
import { call, type CallOutcome } from './call.ts'
import { changingCall } from './csrf.ts'

export const sendFeedback = (json: FeedbackRequest): Promise<CallOutcome<SuccessReply>> =>
  changingCall({ method: 'POST', path: '/feedback', json })

export const sendComplaint = (json: ComplaintRequest): Promise<CallOutcome<ComplaintReply>> =>
  changingCall({ method: 'POST', path: '/complaints', json })

export const sendUpdates = (json: UpdatesRequest): Promise<CallOutcome<SuccessReply>> =>
  changingCall({ method: 'POST', path: '/updates', json })

/** Needs no anti-forgery token: whoever has the link may use it, from any place. */
export const unsubscribe = (token: string): Promise<CallOutcome<SuccessReply>> =>
  call({ method: 'POST', path: `/unsubscribe/${token}` })
