import type { Page } from 'playwright'
import { expect } from 'vitest'
import { live } from '#testing/live-content.ts'

/** Waits until the service worker has stored its files and answers for the page. */
export const untilOfflineReady = async (page: Page) => {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true)
}

/** Reloads without a network. Chromium forgets with each page that it emulates being offline: requests fail, but `onLine` is true again. */
export const reloadOffline = async (page: Page) => {
  await page.reload()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
  })
}

/** Goes online again after `setOffline` or `reloadOffline`. */
export const connect = async (page: Page) => {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  })
}

/** Waits until the page says that the submission waits for the network, because it was never begun or was cut off. */
export const untilWaiting = async (page: Page) => {
  const { interrupted, offline } = live.pages.quiz.analysing
  const headings = [interrupted, offline].map(({ heading }) => page.getByRole('heading', { level: 2, name: heading }))
  const [one, other] = headings
  if (one && other) await one.or(other).waitFor()
}
