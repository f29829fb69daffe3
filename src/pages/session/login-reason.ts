/** Why the user was redirected to the login page, passed in the navigation state. */
import type { SessionEnd } from '#machines/session.machine.ts'

/**
 * nobody: the user wanted to log out, but was not logged in. not_stored: has just signed up, in a browser that stores no login.
 * not_logged_in: has just signed up, and the login after it failed.
 */
export type LoginReason = SessionEnd | 'nobody' | 'not_stored' | 'not_logged_in'

const reasons: ReadonlySet<unknown> = new Set<LoginReason>([
  'ended',
  'protected',
  'other_tab',
  'nobody',
  'not_stored',
  'not_logged_in',
])

/** `state`: the state of a router location. */
export const loginReasonIn = (state: unknown): LoginReason | null => {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : null
  return reasons.has(reason) ? (reason as LoginReason) : null
}

/** The email address of somebody who has just signed up. `state`: the state of a router location. */
export const emailIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined
