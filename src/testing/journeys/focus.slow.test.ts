/** After every action, keyboard and screen reader users know where they are, and what went wrong. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { capitalised } from '#engine/capitalised.ts'
import { fill } from '#engine/format.ts'
import { logIn, shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import {
  agree,
  atStep,
  choose,
  finish,
  next,
  skipAnalysingDelay,
  start,
  viewing,
} from '#testing/browser/quiz-visitor.ts'
import { servedProduct } from '#testing/browser/served-product.ts'
import { byId, live, pattern, stepIds, stepTitle } from '#testing/live-content.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })
const { pages } = live
const { dashboard } = pages

/** The tag and the text of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim().slice(0, 60)}`)
const expectFocusOn = async (page: Page, heading: string): Promise<void> => {
  await expect.poll(() => focused(page)).toBe(`H1 ${heading}`)
}

describe('the heading has the focus', () => {
  test('of the quiz, after a link of the site and after Back; not after a load', async () => {
    await visit({}, async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await focused(page)).toMatch(/^BODY/)
      await page
        .getByRole('banner')
        .getByRole('link', { name: byId(live.navigation.top.items, 'start_quiz').label })
        .first()
        .press('Enter')
      await page.waitForURL('**/quiz')
      await expectFocusOn(page, stepTitle('intro'))
      await page.goBack()
      await page.waitForURL('**/about')
      await expectFocusOn(page, pages.about.heading)
      await page.goForward()
      await expectFocusOn(page, stepTitle('intro'))
    })
  })

  test('of a report that was opened, and of the page from which the last report was deleted', async () => {
    await visit({}, async ({ page }) => {
      await withAccount(page)
      await shortQuiz(page, { '5': 'type_4a' })
      await page.goto(dashboard.report_history.route)
      await page.getByRole('link', { name: pattern(dashboard.report_history.open_label) }).press('Enter')
      await expect.poll(() => focused(page)).toMatch(/^H1 .*\d/)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      expect(await page.title()).toContain(heading)
      await page.goto(dashboard.report_history.route)
      await page.getByRole('button', { name: pattern(dashboard.report_history.delete_label) }).press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: dashboard.report_history.delete_dialog.confirm })
        .press('Enter')
      await page.getByText(live.messages.reports.deleted).waitFor()
      await expectFocusOn(page, dashboard.report_history.heading)
    })
  })

  test('of the result that is read again after Retake and Back', async () => {
    await visit({}, async ({ page }) => {
      await shortQuiz(page, { '5': 'type_4a' })
      const again = page.getByRole('button', { name: pages.quiz.results.again.label })
      await again.press('Enter')
      await expectFocusOn(page, stepTitle(stepIds[0] ?? ''))
      let send = (): void => undefined
      const sent = new Promise<void>((resolve) => (send = resolve))
      await page.route('**/api/quiz/submissions/*', (route) => sent.then(() => route.continue()))
      await page.goBack()
      await expectFocusOn(page, stepTitle('results'))
      send()
      await again.waitFor()
      await expectFocusOn(page, stepTitle('results'))
    })
  })

  test('of the dashboard, when a result comes into the account late, and when the note about that is closed', async () => {
    await visit(
      {},
      async ({ page }) => {
        const username = await withAccount(page)
        await page.evaluate(() => {
          localStorage.removeItem('auth')
        })
        await shortQuiz(page, { '5': 'type_4a' })
        await page.route('**/claim', (route) => route.abort())
        await page.goto('/login')
        await logIn(page, username)
        const greeting = fill(dashboard.shared.greeting, { username: capitalised(username, 'en-GB') })
        await page.getByRole('heading', { level: 1, name: greeting }).waitFor()
        await page.getByText(live.messages.quiz.claim_failed).first().waitFor()
        await page.getByRole('link', { name: dashboard.analysis.add_products.label }).focus()
        await page.unroute('**/claim')
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await page.getByText(pages.quiz.results.claimed).first().waitFor()
        await expectFocusOn(page, greeting)
        await page.getByRole('button', { name: live.messages.common.close }).press('Enter')
        await expectFocusOn(page, greeting)
      },
      /ERR_FAILED/,
    )
  })
})

