/**
 * The router of the browser. A page is built once for its path, without a query, a fragment or a state, and for any id: React
 * takes up that HTML only if the first render is the same. So the first render gets the address the page was built at, and
 * the address that was really asked for follows at once.
 */
import { startTransition, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { builtPath, type Route } from './routes.tsx'

type Props = { readonly first: Route; readonly children: ReactNode }

export const PageRouter = ({ children, first }: Props) => {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  // Before the first effects of a page, which may already navigate.
  useLayoutEffect(
    () =>
      history.listen((next) => {
        startTransition(() => {
          setState(next)
        })
      }),
    [history],
  )
  const hydrating = useSyncExternalStore(neverChanges, isLater, isFirst)
  return (
    <Router
      location={hydrating ? { pathname: builtPath(first) } : location}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  )
}

const neverChanges = () => () => undefined
const isFirst = () => true
const isLater = () => false
