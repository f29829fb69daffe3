/** A result is never out of reach: until it expires, is claimed, or gives way to a newer one. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, newName, shortQuiz, signUp, withAccount } from '#testing/browser/account-visitor.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
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
  stepTitles,
  visiting,
  withoutPause,
} from '#testing/browser/quiz-visitor.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)
const type = 'Which picture is closest to your natural hair type?'
const waits = 'Your result is waiting'

const hasResult = (page: Page, hair: string) =>
  Promise.all([atStep(page, 'Your results'), page.getByText(hair, { exact: true }).first().waitFor()])
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'See my result' })
const exit = async (page: Page) => {
  await page.getByRole('button', { name: 'Exit Quiz' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
const logOut = async (page: Page) => {
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
/** A visitor on the results, with this type of hair. */
const finished = async (page: Page, hair: string) => {
  await withoutPause(page)
  await shortQuiz(page, { [type]: hair })
}

describe('a result that a visitor has left', () => {
  test('is linked from home, the quiz, sign-up and login, opens in a new tab and after a reload, and nothing moves', async () => {
    await visit({ phone: true }, async ({ page, context }) => {
      await page.goto('/signup')
      expect(await page.getByText(waits).isVisible()).toBe(false)
      await finished(page, '4C')
      await exit(page)
      await page.getByText(waits).waitFor()
      await expectAccessible(page, 'home')
      await link(page).click()
      await hasResult(page, '4C')
      await page.reload()
      await hasResult(page, '4C')

      for (const path of ['/', '/signup', '/login', '/quiz']) {
        await page.goto(path)
        await link(page).waitFor()
        expect([path, await shiftOf(page)]).toEqual([path, 0])
      }
      // In the quiz it opens in place, and Back leads to the start.
      await link(page).click()
      await hasResult(page, '4C')
      await page.goBack()
      await page.getByRole('button', { name: 'Get Started' }).waitFor()
      await page.goForward()
      await hasResult(page, '4C')

      const other = await context.newPage()
      await other.goto('/quiz#result')
      await hasResult(other, '4C')
    })
  })

  test('takes a withdrawal of consent on another day, and keeps to it', async () => {
    await visit({}, async ({ page, context }) => {
      await withoutPause(page)
      await start(page)
      await choose(page, type, '4C')
      for (const title of stepTitles.slice(1)) {
        await next(page, title)
        if (title !== 'Medical Conditions') continue
        await agree(page, 'Your health answers')
        await choose(page, 'Have you been told you are low in iron or another nutrient?', 'Yes, iron')
      }
      await finish(page)
      await exit(page)
      await page.close()

      const later = await context.newPage()
      await later.goto('/')
      await link(later).click()
      await later.getByText('Low iron', { exact: true }).waitFor()
      await later.getByRole('button', { name: 'Delete my health answers' }).click()
      await later.getByText('Your health answers are deleted.').waitFor()
      await later.reload()
      await atStep(later, 'Your results')
      await later.getByRole('button', { name: 'Retake test' }).waitFor()
      expect(await later.getByText('Low iron', { exact: true }).count()).toBe(0)
      expect(await later.getByRole('button', { name: 'Delete my health answers' }).count()).toBe(0)
    })
  })

  test('that the server has no longer is said to be gone, and no page links to it any more', async () => {
    await visit(
      {},
      async ({ page }) => {
        await finished(page, '4C')
        await page.route(/\/api\/quiz\/submissions\/[^/]+$/, (route) =>
          route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'Not found' } } }),
        )
        await page.goto('/quiz#result')
        await page.reload()
        await page.getByText('We no longer have this result here.').waitFor()
        await expectAccessible(page, 'gone')
        await page.getByRole('button', { name: 'Retake test' }).click()
        await atStep(page, stepTitles[0])
        for (const path of ['/', '/quiz']) {
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          expect(await link(page).isVisible()).toBe(false)
        }
        // An address that somebody has kept says the same.
        await page.goto('/quiz#result')
        await page.reload()
        await page.getByText('We no longer have this result here.').waitFor()
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
        await finished(page, '4C')
        await page.getByText('You can still open this result until you finish the new quiz.').waitFor()
        await page.getByRole('button', { name: 'Retake test' }).click()
        await atStep(page, stepTitles[0])
        expect(await page.locator('input:checked').count()).toBe(0)
        await choose(page, type, '4A')
        await page.getByText('Saved on this device').waitFor()

        await page.reload()
        await atStep(page, 'Continue or start again')
        await expectAccessible(page, 'continue, and a result')
        await link(page).click()
        await hasResult(page, '4C')
        // The unfinished quiz is not written over.
        await page.getByRole('button', { name: 'Retake test' }).click()
        await atStep(page, 'Continue or start again')
        await page.getByRole('button', { name: 'Continue' }).click()
        await atStep(page, stepTitles[0])

        for (const title of stepTitles.slice(1)) await next(page, title)
        await page.route('**/api/quiz/submissions', (route) => route.abort())
        await page.getByRole('button', { name: 'Next', exact: true }).click()
        await page.getByText('The connection was interrupted').waitFor()
        expect(await page.getByText('This takes about').count()).toBe(0)
        const other = await context.newPage()
        await other.goto('/quiz#result')
        await hasResult(other, '4C')

        await page.unroute('**/api/quiz/submissions')
        await page.getByRole('button', { name: 'Try again now' }).click()
        await hasResult(page, '4A')
        await page.goto('/')
        await link(page).click()
        await hasResult(page, '4A')
        expect(await page.getByText('4C', { exact: true }).count()).toBe(0)
      },
      /ERR_FAILED/,
    )
  })

  test('deleting the unfinished quiz leaves the result where it is', async () => {
    await visit({}, async ({ page }) => {
      await finished(page, '4C')
      await page.getByRole('button', { name: 'Retake test' }).click()
      await choose(page, type, '4A')
      await page.getByText('Saved on this device').waitFor()
      await page.getByRole('button', { name: 'Exit Quiz' }).click()
      await page.getByRole('button', { name: 'Leave and delete my answers' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await openQuiz(page)
      await link(page).click()
      await hasResult(page, '4C')
    })
  })
})

