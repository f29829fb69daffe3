import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { logIn, newName, shortQuiz, signUp, withAccount } from '#testing/browser/account-visitor.ts'
import { byId, live, pattern } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

/** The browser's own console messages about a call that was refused or cut off. */
const refusal = /status of 40[13]/
const cutOff = /ERR_FAILED|ERR_INTERNET_DISCONNECTED/
const answers = { '5': 'type_4c' }

describe('a form that is sent with errors', () => {
  test.each(['/login', '/signup', '/feedback', '/complaints'])(
    '%s: the first press moves the focus to them',
    async (path) => {
      await visit({ phone: true }, async ({ page }) => {
        await page.goto(path)
        await page.locator('form button[type=submit]').click()
        const problems = page.getByRole('alert').filter({ hasText: live.messages.common.there_is_a_problem })
        await problems.waitFor()
        await expect.poll(() => problems.evaluate((one) => one === document.activeElement)).toBe(true)
      })
    },
  )

  test.each(['/forgot-password', '/soon'])('%s: the first press moves the focus to its only field', async (path) => {
    await visit({ phone: true }, async ({ page }) => {
      await page.goto(path)
      await page.locator('form button[type=submit]').click()
      const email = page.locator('form input[name=email]')
      await expect.poll(() => email.evaluate((one) => one === document.activeElement)).toBe(true)
    })
  })
})

describe('a reset link that is not complete, or was used', () => {
  test('the whole one, pasted into the same tab, opens the form', async () => {
    await visit(
      {},
      async ({ page }) => {
        const { reset_password } = live.pages
        const field = (id: 'new_password' | 'confirm_password') =>
          page.getByLabel(byId(reset_password.fields, id).label, { exact: true })
        await page.goto('/reset-password#token=cut')
        await page.getByText(live.messages.reset_password.link_broken).waitFor()
        await page.goto('/reset-password#token=abcdefghij_used')
        for (const id of ['new_password', 'confirm_password'] as const) await field(id).fill('Brand-new-Coils-7')
        await page.getByRole('button', { name: reset_password.submit }).click()
        await page.getByText(reset_password.link_used.heading).waitFor()
        expect(await page.getByText(reset_password.lead).count()).toBe(0)
        await page.goto('/reset-password#token=abcdefghij_new')
        await expect(field('new_password').inputValue()).resolves.toBe('')
        await page.waitForURL((url) => url.hash === '')
        await page.getByText(reset_password.lead).waitFor()
      },
      /status of 422/,
    )
  })
})

describe('a reset link that cannot be asked for', () => {
  test('says so in the words of the server, or in ours for a reply and for a call that failed', async () => {
    await visit(
      {},
      async ({ page }) => {
        await page.goto('/forgot-password')
        const saidOf = async (status: number, reply: object): Promise<void> => {
          await page.route('**/api/users/forgot-password', (route) => route.fulfill({ status, json: reply }))
          await page.getByLabel(byId(live.pages.forgot_password.fields, 'email').label).fill('amara@example.com')
          await page.getByRole('button', { name: live.pages.forgot_password.submit }).click()
        }
        const alert = (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor()
        await saidOf(200, { success: false, message: 'Not before tomorrow.' })
        await alert('Not before tomorrow.')
        await saidOf(200, { success: false })
        await alert(live.messages.forgot_password.failure)
        await saidOf(500, {})
        await alert(live.messages.forgot_password.request_failure)
      },
      /status of 500/,
    )
  })
})

describe('two tabs', () => {
  test('whose access tokens have run out refresh together and both stay logged in', async () => {
    await visit(
      {},
      async ({ page, context }) => {
        await withAccount(page)
        const other = await context.newPage()
        const refreshes: string[] = []
        context.on('request', (request) => {
          if (request.url().endsWith('/api/token/refresh')) refreshes.push(request.url())
        })
        await page.evaluate(() => {
          const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object
          localStorage.setItem('auth', JSON.stringify({ ...auth, access: `rl_a_${'x'.repeat(43)}` }))
        })
        await Promise.all([page.goto('/dashboard/reporthistory'), other.goto('/dashboard/account')])
        await page.getByText(live.pages.dashboard.report_history.states.empty.heading).waitFor()
        await other.getByLabel(live.pages.dashboard.account.profile.name.label, { exact: true }).waitFor()
        expect(refreshes).toHaveLength(1)
      },
      refusal,
    )
  })

  test('logging out in one logs out in the other, also without a network', async () => {
    await visit(
      {},
      async ({ page, context }) => {
        await withAccount(page)
        const other = await context.newPage()
        await other.goto('/dashboard/account')
        await other.getByLabel(live.pages.dashboard.account.profile.name.label, { exact: true }).waitFor()
        await page.goto('/logout')
        await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).waitFor()
        await context.setOffline(true)
        await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
        await page.waitForURL((url) => url.pathname === '/')
        await page.getByRole('status').getByText(live.messages.logout.offline).waitFor()
        await other.waitForURL('**/login**')
        await other.getByText(live.messages.session.other_tab).waitFor()
        await other.getByLabel(byId(live.pages.login.fields, 'username').label).waitFor()

        // Both tabs tell the server. The second one finds that the anti-forgery token has changed, and requests the new one.
        const notified = context.waitForEvent('response', {
          predicate: (reply) => reply.url().endsWith('/api/users/logout') && reply.status() === 200,
        })
        await context.setOffline(false)
        await notified
        await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
      },
      /ERR_INTERNET_DISCONNECTED|status of 403/,
    )
  })

  test('a tab with the result leads to the login page, which says why', async () => {
    await visit(
      {},
      async ({ page, context }) => {
        await withAccount(page)
        await shortQuiz(page, {})
        const other = await context.newPage()
        await other.goto('/logout')
        await other.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
        await other.waitForURL((url) => url.pathname === '/')
        await page.waitForURL((url) => url.pathname === '/login' && url.hash === '')
        await page.getByText(live.messages.session.other_tab).waitFor()
        await page.goBack()
        await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
      },
      // Both tabs tell the server, as above.
      refusal,
    )
  })
})

