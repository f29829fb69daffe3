import { createElement, lazy, useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { PageFailed } from '#pages/page-failed.tsx'
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

/**
 * Tells the script in the head (`build/head-script.ts`) that the page is hydrated: it then replays the clicks that it
 * has held back. Rendered beside the page, so that its effect runs after the page's; a click that arrives during
 * hydration would make React discard its work and render again on the client.
 */
const HydrationSignal = () => {
  useEffect(() => {
    // Not synchronously inside a commit of React, which would ignore the replayed clicks.
    setTimeout(() => window.dispatchEvent(new Event('hydrated')))
  }, [])
  return null
}

const pages: ReadonlyMap<Route, ComponentType> = new Map(
  [...routes, notFound].map((route) => [
    route,
    // A chunk can fail to load without a network, or after a deployment: show a page with a reload button.
    lazy(() => route.load().catch(() => ({ default: PageFailed }))),
  ]),
)