describe('an account', () => {
  test('that is made from the menu takes the result, home says where it is, and a logout leaves nothing of it', async () => {
    await visit(
      {},
      async ({ page }) => {
        await finished(page, '4C')
        await exit(page)
        await page.goto('/signup')
        await page.getByText('We save it to your new account').waitFor()
        await signUp(page, newName())
        await page.getByText('Your result is in your account').waitFor()
        expect(await page.getByText(waits).isVisible()).toBe(false)
        await expectAccessible(page, 'saved')
        await openQuiz(page)
        expect(await page.getByText(waits).isVisible()).toBe(false)
        await page.getByRole('link', { name: 'Go to my dashboard' }).click()
        await page.getByText('4C').first().waitFor()
        await page.goto('/')
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await page.getByText('Your result is in your account').isVisible()).toBe(false)

        await logOut(page)
        for (const path of ['/', '/quiz']) {
          await page.goto(path)
          await page.getByRole('heading', { level: 1 }).waitFor()
          expect(await link(page).isVisible()).toBe(false)
        }
        await page.goto('/quiz#result')
        await page.reload()
        await page.getByText('We no longer have this result here.').waitFor()
      },
      /status of 40[14]/,
    )
  })

  test('that could not take the result before takes it at the logout: nothing is lost', async () => {
    await visit(
      {},
      async ({ page }) => {
        const username = await withAccount(page)
        await logOut(page)
        await finished(page, '4C')
        await page.route('**/claim', (route) => route.abort())
        await page.goto('/login')
        await logIn(page, username)
        await page.getByText('Your result is not in your account yet.').first().waitFor()
        await page.goto('/logout')
        await page.getByText('Your result is not in your account yet.').first().waitFor()
        await expectAccessible(page, 'logout with a result')
        await page.unroute('**/claim')
        await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
        await page.waitForURL((url) => url.pathname === '/')
        await page.goto('/login')
        await logIn(page, username)
        await page.waitForURL('**/dashboard')
        await page.getByText('4C').first().waitFor()
      },
      /ERR_FAILED/,
    )
  })

  test('that somebody logs in to is told first, takes the result, and shows it', async () => {
    await visit({}, async ({ page }) => {
      const username = await withAccount(page)
      await logOut(page)
      await finished(page, '4C')
      await exit(page)
      await page.goto('/login')
      await page.getByText('We save it to the account that you log in to').waitFor()
      await logIn(page, username)
      await page.waitForURL('**/dashboard')
      await page.getByText('4C').first().waitFor()
      await openQuiz(page)
      expect(await page.getByText(waits).isVisible()).toBe(false)
    })
  })
})
