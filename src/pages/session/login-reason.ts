/** Why the user was redirected to the login page, passed in the navigation state. */
import type { SessionEnd } from '#machines/session.machine.ts'

/** nobody: the user wanted to log out, but was not logged in. not_stored: has just signed up, in a browser that stores no login. */
export type LoginReason = SessionEnd | 'nobody' | 'not_stored'

const reasons: ReadonlySet<unknown> = new Set<LoginReason>(['ended', 'protected', 'other_tab', 'nobody', 'not_stored'])

/** `state`: the state of a router location. */
export const loginReasonIn = (state: unknown): LoginReason | null => {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : null
  return reasons.has(reason) ? (reason as LoginReason) : null
}
