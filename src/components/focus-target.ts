import type { MouseEvent } from 'react'

/**
 * For links within the page: moves the focus to their target, which scrolls it into view. There is no history entry, so Back does not
 * lead through targets, and the quiz does not take the entry for a step. Before hydration the link is a plain anchor.
 */
export const focusTarget = (event: MouseEvent<HTMLAnchorElement>): void => {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  target.focus()
}
