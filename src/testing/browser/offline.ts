import type { Page } from 'playwright'
import { expect } from 'vitest'
import { live } from '#testing/live-content.ts'

/** Waits until the service worker has stored its files and answers for the page. */
export const untilOfflineReady = async (page: Page) => {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true)
}

/** Chromium forgets with each page that it emulates an unconnected device: requests fail, but the page believes to be online. */
export const reloadOffline = async (page: Page) => {
  await page.reload()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.dispatchEvent(new Event('offline'))
  })
}

/** Ends what `setOffline` and `reloadOffline` began. */
export const connect = async (page: Page) => {
  await page.context().setOffline(false)
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  })
}

/** The submission waits for the network: it was never begun, or cut off. */
export const untilWaiting = async (page: Page) => {
  const { interrupted, offline } = live.pages.quiz.analysing
  const headings = [interrupted, offline].map(({ heading }) => page.getByRole('heading', { level: 2, name: heading }))
  const [one, other] = headings
  if (one && other) await one.or(other).waitFor()
}
