import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import 'virtual:theme-studio.css'
import { StudioApp } from './app/studio-app.tsx'
import { showChosenTheme } from './app/theme-choice.ts'

const root = document.getElementById('studio')
showChosenTheme()
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <StudioApp />
      </BrowserRouter>
    </StrictMode>,
  )
