/** How a call ends in a story. */
import type { CallFailure, CallOutcome } from '#client/calls/call.ts'
import type { SuccessReply } from '#types/api.generated.ts'

/** It is still on its way. */
export const never = <Value>(): Promise<Value> => new Promise(() => undefined)

export const good = (): Promise<CallOutcome<SuccessReply>> =>
  Promise.resolve({ ok: true, value: { success: true, message: 'Done' } })

export const bad =
  (failure: CallFailure) =>
  <Value>(): Promise<CallOutcome<Value>> =>
    Promise.resolve({ ok: false, failure })

/** What the server says of one field. */
export const refused = (field: string, message: string): CallFailure => ({
  kind: 'refused',
  code: 'not_accepted',
  message,
  problems: [{ field, message }],
})
