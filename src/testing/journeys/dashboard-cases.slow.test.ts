/** The list of reports, a comparison on paper, ratings, and the menu with large text. */
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import { before, expectMarked, openComparison, withTwoReports } from '#testing/browser/report-visitor.ts'
import { expectAccessible } from '#testing/browser/quiz-visitor.ts'
import { filled, live, pattern } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

const { compare } = live.pages.dashboard.report_history

/** On paper a comparison shows the parts that were opened, and no controls. */
const expectPrinted = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await page.emulateMedia({ media: 'print' })
  expect(await main.getByRole('button').count()).toBe(0)
  expect(await main.getByText(pattern(compare.verdict.early)).isVisible()).toBe(true)
  expect(await main.getByRole('table').count()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'screen' })
}

/** Folded parts are open on paper, and scores are whole. */
const expectLegibleOnPaper = async (page: Page): Promise<void> => {
  const folded = page.getByRole('main').locator('details.fold p').first()
  expect(await folded.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => folded.isVisible()).toBe(true)
  // Otherwise a page can end between the number of a score and the name beside it.
  const scores = page.locator('#main .score__root')
  expect(await scores.count()).toBeGreaterThan(0)
  const breaks = scores.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside))
  expect(new Set(await breaks)).toEqual(new Set(['avoid']))
  await page.emulateMedia({ media: 'screen' })
}

/** A row of the list has room for everything on any phone. Tested in the built product, whose style sheets may load in another order. */
const expectTidyRows = async (page: Page): Promise<void> => {
  const words = live.pages.dashboard.report_history
  const window = page.viewportSize()
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  const placeOf = async (element: Locator) => (await element.boundingBox()) ?? expect.fail('it is not on the screen')
  const place = (role: 'link' | 'button', label: string) => placeOf(row.getByRole(role, { name: pattern(label) }))
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const [read, download] = [await place('link', words.open_label), await place('button', words.download_label)]
    const remove = await place('button', words.delete_label)
    const { height, width: whole, x } = await placeOf(row)
    expect([width, download.y]).toEqual([width, read.y])
    expect(remove.y).toBeGreaterThanOrEqual(read.y + read.height)
    expect(remove.x).toBeGreaterThan(x + whole / 2)
    // With the words of the scores it is more than half of the screen. The next row is still in sight.
    expect(height).toBeLessThan((844 * 2) / 3)
  }
  if (window) await page.setViewportSize(window)
}

/** However the dialog is closed without a choice, the report stays, and the focus returns to its place. */
const expectSafeDialog = async (page: Page): Promise<void> => {
  const opener = page.getByRole('button', { name: pattern(live.pages.dashboard.report_history.delete_label) }).first()
  const dialog = page.getByRole('dialog', { name: live.pages.dashboard.report_history.delete_dialog.heading })
  const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement)
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]
  for (const leave of ways) {
    await opener.press('Enter')
    await dialog.waitFor()
    const cancel = dialog.getByRole('button', { name: live.pages.dashboard.report_history.delete_dialog.cancel })
    await expect.poll(() => isFocused(cancel)).toBe(true)
    await leave()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(opener)).toBe(true)
  }
  expect(
    await page.getByRole('button', { name: pattern(live.pages.dashboard.report_history.delete_label) }).count(),
  ).toBe(2)
}

/** With one report per page of the list: after Show more, a reload, and coming back from a report, both reports are shown again. */
const expectMoreKept = async (page: Page): Promise<void> => {
  await page.route(/\/api\/users\/reports\/[^?]+(\?before=[^&]+)?$/, async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    await route.continue({ url: url.href })
  })
  const reports = page.getByRole('button', { name: pattern(live.pages.dashboard.report_history.download_label) })
  await page.goto('/dashboard/reporthistory')
  await reports.first().waitFor()
  expect(await reports.count()).toBe(1)
  await page.getByRole('button', { name: live.pages.dashboard.report_history.more }).click()
  await page.getByText(filled(live.pages.dashboard.report_history.shown, { count: 2 })).waitFor({ state: 'attached' })
  await expect.poll(() => reports.count()).toBe(2)
  await page.reload()
  await expect.poll(() => reports.count()).toBe(2)
  await page
    .getByRole('link', { name: pattern(live.pages.dashboard.report_history.open_label) })
    .last()
    .click()
  await page.getByRole('heading', { level: 1, name: pattern(live.pages.dashboard.pdf.title) }).waitFor()
  await expectMarked(page, 'true')
  await page.goBack()
  await expect.poll(() => reports.count()).toBe(2)
  await page.unrouteAll()
}

describe('a user with two reports', () => {
  test('finds everything in the list and on paper, and keeps a report that was not to be deleted', async () => {
    await visit({}, async ({ page }) => {
      await withTwoReports(page)
      await page.goto('/dashboard/reporthistory')
      await page.getByRole('main').getByText(live.pages.dashboard.report_history.list_heading).waitFor()
      await expectTidyRows(page)
      await expectSafeDialog(page)
      await openComparison(page)
      await page.getByText(compare.columns.why, { exact: true }).first().waitFor()
      for (const reasons of await page.getByText(compare.columns.why, { exact: true }).all()) await reasons.click()
      await expectPrinted(page)
      await expectMoreKept(page)

      await page.goto('/dashboard')
      await page.getByRole('heading', { name: live.pages.report.scores.heading }).first().waitFor()
      await expectLegibleOnPaper(page)
    })
  })
})

describe('the menu of the dashboard, open on a phone with text of twice the size', () => {
  test('is no wider than the window', async () => {
    await visit({ context: { viewport: { width: 320, height: 844 } } }, async ({ page }) => {
      await withAccount(page)
      await page.goto('/dashboard/recommendations')
      const menu = page.getByRole('navigation', { name: live.navigation.side.label })
      await menu.locator('summary').click()
      await menu.getByRole('link').first().waitFor()
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
})

describe('recommendations', () => {
  test('are rated, and the rating is there the next time, to be changed', async () => {
    await visit({}, async ({ page }) => {
      await withAccount(page)
      await shortQuiz(page, before)
      await page.goto('/dashboard/recommendations')
      await page.getByRole('button', { name: live.pages.dashboard.recommendations.rating.button }).click()
      await page
        .getByRole('radio', { name: filled(live.pages.dashboard.recommendations.rating.star, { count: 4, total: 5 }) })
        .check({ force: true })
      await page.getByLabel(live.pages.dashboard.recommendations.rating.comment).fill('Soft again')
      await page.getByRole('button', { name: live.pages.dashboard.recommendations.rating.save }).click()
      await page.getByText(live.messages.recommendations.rating_saved).first().waitFor()
      await expectAccessible(page, 'recommendations, rated')
      await page.reload()
      await page
        .getByText(filled(live.pages.dashboard.recommendations.rating.yours, { count: 4, total: 5, date: '' }))
        .waitFor()
    })
  })
})
