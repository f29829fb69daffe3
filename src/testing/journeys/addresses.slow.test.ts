/** Every page, with every form of its address, for every kind of visitor: React hydrates it as it was built, without an error. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { posix, sep } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { withAccount } from '#testing/browser/account-visitor.ts'
import { openBrowser, type OpenBrowser } from '#testing/browser/browser.ts'
import { isLong } from '#testing/long.ts'
import { servedProduct } from '#testing/browser/served-product.ts'
import { live } from '#testing/live-content.ts'

/** The build makes one page for each row of the route table; [id] stands for any id. */
const built = fileURLToPath(new URL('../../../dist/client', import.meta.url))
const paths = [
  ...readdirSync(built, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('/', name.split(sep).join('/')))
    .filter((name) => name.endsWith('/index.html'))
    .map((name) => posix.dirname(name).replace(/\[\w+\]/g, 'rep_0123456789'))
    // The page that the service worker shows without a network has no scripts, so it is never hydrated.
    .filter((path) => path !== '/offline'),
  '/nowhere',
]

const slashed = (path: string): string => (path === '/' ? '/' : `${path}/`)
const forms: readonly ((path: string) => string)[] = [
  (path) => path,
  slashed,
  (path) => `${path}?to=%2Fdashboard%2Faccount&from=results&compare=x&to=//evil.example&a=%E0%A4%A`,
  (path) => `${slashed(path)}?from=results#main`,
]

/** What the device has stored when the page is opened. */
const keeps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a visitor': {},
  'a user': {},
  'a login that cannot be read': { auth: '{"access":' },
  'a choice of dark colours': { theme: 'dark' },
}
const visitors = Object.keys(keeps)

/** A quarter of all combinations of pages and forms of address, so that each page is tested with each form and each visitor. */
const loadsOf = (visitor: number): readonly string[] =>
  paths.flatMap((path, row) =>
    forms.flatMap((form, column) => (isLong || (row + column) % visitors.length === visitor ? [form(path)] : [])),
  )

const { product, visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })

const device = async (kept: Readonly<Record<string, string>>): Promise<OpenBrowser> => {
  // A page that does not exist is answered with 404, and so is a report that belongs to nobody.
  const visitor = await openBrowser({ url: product().url, camera: 'none', expected: /status of 404/ })
  await keep(visitor.context, kept)
  return visitor
}

const keep = (context: BrowserContext, kept: Readonly<Record<string, string>>) =>
  context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    window.addEventListener('hydrated', () => {
      document.documentElement.dataset['alive'] = 'yes'
    })
  }, kept)

const alive = (page: Page) => page.locator('html[data-alive]').waitFor()

describe.concurrent.each(visitors.map((name, at) => ({ name, at })))('with $name', ({ name, at }) => {
  test('no address has an error', async () => {
    const visitor = await device(keeps[name] ?? {})
    const { page, faults } = visitor
    if (name === 'a user') await withAccount(page)
    for (const address of loadsOf(at)) {
      await page.goto(address)
      await alive(page)
    }
    // Each fault contains its address.
    expect(faults).toEqual([])
    await visitor.close()
  })
})

test('all pages are among them', () => {
  expect(paths).toEqual(expect.arrayContaining(['/', '/login', '/signup', '/about', '/dashboard', '/quiz']))
  expect(visitors.flatMap((_, at) => loadsOf(at))).toHaveLength(paths.length * forms.length * (isLong ? 4 : 1))
})

test('an address that names a score leads to its rules, although they are loaded after the page', async () => {
  await visit({}, async ({ page }) => {
    const rules = page.waitForResponse(/\/assets\/score-rules/)
    await page.goto(`/how-we-score#${live.scores.scores[0]?.id}`)
    await rules
    await page.waitForLoadState('networkidle')
    const top = () => page.locator(`#${live.scores.scores[0]?.id}`).evaluate((part) => part.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(400)
    expect(await top()).toBeGreaterThan(0)
  })
})

test('a link to a part of a page leads there, from the same page and from another, and Back leads back', async () => {
  await visit({}, async ({ page }) => {
    const topOfRules = () => page.locator('#rules').evaluate((part) => part.getBoundingClientRect().top)
    const leads = async () => {
      await expect.poll(topOfRules).toBeLessThan(200)
    }
    await page.goto('/how-we-score')
    await page.locator('#rules').waitFor()
    await page.locator('a[href="/how-we-score#rules"]').click()
    await leads()
    await page.goBack()
    await expect.poll(topOfRules).toBeGreaterThan(400)
    await page.goto('/about')
    await page.locator('a[href="/how-we-score#rules"]').click()
    await leads()
    await page.goBack()
    await page.waitForURL(/\/about$/)
    await page.goForward()
    await leads()
  })
})
