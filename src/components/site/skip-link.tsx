import { focusTarget } from '#components/focus-target.ts'
import { recipe } from '#components/recipe.ts'

/** The first link of the page: skips the header. */
export const SkipLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={recipe('skip-link')} href={href} onClick={focusTarget}>
    {children}
  </a>
)
