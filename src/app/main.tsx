import { StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import 'virtual:theme.css'
import { openHistoryGate } from '#pages/history-gate.ts'
import { finishLogouts } from '#pages/session/finish-logouts.ts'
import { whenIdle } from '#pages/when-idle.ts'
import { App } from './app.tsx'
import { routeAt } from './routes.tsx'

const start = async (root: HTMLElement): Promise<void> => {
  // Before the router listens.
  openHistoryGate()
  const route = routeAt(window.location.pathname)
  const { default: page } = await route.load()
  const app = (
    <StrictMode>
      <Alive>
        <BrowserRouter>
          <App first={{ route, page }} />
        </BrowserRouter>
      </Alive>
    </StrictMode>
  )
  // In development the page is not prerendered.
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // The display face is not worth waiting for: it comes when whoever was quick has been served.
  whenIdle(() => {
    void import('virtual:fonts.css')
    finishLogouts()
  })
}

/** From here on a press is answered: those that came earlier wait in `build/head-script.ts`. */
const Alive = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => {
    // React takes up what is pressed, also in a part that it has not looked at yet, but not while it is at work itself.
    setTimeout(() => window.dispatchEvent(new Event('alive')))
  }, [])
  return children
}

const root = document.getElementById('app')
if (root) void start(root)
