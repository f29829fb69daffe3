/** Calls of a user: with the access token of the stored login, which is renewed when it has run out. */
import type { RefreshReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import { call, fetchReply, type CallRequest } from './call.ts'
import { mutatingCall } from './csrf.ts'
import { endLogin, isLogin, readLogin, writeLogin, type StoredLogin } from '#client/device/stored-login.ts'

export type UserRequest = Omit<CallRequest, 'token' | 'csrf'>

const loginNeeded: Failure = { kind: 'refused', code: 'login_required', message: '', problems: [] }
const loginRequiredCodes: ReadonlySet<string> = new Set(['login_required', 'session_ended', 'session_protected'])

/** True when the server does not take us for a user (any more). */
export const needsLogin = (failure: Failure): boolean =>
  failure.kind === 'refused' && loginRequiredCodes.has(failure.code)

export const userCall = <Value>(request: UserRequest): Promise<Outcome<Value>> =>
  withLogin((token) =>
    request.method === 'GET' ? call<Value>({ ...request, token }) : mutatingCall<Value>({ ...request, token }),
  )

/** A picture or a document that only its owner may read. */
export const userBlob = (request: UserRequest): Promise<Outcome<Blob>> =>
  withLogin(async (token): Promise<Outcome<Blob>> => {
    const reply = await (request.method === 'GET' ? fetchReply({ ...request, token }) : mutatingReply(request, token))
    return reply.ok ? { ok: true, value: await reply.value.blob() } : reply
  })

const mutatingReply = async (request: UserRequest, token: string): Promise<Outcome<Response>> =>
  mutatingCall<Response>({ ...request, token, rawResponse: true })

/** Whether this page has asked the server anything with its login, and so knows whether the login still counts. */
let hasUsedLogin = false

/** For pages that ask nothing themselves: a login that the server no longer takes ends here, and not at the next press. */
export const checkStoredLogin = async (): Promise<void> => {
  const login = readLogin()
  if (login && !hasUsedLogin)
    await userCall({ method: 'GET', path: `/users/account/${encodeURIComponent(login.user.id)}` })
}

const withLogin = async <Value>(ask: (token: string) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
  const login = readLogin()
  if (!login) return { ok: false, failure: loginNeeded }
  hasUsedLogin = true
  const first = await ask(login.access)
  if (first.ok || !needsLogin(first.failure)) return first
  const renewed = await refreshLogin(login.access)
  return renewed.ok ? ask(renewed.value.access) : renewed
}

/**
 * A new access token in place of `old`. One refresh at a time over all tabs: whoever waited finds what the first one
 * brought, or that it failed. A login that has ended is forgotten here; one that could not be renewed stays, whether the
 * network or the server is at fault: it may work again in a minute, and a login that is thrown away does not.
 */
export const refreshLogin = (old: string): Promise<Outcome<StoredLogin>> => {
  const before = lastFailure
  return oneAtATime(async (): Promise<Outcome<StoredLogin>> => {
    const login = readLogin()
    if (!login) return { ok: false, failure: loginNeeded }
    if (login.access !== old) return { ok: true, value: login }
    // It failed while this call waited for its turn: asking again at once would bring the same.
    if (lastFailure && lastFailure !== before && lastFailure.access === old)
      return { ok: false, failure: lastFailure.failure }
    notifyRefreshing(true)
    const reply = await call<RefreshReply>({ method: 'POST', path: '/token/refresh', json: { refresh: login.refresh } })
    notifyRefreshing(false)
    const stored = readLogin()
    // Logged out meanwhile, here or in another tab.
    if (stored?.user.id !== login.user.id) return { ok: false, failure: loginNeeded }
    // Where there are no locks another tab can have been quicker: the newest refresh token is the one that counts.
    if (stored.refresh !== login.refresh) return { ok: true, value: stored }
    if (!reply.ok) {
      if (endsLogin(reply.failure)) {
        endLogin(isProtected(reply.failure) ? 'protected' : 'ended')
        return { ok: false, failure: needsLogin(reply.failure) ? reply.failure : loginNeeded }
      }
      lastFailure = { access: old, failure: reply.failure }
      return reply
    }
    // A reply without a token is none: the old one must not pass for it.
    const renewed = { ...stored, ...reply.value, access: reply.value?.access }
    if (!isLogin(renewed)) {
      endLogin('ended')
      return { ok: false, failure: loginNeeded }
    }
    writeLogin(renewed)
    return { ok: true, value: readLogin() ?? renewed }
  })
}

/** The latest refresh that failed and left the login as it was. */
let lastFailure: { readonly access: string; readonly failure: Failure } | null = null

const isProtected = (failure: Failure): boolean => failure.kind === 'refused' && failure.code === 'session_protected'

/** Of a refresh. A token that the server cannot even read (status 400) will never buy another one. */
const endsLogin = (failure: Failure): boolean =>
  needsLogin(failure) || (failure.kind === 'refused' && failure.code === 'malformed')

const refreshListeners = new Set<(refreshing: boolean) => void>()
const notifyRefreshing = (refreshing: boolean): void => {
  for (const listener of refreshListeners) listener(refreshing)
}

/** Whether a new access token is being fetched by this tab. Returns the way to stop. */
export const onRefreshing = (listener: (refreshing: boolean) => void): (() => void) => {
  refreshListeners.add(listener)
  return () => {
    refreshListeners.delete(listener)
  }
}

let running: Promise<unknown> = Promise.resolve()

const oneAtATime = <Value>(work: () => Promise<Value>): Promise<Value> => {
  if ('locks' in navigator) return navigator.locks.request('auth-refresh', work)
  const mine = running.then(work, work)
  running = mine
  return mine
}
