/** The anti-forgery token: asked for once, and again when the server no longer knows it. */
import type { CsrfReply } from '#types/api.generated.ts'
import type { Outcome } from '#types/failure.ts'
import { call, type CallRequest } from './call.ts'

let tokenRequest: Promise<string | null> | null = null

/** null: there is none to be had; the call that needs it will say what is wrong. */
const csrfToken = (): Promise<string | null> => {
  tokenRequest ??= fetchToken()
  return tokenRequest
}

const fetchToken = async (): Promise<string | null> => {
  const reply = await call<CsrfReply>({ method: 'GET', path: '/users/csrf' })
  if (!reply.ok) tokenRequest = null
  return reply.ok ? reply.value.csrfToken : null
}

/** Logging out ends the token, too. */
export const forgetCsrf = (): void => {
  tokenRequest = null
}

/** A call that changes something. A token that has become old is renewed once. */
export const mutatingCall = async <Value>(request: CallRequest): Promise<Outcome<Value>> => {
  const first = await call<Value>({ ...request, csrf: await csrfToken() })
  if (first.ok || first.failure.kind !== 'refused' || first.failure.code !== 'csrf') return first
  tokenRequest = null
  return call<Value>({ ...request, csrf: await csrfToken() })
}
