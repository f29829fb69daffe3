/** Opens the camera and takes pictures. Failures are mapped to the messages of the content. */
import type { CameraChoice, CameraFailure } from '#types/camera.ts'
import { canvasReadsBack } from './canvas-readback.ts'

const failures: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'none_found',
  OverconstrainedError: 'none_found',
  NotReadableError: 'in_use',
  AbortError: 'in_use',
  NotSupportedError: 'not_supported',
}

export type CameraOutcome =
  | {
      readonly ok: true
      readonly stream: MediaStream
      /** The next camera to switch to. null: there is only one. */
      readonly next: CameraChoice | null
    }
  | { readonly ok: false; readonly failure: CameraFailure }

/** Asks for a camera, and for permission if need be. */
export const openCamera = async (choice: CameraChoice): Promise<CameraOutcome> => {
  if (!window.isSecureContext) return { ok: false, failure: 'not_secure' }
  if (!('mediaDevices' in navigator)) return { ok: false, failure: 'not_supported' }
  // A camera picture goes through a canvas. Without readback it would be noise.
  if (!canvasReadsBack()) return { ok: false, failure: 'no_readback' }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: {
        ...('facing' in choice ? { facingMode: { ideal: choice.facing } } : { deviceId: { exact: choice.device } }),
        width: { ideal: 1280 },
        height: { ideal: 1280 },
      },
    })
    return { ok: true, stream, next: await otherCamera(stream) }
  } catch (error) {
    const name = error instanceof DOMException || error instanceof Error ? error.name : ''
    return { ok: false, failure: failures[name] ?? 'failed' }
  }
}

/** A phone has several rear lenses, so switching means the other direction. Elsewhere it means the next device. */
const otherCamera = async (stream: MediaStream): Promise<CameraChoice | null> => {
  try {
    const devices = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput')
    if (devices.length < 2) return null
    const { deviceId, facingMode } = stream.getVideoTracks()[0]?.getSettings() ?? {}
    if (facingMode === 'environment') return { facing: 'user' }
    if (facingMode === 'user') return { facing: 'environment' }
    const at = devices.findIndex((device) => device.deviceId === deviceId)
    const next = devices[(at + 1) % devices.length]
    return next ? { device: next.deviceId } : null
  } catch {
    return null
  }
}

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** The present frame of a video, in its own size, as JPEG. null: there is no frame yet, or it could not be encoded. */
export const takePicture = async (video: HTMLVideoElement): Promise<Blob | null> => {
  if (video.videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92)
  })
}
