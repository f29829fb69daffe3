import { createElement, lazy, useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { PageFailed } from './page-failed.tsx'
import { notFound, routeAt, routes, type Route } from './routes.tsx'

/**
 * The page at the first address comes ready, so that nothing waits or flashes; the others load when they are opened. The
 * boundary that waits for them stands around the router: React takes up what is in a boundary later than what is around it,
 * and a router outside would have gone on to the real address by then (`page-router.tsx`).
 */
export const App = ({ first }: { readonly first: { readonly route: Route; readonly page: ComponentType } }) => {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  const page = route === first.route ? first.page : pages.get(route)
  return (
    <>
      <HydrationSignal />
      {page && createElement(page)}
    </>
  )
}

/**
 * From here on a press is answered: those that came earlier wait in `build/head-script.ts`. It stands beside the page: told
 * before React has taken the page up, a press would make it throw away what it has begun, and begin again.
 */
const HydrationSignal = () => {
  useEffect(() => {
    // Not while React itself is at work: then it would not take it up.
    setTimeout(() => window.dispatchEvent(new Event('hydrated')))
  }, [])
  return null
}

const pages: ReadonlyMap<Route, ComponentType> = new Map(
  [...routes, notFound].map((route) => [
    route,
    // Without a network, or after a new version of the site: said instead of an empty page.
    lazy(() => route.load().catch(() => ({ default: PageFailed }))),
  ]),
)
