/** The service worker (src/service-worker), which stores the files of the quiz for the time without a network. */
import { savesData } from './network.ts'
import { trustedScript } from './trusted-script.ts'

/**
 * Registers it, or looks for a newer one. Does nothing in a browser without service workers, over an insecure connection, when the
 * visitor has asked to save data, and outside the built site: in development, in stories and in the preview of the studio.
 * Errors are ignored: without the worker the quiz needs a network.
 */
export const registerServiceWorker = async (): Promise<void> => {
  const { serviceWorker } = navigator
  // Only pages of the built site have a web app manifest.
  const isBuilt = document.querySelector('link[rel="manifest"]') !== null
  if (!serviceWorker || !isBuilt || savesData()) return
  try {
    const registration = await serviceWorker.register(trustedScript('/service-worker.js'), { updateViaCache: 'none' })
    const sendEntryScript = (worker: ServiceWorker | null) => worker?.postMessage(entryScript())
    sendEntryScript(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const newer = registration.installing
      newer?.addEventListener('statechange', () => {
        if (newer.state === 'installed') sendEntryScript(registration.waiting)
      })
    })
  } catch {
    // The quiz needs a network then.
  }
}

/** Of this page. Its name changes with every build. A newer worker takes over only from pages that have started with its own. */
const entryScript = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? new URL(script.src).pathname : ''
}

/** Deletes the worker; what it has stored is in the caches of this site. */
export const unregisterServiceWorker = async (): Promise<void> => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
