import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerServiceWorker, unregisterServiceWorker } from './service-worker-registration.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser on a page of the built site, or with `built: false` on another one. Returns what is registered. */
const browserWith = (navigator: object, built = true) => {
  const registered: string[] = []
  const serviceWorker = {
    register: async (url: string) => {
      registered.push(url)
      return Object.assign(new EventTarget(), { waiting: null })
    },
  }
  vi.stubGlobal('navigator', { serviceWorker, ...navigator })
  vi.stubGlobal('location', new URL('https://quiz.example/quiz'))
  vi.stubGlobal('document', { querySelector: () => (built ? { src: 'https://quiz.example/assets/main-1.js' } : null) })
  return registered
}

describe('the service worker', () => {
  test('is registered on a page of the built site', async () => {
    const registered = browserWith({})
    await registerServiceWorker()
    expect(registered).toEqual(['/service-worker.js'])
  })

  test('is not, in development, in stories and in the preview of the studio', async () => {
    const registered = browserWith({}, false)
    await registerServiceWorker()
    expect(registered).toEqual([])
  })

  test('is not, for a visitor who saves data', async () => {
    const registered = browserWith({ connection: { saveData: true } })
    await registerServiceWorker()
    expect(registered).toEqual([])
  })

  test('is nothing that an old browser or a private window has to have', async () => {
    browserWith({ serviceWorker: undefined })
    await expect(registerServiceWorker()).resolves.toBeUndefined()
    await expect(unregisterServiceWorker()).resolves.toBeUndefined()
  })

  test('that the browser refuses does not disturb the quiz', async () => {
    browserWith({ serviceWorker: { register: () => Promise.reject(new DOMException('', 'SecurityError')) } })
    await expect(registerServiceWorker()).resolves.toBeUndefined()
  })
})
