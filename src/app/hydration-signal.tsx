import { useEffect } from 'react'

/**
 * Tells the script in the head (`build/head-script.ts`) that the page is hydrated: it then replays the clicks that it
 * has held back. Rendered beside the page, so that its effect runs after the page's; a click that arrives during
 * hydration would make React discard its work and render again on the client.
 */
export const HydrationSignal = () => {
  useEffect(() => {
    // Deferred, because React ignores clicks that are replayed while it commits.
    setTimeout(() => window.dispatchEvent(new Event('hydrated')))
  }, [])
  return null
}
