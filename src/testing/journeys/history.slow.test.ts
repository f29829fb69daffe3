/** Where Back, Forward and a reload lead from every kind of step, and that a quiz stays one submission on the way. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  atStep,
  beginAnswering,
  choose,
  finish,
  next,
  question,
  start,
  viewing,
  skipAnalysingDelay,
} from '#testing/browser/quiz-visitor.ts'
import { submissionsOf } from '#testing/server/stored-submissions.ts'
import { byId, filled, live, optionLabel, questionCount, stepIds, stepTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { product, visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

const goal = '0'
const last = 'about_you'

/** Goes through all steps with one answer in the first one, up to the last step. */
const walk = async (page: Page): Promise<void> => {
  await start(page)
  await choose(page, goal, 'growth')
  for (const step of stepIds.slice(1)) await next(page, step)
}
const lastNext = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
  await atStep(page, 'analysing')
}
/** Goes back or forward as a person would: not in the same frame in which the previous page appears. */
const go = async (page: Page, pages: number): Promise<void> => {
  await page.evaluate((delta) => {
    // Not before this call has returned, because the next page may be another document.
    setTimeout(() => window.history.go(delta), 200)
  }, pages)
  await new Promise((resolve) => {
    setTimeout(resolve, 200)
  })
}
const back = (page: Page) => go(page, -1)
const forward = (page: Page) => go(page, 1)
const hasResult = (page: Page) =>
  page.getByRole('heading', { level: 1, name: stepTitle('results') }).waitFor({ timeout: 60_000 })

describe('a reload while the answers are sent', () => {
  test.each([
    ['before they are stored', /\/quiz\/submissions$/],
    ['while the result is read', /\/quiz\/submissions\/[^/]+$/],
  ])('%s › goes on with the same submission', async (_, address) => {
    await visit({}, async ({ page }) => {
      const before = await submissionsOf(product())
      await walk(page)
      let reached = (): void => undefined
      const asked = new Promise<void>((resolve) => (reached = resolve))
      await page.route(address, async (route) => {
        reached()
        // The request arrives, but its response is lost.
        await route.fetch().catch(() => undefined)
      })
      await lastNext(page)
      await asked
      await page.unroute(address)
      await page.reload()
      await hasResult(page)
      expect((await submissionsOf(product())) - before).toBe(1)
      await page.reload()
      await hasResult(page)
    })
  })
})

