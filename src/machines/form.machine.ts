import { assign, setup, type PromiseActorLogic } from 'xstate'
import { serverFailure, type Outcome } from '#types/failure.ts'

export type FormEvent = { readonly type: 'SUBMIT'; readonly values: unknown }

/** `outcome`: of the last submission. null: there was none, or one is being sent. */
export type FormContext = { readonly values: unknown; readonly outcome: Outcome<unknown> | null }

const submit = { target: 'sending', actions: 'begin' } as const

/**
 * A form that can be submitted any number of times: `idle`, `sending`, then `success` or `error`. SUBMIT is ignored while sending. A
 * `send` that rejects counts as a server failure.
 *
 * @param id of the machine
 * @param send makes the call; its input is the `values` of SUBMIT
 */
export const formMachineWith = <Values, Reply>(id: string, send: PromiseActorLogic<Outcome<Reply>, Values>) =>
  setup({
    types: { context: {} as FormContext, events: {} as FormEvent },
    actors: { send: send as PromiseActorLogic<Outcome<unknown>, unknown> },
    actions: {
      begin: assign(({ event }) => ({ values: event.values, outcome: null })),
      // The values are dropped as soon as possible: they may contain a password.
      end: assign((_, { outcome }: { outcome: Outcome<unknown> }) => ({ values: null, outcome })),
    },
  }).createMachine({
    id,
    context: { values: null, outcome: null },
    initial: 'idle',
    states: {
      idle: { on: { SUBMIT: submit } },
      sending: {
        invoke: {
          src: 'send',
          input: ({ context }: { readonly context: FormContext }) => context.values,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'success',
              actions: { type: 'end', params: ({ event }) => ({ outcome: event.output }) },
            },
            { target: 'error', actions: { type: 'end', params: ({ event }) => ({ outcome: event.output }) } },
          ],
          onError: { target: 'error', actions: { type: 'end', params: { outcome: serverFailure } } },
        },
      },
      success: { on: { SUBMIT: submit } },
      error: { on: { SUBMIT: submit } },
    },
  })

export type FormMachine = ReturnType<typeof formMachineWith>
