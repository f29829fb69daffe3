/** Results of visitors who have an account already, and a browser that blocks the storage. */
import { describe, expect, test } from 'vitest'
import { logIn, newName, shortQuiz, signUp, withAccount } from '#testing/browser/account-visitor.ts'
import { live, traitLabel } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

const answers = { '5': 'type_4c' }

describe('a visitor on the results page', () => {
  test('logs in instead: an account that exists gets the result, too', async () => {
    await visit({}, async ({ page }) => {
      const username = await withAccount(page)
      await page.goto('/logout')
      await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await shortQuiz(page, answers)
      await page
        .getByRole('main')
        .getByRole('link', { name: live.pages.quiz.results.visitor.overlay.login.label })
        .click()
      await logIn(page, username)
      await page.waitForURL('**/dashboard')
      await page.getByText(traitLabel('type', 'type_4c')).first().waitFor()
    })
  })
})

describe('a browser that blocks the storage of the site', () => {
  test('says after the sign-up, before anything is typed again, why nobody is logged in', async () => {
    await visit({}, async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Blocked', 'SecurityError')
            },
          })
      })
      await page.goto('/signup')
      await signUp(page, newName(), '/login')
      await page.getByText(live.messages.login.needs_storage).waitFor()
    })
  })
})

describe('a user who takes the quiz', () => {
  test('sees all of the result at once, and after a reload', async () => {
    await visit({}, async ({ page }) => {
      await withAccount(page)
      await shortQuiz(page, answers)
      const whole = page.getByRole('main').getByRole('link', { name: live.pages.quiz.results.user.dashboard.label })
      await whole.waitFor()
      expect(await page.getByRole('link', { name: live.pages.quiz.results.visitor.overlay.signup.label }).count()).toBe(
        0,
      )
      await page.reload()
      await whole.waitFor()
    })
  })
})
