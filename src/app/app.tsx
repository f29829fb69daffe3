import { lazy, Suspense, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageFailed } from './page-failed.tsx'
import { notFound, routes, type Route as PageRoute } from './routes.tsx'

/** The page at the first address comes ready, so that nothing waits or flashes; the others load when they are opened. */
export const App = ({ first }: { readonly first: { readonly route: PageRoute; readonly page: ComponentType } }) => (
  <Suspense fallback={null}>
    <Routes>
      {[...routes, notFound].map((route) => {
        const Page = route === first.route ? first.page : pages.get(route)
        return Page && <Route key={route.path} path={route.path} caseSensitive element={<Page />} />
      })}
    </Routes>
  </Suspense>
)

const pages: ReadonlyMap<PageRoute, ComponentType> = new Map(
  [...routes, notFound].map((route) => [
    route,
    // Without a network, or after a new version of the site: said instead of an empty page.
    lazy(() => route.load().catch(() => ({ default: PageFailed }))),
  ]),
)
