import { assign, enqueueActions, sendParent, setup } from 'xstate'
import type { ResultReply } from '#types/api.generated.ts'
import type { Failure, Outcome } from '#types/failure.ts'
import { consentsToRead, hasRetryAfter, isTransient, secondsUntilRetry } from './failure.ts'
import type { QuizContext } from './quiz/quiz.context.ts'
import {
  afterFailure,
  afterSuccess,
  hasStoredAnswers,
  type SubmissionActors,
  type SubmissionContext,
  type SubmissionEvent,
} from './submission.context.ts'

/** How often photos are sent again automatically when the server asks to wait. After that the visitor decides. */
const maxPhotoRetries = 30

export type SubmissionMachine = ReturnType<typeof submissionMachineWith>

type WithContext = { readonly context: SubmissionContext }
const contextInput = ({ context }: WithContext) => context
const failureParams = ({ event }: { readonly event: { readonly output: Outcome<unknown> } }) => ({
  failure: event.output.ok ? ({ kind: 'server' } as const) : event.output.failure,
})
/** An actor that rejected instead of resolving to a failure. */
const crashed = { type: 'fail', params: { failure: { kind: 'server' } } } as const

/**
 * Sends a finished quiz and reads its result. Invoked by the quiz machine in the step `analysing`.
 *
 * Two regions run in parallel: `pause`, the shortest time that the step is shown (`analysingDelayMs`), and `work`:
 * keys, answers, photos, save the result on the device, read the result. The machine is done when both are, and its output is the
 * result. Every part can be repeated, because the server recognises the idempotency key. A machine that starts with a `sending`
 * (after a reload) continues where that one had got to.
 *
 * The parent receives SENDING after each change of `sending`, RESULT_STORED, and CONSENT with null for every consent that has to be
 * given again.
 */
