/**
 * Calls of a logged-in user. They send the access token of the stored login, which is refreshed when it has expired.
 */
import type { RefreshReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import { accountPath } from './account-path.ts'
import { call, fetchReply, type CallRequest } from './call.ts'
import { mutatingCall } from './csrf.ts'
import { fetchBlobWithIdleTimeout } from './fetch-blob-with-idle-timeout.ts'
import { withTabLock } from '#client/browser/with-tab-lock.ts'
import { randomHex } from '#client/browser/random-hex.ts'
import {
  endLogin,
  endLostLogin,
  isLogin,
  readLogin,
  writeLogin,
  type StoredLogin,
} from '#client/device/stored-login.ts'

export type UserRequest = Omit<CallRequest, 'token' | 'csrf'>

const loggedOut: Outcome<never> = {
  ok: false,
  failure: { kind: 'refused', code: 'login_required', message: '', problems: [] },
}
const loginRequiredCodes: ReadonlySet<string> = new Set(['login_required', 'session_ended', 'session_protected'])

/** The server does not accept the login (any more). */
export const needsLogin = (failure: Failure): boolean =>
  failure.kind === 'refused' && loginRequiredCodes.has(failure.code)

/** A call with the login of this browser, which is refreshed when it has expired. */
export const userCall = <Value>(request: UserRequest): Promise<Outcome<Value>> =>
  withLogin((token) =>
    request.method === 'GET' ? call<Value>({ ...request, token }) : mutatingCall<Value>({ ...request, token }),
  )

/** The same, with the response itself and its unread body. */
export const userReply = (request: UserRequest): Promise<Outcome<Response>> =>
  withLogin((token) => replyTo({ ...request, token }))

/** A picture or document that only its owner may read. It is given up when nothing of it arrives for so long. */
export const userBlob = (request: Omit<UserRequest, 'timeoutMs'>, idleMs = 20_000): Promise<Outcome<Blob>> =>
  withLogin((token) =>
    fetchBlobWithIdleTimeout((limits) => replyTo({ ...request, ...limits, token }), idleMs, request.signal),
  )

/** The response of a successful call, with an unread body. */
const replyTo = (request: CallRequest): Promise<Outcome<Response>> =>
  request.method === 'GET' ? fetchReply(request) : mutatingCall(request, fetchReply)

/** Whether this page has already called the server with its login, and so knows whether it is still valid. */
let hasUsedLogin = false

/** For pages that make no such call themselves: detects an invalid login now instead of at the next action. */
export const checkStoredLogin = async (): Promise<void> => {
  const login = readLogin()
  if (login && !hasUsedLogin) await userCall({ method: 'GET', path: accountPath(login.user.id) })
}

const withLogin = async <Value>(ask: (token: string) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
  endLostLogin()
  const login = readLogin()
  if (!login) return loggedOut
  hasUsedLogin = true
  const first = await ask(login.access)
  if (first.ok || !needsLogin(first.failure)) return first
  const renewed = await refreshLogin(login.access)
  return renewed.ok ? ask(renewed.value.access) : renewed
}

/**
 * Fetches a new access token in place of `old`. Only one refresh runs at a time across all tabs; a caller that has
 * waited gets the outcome of the first one. A login that has ended is removed from the device. After a network or
 * server error it is kept: it may work again in a minute.
 */
export const refreshLogin = (old: string): Promise<Outcome<StoredLogin>> => {
  const before = lastFailure
  return withTabLock('auth-refresh', async (): Promise<Outcome<StoredLogin>> => {
    const login = readLogin()
    if (!login) return loggedOut
    if (login.access !== old) return { ok: true, value: login }
    // A refresh failed while this call waited for the lock: repeating it immediately would fail again.
    if (lastFailure && lastFailure !== before && lastFailure.access === old)
      return { ok: false, failure: lastFailure.failure }
    const reply = await call<RefreshReply>({
      method: 'POST',
      path: '/token/refresh',
      json: { refresh: login.refresh },
      ...refreshKeyOf(login),
    })
    return applyRefresh(login, reply)
  })
}

/** Stores the new tokens, or ends the login. `login`: as it was before the call. */
const applyRefresh = (login: StoredLogin, reply: Outcome<RefreshReply>): Outcome<StoredLogin> => {
  const stored = readLogin()
  // Logged out meanwhile, here or in another tab.
  if (stored?.user.id !== login.user.id) return loggedOut
  // Without the Locks API another tab may have been faster: use its newer refresh token.
  if (stored.refresh !== login.refresh) return { ok: true, value: stored }
  if (!reply.ok) {
    if (!endsLogin(reply.failure)) {
      lastFailure = { access: login.access, failure: reply.failure }
      return reply
    }
    endLogin(isProtected(reply.failure) ? 'protected' : 'ended')
    return needsLogin(reply.failure) ? reply : loggedOut
  }
  const { refreshKey: _, ...known } = stored
  // A missing `access` in the reply must not leave the old token in place.
  const renewed = { ...known, ...reply.value, access: reply.value?.access }
  if (!isLogin(renewed)) {
    endLogin('ended')
    return loggedOut
  }
  writeLogin(renewed)
  return { ok: true, value: readLogin() ?? renewed }
}

/**
 * The key by which the server recognises a refresh that is repeated because its reply was lost. It is stored before the call, so
 * that the next page can repeat it, too. Without the Locks API two tabs may refresh at once, and neither repeats the other's call.
 */
const refreshKeyOf = (login: StoredLogin): { readonly idempotencyKey?: string } => {
  if (!('locks' in navigator)) return {}
  const { refreshKey = '' } = login
  // Other scripts may write there, too, and the server refuses other texts.
  if (/^[0-9a-f]{32}$/.test(refreshKey)) return { idempotencyKey: refreshKey }
  const idempotencyKey = randomHex(16)
  writeLogin({ ...login, refreshKey: idempotencyKey })
  return { idempotencyKey }
}

/** The latest refresh that failed without ending the login. */
let lastFailure: { readonly access: string; readonly failure: Failure } | null = null

const isProtected = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 'session_protected'

/** Whether a failed refresh ends the login. A refresh token that the server cannot even parse (400) will never work. */
const endsLogin = (failure: Failure): boolean =>
  needsLogin(failure) || (failure.kind === 'refused' && failure.code === 'malformed')
