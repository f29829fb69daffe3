import { isForStudio } from '#studio/app/frame/key-actions.ts'
import type { KeyPress } from '#studio/preview/messages.ts'

/** With the focus in the frame, its page gets the keys of the studio: this passes them on. */
export const followStudioKeys = (onKey: (press: KeyPress) => void): void => {
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isForStudio(event)) return
    event.preventDefault()
    const { ctrlKey, key, metaKey, shiftKey } = event
    onKey({ key, ctrlKey, metaKey, shiftKey })
  })
}
