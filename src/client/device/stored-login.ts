/** The stored login: local storage, under the key of the specification. Whatever else stands there is nobody's login. */
import type { LoginReply } from '#types/api.generated.ts'

export type StoredLogin = LoginReply

/** Why a login ended without its user asking for it. */
export type EndReason = 'ended' | 'protected'

const key = 'auth'

/** The same object while nothing has changed, so that whoever subscribes draws once. */
let cached: { readonly text: string | null; readonly login: StoredLogin | null } = { text: null, login: null }
const listeners = new Set<() => void>()

export const readLogin = (): StoredLogin | null => {
  const text = textIn()
  if (text !== cached.text) cached = { text, login: text === null ? null : loginIn(text) }
  return cached.login
}

/** False: this browser does not let us remember anything. */
export const writeLogin = (login: StoredLogin): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(login))
  } catch {
    return false
  }
  notify()
  return true
}

export const clearLogin = (): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // What could not be read was no login either.
  }
  notify()
}

let reason: EndReason | null = null

/** The login is forgotten, and the next page that can say so tells why. */
export const endLogin = (why: EndReason): void => {
  reason = why
  clearLogin()
}

/** What is stored and cannot be a login is a login that has ended: it goes, and that is told. */
export const dropUnusableLogin = (): void => {
  if (textIn() !== null && readLogin() === null) endLogin('ended')
}

/** Told once: the page that asks says it. */
export const takeEndReason = (): EndReason | null => {
  const told = reason
  reason = null
  return told
}

/** Changes made here and in other tabs. Returns the way to stop. */
export const onLoginChange = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    // null: everything was cleared.
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

const notify = (): void => {
  for (const listener of listeners) listener()
}

const textIn = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Anybody may write there: only what has the shape of a login is one. */
const loginIn = (text: string): StoredLogin | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isLogin(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Logged in means: both tokens and a user, each with the shape of schemas/api/login-reply.schema.json. The server refuses
 * every other one unread, so that it could neither be used nor renewed.
 */
export const isLogin = (value: unknown): value is StoredLogin => {
  if (!isRecord(value) || !isRecord(value.user)) return false
  const { access, refresh, user } = value
  return (
    isToken(access) && isToken(refresh) && isId(user.id) && typeof user.username === 'string' && user.username !== ''
  )
}

const matches =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value)
const isToken = matches(/^[\w-]{10,200}$/)
const isId = matches(/^[\w-]{1,60}$/)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