describe('the message has the focus', () => {
  test('when a consent was withdrawn, and each time when it could not be', async () => {
    const consent = byId(live.consent.consents, 'health')
    await visit(
      {},
      async ({ page }) => {
        await skipAnalysingDelay(page)
        await viewing(page, 'onePage')
        await start(page)
        for (const step of stepIds) {
          await atStep(page, step)
          if (step === 'medical') {
            await agree(page, consent.id)
            await choose(page, 'medical_5', 'low_iron')
          }
          const following = stepIds[stepIds.indexOf(step) + 1]
          if (following) await next(page, following)
        }
        await finish(page)
        await page.route('**/consents/*', (route) => route.fulfill({ status: 503 }))
        const button = page.getByRole('button', { name: consent.withdraw.action })
        const alert = page.getByRole('alert')
        for (const attempt of [1, 2]) {
          const before = await alert.elementHandles()
          await button.press('Enter')
          await expect
            .poll(() => focused(page), { message: `${attempt}` })
            .toBe(`DIV ${live.messages.common.unavailable}`.slice(0, 64))
          for (const old of before) expect(await old.evaluate((element) => element.isConnected)).toBe(false)
        }
        await page.unroute('**/consents/*')
        await button.press('Enter')
        await expect.poll(() => focused(page)).toBe(`DIV ${consent.withdraw.done}`.slice(0, 64))
      },
      /503/,
    )
  })
})

describe('a dialog that a double click opened', () => {
  test('stays open each time; Escape and a click on the backdrop close it, also at once', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await choose(page, '0', 'healthy_hair')
      const { exit_dialog, frame } = live.pages.quiz
      const dialog = page.getByRole('dialog', { name: exit_dialog.heading })
      for (let times = 0; times < 2; times++) {
        await page.getByRole('button', { name: frame.exit, exact: true }).dblclick()
        // Longer than closing it would take.
        await page.waitForTimeout(600)
        expect(await dialog.isVisible()).toBe(true)
        await page.mouse.click(5, 5)
        await dialog.waitFor({ state: 'hidden' })
      }
      const leave = [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]
      for (const close of leave) {
        await page.getByRole('button', { name: frame.exit, exact: true }).click()
        await dialog.waitFor()
        await close()
        await dialog.waitFor({ state: 'hidden' })
      }
    })
  })
})

describe('the question whether to leave the quiz', () => {
  test('is closed by Back, which shows the step before', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await choose(page, '0', 'healthy_hair')
      const { exit_dialog, frame, intro } = live.pages.quiz
      await page.getByRole('button', { name: frame.exit, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: exit_dialog.heading })
      await dialog.waitFor()
      await page.goBack()
      await dialog.waitFor({ state: 'hidden' })
      expect(await page.getByRole('button', { name: intro.start }).isVisible()).toBe(true)
    })
  })
})

describe('a comparison', () => {
  test('needs two reports, which is announced at each press; its heading is the title of the page', async () => {
    const { compare, heading, retake, route } = dashboard.report_history
    await visit({}, async ({ page }) => {
      await withAccount(page)
      await shortQuiz(page, { '5': 'type_4a' })
      await page.goto(route)
      await page.getByRole('link', { name: retake.label }).click()
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
      await shortQuiz(page, { '5': 'type_4b' })
      await shortQuiz(page, { '5': 'type_4c' })
      await page.goto(route)
      const button = page.getByRole('button', { name: compare.button, exact: true })
      const status = page.getByText(live.messages.reports.compare_two)
      const [first, second] = [0, 1].map((at) => page.getByRole('main').getByRole('checkbox').nth(at))
      await first?.check()
      await button.press('Enter')
      await status.waitFor()
      await status.evaluate((element) => {
        const own = window as unknown as { said: string[] }
        own.said = []
        new MutationObserver(() => own.said.push(element.textContent ?? '')).observe(element, { childList: true })
      })
      await button.press('Enter')
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
        .toEqual(['', live.messages.reports.compare_two])

      expect(await page.title()).toContain(heading)
      await second?.check()
      await button.press('Enter')
      await expectFocusOn(page, compare.heading)
      expect(await page.title()).toContain(compare.heading)
      await page.goBack()
      await expectFocusOn(page, heading)
      await expect.poll(() => page.title()).toContain(heading)
    })
  })
})

describe('a wrong value in a single field', () => {
  test('has its error announced, because the focus is there already', async () => {
    await visit({}, async ({ page }) => {
      await page.goto(pages.forgot_password.route)
      const email = page.getByRole('textbox')
      const { email_format, email_missing } = live.messages.fields
      for (const [typed, error] of [
        ['', email_missing],
        ['abc', email_format],
      ] as const) {
        await email.fill(typed)
        await email.press('Enter')
        await expect.poll(() => page.getByRole('alert').textContent()).toBe(error)
        expect(await email.getAttribute('aria-invalid')).toBe('true')
      }
    })
  })
})

describe('what was announced', () => {
  test('is gone from the page a moment later', async () => {
    await visit({}, async ({ page }) => {
      await viewing(page, 'onePage')
      await start(page)
      const status = page.locator('p[role=status]').last()
      await choose(page, '1', 'thinning')
      await choose(page, '1', 'none_of_these')
      await expect.poll(() => status.textContent()).not.toBe('')
      await expect.poll(() => status.textContent(), { timeout: 8_000 }).toBe('')
    })
  })
})
