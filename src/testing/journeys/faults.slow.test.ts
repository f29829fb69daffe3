/** The test browser notices every kind of fault, wherever it happens. Otherwise no journey would prove that there are none. */
import { describe, expect, test } from 'vitest'
import type { BrowserContext, Page } from 'playwright'
import { type BrowserOptions, openBrowser } from '#testing/browser/browser.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { product } = servedProduct()

type Place = { readonly page: Page; readonly newContext: () => Promise<BrowserContext> }

const inNewPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.goto('/about')
  return page
}

/** By name: a function that causes the fault. */
const cases: Readonly<Record<string, (place: Place) => Promise<unknown>>> = {
  'an error in the console': ({ page }) => page.evaluate(() => console.error('noticed')),
  'a warning in the console': ({ page }) => page.evaluate(() => console.warn('noticed')),
  'an uncaught error': ({ page }) => page.evaluate(() => void setTimeout(() => reportError(new Error('noticed')))),
  'an error that nobody handles': ({ page }) =>
    page.evaluate(() => void Promise.reject(new Error('noticed')).finally(() => undefined)),
  'something that the policy refuses': ({ page }) =>
    page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'data:text/html,noticed'
      document.body.append(frame)
    }),
  'a file that is missing': ({ page }) => page.evaluate(() => fetch('/noticed.js').then(() => undefined)),
  'a request elsewhere': ({ page }) =>
    page.evaluate(() => fetch('http://localhost:9/noticed', { mode: 'no-cors' }).catch(() => undefined)),
  'a second tab': async ({ page }) => (await inNewPage(page.context())).evaluate(() => console.error('noticed')),
  'a pop-up': async ({ page }) => {
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/about'))
    await (await opened).evaluate(() => console.error('noticed'))
  },
  'another device': async ({ newContext }) =>
    (await inNewPage(await newContext())).evaluate(() => console.error('noticed')),
}

const openAbout = async (options: Pick<BrowserOptions, 'context' | 'expected'> = {}) => {
  const visitor = await openBrowser({ url: product().url, camera: 'none', ...options })
  await visitor.page.goto('/about')
  return visitor
}

describe('a browser with a fault', () => {
  test.each(Object.entries(cases))('fails: %s', async (_, make) => {
    const visitor = await openAbout()
    await make(visitor)
    await expect.poll(() => visitor.faults.length).toBeGreaterThan(0)
    await expect(visitor.close()).rejects.toThrow('Faults while the browser was open')
  })

  test('fails: an error in a worker', async () => {
    // The site's Content Security Policy allows only the product's own workers.
    const visitor = await openAbout({ context: { bypassCSP: true } })
    await visitor.page.route('**/own-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'console.error("noticed"); throw new Error("noticed")' }),
    )
    await visitor.page.evaluate(() => void new Worker('/own-worker.js'))
    await expect
      .poll(() => visitor.faults.map(({ kind }) => kind))
      .toEqual(expect.arrayContaining(['console', 'exception']))
    await expect(visitor.close()).rejects.toThrow('noticed')
  })

  test('does not fail for what its journey expects', async () => {
    const visitor = await openAbout({ expected: /^expected$/ })
    await visitor.page.evaluate(() => console.error('expected'))
    await visitor.close()
    expect(visitor.faults).toEqual([])
  })
})
