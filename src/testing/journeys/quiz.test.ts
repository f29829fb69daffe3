import { describe, expect, test } from 'vitest'
import type { OpenBrowser } from '#testing/browser/browser.ts'
import { threePictures } from '#testing/browser/photo-visitor.ts'
import {
  agree,
  answerEverything,
  atStep,
  choose,
  decline,
  expectAccessible,
  expectProgress,
  finish,
  next,
  openQuiz,
  skipAnalysingDelay,
  start,
} from '#testing/browser/quiz-visitor.ts'
import { storedPhotos } from '#testing/server/stored-photos.ts'
import { byId, filled, live, pattern, questionCount, stepIds, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { product, visit } = servedProduct()

describe('a visitor with a mouse and a camera', () => {
  test('answers every question, takes three pictures and reads a result that the server stored', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await answerEverything(page, async (title) => {
        await expectAccessible(page, title)
        if (title !== 'photos') return
        await page.getByRole('button', { name: live.photos.texts.ways.take }).click()
        for (const view of ['top', 'back', 'side']) {
          await page
            .getByRole('button', {
              name: filled(live.photos.texts.camera.capture_view, { view: viewTitle(view) }),
              exact: true,
            })
            .click()
          await page
            .getByRole('img', { name: filled(live.photos.texts.picture_alt, { view: viewTitle(view) }) })
            .waitFor()
        }
        await expect(
          page.getByRole('button', { name: pattern(live.photos.texts.camera.capture_view) }).count(),
        ).resolves.toBe(0)
        await page.getByRole('button', { name: live.photos.texts.actions.submit }).click()
        await page.getByText(live.messages.photos.submitted).first().waitFor()
        expect(
          await page.evaluate(
            () => [...document.querySelectorAll('video')].filter(({ srcObject }) => srcObject).length,
          ),
        ).toBe(0)
        await expectAccessible(page, 'three pictures')
        await agree(page, 'photos')
      })
      await expectProgress(page, questionCount)
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
      await atStep(page, 'analysing')
      await expectAccessible(page, 'analysing')
      await atStep(page, 'results')
      await expectAccessible(page, 'results')
      await page.getByRole('meter', { name: byId(live.scores.scores, 'dryness').mirror?.label ?? '' }).waitFor()
      const { lead, overlay } = live.pages.quiz.results.visitor
      await page.getByRole('heading', { name: overlay.heading }).waitFor()
      // The scores that are not blurred.
      const names = await page.getByRole('meter').evaluateAll((meters) => meters.map((meter) => meter.ariaLabel ?? ''))
      const scores = new Intl.ListFormat(live.site.locale, { type: 'disjunction' }).format(names)
      await page.getByText(filled(lead, { scores })).waitFor()
      await expect.poll(() => page.getByRole('img', { name: pattern(live.photos.texts.picture_alt) }).count()).toBe(3)
      expect(storedPhotos(product()).length).toBeGreaterThanOrEqual(3)
      await page.reload()
      await atStep(page, 'results')
    })
  })
})

describe('a visitor with a keyboard alone', () => {
  test('goes through the whole quiz without a mouse', async () => {
    await visit({}, async ({ page }) => {
      await skipAnalysingDelay(page)
      await openQuiz(page)
      await press(page, live.pages.quiz.intro.start)
      for (const [index, title] of stepIds.entries()) {
        await atStep(page, title)
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: title }).toBe('H1')
        if (title === 'photos') await skipAndGoBack(page)
        if (index === 0) {
          await page.keyboard.press('Tab')
          await page.keyboard.press('Tab')
          await page.keyboard.press('Space')
        }
        await press(page, live.pages.quiz.frame.next)
      }
      await atStep(page, 'results')
    })
  })
})

describe('a visitor on a phone without a camera', () => {
  test('reads why, uploads three pictures instead and gets a result', async () => {
    await visit({ camera: 'denied', phone: true }, async ({ page }) => {
      await skipAnalysingDelay(page)
      await start(page)
      await choose(page, '0', 'growth')
      await next(page, 'photos')
      await page.getByRole('button', { name: live.photos.texts.ways.take }).click()
      await page.getByRole('heading', { name: byId(live.photos.texts.camera_help.failures, 'blocked').title }).waitFor()
      await expectAccessible(page, 'camera blocked')
      await page
        .getByLabel(live.photos.texts.camera_help.upload_instead, { exact: true })
        .setInputFiles(await threePictures(page))
      for (const view of ['top', 'back', 'side'])
        await page
          .getByRole('img', { name: filled(live.photos.texts.picture_alt, { view: viewTitle(view) }) })
          .waitFor()
      await page.getByRole('button', { name: live.photos.texts.actions.submit }).click()
      await decline(page, 'photos')
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/photos/')) sent.push(request.url())
      })
      for (const step of stepIds.slice(2)) await next(page, step)
      await finish(page)
      expect(sent).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        await page.evaluate(() => window.innerWidth),
      )
    })
  })
})

describe('browser Back and Forward', () => {
  test('Back leads one step back, however soon it is pressed, and Forward leads on again', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await next(page, 'photos')
      await expect.poll(() => page.evaluate(() => (window.history.state as { step?: number }).step)).toBe(2)
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).evaluate((button) => {
        ;(button as HTMLElement).click()
        window.history.back()
      })
      await expect.poll(() => page.evaluate(() => (window.history.state as { step?: number }).step)).toBe(2)
      await atStep(page, 'photos')
      await page.goBack()
      await atStep(page, 'goals')
      await page.goForward()
      await atStep(page, 'photos')
      await expect.poll(() => page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'H1'])
    })
  })
})

/** The skip link leads to the content without adding a history entry, so Back leads to the previous step. */
const skipAndGoBack = async (page: OpenBrowser['page']): Promise<void> => {
  const skip = page.getByRole('link', { name: live.navigation.skip_link })
  for (let tabs = 0; tabs < 200 && !(await skip.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await atStep(page, 'photos')
  await page.goBack()
  await atStep(page, 'goals')
  await press(page, live.pages.quiz.frame.next)
  await atStep(page, 'photos')
  // Until then the focus is still on Next, and a key press would belong to the previous step.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
}

/** Moves the focus with Tab to the button, as a keyboard user does, and presses it. */
const press = async (page: OpenBrowser['page'], name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor()
  for (let tabs = 0; tabs < 200; tabs++) {
    if (await button.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by keyboard`)
}
