/** The connection to the studio around the preview. */
import type { FromFrame, ToFrame } from '#studio/preview/messages.ts'

export const toStudio = (message: FromFrame): void => {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** Accepts messages only from the page around the frame, and only if it has the same origin. */
export const onStudioMessage = (listener: (message: ToFrame) => void): void => {
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<ToFrame>) => {
    if (origin === window.location.origin && source === window.parent && source !== window) listener(data)
  })
}
