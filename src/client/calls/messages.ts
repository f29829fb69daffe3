/** Messages that need no account: feedback, complaint, newsletter. */
import type {
  ComplaintReply,
  ComplaintRequest,
  FeedbackRequest,
  SuccessReply,
  UpdatesRequest,
} from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { call } from './call.ts'
import { mutatingCall } from './csrf.ts'

export const sendFeedback = (json: FeedbackRequest): Promise<Outcome<SuccessReply>> =>
  mutatingCall({ method: 'POST', path: '/feedback', json })

export const sendComplaint = (json: ComplaintRequest): Promise<Outcome<ComplaintReply>> =>
  mutatingCall({ method: 'POST', path: '/complaints', json })

export const sendUpdates = (json: UpdatesRequest): Promise<Outcome<SuccessReply>> =>
  mutatingCall({ method: 'POST', path: '/updates', json })

/** Needs no CSRF token: anyone who has the link may use it. */
export const unsubscribe = (token: string): Promise<Outcome<SuccessReply>> =>
  call({ method: 'POST', path: `/unsubscribe/${token}` })
