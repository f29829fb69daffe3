import { assign, setup, type CallbackActorLogic, type PromiseActorLogic } from 'xstate'
import {
  initialCapture,
  isFull,
  nextTimer,
  viewToTake,
  type CaptureContext,
  type CaptureInput,
} from './photo-capture.context.ts'
import { cameraFailures, type CameraChoice, type CameraFailure } from '#types/camera.ts'

export type CaptureEvent =
  /** Turns the camera on. */
  | { readonly type: 'START' }
  | { readonly type: 'STOP' }
  /** The camera is open. `next`: the camera to change to. null: there is only one. */
  | { readonly type: 'CAMERA_OPEN'; readonly next: CameraChoice | null }
  /** The page shows the first picture of the camera that was opened. */
  | { readonly type: 'FIRST_FRAME' }
  | { readonly type: 'CAMERA_FAILED'; readonly failure: CameraFailure }
  | { readonly type: 'FLIP' }
  /** Chooses the next countdown. */
  | { readonly type: 'TIMER' }
  /** Turns the spoken countdown on or off. */
  | { readonly type: 'SOUND' }
  /** This view is taken next; its old picture stays until there is a new one. null: as if none had been selected. */
  | { readonly type: 'SELECT_VIEW'; readonly view: string | null }
  | { readonly type: 'CAPTURE' }
  /** Stops the countdown. */
  | { readonly type: 'CANCEL' }
  /** The views that have a picture, whether taken or uploaded. */
  | { readonly type: 'PHOTOS'; readonly views: readonly string[] }
  | { readonly type: 'SUBMIT' }
  /** All pictures were deleted. */
  | { readonly type: 'RESET' }

export type CaptureActors = {
  /** Resolves when all answers are stored on the device: some phones discard the page when the camera opens. */
  readonly saveAnswers: PromiseActorLogic<null>
  /** Opens the camera and sends CAMERA_OPEN or CAMERA_FAILED, also when it stops later. Its cleanup closes the camera. */
  readonly camera: CallbackActorLogic<CaptureEvent, CameraChoice>
  /** Resolves after the given number of milliseconds. */
  readonly wait: PromiseActorLogic<null, number>
  /** Takes and stores the picture of this view. Resolves to whether that succeeded. */
  readonly takePicture: PromiseActorLogic<boolean, string>
}

const second = 1000
/** A camera that another program blocks may open without ever showing anything. */
const firstFrameTimeoutMs = 10 * second
/** Overrides a transition of the parent state. */
const ignored = { actions: [] }

/**
 * Taking photos with the camera, from `off` until all views have a picture.
 *
 * `on` and its sub-states run while the camera is open. `full` means that every view has a picture: nothing is left to take, so
 * the camera is closed, and SUBMIT leads to `submitted`, where a later visit of the step begins. Deleting a picture (PHOTOS with fewer
 * views) or SELECT_VIEW leads back. It has no final state: the page reads `submitted`. Pictures themselves never pass through the machine.
 */
