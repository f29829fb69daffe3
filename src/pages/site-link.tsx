/** How components, which know no router, draw a link: a page of this site is opened without loading everything again. */
import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'

type Props = { readonly href: string } & Omit<ComponentProps<'a'>, 'href'>

export const SiteLink = (props: Props) =>
  props.href.startsWith('/') ? <Inside {...props} /> : <a {...props}>{props.children}</a>

/** The router's own link brings along what prefetches and submits, which is a fifth of the router. */
const Inside = ({ href, onClick, ...rest }: Props) => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return
    event.preventDefault()
    // Like the browser: the address where one is already makes no second entry in the history.
    void navigate(href, { replace: href === pathname + search + hash })
  }
  return (
    <a href={useHref(href)} onClick={open} {...rest}>
      {rest.children}
    </a>
  )
}

/** With a key or another button a browser opens a tab or a window, or saves. */
export const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