describe('Back and Forward', () => {
  test('from the sending › the last step with its answers, and on with the same submission', async () => {
    await visit({}, async ({ page }) => {
      const before = await submissionsOf(product())
      await walk(page)
      await lastNext(page)
      await back(page)
      await atStep(page, last)
      await forward(page)
      await atStep(page, 'analysing')
      await back(page)
      await atStep(page, last)
      await finish(page)
      expect((await submissionsOf(product())) - before).toBe(1)
    })
  })

  test('from the sending, with another answer before the server has replied › that answer is kept', async () => {
    await visit({}, async ({ page }) => {
      let reply = (): void => undefined
      const replied = new Promise<void>((resolve) => (reply = resolve))
      await page.route(/\/quiz\/submissions$/, async (route) => {
        const response = await route.fetch()
        await replied
        await route.fulfill({ response })
      })
      await walk(page)
      await lastNext(page)
      await back(page)
      await atStep(page, last)
      await beginAnswering(page)
      // Longer than saving takes, both times.
      await page.waitForTimeout(1500)
      reply()
      await page.waitForTimeout(1500)
      await page.reload()
      await atStep(page, live.pages.quiz.resume.heading)
      await page.getByText(filled(live.pages.quiz.resume.answered, { answered: 2, total: questionCount })).waitFor()
    })
  })

  test('from the result › every step that was seen, in order, and the result again', async () => {
    await visit({}, async ({ page }) => {
      const before = await submissionsOf(product())
      await skipAnalysingDelay(page)
      await walk(page)
      await finish(page)
      for (const step of stepIds.toReversed()) {
        await back(page)
        await atStep(page, step)
      }
      expect(await question(page, goal).getByLabel(optionLabel('0', 'growth')).isChecked()).toBe(true)
      await back(page)
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
      for (const step of [...stepIds, 'results']) {
        await forward(page)
        await atStep(page, step)
      }
      await back(page)
      await atStep(page, last)
      // Nothing was changed, so there is nothing to send.
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
      await atStep(page, 'results')
      expect((await submissionsOf(product())) - before).toBe(1)
    })
  })

  test('answers that were changed after they were sent › are another submission, which only Next sends', async () => {
    await visit({}, async ({ page }) => {
      const before = await submissionsOf(product())
      await walk(page)
      const stored = page.waitForResponse((response) => response.url().endsWith('/api/quiz/submissions'))
      await lastNext(page)
      await stored
      await back(page)
      await atStep(page, last)
      await back(page)
      await atStep(page, 'hair_care')
      await choose(page, 'haircare_13', 'itchy')
      await forward(page)
      await atStep(page, last)
      // Goes forward to something that no longer exists, and back again.
      await page.evaluate(async () => {
        const moved = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
        const there = moved()
        window.history.forward()
        await there
        await moved()
      })
      await atStep(page, last)
      expect((await submissionsOf(product())) - before).toBe(1)
      await finish(page)
      expect((await submissionsOf(product())) - before).toBe(2)
    })
  })

  test('a reload in the middle of the history › Back shows the step before, with its answers', async () => {
    await visit({}, async ({ page }) => {
      await walk(page)
      await page.reload()
      await atStep(page, live.pages.quiz.resume.heading)
      await back(page)
      await atStep(page, 'hair_care')
      for (const step of stepIds.slice(0, 5).toReversed()) {
        await back(page)
        await atStep(page, step)
      }
      expect(await question(page, goal).getByLabel(optionLabel('0', 'growth')).isChecked()).toBe(true)
    })
  })

  test('a reload where the result has taken the place of the answers › the result, Back leads to the start, and Forward to the result', async () => {
    await visit({}, async ({ page }) => {
      await skipAnalysingDelay(page)
      await walk(page)
      await finish(page)
      await back(page)
      await atStep(page, last)
      await page.reload()
      await hasResult(page)
      await back(page)
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
      expect(await page.evaluate(() => (window.history.state as { step?: number } | null)?.step ?? 0)).toBe(0)
      await forward(page)
      await hasResult(page)
      await back(page)
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
    })
  })

  test('from a page after the result, over steps whose answers are gone › the start, and Forward shows the result and that page', async () => {
    await visit({}, async ({ page }) => {
      await skipAnalysingDelay(page)
      await walk(page)
      await finish(page)
      await page.goto('/privacy')
      await back(page)
      await hasResult(page)
      await back(page)
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
      await forward(page)
      await hasResult(page)
      await forward(page)
      await page.waitForURL((url) => url.pathname === '/privacy')
    })
  })

  test('by a link into the quiz, and out of it to another page › Back brings the step that was left', async () => {
    await visit({}, async ({ page }) => {
      await page.goto('/')
      await page
        .getByRole('link', { name: byId(live.navigation.top.items, 'start_quiz').label })
        .first()
        .click()
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).click()
      await atStep(page, 'goals')
      await choose(page, goal, 'growth')
      await next(page, 'photos')
      await next(page, 'extra_information')
      await page.getByText(live.pages.quiz.frame.saved).waitFor()
      await page.goto('/privacy')
      await page.goBack()
      await page.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
      await atStep(page, 'extra_information')
      await back(page)
      await atStep(page, 'photos')
      await back(page)
      await atStep(page, 'goals')
      await back(page)
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
      await back(page)
      await page.waitForURL((url) => url.pathname === '/')
    })
  })
})

