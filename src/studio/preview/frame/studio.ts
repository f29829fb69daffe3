/** The studio around the preview. */
import type { FromFrame, ToFrame } from '#studio/preview/messages.ts'

export const toStudio = (message: FromFrame): void => {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** Only the page around the frame is heard, and only if it is of the same site. */
export const onStudioMessage = (listener: (message: ToFrame) => void): void => {
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<ToFrame>) => {
    if (origin === window.location.origin && source === window.parent && source !== window) listener(data)
  })
}
