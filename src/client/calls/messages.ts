/** Messages that need no account: feedback, complaint, newsletter. */
import { randomHex } from '#client/browser/random-hex.ts'
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

/** Kept until the message is known to have arrived: a text that is sent again with the same key is stored once. */
let unconfirmedKey: string | null = null

const sendMessage = async <Value>(path: string, json: object): Promise<Outcome<Value>> => {
  unconfirmedKey ??= randomHex(16)
  const reply = await mutatingCall<Value>({ method: 'POST', path, idempotencyKey: unconfirmedKey, json })
  if (reply.ok) unconfirmedKey = null
  return reply
}

export const sendFeedback = (json: FeedbackRequest): Promise<Outcome<SuccessReply>> => sendMessage('/feedback', json)

export const sendComplaint = (json: ComplaintRequest): Promise<Outcome<ComplaintReply>> =>
  sendMessage('/complaints', json)

export const sendUpdates = (json: UpdatesRequest): Promise<Outcome<SuccessReply>> =>
  mutatingCall({ method: 'POST', path: '/updates', json })

/** Needs no CSRF token: anyone who has the link may use it. */
export const unsubscribe = (token: string): Promise<Outcome<SuccessReply>> =>
  call({ method: 'POST', path: `/unsubscribe/${token}` })
