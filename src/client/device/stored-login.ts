/**
 * The stored login: localStorage, under the key of the specification. Any other value under that key is not a login.
 */
import { createListeners } from '#client/browser/store.ts'
import { onReturn } from '#client/browser/visibility.ts'
import type { LoginReply } from '#types/api.generated.ts'
import { isRecord } from './is-record.ts'

export type StoredLogin = LoginReply & {
  /** Idempotency key of a refresh that was begun, and whose reply has not come. */
  readonly refreshKey?: string
}

/** Why a login ended without the user logging out. */
export type EndReason = 'ended' | 'protected'

const key = 'auth'

/** Returns the same object while nothing has changed, as `useSyncExternalStore` requires. */
let cached: { readonly text: string | null; readonly login: StoredLogin | null } = { text: null, login: null }
const { notify, subscribe } = createListeners()

export const readLogin = (): StoredLogin | null => {
  const text = textIn()
  if (text !== cached.text) cached = { text, login: text === null ? null : loginIn(text) }
  return cached.login
}

/** False: this browser cannot store anything. */
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
    // Without storage there was no login.
  }
  // It is known to be gone, and not lost.
  readLogin()
  notify()
}

let reason: EndReason | null = null

/** Removes the login and remembers why, for the next page that can tell the user. */
export const endLogin = (why: EndReason): void => {
  reason = why
  clearLogin()
}

/** The browser or an extension has deleted the login that this tab has read, and a tab is not told of that. */
export const endLostLogin = (): void => {
  if (cached.login && textIn() === null) endLogin('ended')
}

/** A stored value that is not a valid login is treated as a login that has ended. */
export const dropUnusableLogin = (): void => {
  if (textIn() !== null && readLogin() === null) endLogin('ended')
}

/** Returns the reason once: the page that takes it shows it. */
export const takeEndReason = (): EndReason | null => {
  const taken = reason
  reason = null
  return taken
}

/**
 * Called after changes here and in other tabs, and when the page comes back from the back/forward cache: not every browser tells it
 * then what other tabs have stored meanwhile. Returns a function that unsubscribes.
 */
export const onLoginChange = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    // null: the whole storage was cleared.
    if (event.key === key || event.key === null) listener()
  }
  const unsubscribe = subscribe(listener)
  const stopReturn = onReturn(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    stopReturn()
    window.removeEventListener('storage', onStorage)
  }
}

const textIn = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Other scripts may write there, too: only a value of the right shape is a login. */
const loginIn = (text: string): StoredLogin | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isLogin(value) ? value : null
  } catch {
    return null
  }
}

/**
 * A login has both tokens and a user, each in the format of schemas/api/login-reply.schema.json. The server rejects any
 * other token unread, so it could neither be used nor refreshed.
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
