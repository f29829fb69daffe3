/**
 * A press moves the focus when the mouse button goes down, but becomes a click only where the button comes up. If the page moves in
 * between, the click misses.
 */
let isPressed = false

/** Also when the button comes up outside the window, or a drag begins. */
const onPressEnd = (work: () => void, signal?: AbortSignal): void => {
  const options = { capture: true, ...(signal && { signal }) }
  window.addEventListener('mouseup', work, options)
  window.addEventListener('dragend', work, options)
  // Not capturing, so that only the window's own blur counts, not those of its fields.
  window.addEventListener('blur', work, { ...options, capture: false })
}

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true)
  onPressEnd(() => {
    isPressed = false
  })
}

/** Runs the work when the mouse button comes up, before the click event, or at once if no button is down. */
export const afterPress = (work: () => void): void => {
  if (!isPressed) return work()
  const ended = new AbortController()
  return onPressEnd(() => {
    ended.abort()
    work()
  }, ended.signal)
}
