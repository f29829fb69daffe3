/** The CSRF token: fetched once, and again when the server no longer accepts it. */
import type { CsrfReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import { call, type CallRequest } from './call.ts'

let tokenRequest: Promise<string | null> | null = null

/** null: it could not be fetched. The call that needs it will then return the failure. */
const csrfToken = (): Promise<string | null> => {
  tokenRequest ??= fetchToken()
  return tokenRequest
}

const fetchToken = async (): Promise<string | null> => {
  const reply = await call<CsrfReply>({ method: 'GET', path: '/users/csrf' })
  if (!reply.ok) tokenRequest = null
  return reply.ok ? reply.value.csrfToken : null
}

/** Called on logout, which invalidates the token. */
export const forgetCsrf = (): void => {
  tokenRequest = null
}

export const isCsrfRefusal = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 'csrf'

/** A call that changes something. It is repeated once with a new token if the server refuses the old one. */
export const mutatingCall = async <Value>(request: CallRequest): Promise<Outcome<Value>> => {
  const first = await call<Value>({ ...request, csrf: await csrfToken() })
  if (first.ok || !isCsrfRefusal(first.failure)) return first
  tokenRequest = null
  return call<Value>({ ...request, csrf: await csrfToken() })
}
