/** Why somebody stands on the login page, when they did not choose to: the page before says it with its navigation. */
import type { SessionEnd } from '#machines/session.machine.ts'

/** `nobody`: they wanted to log out, and nobody is logged in. */
export type LoginReason = SessionEnd | 'nobody'

const reasons: ReadonlySet<unknown> = new Set<LoginReason>(['ended', 'protected', 'other_tab', 'nobody'])

/** `state`: of a location of the router. */
export const loginReasonIn = (state: unknown): LoginReason | null => {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : null
  return reasons.has(reason) ? (reason as LoginReason) : null
}
