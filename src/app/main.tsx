import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import 'virtual:theme.css'
import { App } from './app.tsx'
import { routeAt } from './routes.tsx'

const start = async (root: HTMLElement): Promise<void> => {
  const route = routeAt(window.location.pathname)
  const { default: page } = await route.load()
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App first={{ route, page }} />
      </BrowserRouter>
    </StrictMode>
  )
  // In development the page is not prerendered.
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

const root = document.getElementById('app')
if (root) void start(root)
