/** Calls of a user: with the access token of the stored login, which is renewed when it has run out. */
import type { RefreshReply } from '#types/api.generated.ts'
import { call, fetchReply, type CallFailure, type CallOutcome, type CallRequest } from './call.ts'
import { changingCall } from './csrf.ts'
import { clearLogin, isLogin, readLogin, writeLogin, type StoredLogin } from './stored-login.ts'

export type UserRequest = Omit<CallRequest, 'token' | 'csrf'>

/** Why a login ended without its user asking for it. */
export type EndReason = 'ended' | 'protected'

const loginNeeded: CallFailure = { kind: 'refused', code: 'login_required', message: '', problems: [] }
const codesOfNoLogin: ReadonlySet<string> = new Set(['login_required', 'session_ended', 'session_protected'])

/** True when the server does not take us for a user (any more). */
export const needsLogin = (failure: CallFailure): boolean =>
  failure.kind === 'refused' && codesOfNoLogin.has(failure.code)

export const userCall = <Value>(request: UserRequest): Promise<CallOutcome<Value>> =>
  withLogin((token) =>
    request.method === 'GET' ? call<Value>({ ...request, token }) : changingCall<Value>({ ...request, token }),
  )

/** A picture or a document that only its owner may read. */
export const userBlob = (request: UserRequest): Promise<CallOutcome<Blob>> =>
  withLogin(async (token): Promise<CallOutcome<Blob>> => {
    const reply = await (request.method === 'GET' ? fetchReply({ ...request, token }) : replyToChange(request, token))
    return reply.ok ? { ok: true, value: await reply.value.blob() } : reply
  })

const replyToChange = async (request: UserRequest, token: string): Promise<CallOutcome<Response>> =>
  changingCall<Response>({ ...request, token, whole: true })

const withLogin = async <Value>(ask: (token: string) => Promise<CallOutcome<Value>>): Promise<CallOutcome<Value>> => {
  const login = readLogin()
  if (!login) return { ok: false, failure: loginNeeded }
  const first = await ask(login.access)
  if (first.ok || !needsLogin(first.failure)) return first
  const renewed = await refreshLogin(login.access)
  return renewed.ok ? ask(renewed.value.access) : renewed
}

/**
 * A new access token in place of `old`. One refresh at a time over all tabs: whoever waited finds what the first one
 * brought. A login that has ended is forgotten here; one that could not be renewed for want of a network stays.
 */
export const refreshLogin = (old: string): Promise<CallOutcome<StoredLogin>> =>
  oneAtATime(async (): Promise<CallOutcome<StoredLogin>> => {
    const login = readLogin()
    if (!login) return { ok: false, failure: loginNeeded }
    if (login.access !== old) return { ok: true, value: login }
    tellRefreshing(true)
    const reply = await call<RefreshReply>({ method: 'POST', path: '/token/refresh', json: { refresh: login.refresh } })
    tellRefreshing(false)
    const stored = readLogin()
    // Logged out meanwhile, here or in another tab.
    if (stored?.user.id !== login.user.id) return { ok: false, failure: loginNeeded }
    // Where there are no locks another tab can have been quicker: the newest refresh token is the one that counts.
    if (stored.refresh !== login.refresh) return { ok: true, value: stored }
    if (!reply.ok) {
      if (needsLogin(reply.failure)) endLogin(reply.failure)
      return reply
    }
    // A reply without a token is none: the old one must not pass for it.
    const renewed = { ...stored, ...reply.value, access: reply.value?.access }
    if (!isLogin(renewed)) {
      endLogin(loginNeeded)
      return { ok: false, failure: loginNeeded }
    }
    writeLogin(renewed)
    return { ok: true, value: readLogin() ?? renewed }
  })

const refreshListeners = new Set<(refreshing: boolean) => void>()
const tellRefreshing = (refreshing: boolean): void => {
  for (const listener of refreshListeners) listener(refreshing)
}

/** Whether a new access token is being fetched by this tab. Returns the way to stop. */
export const onRefreshing = (listener: (refreshing: boolean) => void): (() => void) => {
  refreshListeners.add(listener)
  return () => {
    refreshListeners.delete(listener)
  }
}

let reason: EndReason | null = null

const endLogin = (failure: CallFailure): void => {
  reason = failure.kind === 'refused' && failure.code === 'session_protected' ? 'protected' : 'ended'
  clearLogin()
}

/** Told once: the page that asks says it. */
export const takeEndReason = (): EndReason | null => {
  const told = reason
  reason = null
  return told
}

let running: Promise<unknown> = Promise.resolve()

const oneAtATime = <Value>(work: () => Promise<Value>): Promise<Value> => {
  if ('locks' in navigator) return navigator.locks.request('auth-refresh', work)
  const mine = running.then(work, work)
  running = mine
  return mine
}
