import type { SuccessReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'

/** A call that never completes. */
export const pending = <Value>(): Promise<Value> => new Promise(() => undefined)

export const succeedWith = (message: string) => (): Promise<Outcome<SuccessReply>> =>
  Promise.resolve({ ok: true, value: { success: true, message } })

export const succeed = succeedWith('Done')

export const failWith =
  (failure: Failure) =>
  <Value>(): Promise<Outcome<Value>> =>
    Promise.resolve({ ok: false, failure })

/** A validation error for one field. */
export const refusedField = (field: string, message: string): Failure => ({
  kind: 'refused',
  code: 'not_accepted',
  message,
  problems: [{ field, message }],
})
