/** The actors of the photo machine: the camera is open while the machine says so, and closed on every way out. */
import { fromCallback, fromPromise } from 'xstate'
import { closeCamera, openCamera } from '#client/pictures/camera.ts'
import type { CameraChoice } from '#machines/photo-capture.context.ts'
import { photoCaptureMachineWith, type CaptureEvent } from '#machines/photo-capture.machine.ts'

export type CaptureWith = {
  readonly flush: () => Promise<void>
  /** Is given the stream while there is one. */
  readonly show: (stream: MediaStream | null) => void
  /** Takes the picture of the view and keeps it. Whether there is one. */
  readonly take: (view: string) => Promise<boolean>
}

export const captureMachineFor = ({ flush, show, take }: CaptureWith) =>
  photoCaptureMachineWith({
    saveAnswers: fromPromise<null>(async () => {
      await flush()
      return null
    }),
    camera: fromCallback<CaptureEvent, CameraChoice>(({ input, sendBack }) => runCamera(input, show, sendBack)),
    wait: fromPromise<null, number>(({ input, signal }) => wait(input, signal)),
    takePicture: fromPromise<boolean, string>(({ input }) => take(input)),
  })

/** Returns the way to close it. */
const runCamera = (
  choice: CameraChoice,
  show: (stream: MediaStream | null) => void,
  tell: (event: CaptureEvent) => void,
): (() => void) => {
  let stream: MediaStream | null = null
  let left = false
  const onHidden = () => {
    if (document.hidden) tell({ type: 'CAMERA_FAILED', failure: 'interrupted' })
  }
  document.addEventListener('visibilitychange', onHidden)
  void openCamera(choice).then((opened) => {
    if (!opened.ok) {
      tell({ type: 'CAMERA_FAILED', failure: opened.failure })
      return
    }
    // It was left while it was asked for.
    if (left) {
      closeCamera(opened.stream)
      return
    }
    stream = opened.stream
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        tell({ type: 'CAMERA_FAILED', failure: 'unplugged' })
      })
    show(stream)
    tell({ type: 'CAMERA_LIVE', next: opened.next })
    onHidden()
  })
  return () => {
    left = true
    document.removeEventListener('visibilitychange', onHidden)
    if (stream) closeCamera(stream)
    show(null)
  }
}

const wait = (ms: number, signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(null)
    }, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
    })
  })
