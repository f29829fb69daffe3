import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright'
import { axe } from '#testing/browser/axe.ts'
import { openBrowser, type OpenBrowser } from '#testing/browser/browser.ts'
import { codesniffer } from '#testing/browser/codesniffer.ts'
import { sampleOf } from '#testing/long.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import {
  buttonsWithoutBorder,
  coveredPart,
  clippedElements,
  linesOf,
  load,
  runningAnimations,
  overflowOf,
  shiftOf,
  applyTextSpacing,
  topOf,
  unstyledRecipes,
  wordsOf,
} from '#testing/browser/public-page.ts'
import { byId, live } from '#testing/live-content.ts'

/** Every page that search engines may list, one campaign path as an example, and the pages that mails link to. */
const sitemap = readFileSync(new URL('../../../dist/client/sitemap.xml', import.meta.url), 'utf8')
const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
const campaigns = [
  byId(live.pages.updates.paths, 'try_new').route,
  byId(live.pages.updates.paths, 'stunning').route,
  '/scorecard',
  byId(live.pages.updates.paths, 'holistic').route,
  byId(live.pages.updates.paths, 'book_trial').route,
  '/free-quiz',
  '/bookoffer',
  '/soon',
]
const pages = [
  ...listed,
  '/soon',
  '/reset-password#token=0123456789abcdefghijkl',
  '/unsubscribe#token=0123456789abcdefghijkl',
]
/** The sample includes the home page, the quiz, forms and texts. */
const sample = sampleOf(pages, 3)

let product: Product
let visitor: OpenBrowser
beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_PER_MINUTE: '10000' } })
  visitor = await openBrowser({ url: product.url, camera: 'none' })
})
afterAll(async () => {
  await visitor.close()
  await product.stop()
})

/** Runs a visit in a tab of the shared browser, which has reduced motion. */
const inTab = async (visit: (page: Page) => Promise<void>): Promise<void> => {
  const page = await visitor.context.newPage()
  try {
    await visit(page)
  } finally {
    await page.close()
  }
}

/** Runs a visit with other browser settings, in the same browser. */
const inOwn = async (
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
  expected?: RegExp,
): Promise<void> => {
  const context = await visitor.newContext(options, expected)
  try {
    await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

describe('the pages that may be listed', () => {
  test('are there, with the first two among them', () => {
    expect(listed).toEqual(expect.arrayContaining(['/', '/quiz', '/about', '/how', '/login', '/signup']))
    expect(new Set(listed).size).toBe(listed.length)
  })
})

describe.concurrent.each(pages)('%s', (path) => {
  test('on a phone: one heading, it holds still, two engines find nothing, and the first stop leads to the main part', () =>
    inTab(async (page) => {
      expect((await load(page, path, 390)).status).toBe(200)
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
      expect(await overflowOf(page)).toBe(0)
      expect(await unstyledRecipes(page)).toEqual([])
      expect(await runningAnimations(page)).toEqual([])
      expect(await axe(page)).toEqual([])
      expect(await codesniffer(page)).toEqual([])

      await page.keyboard.press('Tab')
      const skip = page.locator(':focus')
      expect(await skip.getAttribute('href')).toBe('#main')
      expect(await topOf(skip)).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')

      await page.emulateMedia({ forcedColors: 'active' })
      expect(await buttonsWithoutBorder(page)).toEqual([])
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        expect([width, await overflowOf(page)]).toEqual([width, 0])
      }
    }))

  test('shows its words without JavaScript', () =>
    inOwn({ javaScriptEnabled: false }, async (page) => {
      await page.goto(path)
      const bare = await linesOf(page)
      expect(await page.locator('h1').innerText()).not.toBe('')
      await inTab(async (scripted) => {
        await load(scripted, path, 1280)
        // A search is of no use without JavaScript. Short lines are left out, because they may belong to other controls.
        const search = (await scripted.getByRole('search').allInnerTexts()).join(' ')
        const sentences = (await linesOf(scripted)).filter(
          (line) => line.split(' ').length > 3 && !search.includes(line),
        )
        expect(sentences.length).toBeGreaterThan(0)
        expect(missing(sentences, bare)).toEqual([])
      })
    }))
})

describe.concurrent.each(sample)('%s', (path) => {
  test('on a wide window, in dark: the same; then at 400 % nothing runs out, is covered or is lost, also with wide text', () =>
    inTab(async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      expect((await load(page, path, 1280)).status).toBe(200)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
      expect(await overflowOf(page)).toBe(0)
      expect(await axe(page)).toEqual([])

      const words = await wordsOf(page)
      await page.setViewportSize({ width: 320, height: 256 })
      expect(await overflowOf(page)).toBe(0)
      expect(missing(words, await wordsOf(page))).toEqual([])
      expect(await coveredPart(page)).toBeLessThan(0.75)
      const before = await clippedElements(page)
      await applyTextSpacing(page)
      expect(await overflowOf(page)).toBe(0)
      expect(missing(await clippedElements(page), before)).toEqual([])
    }))
})

const missing = (some: readonly string[], others: readonly string[]) => some.filter((one) => !others.includes(one))

describe('an address that is none', () => {
  test.each(['/nowhere', '/about/us', '/Soon', '/trynew', '/BOOK-TRIAL', '/Quiz'])('%s says so', (path) =>
    inOwn(
      {},
      async (page) => {
        expect((await load(page, path, 390)).status).toBe(404)
        await page.getByRole('heading', { level: 1, name: live.pages.not_found.heading }).waitFor()
        expect(await axe(page)).toEqual([])
      },
      /status of 404/,
    ),
  )
})

describe('the campaign paths', () => {
  test('all show the page for updates, at the spelling that was asked for, and say which address is meant', () =>
    inTab(async (page) => {
      const canonical = new Set<string | null>()
      for (const path of campaigns) {
        const reply = await page.goto(path)
        expect([path, reply?.status()]).toEqual([path, 200])
        await page.getByRole('heading', { level: 1, name: live.pages.updates.heading }).waitFor()
        expect(new URL(page.url()).pathname).toBe(path)
        canonical.add(await page.locator('link[rel=canonical]').getAttribute('href'))
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      }
      expect(canonical.size).toBe(1)
    }))
})

describe('what browsers and search engines ask for', () => {
  test.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/media/site/share.png', 'image/png'],
    ['/media/brand/favicon.svg', 'image/svg+xml'],
    ['/icons/icon-32.png', 'image/png'],
    ['/icons/apple-touch-icon.png', 'image/png'],
    ['/icons/icon-192.png', 'image/png'],
    ['/icons/icon-512.png', 'image/png'],
    ['/icons/icon-maskable-512.png', 'image/png'],
  ])('%s is %s', async (path, type) => {
    const reply = await fetch(product.url + path)
    expect([reply.status, reply.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(50)
  })
})

describe('who wants no motion', () => {
  test('sees the home page stand still', () =>
    inTab(async (page) => {
      await load(page, '/', 390)
      const before = await page.locator('main').screenshot()
      // Longer than a step of the carousel.
      await page.waitForTimeout(3500)
      expect((await page.locator('main').screenshot()).equals(before)).toBe(true)
    }))
})

describe('all of it', () => {
  test('asked no other host, broke no policy and put no error or warning into the console', () => {
    expect(visitor.faults).toEqual([])
  })
})
