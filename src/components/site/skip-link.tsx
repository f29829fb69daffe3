import type { MouseEvent } from 'react'
import { recipe } from '#components/recipe.ts'

/** The first thing that the Tab key reaches: past the head, to the content. */
export const SkipLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={recipe('skip-link')} href={href} onClick={focusTarget}>
    {children}
  </a>
)

/** Without an entry of the history: Back would have nothing to undo. Before the scripts are there it is a plain link. */
const focusTarget = (event: MouseEvent<HTMLAnchorElement>): void => {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  target.focus()
}
