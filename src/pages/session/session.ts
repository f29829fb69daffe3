/** The session of this tab: one machine for all pages that need to know who is here. */
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate'
import { logOut } from '#client/logout.ts'
import { onRefreshing, takeEndReason } from '#client/session-call.ts'
import { onLoginChange, readLogin } from '#client/stored-login.ts'
import { sessionMachineWith, type SessionEvent, type SessionMachine } from '#machines/session.machine.ts'

export type SessionActor = ActorRefFrom<SessionMachine>

let session: SessionActor | null = null

/** Started by the first page that asks; it lasts as long as the tab. */
export const sessionOfTab = (): SessionActor => {
  session ??= createActor(
    sessionMachineWith({
      checkLogin: fromPromise(async () => readLogin()),
      followLogin: fromCallback<SessionEvent>(({ sendBack }) => {
        const stopLogin = onLoginChange(() => {
          const login = readLogin()
          sendBack(login ? { type: 'LOGIN', login } : { type: 'NO_LOGIN', reason: takeEndReason() ?? 'other_tab' })
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
