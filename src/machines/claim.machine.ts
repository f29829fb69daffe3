/** A result that waits on this device becomes the account's. What fails is tried again by itself, as long as the tab is open. */
import { assign, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate'
import type { Failure, Outcome } from '#types/failure.ts'
import { secondsUntilRetry } from './failure.ts'

/** nothing: no result waits here. taken: another account has it. gone: the server has it no longer. */
export type ClaimEnd = 'nothing' | 'claimed' | 'taken' | 'gone'

/** HEARD: whoever is here has read how it ended. */
export type ClaimEvent = { readonly type: 'TRY' } | { readonly type: 'ONLINE' } | { readonly type: 'HEARD' }

export type ClaimContext = {
  /** How the last try ended. null: none has yet. */
  readonly end: ClaimEnd | null
  readonly failure: Failure | null
  readonly tries: number
  /** It ended only after it had failed, which may have been read: then the end is worth telling. */
  readonly late: boolean
  /** Results that this tab has claimed: what was read before is old when it grows. */
  readonly claimed: number
}

export type ClaimActors = {
  readonly claim: PromiseActorLogic<Outcome<ClaimEnd>>
  readonly wait: PromiseActorLogic<null, number>
  readonly listenForNetwork: CallbackActorLogic<ClaimEvent>
}

export const claimMachineWith = (actors: ClaimActors) =>
  setup({
    types: { context: {} as ClaimContext, events: {} as ClaimEvent },
    actors,
    actions: {
      end: assign(({ context }, { end }: { end: ClaimEnd }) => ({
        end,
        failure: null,
        tries: 0,
        late: context.tries > 0,
        claimed: context.claimed + (end === 'claimed' ? 1 : 0),
      })),
      forgetEnd: assign({ end: 'nothing', late: false }),
      fail: assign(({ context }, { failure }: { failure: Failure }) => ({ failure, tries: context.tries + 1 })),
    },
  }).createMachine({
    id: 'claim',
    context: { end: null, failure: null, tries: 0, late: false, claimed: 0 },
    invoke: { src: 'listenForNetwork' },
    initial: 'resting',
    states: {
      resting: { on: { TRY: 'claiming', HEARD: { actions: 'forgetEnd' } } },
      claiming: {
        invoke: {
          src: 'claim',
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'resting',
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
          input: ({ context }) => 1000 * secondsUntilRetry(context.failure, context.tries),
          onDone: 'claiming',
        },
      },
    },
  })

export type ClaimMachine = ReturnType<typeof claimMachineWith>
