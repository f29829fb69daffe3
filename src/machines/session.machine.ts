import { assign, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate'
import type { LoginReply } from '#types/api.generated.ts'

/**
 * Why a login ended, other than by a logout in this tab. ended: it expired or was revoked. protected: it was ended to protect the
 * account. other_tab: logged out, or the account deleted, in another tab.
 */
export type SessionEnd = 'ended' | 'protected' | 'other_tab'

/** The login that is stored on this device, or why it has ended. `reason` is null when nobody was logged in. */
export type CheckedLogin = { readonly login: LoginReply | null; readonly reason: SessionEnd | null }

export type SessionEvent =
  | { readonly type: 'LOGIN'; readonly login: LoginReply }
  | { readonly type: 'NO_LOGIN'; readonly reason: SessionEnd | null }
  | { readonly type: 'LOGOUT' }
  /** The visitor has been shown why the login ended. */
  | { readonly type: 'REASON_SHOWN' }

export type SessionContext = {
  /** null: nobody is logged in. */
  readonly user: LoginReply['user'] | null
  /** Why the last login ended, until the visitor has been shown it. */
  readonly reason: SessionEnd | null
}

export type SessionActors = {
  /** Reads the stored login once, when the page is loaded. */
  readonly checkLogin: PromiseActorLogic<CheckedLogin>
  /** Sends LOGIN and NO_LOGIN for every change of the stored login, in this tab or another. It runs for as long as the machine. */
  readonly watchLogin: CallbackActorLogic<SessionEvent>
  /** Ends the login on the server and removes it from this device. */
  readonly logOut: PromiseActorLogic<boolean>
}

/**
 * Whether somebody is logged in. It starts in `checking` and goes on to `user` or `visitor`; the stored login decides, so a logout
 * in another tab shows here as well. It has no final state.
 */
export const sessionMachineWith = (actors: SessionActors) =>
  setup({
    types: { context: {} as SessionContext, events: {} as SessionEvent },
    actors,
    actions: {
      setUser: assign((_, { login }: { login: LoginReply }) => ({ user: login.user, reason: null })),
      clearUser: assign((_, { reason }: { reason: SessionEnd | null }) => ({ user: null, reason })),
    },
  }).createMachine({
    id: 'session',
    context: { user: null, reason: null },
    invoke: { src: 'watchLogin' },
    on: {
      LOGIN: { target: '.user', actions: { type: 'setUser', params: ({ event }) => ({ login: event.login }) } },
      NO_LOGIN: {
        target: '.visitor',
        actions: { type: 'clearUser', params: ({ event }) => ({ reason: event.reason }) },
      },
    },
    initial: 'checking',
    states: {
      checking: {
        invoke: {
          src: 'checkLogin',
          onDone: [
            {
              guard: ({ event }) => event.output.login !== null,
              target: 'user',
              actions: assign(({ event }) => ({ user: event.output.login?.user ?? null })),
            },
            {
              target: 'visitor',
              actions: { type: 'clearUser', params: ({ event }) => ({ reason: event.output.reason }) },
            },
          ],
          onError: 'visitor',
        },
      },
      visitor: { on: { REASON_SHOWN: { actions: { type: 'clearUser', params: { reason: null } } } } },
      user: { on: { LOGOUT: 'loggingOut' } },
      loggingOut: {
        on: { NO_LOGIN: { actions: { type: 'clearUser', params: { reason: null } } } },
        invoke: {
          src: 'logOut',
          onDone: { target: 'visitor', actions: { type: 'clearUser', params: { reason: null } } },
          onError: { target: 'visitor', actions: { type: 'clearUser', params: { reason: null } } },
        },
      },
    },
  })

export type SessionMachine = ReturnType<typeof sessionMachineWith>
