import type { MouseEvent } from 'react'
import { recipe } from '#components/recipe.ts'

/** The first link of the page: skips the header. */
export const SkipLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={recipe('skip-link')} href={href} onClick={focusTarget}>
    {children}
  </a>
)

/** Moves the focus without a history entry, so that Back does not lead here. Before hydration it is a plain anchor. */
const focusTarget = (event: MouseEvent<HTMLAnchorElement>): void => {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  target.focus()
}
