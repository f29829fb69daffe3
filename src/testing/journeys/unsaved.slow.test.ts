import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { logIn, shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import { expectAccessible } from '#testing/browser/quiz-visitor.ts'
import { byId, live, pattern } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

const name = (page: Page) => page.getByLabel(live.pages.dashboard.account.profile.name.label, { exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: live.pages.dashboard.account.unsaved_dialog.heading })
const answer = (page: Page, button: string) => question(page).getByRole('button', { name: button }).click()
const go = (page: Page, steps: number) => page.evaluate((by) => window.history.go(by), steps)
const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Makes three history entries: the dashboard, the reports and the account. Types a name on the last page. */
const typeName = async (page: Page) => {
  const username = await withAccount(page)
  await page.goto('/dashboard')
  // Waits for hydration. A link pressed before that loads a whole page, and the browser itself would then ask about unsaved changes.
  await page.getByRole('heading', { level: 1, name: pattern(live.pages.dashboard.shared.greeting) }).waitFor()
  await page
    .getByRole('link', { name: byId(live.navigation.side.items, 'report_history').label })
    .first()
    .click()
  await page.waitForURL('**/dashboard/reporthistory')
  await page
    .getByRole('link', { name: byId(live.navigation.side.items, 'account').label })
    .first()
    .click()
  await page.waitForURL('**/dashboard/account')
  await name(page).fill('Amara')
  await page.getByText(live.messages.common.unsaved).waitFor()
  return username
}

describe('when a user with unsaved changes presses Back', () => {
  test('is asked, and stays with all that was typed', async () => {
    await visit({}, async ({ page }) => {
      await typeName(page)
      await go(page, -1)
      await question(page).waitFor()
      await expectAccessible(page, 'unsaved changes')
      await answer(page, live.pages.dashboard.account.unsaved_dialog.stay)
      await question(page).waitFor({ state: 'hidden' })
      expect(pathOf(page)).toBe('/dashboard/account')
      expect(await name(page).inputValue()).toBe('Amara')
    })
  })

  test('leaves without saving, and Forward brings the page as it is stored', async () => {
    await visit({}, async ({ page }) => {
      await typeName(page)
      await go(page, -1)
      await answer(page, live.pages.dashboard.account.unsaved_dialog.leave)
      await page.waitForURL('**/dashboard/reporthistory')
      await go(page, 1)
      await page.waitForURL('**/dashboard/account')
      expect(await name(page).inputValue()).toBe('')
    })
  })

  test('saves, and goes as far back as was meant', async () => {
    await visit({}, async ({ page }) => {
      await typeName(page)
      await go(page, -2)
      await answer(page, live.pages.dashboard.account.save)
      await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === '/dashboard')
      await go(page, 2)
      await page.waitForURL('**/dashboard/account')
      expect(await name(page).inputValue()).toBe('Amara')
    })
  })
})

describe('when a user with unsaved changes reloads', () => {
  test('the browser asks first', async () => {
    await visit({}, async ({ page }) => {
      await typeName(page)
      const asked = page.waitForEvent('dialog')
      void page.reload().catch(() => undefined)
      const dialog = await asked
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      expect(await name(page).inputValue()).toBe('Amara')
    })
  })
})

describe('when the login of a user with unsaved changes ends', () => {
  test('what was typed is there again after the next login, except for passwords', async () => {
    await visit({}, async ({ context, page }) => {
      const username = await typeName(page)
      const { account } = live.pages.dashboard
      await page.getByLabel(account.login.new_password.label, { exact: true }).fill('Springs9-and-more')
      const other = await context.newPage()
      await other.goto('/dashboard')
      await other
        .getByRole('link', { name: byId(live.navigation.side.items, 'logout').label })
        .first()
        .click()
      await other.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
      await logIn(page, username)
      await page.waitForURL('**/dashboard/account')
      await page.getByText(live.messages.common.unsaved).waitFor()
      expect(await name(page).inputValue()).toBe('Amara')
      expect(await page.getByLabel(account.login.new_password.label, { exact: true }).inputValue()).toBe('')
      await page.getByRole('button', { name: account.save }).click()
      await page.getByText(live.messages.account.saved).first().waitFor()
    })
  })
})

