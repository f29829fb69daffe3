import { useLayoutEffect, useState, type ReactNode } from 'react'
import { createPath, NavigationType, parsePath, Router, type Navigator, type To } from 'react-router-dom'
import { memoryHistory } from './browser/memory-history.ts'

/** The router of the pages, on the history of the preview. */
export const PreviewRouter = ({ children }: { readonly children: ReactNode }) => {
  const [{ action, location }, setState] = useState(() => ({
    action: NavigationType.Pop as NavigationType,
    location: locationNow(),
  }))
  const [navigator] = useState((): Navigator => {
    const moved = (how: NavigationType) => {
      setState({ action: how, location: locationNow() })
    }
    return {
      createHref: addressOf,
      go: memoryHistory.go,
      push: (to, state) => {
        memoryHistory.push({ usr: state, key: newKey() }, addressOf(to))
        moved(NavigationType.Push)
      },
      replace: (to, state) => {
        memoryHistory.replace({ usr: state, key: newKey() }, addressOf(to))
        moved(NavigationType.Replace)
      },
    }
  })
  useLayoutEffect(() => {
    const popped = () => {
      setState({ action: NavigationType.Pop, location: locationNow() })
    }
    window.addEventListener('popstate', popped)
    return () => {
      window.removeEventListener('popstate', popped)
    }
  }, [])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

const locationNow = () => {
  const { hash, pathname, search } = memoryHistory.url()
  const state = memoryHistory.state() as { readonly usr?: unknown; readonly key?: string } | null
  return { ...parsePath(pathname + search + hash), state: state?.usr ?? null, key: state?.key ?? 'default' }
}

let keys = 0
const newKey = (): string => `preview-${(keys += 1)}`
