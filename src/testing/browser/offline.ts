import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Waits until the service worker has stored its files and answers for the page. */
export const untilOfflineReady = async (page: Page) => {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true)
}