describe('a fragment that is not that of the result', () => {
  test('leaves the step as it is › Back goes to the step before, and so does the button', async () => {
    await visit({}, async ({ page }) => {
      const typeFragment = () =>
        page.evaluate(() => {
          window.location.hash = 'anything'
        })
      const previous = () => page.getByRole('button', { name: live.pages.quiz.frame.back, exact: true })
      await start(page)
      await next(page, 'photos')
      await typeFragment()
      await next(page, 'extra_information')
      await back(page)
      await atStep(page, 'photos')
      await back(page)
      await back(page)
      await atStep(page, 'goals')
      await forward(page)
      await forward(page)
      await atStep(page, 'photos')
      await previous().click()
      await atStep(page, 'goals')
    })
  })
})

describe('one press is one step', () => {
  const at = (page: Page) => page.evaluate(() => (window.history.state as { step?: number } | null)?.step ?? 0)
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  /** Waits a few frames for the after-effects of a double click. */
  const settle = (page: Page) =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    })

  test('a double click on Get Started, Next, Back and the last Next', async () => {
    await visit({}, async ({ page }) => {
      const before = await submissionsOf(product())
      await skipAnalysingDelay(page)
      await page.goto('/quiz')
      await button(page, live.pages.quiz.intro.start).dblclick()
      await atStep(page, 'goals')
      await settle(page)
      expect([await at(page), await page.locator('main input:checked').count()]).toEqual([1, 0])
      await button(page, live.pages.quiz.frame.next).dblclick()
      await atStep(page, 'photos')
      await settle(page)
      await next(page, 'extra_information')
      await next(page, 'medical')
      await button(page, live.pages.quiz.frame.back).dblclick()
      await atStep(page, 'extra_information')
      await settle(page)
      expect(await at(page)).toBe(3)
      for (const step of stepIds.slice(3)) await next(page, step)
      await button(page, live.pages.quiz.frame.next).dblclick()
      await hasResult(page)
      expect((await submissionsOf(product())) - before).toBe(1)
    })
  })

  test('on a phone two presses that are apart are two, and a double tap is one', async () => {
    await visit({ phone: true }, async ({ page }) => {
      await viewing(page, 'onePage')
      await start(page)
      await button(page, live.pages.quiz.frame.next).tap()
      await atStep(page, 'photos')
      await page.waitForTimeout(1000)
      await button(page, live.pages.quiz.frame.next).tap()
      await atStep(page, 'extra_information')
      await page.waitForTimeout(1000)
      const box = await button(page, live.pages.quiz.frame.next).boundingBox()
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
      await atStep(page, 'medical')
      await settle(page)
      expect(await at(page)).toBe(4)
    })
  })

  test('Enter held down, and a press that began in the step before', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await button(page, live.pages.quiz.frame.next).focus()
      for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await atStep(page, 'photos')
      await settle(page)
      expect(await at(page)).toBe(2)
      const box = await button(page, live.pages.quiz.frame.next).boundingBox()
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
      await page.mouse.down()
      await forward(page)
      await back(page)
      await atStep(page, 'goals')
      await page.mouse.up()
      await settle(page)
      expect(await at(page)).toBe(1)
    })
  })

  test('a touch that became scrolling in another step does not take the press of a screen reader', async () => {
    await visit({ phone: true }, async ({ page }) => {
      await start(page)
      await next(page, 'photos')
      for (const type of ['pointerdown', 'pointercancel'])
        await button(page, live.pages.quiz.frame.next).dispatchEvent(type, { pointerType: 'touch' })
      await back(page)
      await atStep(page, 'goals')
      await button(page, live.pages.quiz.frame.next).dispatchEvent('click', { detail: 0 })
      await atStep(page, 'photos')
    })
  })

  test('a press of the right button in another step does not take the press of a key', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await next(page, 'photos')
      await button(page, live.pages.quiz.frame.next).click({ button: 'right' })
      await back(page)
      await atStep(page, 'goals')
      await button(page, live.pages.quiz.frame.next).press('Enter')
      await atStep(page, 'photos')
    })
  })
})
