/** The session of this tab: one machine for all pages that need to know who is here. */
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import { logOut } from '#client/calls/logout.ts'
import { onRefreshing } from '#client/calls/session-call.ts'
import { dropUnusableLogin, onLoginChange, readLogin, takeEndReason } from '#client/device/stored-login.ts'
import {
  type CheckedLogin,
  sessionMachineWith,
  type SessionEvent,
  type SessionMachine,
} from '#machines/session.machine.ts'
import { isGuarded } from './page-guards.ts'

export type SessionActor = ActorRefFrom<SessionMachine>

let session: SessionActor | null = null

/** Started by the first page that asks; it lasts as long as the tab. */
export const sessionOfTab = (): SessionActor => {
  // Before the session follows the stored login: it is no change that was made elsewhere.
  if (!session) dropUnusableLogin()
  session ??= createActor(
    sessionMachineWith({
      checkLogin: fromPromise<CheckedLogin>(async () => ({ login: readLogin(), reason: takeEndReason() })),
      watchLogin: fromCallback<SessionEvent>(({ sendBack }) => {
        const stopLogin = onLoginChange(() => {
          const login = readLogin()
          // Where no page is guarded, the frame of the page tells it.
          const told = isGuarded() ? takeEndReason() : null
          sendBack(login ? { type: 'LOGIN', login } : { type: 'NO_LOGIN', reason: told ?? 'other_tab' })
        })
        const stopRefreshing = onRefreshing((refreshing) => {
          sendBack({ type: refreshing ? 'REFRESHING' : 'REFRESHED' })
        })
        return () => {
          stopLogin()
          stopRefreshing()
        }
      }),
      logOut: fromPromise(logOut),
    }),
  ).start()
  return session
}
