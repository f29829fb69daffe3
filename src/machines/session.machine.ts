/** Who is here: checked once on load, then followed. Logged in means an access token and a user in the stored login. */
import { assign, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate'
import type { LoginReply } from '#types/api.generated.ts'

/** Why a login ended without its user asking for it here. */
export type SessionEnd = 'ended' | 'protected' | 'other_tab'

/** What is found on this device: a login, or why there is none any more. */
export type CheckedLogin = { readonly login: LoginReply | null; readonly reason: SessionEnd | null }

export type SessionEvent =
  | { readonly type: 'LOGIN'; readonly login: LoginReply }
  | { readonly type: 'NO_LOGIN'; readonly reason: SessionEnd | null }
  | { readonly type: 'REFRESHING' }
  | { readonly type: 'REFRESHED' }
  | { readonly type: 'LOGOUT' }
  /** The visitor has been told why. */
  | { readonly type: 'TOLD' }

export type SessionContext = {
  readonly user: LoginReply['user'] | null
  readonly reason: SessionEnd | null
}

export type SessionActors = {
  /** What is stored on this device. */
  readonly checkLogin: PromiseActorLogic<CheckedLogin>
  /** Tells of every change, made here or in another tab, and of each renewal. */
  readonly followLogin: CallbackActorLogic<SessionEvent>
  readonly logOut: PromiseActorLogic<boolean>
}

export const sessionMachineWith = (actors: SessionActors) =>
  setup({
    types: { context: {} as SessionContext, events: {} as SessionEvent },
    actors,
    actions: {
      remember: assign((_, { login }: { login: LoginReply }) => ({ user: login.user, reason: null })),
      forget: assign((_, { reason }: { reason: SessionEnd | null }) => ({ user: null, reason })),
    },
  }).createMachine({
    id: 'session',
    context: { user: null, reason: null },
    invoke: { src: 'followLogin' },
    on: {
      LOGIN: { target: '.user', actions: { type: 'remember', params: ({ event }) => ({ login: event.login }) } },
      NO_LOGIN: {
        target: '.visitor',
        actions: { type: 'forget', params: ({ event }) => ({ reason: event.reason }) },
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
              actions: { type: 'forget', params: ({ event }) => ({ reason: event.output.reason }) },
            },
          ],
          onError: 'visitor',
        },
      },
      visitor: { on: { TOLD: { actions: { type: 'forget', params: { reason: null } } } } },
      user: { on: { REFRESHING: 'refreshing', LOGOUT: 'leaving' } },
      refreshing: {
        description: 'The page stays; calls wait for the new access token.',
        on: { REFRESHED: 'user', LOGOUT: 'leaving' },
      },
      leaving: {
        on: { NO_LOGIN: { actions: { type: 'forget', params: { reason: null } } } },
        invoke: {
          src: 'logOut',
          onDone: { target: 'visitor', actions: { type: 'forget', params: { reason: null } } },
          onError: { target: 'visitor', actions: { type: 'forget', params: { reason: null } } },
        },
      },
    },
  })

export type SessionMachine = ReturnType<typeof sessionMachineWith>
