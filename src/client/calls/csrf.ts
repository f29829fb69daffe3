/** The CSRF token: fetched once, and again when the server no longer accepts it. */
import type { CsrfReply } from '#types/api.generated.ts'
import { serverFailure, type Failure, type Outcome } from '#types/failure.ts'
import { call, type CallRequest } from './call.ts'

type CsrfToken = CsrfReply['csrfToken']

let tokenRequest: Promise<Outcome<CsrfToken>> | null = null

const csrfToken = (): Promise<Outcome<CsrfToken>> => {
  if (tokenRequest) return tokenRequest
  const request = fetchToken()
  tokenRequest = request
  // Unless another one has been requested since.
  void request.then(({ ok }) => {
    if (!ok && tokenRequest === request) tokenRequest = null
  })
  return request
}

const fetchToken = async (): Promise<Outcome<CsrfToken>> => {
  const reply = await call<CsrfReply | null>({ method: 'GET', path: '/users/csrf' })
  if (!reply.ok) return reply
  const token = reply.value?.csrfToken
  return token ? { ok: true, value: token } : serverFailure
}

/** Called on logout, which invalidates the token. */
export const forgetCsrf = (): void => {
  tokenRequest = null
}

export const isCsrfRefusal = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 'csrf'

/**
 * A call that changes something. It is repeated once with a new token if the server refuses the old one.
 *
 * @param run makes the call
 */
export const mutatingCall = async <Value>(request: CallRequest, run: Run<Value> = call): Promise<Outcome<Value>> => {
  const first = await callWithToken(request, run)
  if (first.ok || !isCsrfRefusal(first.failure)) return first
  tokenRequest = null
  return callWithToken(request, run)
}

type Run<Value> = (request: CallRequest) => Promise<Outcome<Value>>

/** Without a token the call would be refused, which would hide why there is none. */
const callWithToken = async <Value>(request: CallRequest, run: Run<Value>): Promise<Outcome<Value>> => {
  const token = await csrfToken()
  return token.ok ? run({ ...request, csrf: token.value }) : token
}
