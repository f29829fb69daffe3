/**
 * The router in the browser. A page is prerendered once for its path: without query, fragment or state, and with a
 * placeholder for ids. React can hydrate that HTML only if the first client render is the same. So the first render
 * uses the path that was prerendered (`builtPath`), and the real location follows in the next render.
 */
import { startTransition, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { browserHistory, type Moved } from './browser-history.ts'
import { locationAt, Router } from '#pages/router/router.tsx'
import { builtPath, type Route } from './routes.tsx'

type Props = { readonly first: Route; readonly children: ReactNode }

export const PageRouter = ({ children, first }: Props) => {
  const [{ listen, location: now, navigate }] = useState(browserHistory)
  const [{ arrival, location }, setMoved] = useState<Moved>(() => ({ location: now(), arrival: 'pop' }))
  // A layout effect, so that the listener is there before an effect of a page navigates.
  useLayoutEffect(
    () =>
      listen((moved) => {
        startTransition(() => {
          setMoved(moved)
        })
      }),
    [listen],
  )
  const hydrating = useSyncExternalStore(neverChanges, isLater, isFirst)
  const place = useMemo(
    () => ({ location: hydrating ? locationAt(builtPath(first)) : location, arrival, navigate }),
    [arrival, first, hydrating, location, navigate],
  )
  return <Router place={place}>{children}</Router>
}

const neverChanges = () => () => undefined
const isFirst = () => true
const isLater = () => false
