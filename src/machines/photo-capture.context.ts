import type { CameraChoice } from '#types/camera.ts'

export type CaptureInput = {
  /** Ids of the views to take, in order. */
  readonly views: readonly string[]
  /** Countdowns to choose from, in seconds. The first one is preset. */
  readonly timers: readonly number[]
  /** Views that have a picture. */
  readonly taken: readonly string[]
  /** Whether the visitor submitted these pictures at an earlier visit of the step. */
  readonly submitted: boolean
}

/** Data only: the media stream belongs to the page. */
export type CaptureContext = CaptureInput & {
  /** The view that the visitor chose to take next. null: the first one without a picture. */
  readonly selectedView: string | null
  /** The chosen countdown in seconds. 0: none. */
  readonly timer: number
  /** Seconds left of the running countdown. */
  readonly secondsLeft: number
  /** Whether the countdown is spoken aloud. */
  readonly sound: boolean
  readonly camera: CameraChoice
  /** The camera that FLIP changes to. null: there is only one. */
  readonly otherCamera: CameraChoice | null
}

/** It starts with the rear camera, so that somebody else can take the picture, or the phone can stand on a shelf. */
export const initialCapture = (input: CaptureInput): CaptureContext => ({
  ...input,
  // The pictures may be gone: sent from another tab, for example.
  submitted: input.submitted && input.views.every((view) => input.taken.includes(view)),
  selectedView: null,
  timer: input.timers[0] ?? 0,
  secondsLeft: 0,
  sound: false,
  camera: { facing: 'environment' },
  otherCamera: null,
})

/** The view that CAPTURE takes. null: every view has a picture, and none was selected to be taken again. */
export const viewToTake = ({ selectedView, taken, views }: CaptureContext): string | null =>
  selectedView ?? views.find((view) => !taken.includes(view)) ?? null

export const isFull = (context: CaptureContext): boolean => viewToTake(context) === null

/** The countdown after the current one; after the last, the first. */
export const nextTimer = ({ timer, timers }: CaptureContext): number =>
  timers[(timers.indexOf(timer) + 1) % timers.length] ?? 0
