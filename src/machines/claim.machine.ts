import { assign, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate'
import type { Failure, Outcome } from '#types/failure.ts'
import { secondsUntilRetry } from './failure.ts'

/**
 * How an attempt ended. claimed: the account has the result. nothing: there was nothing to claim, because this device has no result that
 * waits for an account (another tab may have claimed it), or because nobody is logged in any more. taken: another account has claimed
 * it. gone: the server no longer has it.
 */
export type ClaimEnd = 'nothing' | 'claimed' | 'taken' | 'gone'

/** TRY: look for a result to claim now. END_SHOWN: the user has been shown how the last attempt ended. */
export type ClaimEvent = { readonly type: 'TRY' } | { readonly type: 'ONLINE' } | { readonly type: 'END_SHOWN' }

export type ClaimContext = {
  /** How the last attempt ended. null: none has ended yet. shown: the user has been shown it. */
  readonly end: ClaimEnd | 'shown' | null
  readonly failure: Failure | null
  /** Failed attempts in a row. */
  readonly attempts: number
  /** It succeeded only after failures, which may have been shown: then success has to be shown as well. */
  readonly isAfterFailures: boolean
  /** How many results this tab has claimed. When it grows, reports that were loaded before are out of date. */
  readonly claimed: number
}

export type ClaimActors = {
  /** Claims the result of this device for the account, if there is one. */
  readonly claim: PromiseActorLogic<Outcome<ClaimEnd>>
  /** Resolves after the given number of milliseconds. */
  readonly wait: PromiseActorLogic<null, number>
  /** Sends ONLINE when the browser is connected again. */
  readonly watchNetwork: CallbackActorLogic<ClaimEvent>
}

/**
 * Attaches the result of this device to the account that is logged in. It starts in `idle`, claims at TRY, and after a failure waits
 * and tries again for as long as the tab is open. It has no final state.
 */
export const claimMachineWith = (actors: ClaimActors) =>
  setup({
    types: { context: {} as ClaimContext, events: {} as ClaimEvent },
    actors,
    actions: {
      end: assign(({ context }, { end }: { end: ClaimEnd }) => ({
        end,
        failure: null,
        attempts: 0,
        isAfterFailures: context.attempts > 0,
        claimed: context.claimed + (end === 'claimed' ? 1 : 0),
      })),
      markShown: assign({ end: 'shown', isAfterFailures: false }),
      fail: assign(({ context }, { failure }: { failure: Failure }) => ({ failure, attempts: context.attempts + 1 })),
    },
  }).createMachine({
    id: 'claim',
    context: { end: null, failure: null, attempts: 0, isAfterFailures: false, claimed: 0 },
    invoke: { src: 'watchNetwork' },
    initial: 'idle',
    states: {
      idle: { on: { TRY: 'claiming', END_SHOWN: { actions: 'markShown' } } },
      claiming: {
        invoke: {
          src: 'claim',
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'idle',
              actions: {
                type: 'end',
                params: ({ event }) => ({ end: event.output.ok ? event.output.value : 'nothing' }),
              },
            },
            {
              target: 'waiting',
              actions: {
                type: 'fail',
                params: ({ event }) => ({ failure: event.output.ok ? { kind: 'server' } : event.output.failure }),
              },
            },
          ],
          onError: { target: 'waiting', actions: { type: 'fail', params: { failure: { kind: 'server' } } } },
        },
      },
      waiting: {
        on: { TRY: 'claiming', ONLINE: 'claiming' },
        invoke: {
          src: 'wait',
          input: ({ context }) => 1000 * secondsUntilRetry(context.failure, context.attempts),
          onDone: 'claiming',
        },
      },
    },
  })

export type ClaimMachine = ReturnType<typeof claimMachineWith>
