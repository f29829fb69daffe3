import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addressOf, logIn, password, shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import { before, expectMarked, openComparison, withTwoReports } from '#testing/browser/report-visitor.ts'
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

const scoreOf = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('main').getByRole('heading', { name, exact: true }).locator('..').innerText()).replace(
    /\s+/g,
    ' ',
  )

/** Compares two reports. The comparison is in the address, so Back, Forward and a reload show what they should. */
const expectHistory = async (page: Page): Promise<void> => {
  const words = live.pages.dashboard.report_history
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement)
  const [compared, list] = [heading(words.compare.heading), heading(words.heading)]
  const compareButton = page.getByRole('button', { name: words.compare.button, exact: true })
  const address = page.url()
  await page.getByRole('main').getByRole('link', { name: words.heading }).click()
  await expect.poll(() => isFocused(list)).toBe(true)
  expect(new URL(page.url()).search).toBe('')
  await compareButton.waitFor()
  const names = await page
    .getByRole('main')
    .getByRole('heading', { level: 3, name: /^\d\d\/\d\d\/\d\d/ })
    .allInnerTexts()
  expect(new Set(names).size).toBe(2)
  // On paper there is nothing to press.
  await page.emulateMedia({ media: 'print' })
  expect(await compareButton.count()).toBe(0)
  expect(await page.getByText(words.compare.hint_two).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })

  await page.goBack()
  await expect.poll(() => isFocused(compared)).toBe(true)
  expect(page.url()).toBe(address)
  await page.reload()
  await compared.waitFor()
  await page.goBack()
  await compared.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  await compareButton.waitFor()
  await page.goForward()
  await compared.waitFor()
  expect(page.url()).toBe(address)
}

describe('a user with two reports', () => {
  test('compares them, sees what changed and why, and downloads the PDF with the same numbers', async () => {
    await visit({}, async ({ page }) => {
      await withTwoReports(page)

      await page.goto('/dashboard/reporthistory')
      await page.getByRole('main').getByText(live.pages.dashboard.report_history.list_heading).waitFor()
      await expectAccessible(page, 'report history')
      await expectMarked(page, 'true')
      expect(
        await page.getByRole('button', { name: pattern(live.pages.dashboard.report_history.download_label) }).count(),
      ).toBe(2)
      await openComparison(page)
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
      await expectHistory(page)

      await page.goto('/dashboard')
      await page.getByRole('heading', { name: live.pages.report.scores.heading }).first().waitFor()
      await expectMarked(page, 'page')
      expect(await unstyledRecipes(page)).toEqual([])
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