export const submissionMachineWith = (actors: SubmissionActors) =>
  setup({
    types: {
      context: {} as SubmissionContext,
      events: {} as SubmissionEvent,
      input: {} as QuizContext,
      output: {} as { readonly result: ResultReply },
    },
    actors,
    guards: {
      isSaved: ({ context }) => context.sending?.kept === true,
      isUploaded: ({ context }) => context.isUploaded,
      hasStoredAnswers: ({ context }) => hasStoredAnswers(context),
      isTransientFailure: ({ context }) => context.failure !== null && isTransient(context.failure),
    },
    actions: {
      fail: assign(({ context }, { failure }: { failure: Failure }) => afterFailure(context, failure)),
      noteConnection: assign(({ context }) => ({ isBack: context.hasWaited })),
      /** The server does not accept these choices: the visitor has to choose again. */
      resetConsents: enqueueActions(({ context, enqueue }) => {
        for (const consent of consentsToRead(context.failure))
          enqueue(sendParent({ type: 'CONSENT', consent, choice: null }))
      }),
      recover: assign(({ context }) => afterSuccess(context)),
      skipPhotos: assign({ withPhotos: false }),
      reportSending: sendParent(({ context: { sending } }: WithContext) => ({ type: 'SENDING', sending })),
    },
  }).createMachine({
    id: 'submission',
    type: 'parallel',
    context: ({ input: quiz }) => ({
      quiz,
      sending: quiz.sending,
      withPhotos: true,
      isUploaded: quiz.sending?.kept === true,
      failure: null,
      attempts: 0,
      hasWaited: false,
      isBack: false,
      isAutomatic: false,
      result: null,
    }),
    output: ({ context: { result } }) => {
      if (!result) throw new Error('No result')
      return { result }
    },
    invoke: { src: 'watchNetwork' },
    states: {
      pause: {
        initial: 'waiting',
        states: {
          waiting: { invoke: { src: 'wait', input: ({ context }) => context.quiz.analysingDelayMs, onDone: 'over' } },
          over: { type: 'final' },
        },
      },
      work: {
        initial: 'next',
        // Pressed while an automatic attempt waits for its reply: it becomes the one that the visitor has asked for.
        on: { RETRY: { actions: assign({ isAutomatic: false }) } },
        states: {
          next: {
            always: [
              { guard: 'isSaved', target: 'reading' },
              { guard: 'isUploaded', target: 'savingResult' },
              { guard: 'hasStoredAnswers', target: 'sendingPhotos' },
              { target: 'preparing' },
            ],
          },
          preparing: {
            invoke: {
              src: 'createSending',
              input: contextInput,
              onDone: {
                target: 'savingKeys',
                actions: [assign(({ event }) => ({ sending: event.output })), 'reportSending'],
              },
              onError: { target: 'failed', actions: crashed },
            },
          },
          savingKeys: {
            // Key and token are saved on the device before they are used, so that a reload cannot make a second submission. A device
            // without space sends without that: nothing else would ever get the answers off it.
            invoke: {
              src: 'saveSending',
              input: contextInput,
              onDone: 'sendingAnswers',
              onError: 'sendingAnswers',
            },
          },
          sendingAnswers: {
            invoke: {
              src: 'sendAnswers',
              input: contextInput,
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
                    'reportSending',
                  ],
                },
                { target: 'failed', actions: [{ type: 'fail', params: failureParams }, 'resetConsents'] },
              ],
              onError: { target: 'failed', actions: crashed },
            },
          },
          sendingPhotos: {
            invoke: {
              src: 'sendPhotos',
              input: contextInput,
              onDone: [
                {
                  guard: ({ event }) => event.output.ok && event.output.value.length > 0,
                  target: 'photosLeftOut',
                  actions: 'recover',
                },
                { guard: ({ event }) => event.output.ok, target: 'savingResult', actions: 'recover' },
                {
                  guard: ({ context, event }) =>
                    !event.output.ok && hasRetryAfter(event.output.failure) && context.attempts < maxPhotoRetries,
                  target: 'photosWaiting',
                  actions: { type: 'fail', params: failureParams },
                },
                { target: 'photosFailed', actions: { type: 'fail', params: failureParams } },
              ],
              onError: { target: 'photosFailed', actions: crashed },
            },
          },
          photosWaiting: {
            // The server is busy and has said when to try again. The visitor does not have to do anything.
            tags: 'photosWaiting',
            invoke: {
              src: 'wait',
              input: ({ context }) => 1000 * secondsUntilRetry(context.failure, context.attempts),
              onDone: 'sendingPhotos',
            },
          },
          photosFailed: {
            tags: 'photosFailed',
            on: {
              RETRY: { target: 'sendingPhotos', actions: 'recover' },
              ONLINE: { target: 'sendingPhotos', actions: 'recover' },
              WITHOUT_PHOTOS: { target: 'savingResult', actions: ['skipPhotos', 'recover'] },
            },
          },
          // Nothing failed, but the visitor has to know that some photos are not stored.
          photosLeftOut: {
            tags: 'photosLeftOut',
            on: { GO_ON: 'savingResult' },
          },
          savingResult: {
            // Everything is stored on the server: the result replaces the draft on the device.
            entry: assign({ isUploaded: true }),
            invoke: {
              src: 'saveResult',
              input: contextInput,
              onDone: {
                target: 'reading',
                actions: [
                  assign(({ context }) => ({ sending: context.sending && { ...context.sending, kept: true } })),
                  sendParent(({ event }) => ({ type: 'RESULT_STORED', result: event.output })),
                ],
              },
              onError: 'reading',
            },
          },
          reading: {
            invoke: {
              src: 'readResult',
              input: contextInput,
              onDone: [
                {
                  guard: ({ event }) => event.output.ok,
                  target: 'done',
                  actions: assign(({ event }) => (event.output.ok ? { result: event.output.value } : {})),
                },
                { target: 'failed', actions: { type: 'fail', params: failureParams } },
              ],
              onError: { target: 'failed', actions: crashed },
            },
          },
          failed: {
            tags: 'failed',
            initial: 'deciding',
            on: {
              RETRY: 'next',
              ONLINE: { guard: 'isTransientFailure', target: 'next', actions: 'noteConnection' },
            },
            states: {
              deciding: { always: [{ guard: 'isTransientFailure', target: 'retrying' }, { target: 'stopped' }] },
              retrying: {
                tags: 'retrying',
                invoke: {
                  src: 'wait',
                  input: ({ context }) => 1000 * secondsUntilRetry(context.failure, context.attempts),
                  onDone: { target: '#submission.work.next', actions: assign({ isAutomatic: true }) },
                },
              },
              stopped: {},
            },
          },
          done: { type: 'final', tags: 'ready' },
        },
      },
    },
  })
