import { flushSync } from 'react-dom'

/** Adds a line to what is inside of an element, and gives it the focus. */
export const addLine = (inside: HTMLElement | null, add: () => void): void => {
  flushSync(add)
  // Lines above it may be without a choice, too.
  const inputs = inside?.querySelectorAll<HTMLElement>('[data-new-line] input')
  inputs?.item(inputs.length - 1)?.focus()
}
