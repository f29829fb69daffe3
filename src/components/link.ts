/** How to render a link inside the site: the component of the router, or `'a'`. */
import type { ComponentType, MouseEventHandler, ReactNode } from 'react'

export type LinkProps = {
  readonly href: string
  readonly className?: string | undefined
  readonly children?: ReactNode
  readonly rel?: string | undefined
  readonly target?: string | undefined
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** 'true': the link leads to the part of the site that the page belongs to. */
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly 'aria-label'?: string | undefined
}

export type Link = 'a' | ComponentType<LinkProps>
