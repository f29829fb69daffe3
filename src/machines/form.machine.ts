/** A form on its way: idle, sending, success, error. Each sending clears what was said of the one before. */
import { assign, setup, type PromiseActorLogic } from 'xstate'
import type { Failure, Outcome } from '#types/failure.ts'

export type FormEvent = { readonly type: 'SUBMIT'; readonly values: unknown }

/** How the last sending ended. null: none has yet, or one is under way. */
export type FormContext = { readonly values: unknown; readonly outcome: Outcome<unknown> | null }

const crashed: Outcome<never> = { ok: false, failure: { kind: 'server' } satisfies Failure }
const submit = { target: 'sending', actions: 'begin' } as const

/** Only a reply that went well leads to success; what is sent, and what the reply is, are the business of `send`. */
export const formMachineWith = <Values, Reply>(id: string, send: PromiseActorLogic<Outcome<Reply>, Values>) =>
  setup({
    types: { context: {} as FormContext, events: {} as FormEvent },
    actors: { send: send as PromiseActorLogic<Outcome<unknown>, unknown> },
    actions: {
      begin: assign(({ event }) => ({ values: event.values, outcome: null })),
      // What was typed is forgotten here: it may be a password.
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
          onError: { target: 'error', actions: { type: 'end', params: { outcome: crashed } } },
        },
      },
      success: { on: { SUBMIT: submit } },
      error: { on: { SUBMIT: submit } },
    },
  })

export type FormMachine = ReturnType<typeof formMachineWith>
