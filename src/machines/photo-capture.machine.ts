/** Taking photos: the camera is off, starting, on, or cannot be had. Which views are taken is the quiz's knowledge. */
import { assign, fromCallback, setup } from 'xstate'

export type CameraFailure =
  'blocked' | 'none_found' | 'in_use' | 'unplugged' | 'not_secure' | 'not_supported' | 'interrupted' | 'failed'

export type CaptureEvent =
  | { readonly type: 'START' }
  | { readonly type: 'STOP' }
  | { readonly type: 'CAMERA_LIVE' }
  | { readonly type: 'CAMERA_FAILED'; readonly failure: CameraFailure }

export const photoCaptureMachine = setup({
  types: { context: {} as { readonly failure: CameraFailure | null }, events: {} as CaptureEvent },
  actors: {
    /** Opens the camera, tells how it went and when it stops; closes it when it is left. */
    camera: fromCallback<CaptureEvent>(() => undefined),
  },
  actions: {
    remember: assign(({ event }) => ({ failure: event.type === 'CAMERA_FAILED' ? event.failure : null })),
    forget: assign({ failure: null }),
  },
}).createMachine({
  id: 'photo-capture',
  context: { failure: null },
  initial: 'off',
  states: {
    off: { on: { START: 'on' } },
    on: {
      entry: 'forget',
      invoke: { src: 'camera' },
      initial: 'starting',
      on: { STOP: 'off', CAMERA_FAILED: { target: 'failed', actions: 'remember' } },
      states: {
        starting: { on: { CAMERA_LIVE: 'live' } },
        live: {},
      },
    },
    failed: { on: { START: 'on', STOP: { target: 'off', actions: 'forget' } } },
  },
})
