/** A result stays reachable until it expires, is claimed, or is replaced by a newer one. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { logIn, newName, shortQuiz, signUp, withAccount } from '#testing/browser/account-visitor.ts'
import { shiftOf } from '#testing/browser/public-page.ts'
import {
  agree,
  atStep,
  choose,
  expectAccessible,
  finish,
  next,
  openQuiz,
  start,
  viewing,
  skipAnalysingDelay,
  withdraw,
} from '#testing/browser/quiz-visitor.ts'
import { byId, live, pattern, stepIds, traitLabel } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

const type = '5'
const waits = live.pages.quiz.waiting.heading

const hasResult = (page: Page, hair: string) =>
  Promise.all([atStep(page, 'results'), page.getByText(traitLabel('type', hair), { exact: true }).first().waitFor()])
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: live.pages.quiz.waiting.action.label })
const exit = async (page: Page) => {
  await page.getByRole('button', { name: live.pages.quiz.frame.exit }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
const logOut = async (page: Page) => {
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
/** A visitor at the results, with this type of hair. */
const finished = async (page: Page, hair: string) => {
  await skipAnalysingDelay(page)
  await shortQuiz(page, { [type]: hair })
}

/** At the page for logging out, with a result that the account could not take, because the call fails. Returns the username. */
const atLogoutWithResult = async (page: Page): Promise<string> => {
  const username = await withAccount(page)
  await logOut(page)
  await finished(page, 'type_4c')
  await page.route('**/claim', (route) => route.abort())
  await page.goto('/login')
  await logIn(page, username)
  await page.getByText(live.messages.quiz.claim_failed).first().waitFor()
  await page.goto('/logout')
  await page.getByText(live.messages.quiz.claim_failed).first().waitFor()
  return username
}

describe('a result with gaps', () => {
  const { answer_more, incomplete } = live.pages.quiz.results
  const density = traitLabel('density', 'high')
  const more = (page: Page) => page.getByRole('button', { name: answer_more })

  test('leads to the first question that was skipped; the new result has the answers of before and those given now', async () => {
    await visit({ phone: true }, async ({ page }) => {
      await finished(page, 'type_4c')
      await page.getByText(incomplete).waitFor()
      await expectAccessible(page, 'results with gaps')
      await more(page).click()
      // The first question of the quiz, whose first option has the focus.
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('fieldset')?.id)).toBe('0')
      expect(await page.locator(`input[name="${type}"]:checked`).count()).toBe(1)
      await choose(page, '7', 'barely_any')
      for (const step of stepIds.slice(1)) await next(page, step)
      await finish(page)
      await hasResult(page, 'type_4c')
      await page.getByText(density, { exact: true }).first().waitFor()
    })
  })

  test('offers only a new quiz after a reload, because the answers are no longer on the device', async () => {
    await visit({}, async ({ page }) => {
      await finished(page, 'type_4c')
      await more(page).waitFor()
      await page.reload()
      await hasResult(page, 'type_4c')
      await page.getByRole('button', { name: live.pages.quiz.results.again.label }).waitFor()
      expect(await more(page).count()).toBe(0)
    })
  })
})

