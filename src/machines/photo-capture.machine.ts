/** Taking photos: where the camera is, which view is taken next, and one state for each way in which a camera fails. */
import { assign, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate'
import {
  freshCapture,
  isFull,
  nextTimer,
  viewToTake,
  type CameraChoice,
  type CaptureContext,
  type CaptureInput,
} from './photo-capture.context.ts'

export const cameraFailures = [
  'blocked',
  'none_found',
  'in_use',
  'unplugged',
  'not_secure',
  'not_supported',
  'no_readback',
  'interrupted',
  'failed',
] as const
export type CameraFailure = (typeof cameraFailures)[number]

export type CaptureEvent =
  | { readonly type: 'START' }
  | { readonly type: 'STOP' }
  /** `next`: what another camera is asked for by. null: there is only one. */
  | { readonly type: 'CAMERA_LIVE'; readonly next: CameraChoice | null }
  | { readonly type: 'CAMERA_FAILED'; readonly failure: CameraFailure }
  | { readonly type: 'FLIP' }
  | { readonly type: 'TIMER' }
  | { readonly type: 'SOUND' }
  /** Takes this view next. A picture that it has stays until there is a new one; null: it stays for good. */
  | { readonly type: 'AIM'; readonly view: string | null }
  | { readonly type: 'CAPTURE' }
  | { readonly type: 'CANCEL' }
  /** The views that have a picture, however it came. */
  | { readonly type: 'PHOTOS'; readonly views: readonly string[] }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'RESET' }

export type CaptureActors = {
  /** Ends when every answer is kept: some phones end the page when the camera opens. */
  readonly keepAnswers: PromiseActorLogic<null>
  /** Opens the camera, tells how it went and when it stops; closes it when it is left. */
  readonly camera: CallbackActorLogic<CaptureEvent, CameraChoice>
  readonly wait: PromiseActorLogic<null, number>
  /** Takes the picture of this view and keeps it. Whether there is one. */
  readonly takePicture: PromiseActorLogic<boolean, string>
}

const second = 1000
const nothing = { actions: [] }

export const photoCaptureMachineWith = (actors: CaptureActors) =>
  setup({
    types: { context: {} as CaptureContext, events: {} as CaptureEvent, input: {} as CaptureInput },
    actors,
    guards: {
      isFull: ({ context }) => isFull(context),
      isFree: ({ context }) => !isFull(context),
      hasTimer: ({ context }) => context.timer > 0,
      countsOn: ({ context }) => context.left > 1,
      hasAnother: ({ context }) => context.another !== null,
      failureIs: ({ event }, failure: CameraFailure) => event.type === 'CAMERA_FAILED' && event.failure === failure,
      knowsView: ({ context, event }) =>
        event.type === 'AIM' && (event.view === null || context.views.includes(event.view)),
    },
    actions: {
      setTaken: assign(({ event }) => (event.type === 'PHOTOS' ? { taken: event.views } : {})),
      aim: assign(({ event }) => (event.type === 'AIM' ? { aim: event.view } : {})),
      forgetAim: assign({ aim: null }),
      forgetPictures: assign({ aim: null, taken: [] }),
      rememberAnother: assign(({ event }) => (event.type === 'CAMERA_LIVE' ? { another: event.next } : {})),
      flip: assign(({ context }) => (context.another ? { camera: context.another } : {})),
      changeTimer: assign(({ context }) => ({ timer: nextTimer(context) })),
      toggleSound: assign(({ context }) => ({ sound: !context.sound })),
      startCount: assign(({ context }) => ({ left: context.timer })),
      count: assign(({ context }) => ({ left: context.left - 1 })),
    },
  }).createMachine({
    id: 'photo-capture',
    context: ({ input }) => freshCapture(input),
    on: {
      PHOTOS: { actions: 'setTaken' },
      AIM: { guard: 'knowsView', actions: 'aim' },
      SOUND: { actions: 'toggleSound' },
      RESET: { target: '.off', actions: 'forgetPictures' },
    },
    initial: 'off',
    states: {
      off: { always: { guard: 'isFull', target: 'full' }, on: { START: 'keeping' } },
      full: { always: { guard: 'isFree', target: 'off' }, on: { SUBMIT: 'submitted' } },
      submitted: { always: { guard: 'isFree', target: 'off' } },
      keeping: {
        invoke: { src: 'keepAnswers', onDone: 'on', onError: 'on' },
        on: { STOP: 'off' },
      },
      on: {
        invoke: { src: 'camera', input: ({ context }) => context.camera },
        initial: 'starting',
        on: {
          STOP: { target: 'off', actions: 'forgetAim' },
          CAMERA_FAILED: cameraFailures.map((failure) => ({
            guard: { type: 'failureIs' as const, params: failure },
            target: `failed.${failure}` as const,
          })),
        },
        states: {
          starting: { on: { CAMERA_LIVE: { target: 'live', actions: 'rememberAnother' } } },
          live: {
            always: { guard: 'isFull', target: 'full' },
            on: {
              CAPTURE: [{ guard: 'hasTimer', target: 'counting', actions: 'startCount' }, { target: 'taken' }],
              TIMER: { actions: 'changeTimer' },
              FLIP: { guard: 'hasAnother', target: '#photo-capture.on', reenter: true, actions: 'flip' },
            },
          },
          counting: {
            always: { guard: 'isFull', target: 'full' },
            invoke: {
              src: 'wait',
              input: second,
              onDone: [{ guard: 'countsOn', target: 'counting', reenter: true, actions: 'count' }, { target: 'taken' }],
            },
            // Whoever has turned away cannot see that another view is taken now.
            on: { CANCEL: 'live', AIM: nothing },
          },
          taken: {
            invoke: {
              src: 'takePicture',
              input: ({ context }) => viewToTake(context) ?? '',
              onDone: [
                { guard: ({ event }) => event.output, target: 'live', actions: 'forgetAim' },
                { target: 'live' },
              ],
              onError: 'live',
            },
            on: { AIM: nothing },
          },
          full: { always: { guard: 'isFree', target: 'live' }, on: { SUBMIT: '#photo-capture.submitted' } },
        },
      },
      failed: {
        always: { guard: 'isFull', target: 'full' },
        initial: 'failed',
        on: { START: 'keeping', STOP: { target: 'off', actions: 'forgetAim' } },
        states: {
          blocked: {},
          none_found: {},
          in_use: {},
          unplugged: {},
          not_secure: {},
          not_supported: {},
          no_readback: {},
          interrupted: {},
          failed: {},
        },
      },
    },
  })

export type PhotoCaptureMachine = ReturnType<typeof photoCaptureMachineWith>
