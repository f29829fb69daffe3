/** How components, which know no router, draw a link: a page of this site is opened without loading everything again. */
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'

export const SiteLink = ({ href, ...rest }: { readonly href: string } & Omit<ComponentProps<'a'>, 'href'>) =>
  href.startsWith('/') ? (
    <RouterLink to={href} {...rest} />
  ) : (
    <a href={href} {...rest}>
      {rest.children}
    </a>
  )
