import { useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, type Location, type Navigate, type Place } from '#pages/router/router.tsx'
import { memoryHistory } from './browser/memory-history.ts'

/** The router of the pages, on the history of the preview. */
export const PreviewRouter = ({ children }: { readonly children: ReactNode }) => {
  const [{ arrival, location }, setPlace] = useState<Omit<Place, 'navigate'>>(() => ({
    arrival: 'pop',
    location: locationNow(),
  }))
  const [navigate] = useState((): Navigate => (to, { replace = false, state = null } = {}) => {
    if (replace) memoryHistory.replace({ usr: state }, to)
    else memoryHistory.push({ usr: state }, to)
    setPlace({ arrival: replace ? 'replace' : 'push', location: locationNow() })
  })
  useLayoutEffect(() => {
    const popped = () => {
      setPlace({ arrival: 'pop', location: locationNow() })
    }
    window.addEventListener('popstate', popped)
    return () => {
      window.removeEventListener('popstate', popped)
    }
  }, [])
  return <Router place={{ arrival, location, navigate }}>{children}</Router>
}

const locationNow = (): Location => {
  const { hash, pathname, search } = memoryHistory.url()
  const state = memoryHistory.state() as { readonly usr?: unknown } | null
  return { pathname, search, hash, state: state?.usr ?? null }
}
