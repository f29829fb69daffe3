import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import 'virtual:theme-studio.css'
import { StudioApp } from './app/studio-app.tsx'
import { showStudioTheme } from './app/frame/studio-theme.ts'

const root = document.getElementById('studio')
showStudioTheme()
if (root)
  createRoot(root).render(
    <StrictMode>
      {/* No transitions: address and data must change in one render, or the screen of an item that gets its id loses its focus. */}
      <BrowserRouter useTransitions={false}>
        <StudioApp />
      </BrowserRouter>
    </StrictMode>,
  )