describe('a user who takes the quiz', () => {
  test('when the claim fails it is made again, and nothing is lost', async () => {
    await visit(
      {},
      async ({ page }) => {
        await withAccount(page)
        let refused = 0
        await page.route('**/claim', (route) => {
          refused += 1
          return refused === 1 ? route.abort() : route.continue()
        })
        await shortQuiz(page, answers)
        await page
          .getByRole('main')
          .getByRole('link', { name: live.pages.quiz.results.user.dashboard.label })
          .waitFor({ timeout: 60_000 })
        expect(refused).toBe(2)
      },
      cutOff,
    )
  })
})

describe('a reply that comes after the visitor has left the page', () => {
  /** Holds back the reply to this call until the returned function is called. */
  const holdBack = async (page: Page, call: string, method: string): Promise<() => void> => {
    let letGo = () => undefined as void
    const released = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(call, async (route) => {
      if (route.request().method() === method) await released
      await route.continue()
    })
    return letGo
  }

  test('makes the account and logs in, and leaves the visitor where they are', async () => {
    await visit({}, async ({ page }) => {
      await page.goto('/signup')
      const reply = await holdBack(page, '**/api/users/register', 'POST')
      const signingUp = signUp(page, newName(), '/terms')
      await page.getByRole('button', { name: live.pages.signup.sending }).waitFor()
      await page.getByRole('main').locator('a[href="/terms"]').click()
      await page.getByRole('heading', { level: 1, name: live.pages.signup.heading }).waitFor({ state: 'detached' })
      await signingUp
      reply()
      await page
        .getByRole('link', { name: byId(live.navigation.top.items, 'logout').label })
        .first()
        .waitFor()
      await page.waitForTimeout(500)
      expect(new URL(page.url()).pathname).toBe('/terms')
    })
  })

  test('logs in, and leaves the visitor where they are', async () => {
    await visit({}, async ({ newContext, page }) => {
      const username = await withAccount(page)
      const device = await (await newContext()).newPage()
      await device.goto('/login')
      const reply = await holdBack(device, '**/api/users/login', 'POST')
      await logIn(device, username)
      await device.getByRole('button', { name: live.pages.login.sending }).waitFor()
      await device.getByRole('main').locator('a[href="/signup"]').click()
      await device.getByRole('heading', { level: 1, name: live.pages.signup.heading }).waitFor()
      reply()
      await device
        .getByRole('link', { name: byId(live.navigation.top.items, 'logout').label })
        .first()
        .waitFor()
    })
  })

  test('deletes the report, and leaves the user where they are', async () => {
    const { report_history: words } = live.pages.dashboard
    await visit({}, async ({ page }) => {
      await withAccount(page)
      await shortQuiz(page, answers)
      await page.goto(words.route)
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      await page.waitForURL(`**${words.route}/*`)
      // The list has a button of the same name, and stays until the report is loaded.
      await page.getByRole('heading', { level: 1, name: pattern(live.pages.dashboard.pdf.title) }).waitFor()
      const reply = await holdBack(page, '**/api/quiz/submissions/*', 'DELETE')
      await page.getByRole('button', { name: pattern(words.delete_label) }).click()
      const dialog = page.getByRole('dialog', { name: words.delete_dialog.heading })
      await dialog.getByRole('button', { name: words.delete_dialog.confirm }).click()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await page
        .getByRole('link', { name: byId(live.navigation.side.items, 'account').label })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: live.pages.dashboard.account.heading }).waitFor()
      const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
      reply()
      await (await deleted).finished()
      await page.waitForTimeout(500)
      expect(new URL(page.url()).pathname).toBe(live.pages.dashboard.account.route)
    })
  })
})
