/** The actors of the photo machine. The camera is open exactly while its actor runs. */
import { wait } from '#client/browser/wait.ts'
import { isPageHidden, onVisibilityChange } from '#client/browser/visibility.ts'
import { fromCallback, fromPromise } from 'xstate'
import { closeCamera, openCamera } from '#client/pictures/camera.ts'
import type { CameraChoice } from '#types/camera.ts'
import { photoCaptureMachineWith, type CaptureEvent } from '#machines/photo-capture.machine.ts'

export type CaptureWith = {
  readonly flush: () => Promise<void>
  /** Called with the stream when the camera is open, and with null when it is closed. */
  readonly show: (stream: MediaStream | null) => void
  /** Takes and stores a picture for the view. Resolves to whether it was stored. */
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

/** Opens the camera. Returns a function that closes it. */
const runCamera = (
  choice: CameraChoice,
  show: (stream: MediaStream | null) => void,
  sendBack: (event: CaptureEvent) => void,
): (() => void) => {
  let stream: MediaStream | null = null
  let left = false
  const onHidden = () => {
    if (isPageHidden()) sendBack({ type: 'CAMERA_FAILED', failure: 'interrupted' })
  }
  const stopWatching = onVisibilityChange(onHidden)
  void openCamera(choice).then((opened) => {
    if (!opened.ok) {
      sendBack({ type: 'CAMERA_FAILED', failure: opened.failure })
      return
    }
    // The actor was stopped while the camera was being opened.
    if (left) {
      closeCamera(opened.stream)
      return
    }
    stream = opened.stream
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        sendBack({ type: 'CAMERA_FAILED', failure: 'unplugged' })
      })
    show(stream)
    sendBack({ type: 'CAMERA_OPEN', next: opened.next })
    onHidden()
  })
  return () => {
    left = true
    stopWatching()
    if (stream) closeCamera(stream)
    show(null)
  }
}
