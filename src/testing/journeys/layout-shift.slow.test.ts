/** On a slow connection nothing jumps while an account page is loading: the layout shift stays below the "good" limit of Web Vitals. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import { servedProduct } from '#testing/browser/served-product.ts'
import { live } from '#testing/live-content.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '10000' } })
const { dashboard, login } = live.pages
const pages = [dashboard.analysis, dashboard.recommendations, dashboard.report_history, dashboard.account, login]
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** https://web.dev/articles/cls */
const limit = 0.1

declare global {
  interface Window {
    /** The sum of all shifts since the page was opened. */
    layoutShift: number
  }
}

const measureShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.layoutShift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
}

test('of the pages of an account, without a report and with one', async () => {
  await visit({}, async ({ page }) => {
    const tour = async (state: string) => {
      for (const size of sizes) {
        await page.setViewportSize(size)
        for (const { route } of pages) {
          await page.goto(route, { waitUntil: 'networkidle' })
          await page.getByRole('heading', { level: 1 }).waitFor()
          const shift = await page.evaluate(() => window.layoutShift)
          expect.soft(shift, `${route} ${state} at ${size.width}`).toBeLessThan(limit)
        }
      }
    }
    await measureShifts(page)
    await withAccount(page)
    await slowDown(page)
    await tour('empty')
    await shortQuiz(page, { '5': 'type_4a', '6': 'has_split_ends' }, 'answered')
    await tour('full')
  })
})
