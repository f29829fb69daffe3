/** The session actor of this tab, shared by all pages. */
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import { logOut } from '#client/calls/logout.ts'
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

/** Created by the first page that needs it. Lives as long as the tab. */
export const sessionOfTab = (): SessionActor => {
  // Before the actor subscribes: this removal is not a change from another tab.
  if (!session) dropUnusableLogin()
  session ??= createActor(
    sessionMachineWith({
      checkLogin: fromPromise<CheckedLogin>(async () => ({ login: readLogin(), reason: takeEndReason() })),
      watchLogin: fromCallback<SessionEvent>(({ sendBack }) =>
        onLoginChange(() => {
          const login = readLogin()
          // Without a guarded page, `LoginEnded` in the site frame reports it.
          const endReason = isGuarded() ? takeEndReason() : null
          sendBack(login ? { type: 'LOGIN', login } : { type: 'NO_LOGIN', reason: endReason ?? 'other_tab' })
        }),
      ),
      logOut: fromPromise(logOut),
    }),
  ).start()
  return session
}
