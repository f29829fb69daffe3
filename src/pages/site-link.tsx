/**
 * The link component for `components`, which do not depend on the router: links inside the site navigate on the client.
 */
import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'

type Props = { readonly href: string } & Omit<ComponentProps<'a'>, 'href'>

export const SiteLink = (props: Props) =>
  props.href.startsWith('/') ? <Inside {...props} /> : <a {...props}>{props.children}</a>

/** Instead of the router's `Link`, whose prefetching and form code is a fifth of the router's size. */
const Inside = ({ href, onClick, ...rest }: Props) => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return
    // To a part of this page the browser itself scrolls.
    const [path, part] = href.split('#')
    if (part && path === pathname && document.getElementById(part)) return
    event.preventDefault()
    // Like the browser: a link to the current URL adds no history entry.
    void navigate(href, { replace: href === pathname + search + hash })
  }
  return (
    <a href={useHref(href)} onClick={open} {...rest}>
      {rest.children}
    </a>
  )
}

/** With a modifier key or another button, browsers open a tab or window, or download. */
export const isPlain = ({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
