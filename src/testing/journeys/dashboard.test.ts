import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addressOf, logIn, password, shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import { topOf, unstyledRecipes } from '#testing/browser/public-page.ts'
import { expectAccessible } from '#testing/browser/quiz-visitor.ts'
import { readPdf } from '#testing/pdf/read-pdf.ts'
import { byId, filled, live, optionLabel, pattern } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

/** The browser's own console message about a refused login. */
const refusal = /status of 401/
const [yes, no] = [optionLabel('6', 'has_split_ends'), optionLabel('6', 'no_split_ends')]
const { compare } = live.pages.dashboard.report_history
const values = { before: yes, after: no }
const changes = [compare.answer_changed, compare.answer_gone].map((text) => filled(text, values))
const before = { '5': 'type_4a', '6': 'has_split_ends' }
const after = { '5': 'type_4a', '6': 'no_split_ends' }

const scoreOf = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('main').getByRole('heading', { name, exact: true }).locator('..').innerText()).replace(
    /\s+/g,
    ' ',
  )

/** On paper a comparison shows the parts that were opened, and no controls. */
const expectPrinted = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await page.emulateMedia({ media: 'print' })
  expect(await main.getByRole('button').or(main.getByRole('checkbox')).count()).toBe(0)
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

/** The link to the dashboard in the main menu is marked on all dashboard pages, but as the current page only on its own. */
const expectMarked = async (page: Page, value: 'page' | 'true'): Promise<void> => {
  const { items, label } = live.navigation.top
  const link = page
    .getByRole('navigation', { name: label })
    .getByRole('link', { name: byId(items, 'dashboard').label, exact: true })
  await expect.poll(() => link.getAttribute('aria-current')).toBe(value)
}

