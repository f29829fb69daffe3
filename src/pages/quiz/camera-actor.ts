/** The camera of the photo machine: open while the machine says so, closed on every way out. */
import { fromCallback } from 'xstate'
import { closeCamera, openCamera } from '#client/camera.ts'
import { photoCaptureMachine, type CaptureEvent } from '#machines/photo-capture.machine.ts'

/** `show` is given the stream while there is one. */
export const captureWithCamera = (show: (stream: MediaStream | null) => void) =>
  photoCaptureMachine.provide({
    actors: {
      camera: fromCallback<CaptureEvent>(({ sendBack }) => {
        let stream: MediaStream | null = null
        let left = false
        const close = () => {
          if (stream) closeCamera(stream)
          show(null)
        }
        const onHidden = () => {
          if (document.hidden) sendBack({ type: 'CAMERA_FAILED', failure: 'interrupted' })
        }
        document.addEventListener('visibilitychange', onHidden)
        void openCamera().then((opened) => {
          if (!opened.ok) {
            sendBack({ type: 'CAMERA_FAILED', failure: opened.failure })
            return
          }
          stream = opened.stream
          if (left) {
            close()
            return
          }
          for (const track of stream.getTracks())
            track.addEventListener('ended', () => {
              sendBack({ type: 'CAMERA_FAILED', failure: 'unplugged' })
            })
          show(stream)
          sendBack({ type: 'CAMERA_LIVE' })
        })
        return () => {
          left = true
          document.removeEventListener('visibilitychange', onHidden)
          close()
        }
      }),
    },
  })
