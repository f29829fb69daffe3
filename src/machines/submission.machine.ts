/** Sending a finished quiz: answers, photos, result. It ends only when the server has stored the submission. */
import { assign, enqueueActions, sendParent, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate'
import type { ResultReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import type { KeptResult, Sending } from './draft.ts'
import { asksToWait, consentsToRead, isPassing, secondsUntilRetry } from './failure.ts'
import type { QuizContext } from './quiz.context.ts'

/** `quiz` is what the visitor leaves behind; the machine itself only follows how far it has got. */
export type SubmissionContext = {
  readonly quiz: QuizContext
  readonly sending: Sending | null
  readonly withPhotos: boolean
  readonly failure: Failure | null
  readonly tries: number
  readonly result: ResultReply | null
}

export type SubmissionEvent =
  { readonly type: 'RETRY' } | { readonly type: 'ONLINE' } | { readonly type: 'WITHOUT_PHOTOS' }

/** What the machine waits for. */
export type SubmissionActors = {
  /** Made once. It must not wait for the network: whoever goes back at once comes forward to the same submission. */
  readonly makeSending: PromiseActorLogic<Sending, SubmissionContext>
  readonly keepSending: PromiseActorLogic<null, SubmissionContext>
  readonly storeAnswers: PromiseActorLogic<Outcome<{ readonly id: string }>, SubmissionContext>
  readonly sendPhotos: PromiseActorLogic<Outcome<null>, SubmissionContext>
  readonly keepResult: PromiseActorLogic<KeptResult, SubmissionContext>
  readonly readResult: PromiseActorLogic<Outcome<ResultReply>, SubmissionContext>
  readonly wait: PromiseActorLogic<null, number>
  readonly listenForNetwork: CallbackActorLogic<SubmissionEvent>
}

/** Then the visitor is asked: send again, or go on without photos. */
const mostWaits = 30

export type SubmissionMachine = ReturnType<typeof submissionMachineWith>

const input = ({ context }: { readonly context: SubmissionContext }) => context
const ofOutcome = ({ event }: { readonly event: { readonly output: Outcome<unknown> } }) => ({
  failure: event.output.ok ? ({ kind: 'server' } as const) : event.output.failure,
})
const crashed = { type: 'fail', params: { failure: { kind: 'server' } } } as const

export const submissionMachineWith = (actors: SubmissionActors) =>
  setup({
    types: {
      context: {} as SubmissionContext,
      events: {} as SubmissionEvent,
      input: {} as QuizContext,
      output: {} as { readonly result: ResultReply | null },
    },
    actors,
    guards: {
      isKept: ({ context }) => context.sending?.kept === true,
      isStored: ({ context }) => Boolean(context.sending?.id),
      failurePasses: ({ context }) => context.failure !== null && isPassing(context.failure),
    },
    actions: {
      fail: assign(({ context }, { failure }: { failure: Failure }) => ({ failure, tries: context.tries + 1 })),
      /** The visitor has to choose again, wherever they go from here. */
      tellConsents: enqueueActions(({ context, enqueue }) => {
        for (const consent of consentsToRead(context.failure))
          enqueue(sendParent({ type: 'CONSENT', consent, choice: null }))
      }),
      recover: assign({ failure: null, tries: 0 }),
      leavePhotos: assign({ withPhotos: false }),
      tellSending: sendParent(({ context }: { context: SubmissionContext }) => ({
        type: 'SENDING',
        sending: context.sending,
      })),
    },
  }).createMachine({
    id: 'submission',
    type: 'parallel',
    context: ({ input: quiz }) => ({
      quiz,
      sending: quiz.sending,
      withPhotos: true,
      failure: null,
      tries: 0,
      result: null,
    }),
    output: ({ context }) => ({ result: context.result }),
    invoke: { src: 'listenForNetwork' },
    states: {
      pause: {
        description: 'The least time that the step is shown.',
        initial: 'waiting',
        states: {
          waiting: { invoke: { src: 'wait', input: ({ context }) => context.quiz.analysingDelayMs, onDone: 'over' } },
          over: { type: 'final' },
        },
      },
      work: {
        initial: 'next',
        states: {
          next: {
            always: [
              { guard: 'isKept', target: 'reading' },
              { guard: 'isStored', target: 'sendingPhotos' },
              { target: 'preparing' },
            ],
          },
          preparing: {
            invoke: {
              src: 'makeSending',
              input,
              onDone: {
                target: 'keepingKey',
                actions: [assign(({ event }) => ({ sending: event.output })), 'tellSending'],
              },
              onError: { target: 'failed', actions: crashed },
            },
          },
          keepingKey: {
            description: 'The key and the secret are kept on the device before they are used.',
            invoke: {
              src: 'keepSending',
              input,
              onDone: 'storing',
              onError: { target: 'failed', actions: crashed },
            },
          },
          storing: {
            invoke: {
              src: 'storeAnswers',
              input,
              onDone: [
                {
                  guard: ({ event }) => event.output.ok,
                  target: 'sendingPhotos',
                  actions: [
                    assign(({ context, event }) =>
                      event.output.ok && context.sending
                        ? { sending: { ...context.sending, id: event.output.value.id } }
                        : {},
                    ),
                    'recover',
                    'tellSending',
                  ],
                },
                { target: 'failed', actions: [{ type: 'fail', params: ofOutcome }, 'tellConsents'] },
              ],
              onError: { target: 'failed', actions: crashed },
            },
          },
          sendingPhotos: {
            tags: 'answersStored',
            invoke: {
              src: 'sendPhotos',
              input,
              onDone: [
                { guard: ({ event }) => event.output.ok, target: 'keeping', actions: 'recover' },
                {
                  guard: ({ context, event }) =>
                    !event.output.ok && asksToWait(event.output.failure) && context.tries < mostWaits,
                  target: 'photosWaiting',
                  actions: { type: 'fail', params: ofOutcome },
                },
                { target: 'photosFailed', actions: { type: 'fail', params: ofOutcome } },
              ],
              onError: { target: 'photosFailed', actions: crashed },
            },
          },
          photosWaiting: {
            description:
              'The server has no room just now and has said when to come back. Nothing is asked of the visitor.',
            tags: ['answersStored', 'photosWaiting'],
            invoke: {
              src: 'wait',
              input: ({ context }) => 1000 * secondsUntilRetry(context.failure, context.tries),
              onDone: 'sendingPhotos',
            },
          },
          photosFailed: {
            tags: ['answersStored', 'photosFailed'],
            on: {
              RETRY: { target: 'sendingPhotos', actions: 'recover' },
              ONLINE: { target: 'sendingPhotos', actions: 'recover' },
              WITHOUT_PHOTOS: { target: 'keeping', actions: ['leavePhotos', 'recover'] },
            },
          },
          keeping: {
            description: 'All is stored: the key of the result takes the place of the draft on the device.',
            tags: ['answersStored', 'photosStored'],
            invoke: {
              src: 'keepResult',
              input,
              onDone: {
                target: 'reading',
                actions: sendParent(({ event }) => ({ type: 'RESULT_KEPT', result: event.output })),
              },
              onError: 'reading',
            },
          },
          reading: {
            tags: ['answersStored', 'photosStored'],
            invoke: {
              src: 'readResult',
              input,
              onDone: [
                {
                  guard: ({ event }) => event.output.ok,
                  target: 'done',
                  actions: assign(({ event }) => (event.output.ok ? { result: event.output.value } : {})),
                },
                { target: 'failed', actions: { type: 'fail', params: ofOutcome } },
              ],
              onError: { target: 'failed', actions: crashed },
            },
          },
          failed: {
            tags: 'failed',
            initial: 'deciding',
            on: { RETRY: 'next', ONLINE: { guard: 'failurePasses', target: 'next' } },
            states: {
              deciding: { always: [{ guard: 'failurePasses', target: 'retrying' }, { target: 'stopped' }] },
              retrying: {
                tags: 'retrying',
                invoke: {
                  src: 'wait',
                  input: ({ context }) => 1000 * secondsUntilRetry(context.failure, context.tries),
                  onDone: '#submission.work.next',
                },
              },
              stopped: {},
            },
          },
          done: { type: 'final', tags: ['answersStored', 'photosStored', 'ready'] },
        },
      },
    },
  })