/** Compares two reports. The comparison is in the address, so Back, Forward and a reload show what they should. */
const expectHistory = async (page: Page): Promise<void> => {
  const words = live.pages.dashboard.report_history
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement)
  const [compared, list] = [heading(words.compare.heading), heading(words.heading)]
  const ticked = page.getByRole('main').getByRole('checkbox', { checked: true })
  const address = page.url()
  expect(await ticked.count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: words.heading }).click()
  await expect.poll(() => isFocused(list)).toBe(true)
  expect(new URL(page.url()).search).toBe('')
  await expect.poll(() => ticked.count()).toBe(2)
  const names = await page
    .getByRole('main')
    .getByRole('heading', { level: 3, name: /^\d\d\/\d\d\/\d\d/ })
    .allInnerTexts()
  expect(new Set(names).size).toBe(2)
  // On paper there is nothing to choose.
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('main').getByRole('checkbox').count()).toBe(0)
  expect(await page.getByText(words.compare.hint).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await page.goBack()
  await expect.poll(() => isFocused(compared)).toBe(true)
  expect(page.url()).toBe(address)
  await page.reload()
  await compared.waitFor()
  await page.goBack()
  await compared.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await expect.poll(() => ticked.count()).toBe(2)
  await page.goForward()
  await compared.waitFor()
  expect(page.url()).toBe(address)
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
  test('compares them, sees what changed and why, and downloads the PDF with the same numbers', async () => {
    await visit({}, async ({ page }) => {
      await withAccount(page)
      await shortQuiz(page, before, 'answered')
      await page.goto('/dashboard/reporthistory')
      await page.getByRole('link', { name: live.pages.dashboard.report_history.retake.label }).click()
      await page.waitForURL('**/quiz')
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
      await shortQuiz(page, after, 'answered')

      await page.goto('/dashboard/reporthistory')
      await page.getByRole('main').getByText(live.pages.dashboard.report_history.list_heading).waitFor()
      await expectAccessible(page, 'report history')
      await expectTidyRows(page)
      await expectMarked(page, 'true')
      expect(
        await page.getByRole('button', { name: pattern(live.pages.dashboard.report_history.download_label) }).count(),
      ).toBe(2)
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
      // A double click navigates only once: below, a single Back leads to the list.
      await page
        .getByRole('button', { name: live.pages.dashboard.report_history.compare.button, exact: true })
        .dblclick()
      const answer = page.getByText(pattern(compare.verdict.early))
      // Polls the whole text, so that a failure shows what the page says instead.
      await expect
        .poll(() => page.getByRole('main').innerText())
        .toMatch(new RegExp(pattern(compare.verdict.early).source, 'm'))
      const middle = (page.viewportSize()?.height ?? 0) / 2
      await expect.poll(() => topOf(answer)).toBeLessThan(middle)
      expect(await topOf(answer)).toBeGreaterThanOrEqual(0)
      for (const reasons of await page.getByText(compare.columns.why, { exact: true }).all()) await reasons.click()
      await changes
        .map((text) => page.getByText(text))
        .reduce((one, other) => one.or(other))
        .first()
        .waitFor()
      await expectAccessible(page, 'comparison')
      expect(await unstyledRecipes(page)).toEqual([])
      await expectPrinted(page)
      await expectHistory(page)
      await page.goBack()
      await expectSafeDialog(page)
      await expectMoreKept(page)

      await page.goto('/dashboard')
      await page.getByRole('heading', { name: live.pages.report.scores.heading }).first().waitFor()
      await expectMarked(page, 'page')
      expect(await unstyledRecipes(page)).toEqual([])
      await expectLegibleOnPaper(page)
      const onScreen = await scoreOf(page, byId(live.scores.scores, 'damage').mirror?.label ?? '')
      await page.goto('/dashboard/reporthistory')
      const downloading = page.waitForEvent('download')
      await page
        .getByRole('button', { name: pattern(live.pages.dashboard.report_history.download_label) })
        .first()
        .click()
      const pdf = await readPdf(await readFile(await (await downloading).path()))
      const number = /\d+/.exec(onScreen)?.[0] ?? 'no number'
      expect(pdf.texts.map(({ text }) => text).join(' ')).toContain(
        `${byId(live.scores.scores, 'damage').mirror?.label} ${number} ${live.pages.report.scores.out_of}`,
      )
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

describe('the account page', () => {
  test('saves every part, and all of it is there after a reload and a new login', async () => {
    await visit({ phone: true }, async ({ page }) => {
      const username = await withAccount(page)
      await page.goto('/dashboard/account')
      await page.getByLabel(live.pages.dashboard.account.profile.name.label, { exact: true }).fill('Amara Okafor')
      await page.getByLabel(live.pages.dashboard.account.profile.birth_date.label).fill('1990-03-27')
      await page
        .getByLabel(live.pages.dashboard.account.profile.gender.label)
        .selectOption({ label: byId(live.pages.dashboard.account.profile.gender.options, 'female').label })
      await page.getByLabel(live.pages.dashboard.account.products.label).fill('Shea butter')
      await page.getByLabel(live.pages.dashboard.account.products.label).press('Enter')
      await page
        .getByRole('button', {
          name: filled(live.pages.dashboard.account.products.remove, {
            label: byId(live.pages.dashboard.account.products.initial, 'coconut_oil').label,
          }),
        })
        .click()
      await page.getByLabel(live.pages.dashboard.account.login.email.label).fill(addressOf(`new_${username}`))
      await page.getByLabel(live.pages.dashboard.account.login.old_password.label).fill(password)
      await page.getByLabel(live.pages.dashboard.account.login.new_password.label).fill('Brand-new-Coils-7')
      await page.getByLabel(live.pages.dashboard.account.login.confirm_password.label).fill('Brand-new-Coils-7')
      await page.getByRole('button', { name: live.pages.dashboard.account.save }).click()
      await page.getByText(live.messages.account.password_saved).first().waitFor()
      await expectAccessible(page, 'account, saved')

      await page.reload()
      await page.getByLabel(live.pages.dashboard.account.profile.name.label, { exact: true }).waitFor()
      expect(await page.getByLabel(live.pages.dashboard.account.profile.name.label, { exact: true }).inputValue()).toBe(
        'Amara Okafor',
      )
      expect(await page.getByLabel(live.pages.dashboard.account.profile.birth_date.label).inputValue()).toBe(
        '1990-03-27',
      )
      expect(await page.getByLabel(live.pages.dashboard.account.login.email.label).inputValue()).toBe(
        addressOf(`new_${username}`),
      )
      await page.getByText('Shea butter').waitFor()
      expect(
        await page.getByText(byId(live.pages.dashboard.account.products.initial, 'coconut_oil').label).count(),
      ).toBe(0)

      await page.goto('/logout')
      await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/login')
      await logIn(page, username, 'Brand-new-Coils-7')
      await page.waitForURL('**/dashboard')
    })
  })

  test('gives all data after the password, and deletes everything after the password', async () => {
    await visit(
      {},
      async ({ page }) => {
        const username = await withAccount(page)
        await shortQuiz(page, before)
        await page.goto('/logout')
        await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
        await page.waitForURL((url) => url.pathname === '/')
        await page.goto('/dashboard/account')
        await logIn(page, username)
        const welcome = page.getByText(pattern(live.messages.login.success))
        await welcome.first().waitFor()
        const privacy = page.getByRole('main')
        await privacy.getByRole('button', { name: live.pages.dashboard.account.privacy.export.button }).click()
        await page.getByLabel(live.pages.dashboard.account.privacy.export.password).fill(password)
        const downloading = page.waitForEvent('download')
        await privacy.getByRole('button', { name: live.pages.dashboard.account.privacy.export.button }).last().click()
        const data = await readFile(await (await downloading).path(), 'utf8')
        expect(data).toContain(addressOf(username))
        expect(data).toContain(optionLabel('5', 'type_4a'))

        await privacy.getByRole('button', { name: live.pages.dashboard.account.privacy.delete.button }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(live.pages.dashboard.account.privacy.delete.dialog.password).fill(password)
        await dialog.getByRole('button', { name: live.pages.dashboard.account.privacy.delete.dialog.confirm }).click()
        await page.getByText(live.pages.dashboard.account.privacy.delete.done.heading).first().waitFor()
        expect(await welcome.count()).toBe(0)
        await page.goto('/login')
        await logIn(page, username)
        await page.getByRole('alert').getByText(live.messages.login.wrong).waitFor()
      },
      refusal,
    )
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
