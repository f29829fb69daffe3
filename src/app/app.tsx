import { createElement, lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { PageFailed } from './page-failed.tsx'
import { notFound, routeAt, routes, type Route } from './routes.tsx'

/** The page at the first address comes ready, so that nothing waits or flashes; the others load when they are opened. */
export const App = ({ first }: { readonly first: { readonly route: Route; readonly page: ComponentType } }) => {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  const page = route === first.route ? first.page : pages.get(route)
  return <Suspense fallback={null}>{page && createElement(page)}</Suspense>
}

const pages: ReadonlyMap<Route, ComponentType> = new Map(
  [...routes, notFound].map((route) => [
    route,
    // Without a network, or after a new version of the site: said instead of an empty page.
    lazy(() => route.load().catch(() => ({ default: PageFailed }))),
  ]),
)
