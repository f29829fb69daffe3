import { describe, expect, test } from 'vitest'
import {
  addressOf,
  logIn,
  newName,
  resetLinkIn,
  shortQuiz,
  signUp,
  withAccount,
} from '#testing/browser/account-visitor.ts'
import { expectAccessible } from '#testing/browser/quiz-visitor.ts'
import { byId, filled, live, traitLabel } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { product, visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

/** The browser's own console messages about a call that was refused or cut off. */
const refusal = /status of 40[13]/

const answers = { '5': 'type_4c' }

describe('a visitor on the results page', () => {
  test('signs up, and the dashboard opens with the result', async () => {
    await visit({ phone: true }, async ({ page }) => {
      await shortQuiz(page, answers)
      await page.getByRole('link', { name: live.pages.quiz.results.visitor.overlay.signup.label }).first().click()
      await page.getByRole('heading', { name: live.pages.quiz.waiting.heading }).waitFor()
      // On a phone, too.
      for (const { text } of live.pages.signup.result_keeps ?? []) await page.getByText(text).waitFor()
      await expectAccessible(page, 'sign up')
      const username = newName()
      await signUp(page, username, '/dashboard')
      await page.getByText(live.messages.register.success).first().waitFor()
      const heading = page.getByRole('heading', {
        level: 1,
        name: filled(live.pages.dashboard.shared.greeting, { username: `A${username.slice(1)}` }),
      })
      await heading.waitFor()
      await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
      await page.getByText(traitLabel('type', 'type_4c')).first().waitFor()
      await expectAccessible(page, 'dashboard')
    })
  })
})

describe('pages behind the login', () => {
  test('a visitor logs in and comes back to where they were going', async () => {
    await visit(
      {},
      async ({ page, context }) => {
        const username = await withAccount(page)
        await context.clearCookies()
        await page.evaluate(() => {
          localStorage.clear()
        })
        await page.goto('/dashboard/account')
        await page.waitForURL('**/login?to=%2Fdashboard%2Faccount')
        await expectAccessible(page, 'login')
        await logIn(page, username, 'Wrong-horse-9')
        await page.getByRole('alert').getByText(live.messages.login.wrong).waitFor()
        expect(new URL(page.url()).pathname).toBe('/login')
        await logIn(page, username)
        await page.waitForURL('**/dashboard/account')
        await page.getByRole('heading', { level: 1, name: live.pages.dashboard.account.heading }).waitFor()
      },
      refusal,
    )
  })
})

describe('a forgotten password', () => {
  test('is asked for, set by the link of the mail, and logs in; the old one no longer does', async () => {
    await visit(
      {},
      async ({ page }) => {
        const username = await withAccount(page)
        await page.goto('/logout')
        await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
        await page.waitForURL((url) => url.pathname === '/')
        await page.goto('/forgot-password')
        await page.getByLabel(byId(live.pages.forgot_password.fields, 'email').label).fill(addressOf(username))
        await page.getByRole('button', { name: live.pages.forgot_password.submit }).click()
        await page.getByText(live.messages.forgot_password.success).waitFor()
        await expectAccessible(page, 'forgot password')

        // The test opens the product by its IP address; the terminal and the links in mails use its name.
        const { hash, origin, pathname } = new URL(await resetLinkIn(product().dataDir))
        expect(product().logs()).toMatch(new RegExp(` is ready: ${origin}$`, 'm'))
        await page.goto(`${pathname}${hash}`)
        await page.waitForURL((url) => url.hash === '')
        await page.getByLabel(byId(live.pages.reset_password.fields, 'new_password').label).fill('Brand-new-Coils-7')
        await page
          .getByLabel(byId(live.pages.reset_password.fields, 'confirm_password').label)
          .fill('Brand-new-Coils-7')
        await expectAccessible(page, 'reset password')
        await page.getByRole('button', { name: live.pages.reset_password.submit }).click()
        await page.getByText(live.pages.reset_password.success.heading).first().waitFor()

        await page.goto('/login')
        await logIn(page, username)
        await page.getByRole('alert').getByText(live.messages.login.wrong).waitFor()
        await logIn(page, username, 'Brand-new-Coils-7')
        await page.waitForURL('**/dashboard')
      },
      refusal,
    )
  })
})
