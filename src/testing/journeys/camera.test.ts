import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  expectCameraReleased,
  openCamera,
  picture,
  press,
  shutter,
  waitForText,
  trackStates,
  watchCamera,
} from '#testing/browser/photo-visitor.ts'
import { choose, expectAccessible, next, start } from '#testing/browser/quiz-visitor.ts'
import { byId, filled, live, pattern, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

const seconds = (index: number) => live.photos.timers[index] ?? 0

const timer = (index: number) => filled(live.photos.texts.camera.timer_seconds, { seconds: seconds(index) })

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

const isFilled = async (page: Page, name: string) =>
  (await page.getByRole('button', { name, exact: true }).getAttribute('class'))?.includes('variant_solid')

const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)

describe('one camera', () => {
  test('takes three pictures with advice, a timer and a voice, and is released with the third', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await page.addInitScript(() => {
        const own = window as unknown as { spoken: string[] }
        own.spoken = []
        window.speechSynthesis.speak = ({ text }) => own.spoken.push(text)
      })
      await start(page)
      await choose(page, '0', 'growth')
      await next(page, 'photos')
      await openCamera(page)
      // One camera: nothing to switch to.
      expect(await page.getByRole('button', { name: live.photos.texts.camera.flip }).count()).toBe(0)
      expect(await trackStates(page)).toEqual(['live'])
      await page
        .getByText(new RegExp(`^(${live.photos.texts.feedback.classes.map(({ title }) => title).join('|')}): `))
        .waitFor()
      await expectAccessible(page, 'camera on')

      await shutter(page, 'top').click()
      await picture(page, 'top').waitFor()
      await shutter(page, 'back').waitFor()
      const { guide, title } = byId(live.photos.views, 'back')
      await page.getByRole('status').getByText(`${title}. ${guide}`).waitFor({ state: 'attached' })
      // The keyboard focus stays where it was.
      await expect
        .poll(() => shutter(page, 'back').evaluate((element) => element === document.activeElement))
        .toBe(true)

      await press(page, live.photos.texts.camera.timer_off)
      await press(page, timer(1))
      await press(page, live.photos.texts.camera.sound)
      await shutter(page, 'back').click()
      // The longest countdown, because checking the page on a busy computer takes longer than the shortest.
      await waitForText(page, filled(live.photos.texts.camera.countdown_spoken, { seconds: seconds(2) }))
      await expectAccessible(page, 'counting')
      await press(page, live.photos.texts.camera.cancel_countdown)
      await press(page, timer(2))
      await press(page, live.photos.texts.camera.timer_off)
      await shutter(page, 'back').click()
      await picture(page, 'back').waitFor()
      const announced = await spoken(page)
      expect(announced).toEqual(
        expect.arrayContaining([
          live.photos.texts.camera.sound_try,
          filled(live.photos.texts.camera.countdown_spoken, { seconds: seconds(1) }),
          '2',
          '1',
          filled(live.photos.texts.camera.taken, { view: viewTitle('back') }),
        ]),
      )

      await press(page, timer(1))
      await press(page, timer(2))
      await shutter(page, 'side').click()
      await picture(page, 'side').waitFor()
      await waitForText(page, live.photos.texts.camera.full)
      expect(await page.getByRole('button', { name: pattern(live.photos.texts.camera.capture_view) }).count()).toBe(0)
      // All pictures are taken.
      await expectCameraReleased(page, 'all pictures')
      expect(await page.getByLabel(live.photos.texts.camera.view_label).count()).toBe(0)
      for (const name of [live.photos.texts.camera.stop, live.photos.texts.camera.sound])
        expect(await page.getByRole('button', { name }).count()).toBe(0)
      // The pictures come first, then the question about them, then the button: the only filled one.
      await expect.poll(() => focusedText(page)).toBe(live.photos.texts.camera.full)
      expect(await isFilled(page, live.photos.texts.actions.submit)).toBe(true)
      expect(await isFilled(page, live.pages.quiz.frame.next)).toBe(false)
      const order = await page.getByRole('button').allTextContents()
      expect(order.indexOf(live.photos.texts.actions.submit)).toBeGreaterThan(
        order.indexOf(byId(live.consent.consents, 'photos').decline),
      )
      // The other actions on the pictures come after the question, so that they do not push it down.
      expect(order.indexOf(live.photos.texts.actions.more)).toBeGreaterThan(
        order.indexOf(byId(live.consent.consents, 'photos').decline),
      )
      await press(page, live.photos.texts.actions.submit)
      await waitForText(page, live.messages.photos.submitted)
      await expect.poll(() => focusedText(page)).toContain(live.messages.photos.submitted)
      expect(await isFilled(page, live.pages.quiz.frame.next)).toBe(true)
      expect(await page.getByRole('button', { name: live.photos.texts.actions.submit }).count()).toBe(0)
    })
  })
})
