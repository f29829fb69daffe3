/** The camera: opening it, taking a picture, and saying in our words why it cannot be had. */
export type CameraFailure =
  'blocked' | 'none_found' | 'in_use' | 'unplugged' | 'not_secure' | 'not_supported' | 'interrupted' | 'failed'

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
  { readonly ok: true; readonly stream: MediaStream } | { readonly ok: false; readonly failure: CameraFailure }

/** Asks for the rear camera first: with it one can be photographed by somebody else, or from a shelf. */
export const openCamera = async (): Promise<CameraOutcome> => {
  if (!window.isSecureContext) return { ok: false, failure: 'not_secure' }
  if (!('mediaDevices' in navigator)) return { ok: false, failure: 'not_supported' }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 1280 } },
    })
    return { ok: true, stream }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    return { ok: false, failure: failures[name] ?? 'failed' }
  }
}

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

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
