import { StrictMode, Suspense } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import 'virtual:theme.css'
import { installPopStateGate } from '#pages/history-gate.ts'
import { checkLogin } from '#pages/session/check-login.ts'
import { finishLogouts } from '#pages/session/finish-logouts.ts'
import { whenIdle } from '#pages/when-idle.ts'
import { App } from './app.tsx'
import { PageRouter } from './page-router.tsx'
import { routeAt } from './routes.tsx'

const start = async (root: HTMLElement): Promise<void> => {
  // Before the router listens.
  installPopStateGate()
  const route = routeAt(window.location.pathname)
  const { default: page } = await route.load()
  const app = (
    <StrictMode>
      <Suspense fallback={null}>
        <PageRouter first={route}>
          <App first={{ route, page }} />
        </PageRouter>
      </Suspense>
    </StrictMode>
  )
  // In development the page is not prerendered.
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // The display face is not worth waiting for: it comes when whoever was quick has been served.
  whenIdle(() => {
    void import('virtual:fonts.css')
    finishLogouts()
    checkLogin()
  })
}

const root = document.getElementById('app')
// A browser that lacks what is needed shows a notice instead: build/head-script.ts.
if (root && !('tooOld' in document.documentElement.dataset)) void start(root)
