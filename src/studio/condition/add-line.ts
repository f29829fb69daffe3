import { flushSync } from 'react-dom'

/** Adds a line, rendered inside this element, and focuses it. */
export const addLine = (inside: HTMLElement | null, add: () => void): void => {
  flushSync(add)
  // Lines above it may be new, too.
  const inputs = inside?.querySelectorAll<HTMLElement>('[data-new-line] input')
  inputs?.item(inputs.length - 1)?.focus()
}