describe('a result that a visitor has left', () => {
  test('is linked from home, the quiz, sign-up and login, opens in a new tab and after a reload, and nothing moves', async () => {
    await visit({ phone: true }, async ({ page, context }) => {
      await viewing(page, 'onePage')
      await page.goto('/signup')
      expect(await page.getByText(waits).isVisible()).toBe(false)
      await finished(page, 'type_4c')
      await exit(page)
      await page.getByText(waits).waitFor()
      await expectAccessible(page, 'home')
      await link(page).click()
      await hasResult(page, 'type_4c')
      await page.reload()
      await hasResult(page, 'type_4c')

      for (const path of ['/', '/signup', '/login', '/quiz']) {
        await page.goto(path)
        await link(page).waitFor()
        // Without scores there is no sentence of the result, so the form says what happens to the result instead.
        if (path === '/signup') await page.getByText(live.pages.signup.result_waiting).waitFor()
        expect([path, await shiftOf(page)]).toEqual([path, 0])
      }
      // In the quiz the result opens in place, and Back leads to the start.
      await link(page).click()
      await hasResult(page, 'type_4c')
      await page.goBack()
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
      await page.goForward()
      await hasResult(page, 'type_4c')

      const other = await context.newPage()
      await other.goto('/quiz#result')
      await hasResult(other, 'type_4c')
    })
  })

  test('takes a withdrawal of consent on another day, and keeps to it', async () => {
    await visit(
      {},
      async ({ page, context }) => {
        await skipAnalysingDelay(page)
        await start(page)
        await choose(page, type, 'type_4c')
        for (const step of stepIds.slice(1)) {
          await next(page, step)
          if (step !== 'medical') continue
          await agree(page, 'health')
          await choose(page, 'medical_5', 'low_iron')
        }
        await finish(page)
        await exit(page)
        await page.close()

        const later = await context.newPage()
        await later.goto('/')
        await link(later).click()
        await later.getByText(byId(live.profile.signposts, 'low_iron').title, { exact: true }).waitFor()
        // There are no buttons on paper.
        await later.emulateMedia({ media: 'print' })
        expect(await later.getByRole('main').getByRole('button').count()).toBe(0)
        await later.emulateMedia({ media: 'screen' })
        const { withdraw: words } = byId(live.consent.consents, 'health')
        await context.route(/consents/, (route) => route.abort('connectionreset'), { times: 1 })
        await later.getByRole('button', { name: words.action }).click()
        await later.getByText(live.messages.common.interrupted).waitFor()
        const mayChange = later.getByText(pattern(live.consent.panel.no_account))
        expect(await mayChange.count()).toBe(1)
        const { contact_email: address } = live.site
        const isNamed = address !== undefined && live.consent.panel.no_account.includes(address)
        expect(await mayChange.locator(`a[href="mailto:${address}"]`).count()).toBe(isNamed ? 1 : 0)
        await withdraw(later, 'health')
        // There is no consent left to change.
        expect(await mayChange.count()).toBe(0)
        await later.reload()
        await atStep(later, 'results')
        await later.getByRole('button', { name: live.pages.quiz.results.again.label }).waitFor()
        expect(await later.getByText(byId(live.profile.signposts, 'low_iron').title, { exact: true }).count()).toBe(0)
        expect(
          await later.getByRole('button', { name: byId(live.consent.consents, 'health').withdraw.action }).count(),
        ).toBe(0)
      },
      /ERR_CONNECTION_RESET/,
    )
  })

  test('that the server has no longer is said to be gone, and no page links to it any more', async () => {
    await visit(
      {},
      async ({ page }) => {
        await finished(page, 'type_4c')
        await page.route(/\/api\/quiz\/submissions\/[^/]+$/, (route) =>
          route.fulfill({ status: 404, json: { code: 'not_found', message: 'Not found' } }),
        )
        await page.goto('/quiz#result')
        await page.reload()
        await page.getByText(live.pages.quiz.results.claim_gone).waitFor()
        await expectAccessible(page, 'gone')
        await page.getByRole('button', { name: live.pages.quiz.results.again.label }).click()
        await atStep(page, 'goals')
        for (const path of ['/', '/quiz']) {
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          expect(await link(page).isVisible()).toBe(false)
        }
        // A bookmarked address shows the same.
        await page.goto('/quiz#result')
        await page.reload()
        await page.getByText(live.pages.quiz.results.claim_gone).waitFor()
      },
      /status of 404/,
    )
  })
})

