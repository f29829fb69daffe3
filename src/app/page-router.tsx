/**
 * The router in the browser. A page is prerendered once for its path: without query, fragment or state, and with a
 * placeholder for ids. React can hydrate that HTML only if the first client render is the same. So the first render
 * uses the path that was prerendered (`builtPath`), and the real location follows in the next render.
 */
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { useHydrated } from '#components/use-hydrated.ts'
import { builtPath, type Route } from './routes.tsx'

type Props = { readonly first: Route; readonly children: ReactNode }

export const PageRouter = ({ children, first }: Props) => {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  // A layout effect, so that the listener exists before the effect of any page navigates.
  useLayoutEffect(
    () =>
      history.listen((next) => {
        startTransition(() => {
          setState(next)
        })
      }),
    [history],
  )
  const hydrated = useHydrated()
  return (
    <Router location={hydrated ? location : { pathname: builtPath(first) }} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
