import { recipe } from './recipe.ts'

/** The first thing that the Tab key reaches: past the head, to the content. */
export const SkipLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className={recipe('skip-link')} href={href}>
    {children}
  </a>
)