describe('what was typed in a form and not sent', () => {
  const { complaints, feedback, signup } = live.pages
  /** A link pressed before that loads a whole page, and the browser itself then brings back what was typed. */
  const openHydrated = async (page: Page, route: string) => {
    await page.addInitScript(() => {
      window.addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }))
    })
    await page.goto(route)
    await page.waitForFunction(() => 'isHydrated' in window)
  }
  const message = (page: Page) => page.getByRole('main').getByLabel(byId(feedback.fields, 'message').label)

  test('is there again after a link and Back, for as long as it was not sent', async () => {
    await visit({}, async ({ page }) => {
      const open = () => page.getByRole('heading', { level: 1, name: feedback.heading }).waitFor()
      await openHydrated(page, feedback.route)
      await message(page).fill('Clear reasons, thank you.')
      await page.getByRole('main').locator(`a[href="${complaints.route}"]`).click()
      await page.getByRole('heading', { level: 1, name: complaints.heading }).waitFor()
      await page.goBack()
      await open()
      expect(await message(page).inputValue()).toBe('Clear reasons, thank you.')
      await page.getByLabel(byId(feedback.fields, 'topic').label).selectOption({ index: 1 })
      await page.getByRole('button', { name: feedback.submit }).click()
      await page.getByText(feedback.success.heading).waitFor()
      await page.getByRole('button', { name: feedback.another }).click()
      expect(await message(page).inputValue()).toBe('')
    })
  })

  test('is there again after reading the terms, except for the password', async () => {
    await visit({}, async ({ page }) => {
      const field = (id: 'username' | 'email' | 'password') =>
        page.getByLabel(byId(signup.fields, id).label, { exact: true })
      await openHydrated(page, signup.route)
      await field('username').fill('amara')
      await field('email').fill('amara@example.com')
      await field('password').fill('Springs9-and-more')
      await page.getByRole('main').locator('a[href="/terms"]').click()
      // Until the next page is there, this one stays.
      await page.getByRole('heading', { level: 1, name: signup.heading }).waitFor({ state: 'detached' })
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: signup.heading }).waitFor()
      expect(await field('username').inputValue()).toBe('amara')
      expect(await field('email').inputValue()).toBe('amara@example.com')
      expect(await field('password').inputValue()).toBe('')
    })
  })

  test('is gone for the next user of the tab after a logout', async () => {
    await visit({}, async ({ page }) => {
      const username = await withAccount(page)
      await openHydrated(page, feedback.route)
      await message(page).fill('Only for you.')
      await page.locator('a[href="/logout"]:visible').first().click()
      await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
      await page.getByText(live.messages.logout.success).first().waitFor()
      await page.locator('a[href="/login"]:visible').first().click()
      await logIn(page, username)
      await page.waitForURL(/dashboard/)
      await page.locator(`a[href="${feedback.route}"]:visible`).first().click()
      await page.getByRole('heading', { level: 1, name: feedback.heading }).waitFor()
      expect(await message(page).inputValue()).toBe('')
    })
  })

  test('in a rating is there again after the login has ended, and not after Cancel', async () => {
    const { rating, route } = live.pages.dashboard.recommendations
    await visit(
      {},
      async ({ context, page }) => {
        const username = await withAccount(page)
        await shortQuiz(page, { '0': 'growth' }, 'answered')
        await page.goto(route)
        await page.getByRole('button', { name: rating.button }).click()
        const comment = page.getByLabel(rating.comment)
        await comment.fill('The gel is good.')
        const other = await context.newPage()
        await other.goto('/logout')
        await other.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
        await logIn(page, username)
        await page.waitForURL(`**${route}`)
        await expect.poll(() => comment.inputValue()).toBe('The gel is good.')
        await page.getByRole('main').getByRole('button', { name: live.messages.common.cancel }).click()
        await page.getByRole('button', { name: rating.button }).click()
        expect(await comment.inputValue()).toBe('')
        // The other tab's logout has ended the CSRF token of this one.
      },
      /403/,
    )
  })
})