describe('Retake', () => {
  test('keeps the result until the new one is finished: through a reload, and when it cannot be sent', async () => {
    await visit(
      {},
      async ({ page, context }) => {
        await finished(page, 'type_4c')
        await page.getByText(live.pages.quiz.results.again_note).waitFor()
        await page.getByRole('button', { name: live.pages.quiz.results.again.label }).click()
        await atStep(page, 'goals')
        expect(await page.locator('input:checked').count()).toBe(0)
        await choose(page, type, 'type_4a')
        await page.getByText(live.pages.quiz.frame.saved).waitFor()

        await page.reload()
        await atStep(page, live.pages.quiz.resume.heading)
        await expectAccessible(page, 'continue, and a result')
        await link(page).click()
        await hasResult(page, 'type_4c')
        // The unfinished quiz is not overwritten.
        await page.getByRole('button', { name: live.pages.quiz.results.again.label }).click()
        await atStep(page, live.pages.quiz.resume.heading)
        await page.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
        await atStep(page, 'goals')

        for (const step of stepIds.slice(1)) await next(page, step)
        await page.route('**/api/quiz/submissions', (route) => route.abort())
        await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
        await page.getByText(live.pages.quiz.analysing.interrupted.heading).waitFor()
        expect(await page.getByText(pattern(live.pages.quiz.analysing.lead)).count()).toBe(0)
        const other = await context.newPage()
        await other.goto('/quiz#result')
        await hasResult(other, 'type_4c')

        await page.unroute('**/api/quiz/submissions')
        const retry = page.getByRole('button', { name: live.pages.quiz.analysing.failed.action })
        // The attempt that the quiz makes itself may come first, and takes the button away.
        await Promise.any([retry.click(), hasResult(page, 'type_4a')])
        await hasResult(page, 'type_4a')
        await page.goto('/')
        await link(page).click()
        await hasResult(page, 'type_4a')
        expect(await page.getByText(traitLabel('type', 'type_4c'), { exact: true }).count()).toBe(0)
      },
      /ERR_FAILED/,
    )
  })

  test('deleting the unfinished quiz leaves the result where it is', async () => {
    await visit({}, async ({ page }) => {
      await finished(page, 'type_4c')
      await page.getByRole('button', { name: live.pages.quiz.results.again.label }).click()
      await choose(page, type, 'type_4a')
      await page.getByText(live.pages.quiz.frame.saved).waitFor()
      await page.getByRole('button', { name: live.pages.quiz.frame.exit }).click()
      await page.getByRole('button', { name: live.pages.quiz.exit_dialog.clear }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await openQuiz(page)
      await link(page).click()
      await hasResult(page, 'type_4c')
    })
  })
})

describe('an account', () => {
  test('that is made from the menu takes the result and opens it in the dashboard, and a logout leaves nothing of it', async () => {
    await visit(
      {},
      async ({ page }) => {
        await finished(page, 'type_4c')
        await exit(page)
        await page.goto('/signup')
        await page.getByText(live.pages.signup.result_waiting).waitFor()
        await signUp(page, newName(), '/dashboard')
        await page.getByText(traitLabel('type', 'type_4c')).first().waitFor()
        await openQuiz(page)
        expect(await page.getByText(waits).isVisible()).toBe(false)
        await page.goto('/')
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await page.getByText(live.pages.quiz.waiting.saved.heading).isVisible()).toBe(false)

        await logOut(page)
        for (const path of ['/', '/quiz']) {
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          expect(await link(page).isVisible()).toBe(false)
        }
        await page.goto('/quiz#result')
        await page.reload()
        await page.getByText(live.pages.quiz.results.claim_gone).waitFor()
      },
      /status of 40[14]/,
    )
  })

  test('that logs out while the result is taken can follow a link meanwhile, and stays there', async () => {
    await visit(
      {},
      async ({ page }) => {
        await atLogoutWithResult(page)
        let release = (): void => undefined
        await page.unroute('**/claim')
        await page.route('**/claim', async (route) => {
          await new Promise<void>((resolve) => {
            release = resolve
          })
          await route.abort()
        })
        const held = page.waitForRequest('**/claim')
        await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
        await held
        await page.getByRole('contentinfo').getByRole('link').first().click()
        await page.waitForURL((url) => url.pathname !== '/logout')
        const { pathname } = new URL(page.url())
        expect(pathname).not.toBe('/')
        const ended = page.waitForResponse('**/api/users/logout')
        release()
        await ended
        await new Promise((resolve) => setTimeout(resolve, 500))
        expect(new URL(page.url()).pathname).toBe(pathname)
      },
      /ERR_FAILED/,
    )
  })

  test('that could not take the result before takes it at the logout: nothing is lost', async () => {
    await visit(
      {},
      async ({ page }) => {
        const username = await atLogoutWithResult(page)
        await expectAccessible(page, 'logout with a result')
        await page.unroute('**/claim')
        await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
        await page.waitForURL((url) => url.pathname === '/')
        await page.goto('/login')
        await logIn(page, username)
        await page.waitForURL('**/dashboard')
        await page.getByText(traitLabel('type', 'type_4c')).first().waitFor()
      },
      /ERR_FAILED/,
    )
  })

  test('that cannot take the result answers each press of Try again', async () => {
    await visit(
      {},
      async ({ page }) => {
        const username = await withAccount(page)
        await logOut(page)
        await finished(page, 'type_4c')
        let letGo = () => undefined as void
        let reply = Promise.resolve()
        await page.route('**/claim', async (route) => {
          await reply
          await route.abort()
        })
        await page.goto('/login')
        await logIn(page, username)
        const failure = page.getByRole('main').getByRole('status').filter({ hasText: live.messages.quiz.claim_failed })
        await failure.waitFor()
        reply = new Promise<void>((resolve) => {
          letGo = resolve
        })
        await page.getByRole('button', { name: live.messages.common.try_again }).click()
        await page.getByRole('button', { name: live.messages.common.loading }).waitFor()
        await failure.waitFor({ state: 'detached' })
        letGo()
        await failure.waitFor()
        await page.getByRole('button', { name: live.messages.common.try_again }).waitFor()
      },
      /ERR_FAILED/,
    )
  })

  test('that takes the result late shows its consents where it is open', async () => {
    await visit(
      {},
      async ({ page }) => {
        const { heading, id, step } = byId(live.consent.consents, 'health')
        const { consent_none, consents_heading } = live.pages.dashboard.account.privacy
        const username = await withAccount(page)
        await logOut(page)
        await skipAnalysingDelay(page)
        await viewing(page, 'onePage')
        await start(page)
        await choose(page, type, 'type_4c')
        await next(page, step)
        await agree(page, id)
        await choose(page, 'medical_1', 'anaemia')
        for (const following of stepIds.slice(stepIds.indexOf(step) + 1)) await next(page, following)
        await finish(page)
        await page.route('**/claim', (route) => route.abort())
        await page.goto('/login')
        await logIn(page, username)
        await page.waitForURL('**/dashboard')
        await page.goto(live.pages.dashboard.account.route)
        const consents = page.getByRole('region', { name: consents_heading })
        await consents.getByText(consent_none).waitFor()
        await page.unroute('**/claim')
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await consents.getByText(consent_none).waitFor({ state: 'detached' })
        await consents.getByText(heading).waitFor()
      },
      /ERR_FAILED/,
    )
  })

  test('that somebody logs in to is told first, takes the result, and shows it', async () => {
    await visit({}, async ({ page }) => {
      const username = await withAccount(page)
      await logOut(page)
      await finished(page, 'type_4c')
      await exit(page)
      await page.goto('/login')
      await page.getByText(live.pages.login.result_waiting).waitFor()
      await logIn(page, username)
      await page.waitForURL('**/dashboard')
      await page.getByText(traitLabel('type', 'type_4c')).first().waitFor()
      await openQuiz(page)
      expect(await page.getByText(waits).isVisible()).toBe(false)
    })
  })
})
