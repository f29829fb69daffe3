/** What is known while photos are taken: only words and numbers, the stream itself is the page's. */

/** How a camera is asked for: by where it looks, or by its id where it does not say. */
export type CameraChoice = { readonly facing: 'environment' | 'user' } | { readonly device: string }

export type CaptureInput = {
  /** The views to take, in order. */
  readonly views: readonly string[]
  /** Countdowns to choose from, in seconds. */
  readonly timers: readonly number[]
}

export type CaptureContext = CaptureInput & {
  readonly taken: readonly string[]
  /** The view that was asked for. null: the first one without a picture. */
  readonly aim: string | null
  readonly timer: number
  /** Seconds left of the countdown. */
  readonly left: number
  /** Whether the countdown is spoken aloud. */
  readonly sound: boolean
  readonly camera: CameraChoice
  /** The camera that Flip would turn to. */
  readonly another: CameraChoice | null
}

/** The rear camera first: with it one can be photographed by somebody else, or from a shelf. */
export const freshCapture = (input: CaptureInput): CaptureContext => ({
  ...input,
  taken: [],
  aim: null,
  timer: input.timers[0] ?? 0,
  left: 0,
  sound: false,
  camera: { facing: 'environment' },
  another: null,
})

export const viewToTake = ({ aim, taken, views }: CaptureContext): string | null =>
  aim ?? views.find((view) => !taken.includes(view)) ?? null

export const isFull = (context: CaptureContext): boolean => viewToTake(context) === null

export const nextTimer = ({ timer, timers }: CaptureContext): number =>
  timers[(timers.indexOf(timer) + 1) % timers.length] ?? 0
