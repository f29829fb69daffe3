import { StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { modules } from 'virtual:content/modules'
import 'virtual:theme.css'
import { ErrorBoundary } from '#components/error-boundary.tsx'
import { installPopStateGate } from '#pages/history-gate.ts'
import { PageFailed } from '#pages/page-failed.tsx'
import { checkLogin } from '#pages/session/check-login.ts'
import { finishLogouts } from '#pages/session/finish-logouts.ts'
import { whenIdle } from '#pages/when-idle.ts'
import { App } from './app.tsx'
import { HydrationSignal } from './hydration-signal.tsx'
import { PageRouter } from './page-router.tsx'
import { routeAt } from './routes.tsx'

/** Includes the hydration signal, because this page has a button, and early clicks on it must be replayed, too. */
const failed = (
  <>
    <PageFailed />
    <HydrationSignal />
  </>
)

const start = async (root: HTMLElement): Promise<void> => {
  // Must be installed before the router adds its `popstate` listener.
  installPopStateGate()
  const route = routeAt(window.location.pathname)
  const page = await route.load().then(
    (module) => module.default,
    () => null,
  )
  const app = (
    <StrictMode>
      <ErrorBoundary fallback={failed}>
        <Suspense fallback={null}>
          <PageRouter first={route}>
            <App first={{ route, page: page ?? PageFailed }} />
          </PageRouter>
        </Suspense>
      </ErrorBoundary>
    </StrictMode>
  )
  // There is nothing to hydrate on the development server, which does not prerender, or when the page did not load.
  if (page && root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // The display font is not worth delaying hydration for.
  whenIdle(() => {
    void import('virtual:fonts.css')
    if (modules.accounts) {
      finishLogouts()
      checkLogin()
    }
  })
}

const root = document.getElementById('app')
// build/head-script.ts sets `tooOld`, and shows a notice instead of the app.
if (root && !('tooOld' in document.documentElement.dataset)) void start(root)