export const photoCaptureMachineWith = (actors: CaptureActors) =>
  setup({
    types: { context: {} as CaptureContext, events: {} as CaptureEvent, input: {} as CaptureInput },
    actors,
    guards: {
      isFull: ({ context }) => isFull(context),
      hasRoom: ({ context }) => !isFull(context),
      wereSubmitted: ({ context }) => context.submitted,
      hasTimer: ({ context }) => context.timer > 0,
      hasSecondsLeft: ({ context }) => context.secondsLeft > 1,
      hasOtherCamera: ({ context }) => context.otherCamera !== null,
      failureIs: ({ event }, failure: CameraFailure) => event.type === 'CAMERA_FAILED' && event.failure === failure,
      knowsView: ({ context, event }) =>
        event.type === 'SELECT_VIEW' && (event.view === null || context.views.includes(event.view)),
    },
    actions: {
      setTaken: assign(({ event }) => (event.type === 'PHOTOS' ? { taken: event.views } : {})),
      selectView: assign(({ event }) => (event.type === 'SELECT_VIEW' ? { selectedView: event.view } : {})),
      clearSelection: assign({ selectedView: null }),
      forgetSubmission: assign({ submitted: false }),
      clearPictures: assign({ selectedView: null, taken: [] }),
      setOtherCamera: assign(({ event }) => (event.type === 'CAMERA_OPEN' ? { otherCamera: event.next } : {})),
      flip: assign(({ context }) => (context.otherCamera ? { camera: context.otherCamera } : {})),
      changeTimer: assign(({ context }) => ({ timer: nextTimer(context) })),
      toggleSound: assign(({ context }) => ({ sound: !context.sound })),
      startCountdown: assign(({ context }) => ({ secondsLeft: context.timer })),
      countDown: assign(({ context }) => ({ secondsLeft: context.secondsLeft - 1 })),
    },
  }).createMachine({
    id: 'photo-capture',
    context: ({ input }) => initialCapture(input),
    on: {
      PHOTOS: { actions: 'setTaken' },
      SELECT_VIEW: { guard: 'knowsView', actions: 'selectView' },
      SOUND: { actions: 'toggleSound' },
      RESET: { target: '.off', actions: 'clearPictures' },
    },
    initial: 'off',
    states: {
      off: { always: { guard: 'isFull', target: 'full' }, on: { START: 'savingAnswers' } },
      full: {
        always: [
          { guard: 'hasRoom', target: 'off' },
          { guard: 'wereSubmitted', target: 'submitted' },
        ],
        on: { SUBMIT: 'submitted' },
      },
      submitted: { always: { guard: 'hasRoom', target: 'off' }, exit: 'forgetSubmission' },
      savingAnswers: {
        invoke: { src: 'saveAnswers', onDone: 'on', onError: 'on' },
        on: { STOP: { target: 'off', actions: 'clearSelection' } },
      },
      on: {
        invoke: { src: 'camera', input: ({ context }) => context.camera },
        initial: 'starting',
        on: {
          STOP: { target: 'off', actions: 'clearSelection' },
          CAMERA_FAILED: cameraFailures.map((failure) => ({
            guard: { type: 'failureIs' as const, params: failure },
            target: `failed.${failure}` as const,
          })),
        },
        states: {
          starting: { on: { CAMERA_OPEN: { target: 'awaitingFirstFrame', actions: 'setOtherCamera' } } },
          // There is nothing to take yet.
          awaitingFirstFrame: {
            invoke: { src: 'wait', input: firstFrameTimeoutMs, onDone: '#photo-capture.failed.failed' },
            on: { FIRST_FRAME: 'live' },
          },
          live: {
            always: { guard: 'isFull', target: '#photo-capture.full' },
            on: {
              CAPTURE: [{ guard: 'hasTimer', target: 'counting', actions: 'startCountdown' }, { target: 'taking' }],
              TIMER: { actions: 'changeTimer' },
              FLIP: { guard: 'hasOtherCamera', target: '#photo-capture.on', reenter: true, actions: 'flip' },
            },
          },
          counting: {
            always: { guard: 'isFull', target: '#photo-capture.full' },
            invoke: {
              src: 'wait',
              input: second,
              onDone: [
                { guard: 'hasSecondsLeft', target: 'counting', reenter: true, actions: 'countDown' },
                { target: 'taking' },
              ],
            },
            // Visitors who have turned round for the picture would not notice that another view is taken now.
            on: { CANCEL: 'live', SELECT_VIEW: ignored },
          },
          taking: {
            invoke: {
              src: 'takePicture',
              input: ({ context }) => viewToTake(context) ?? '',
              onDone: [
                { guard: ({ event }) => event.output, target: 'live', actions: 'clearSelection' },
                { target: 'live' },
              ],
              onError: 'live',
            },
            on: { SELECT_VIEW: ignored },
          },
        },
      },
      failed: {
        always: { guard: 'isFull', target: 'full' },
        initial: 'failed',
        on: { START: 'savingAnswers', STOP: { target: 'off', actions: 'clearSelection' } },
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
