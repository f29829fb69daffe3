/**
 * A press moves the focus when the button of the mouse goes down, and counts where it comes up. What moves the page in between would make
 * the press miss.
 */
let isPressed = false

/** Also where the button comes up outside of the window, or a drag begins. */
const onPressEnd = (work: () => void, signal?: AbortSignal): void => {
  const options = { capture: true, ...(signal && { signal }) }
  window.addEventListener('mouseup', work, options)
  window.addEventListener('dragend', work, options)
  // Not capturing: that of the window, not those of its fields.
  window.addEventListener('blur', work, { ...options, capture: false })
}

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true)
  onPressEnd(() => {
    isPressed = false
  })
}

/** Does this when the button of the mouse comes up, before the click counts; at once when none is down. */
export const afterPress = (work: () => void): void => {
  if (!isPressed) return work()
  const ended = new AbortController()
  return onPressEnd(() => {
    ended.abort()
    work()
  }, ended.signal)
}
