import { createElement, lazy, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { loadedOrReopened } from '#pages/page-failed.tsx'
import { HydrationSignal } from './hydration-signal.tsx'
import { notFound, routeAt, routes, type Route } from './routes.tsx'

/**
 * Renders the page of the current route. The module of the first page is loaded before the first render, so that
 * hydration neither suspends nor flashes; the other pages are loaded lazily.
 *
 * The Suspense boundary is outside the router (`main.tsx`), because React hydrates the content of a boundary later than
 * what is around it: a router outside would have switched to the real address by then (`page-router.tsx`), and the
 * markup would no longer match.
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

const pages: ReadonlyMap<Route, ComponentType> = new Map(
  [...routes, notFound].map((route) => [
    route,
    lazy(() => loadedOrReopened(route.load(), (path) => routeAt(path) === route)),
  ]),
)
