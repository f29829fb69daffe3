/** Each screen of the studio at each width, light and dark. STUDIO_SCREENSHOTS names a folder for a picture of each. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axe } from '#testing/browser/axe.ts'
import { openBrowser, type OpenBrowser } from '#testing/browser/browser.ts'
import { startStudio, type Studio } from '#testing/browser/studio.ts'

const folder = process.env['STUDIO_SCREENSHOTS']
const widths = [390, 1024, 1440]
const question = '/studio/edit/quiz/sections/lifestyle.yaml/-/questions/lifestyle_2'

type Screen = {
  readonly name: string
  readonly address: string
  /** An element that is visible once the screen is loaded. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>
  readonly prepare?: (page: Page) => Promise<void>
}

const heading = (name: RegExp | string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const screens: readonly Screen[] = [
  { name: 'start', address: '/studio', shows: (page) => page.getByText('Nothing was published from here yet') },
  { name: 'question', address: question, shows: (page) => page.getByRole('region', { name: 'Used by' }) },
  { name: 'item', address: '/studio/edit/settings/site.yaml/-/', shows: heading(/./) },
  { name: 'scores', address: '/studio/scores', shows: (page) => page.getByRole('table').first() },
  { name: 'review', address: '/studio/review', shows: (page) => page.getByText(/^1 change, 1 error/) },
  { name: 'versions', address: '/studio/versions', shows: heading('Versions') },
  { name: 'problems', address: '/studio/problems', shows: (page) => page.getByRole('button', { name: 'Go to it' }) },
  { name: 'replace', address: '/studio/replace', shows: heading('Find and replace') },
  {
    name: 'search',
    address: '/studio',
    shows: (page) => page.getByRole('option').first(),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Search( Ctrl\+K)?$/ }).click()
      await page.getByRole('combobox', { name: 'Search all texts' }).fill('moisture')
    },
  },
]

let studio: Studio
let visitor: OpenBrowser

beforeAll(async () => {
  studio = await startStudio('content')
  visitor = await openBrowser({ url: studio.url, camera: 'none' })
  if (folder) await mkdir(folder, { recursive: true })
  // A draft with a change and a problem: two options read the same.
  await visitor.page.goto(question)
  const label = (number: number) =>
    visitor.page.getByRole('textbox', { name: `Label of option ${number}`, exact: true })
  await label(2).fill(await label(1).inputValue())
  await visitor.page
    .getByRole('status')
    .filter({ hasText: /^Saved \d/ })
    .waitFor()
}, 60_000)
afterAll(async () => {
  await visitor.close()
  await studio.stop()
})

/** The colours are the same at every width, so axe checks the dark ones only once. */
const looks = [
  ...widths.map((width) => ({ width, colours: 'light', isChecked: true }) as const),
  ...widths.map((width) => ({ width, colours: 'dark', isChecked: width === 1024 }) as const),
]

test.each(screens)(
  '$name: nothing for axe to find, nothing scrolls sideways, on every width, light and dark',
  async ({ address, name, prepare, shows }) => {
    const { page } = visitor
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    await page.getByRole('link', { name: /^Review/ }).waitFor()
    await prepare?.(page)
    for (const { colours, isChecked, width } of looks) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
      await page.emulateMedia({ colorScheme: colours })
      await shows(page).waitFor()
      if (folder) await page.screenshot({ path: join(folder, `${name}-${width}-${colours}.png`) })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(wide, `${width} px`).toBeLessThanOrEqual(width)
      if (isChecked) expect.soft(await axe(page), `${width} px, ${colours}`).toEqual([])
    }
  },
)

test('in forced colours, the open row of the list shows that it has the focus', async () => {
  const { page } = visitor
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(question)
  const row = page.getByRole('treeitem', { selected: true })
  const outline = () => row.evaluate((element) => getComputedStyle(element).outlineWidth)
  await row.waitFor()
  const without = await outline()
  await row.press('ArrowRight')
  expect(await outline()).not.toBe(without)
  await page.emulateMedia({ forcedColors: 'none' })
})

test.each([1024, 1440])(
  'with text twice as large, nothing in the bar is covered or cut off at %i px',
  async (width) => {
    const { page } = visitor
    await page.setViewportSize({ width, height: 900 })
    await page.goto(question)
    await page.getByRole('link', { name: /^Review/ }).waitFor()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const covered = await page.getByRole('banner').evaluate((bar) => {
      const parts = [...bar.querySelectorAll('button, a, [role=status]')].map((one) => one.getBoundingClientRect())
      return parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter((other) => one.right > other.left && other.right > one.left)
          .filter((other) => one.bottom > other.top && other.bottom > one.top)
          .map((other) => [one.x, other.x]),
      )
    })
    expect(covered).toEqual([])
    const search = page.getByRole('banner').getByRole('button', { name: /^Search/ })
    expect(await search.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0)
  },
)

test('nothing was said on the console', () => {
  expect(visitor.faults).toEqual([])
})
