import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  storedPhotoId,
  openPhotoStep,
  drawnFile,
  expectCameraReleased,
  failCameraWith,
  openCamera,
  picture,
  press,
  shutter,
  threePictures,
  waitForText,
  trackStates,
  watchCamera,
} from '#testing/browser/photo-visitor.ts'
import { atStep, choose, expectAccessible, next, start } from '#testing/browser/quiz-visitor.ts'
import { byId, filled, live, pattern, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

const seconds = (index: number) => live.photos.timers[index] ?? 0
const timer = (index: number) => filled(live.photos.texts.camera.timer_seconds, { seconds: seconds(index) })

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const isFilled = async (page: Page, name: string) =>
  (await page.getByRole('button', { name, exact: true }).getAttribute('class'))?.includes('variant_solid')
const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)

/** Which of the camera picture, its instruction, guide, shutter and help are not completely visible between the bars. */
const outsideOfBars = (button: Element): readonly string[] => {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity
  const footer = document.querySelector('main')?.nextElementSibling
  const bottom = Math.min(footer?.getBoundingClientRect().top ?? 0, window.innerHeight)
  const video = document.querySelector('video:not([hidden])')
  const pane = video?.parentElement
  const instruction = pane?.previousElementSibling
  const help = pane?.nextElementSibling
  const parts = { instruction, video, guide: pane?.querySelector('svg'), shutter: button, help }
  return Object.entries(parts).flatMap(([name, part]) => {
    const place = part?.getBoundingClientRect()
    return place && place.height > 0 && place.top >= top && place.bottom <= bottom
      ? []
      : [`${name}: ${place?.top} to ${place?.bottom}, of ${top} to ${bottom}`]
  })
}

/** Expects the bar with Back, Submit Photos and Next to be one row in a window of this width. */
const expectOneRow = async (page: Page, submit: Locator, width: number) => {
  const bars = await page.evaluate(() =>
    ['header', '.quiz-footer__root'].map((name) => document.querySelector<HTMLElement>(name)?.offsetHeight ?? 999),
  )
  expect(bars.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(128)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  // The height of one line of text.
  expect((await submit.boundingBox())?.height).toBe(44)
  // The row ends at the edge of the column. Next looks like a link there, and its text ends where the border of a button would.
  const end = await page.getByRole('button', { name: live.pages.quiz.frame.next }).evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return words.getBoundingClientRect().right
  })
  expect(Math.round(end)).toBe(width - 20)
}

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

  test.each([
    [360, 640],
    [390, 664],
  ])(
    'on a phone of %s x %s, instruction, guide, shutter and help stand whole between header and footer',
    async (width, height) => {
      await visit({ context: { viewport: { width, height }, hasTouch: true, isMobile: true } }, async ({ page }) => {
        await openPhotoStep(page)
        await openCamera(page)
        for (const view of ['top', 'back', 'side']) {
          await expect.poll(() => shutter(page, view).evaluate(outsideOfBars), { message: view }).toEqual([])
          if (view !== 'side') await shutter(page, view).tap()
          if (view !== 'side') await picture(page, view).waitFor()
        }
      })
    },
  )

  test.each([
    [720, /whole|hidden/],
    [800, /whole/],
  ])(
    'on a computer of 1280 x %s, the heading is whole or behind the header, and stays where the camera fits below it',
    async (height, expected) => {
      await visit({ context: { viewport: { width: 1280, height } } }, async ({ page }) => {
        await openPhotoStep(page)
        await openCamera(page)
        await shutter(page, 'top').waitFor()
        const visible = () =>
          page.evaluate(() => {
            const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
            const { bottom, top } = document.querySelector('h1')?.getBoundingClientRect() ?? { bottom: 0, top: 0 }
            return top >= bar ? 'whole' : bottom <= bar ? 'hidden' : `cut at ${bar - top}`
          })
        await expect.poll(visible).toMatch(expected)
      })
    },
  )

  test('a picture is taken again without losing the old one, one is deleted, all are reset', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await openPhotoStep(page)
      await page.getByLabel(live.photos.texts.ways.upload, { exact: true }).setInputFiles(await threePictures(page))
      await picture(page, 'side').waitFor()
      const old = await storedPhotoId(page, 'back')
      await page
        .getByRole('button', { name: filled(live.photos.texts.actions.retake_view, { view: viewTitle('back') }) })
        .first()
        .click()
      await shutter(page, 'back').waitFor()
      // While one picture is being retaken, the set of three is not complete.
      expect(await page.getByRole('button', { name: live.photos.texts.actions.submit }).count()).toBe(0)
      await press(page, live.photos.texts.actions.keep_old)
      await page.getByRole('button', { name: live.photos.texts.actions.submit }).waitFor()
      expect(await storedPhotoId(page, 'back')).toBe(old)

      await page
        .getByRole('button', { name: filled(live.photos.texts.actions.retake_view, { view: viewTitle('back') }) })
        .first()
        .click()
      await shutter(page, 'back').click()
      await page.getByRole('button', { name: live.photos.texts.actions.submit }).waitFor()
      await expect.poll(() => storedPhotoId(page, 'back')).not.toBe(old)

      await press(page, filled(live.photos.texts.actions.delete_view, { n: 1, view: viewTitle('top') }))
      await picture(page, 'top').waitFor({ state: 'detached' })
      await openCamera(page)
      await shutter(page, 'top').waitFor()
      await press(page, live.photos.texts.actions.reset)
      await press(page, live.photos.texts.actions.reset_dialog.confirm)
      await waitForText(page, live.photos.texts.actions.reset_done)
      await expectCameraReleased(page, 'reset')
      expect(await page.getByRole('img', { name: pattern(live.photos.texts.picture_alt) }).count()).toBe(0)
    })
  })

  test('with three pictures Submit Photos shares one row with Back and Next, at 390 and 320 px', async () => {
    await visit(
      { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
      async ({ page }) => {
        await openPhotoStep(page)
        await page.locator('#upload').setInputFiles(await threePictures(page))
        const submit = page.getByRole('button', { name: live.photos.texts.actions.submit })
        await submit.waitFor()
        await expectOneRow(page, submit, 390)
        await page.setViewportSize({ width: 320, height: 844 })
        await expectOneRow(page, submit, 320)
        await expectAccessible(page, 'three pictures')
        // Next expands into the place of the button, and the second tap of a double tap must not press it. Safari reports two single taps.
        await page.evaluate(
          async (names) => {
            for (const name of names) {
              const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
              button?.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))
              await new Promise((resolve) => setTimeout(resolve, 100))
            }
          },
          [live.photos.texts.actions.submit, live.pages.quiz.frame.next],
        )
        await waitForText(page, live.messages.photos.submitted)
        await page.waitForTimeout(300)
        expect(await page.getByText(live.photos.texts.actions.submitted_note).isVisible()).toBe(true)
        // The photos stay submitted when the visitor goes on and comes back.
        await next(page, 'extra_information')
        await press(page, live.pages.quiz.frame.back)
        await atStep(page, 'photos')
        await waitForText(page, live.photos.texts.actions.submitted_note)
        expect(await submit.count()).toBe(0)
      },
    )
  })

  test('is released on every way out, and is off when the step comes back', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await start(page)
      await choose(page, '0', 'growth')
      await next(page, 'photos')
      const ways: Record<string, () => Promise<void>> = {
        'turned off': () => press(page, live.photos.texts.camera.stop),
        Next: async () => {
          await next(page, 'extra_information')
          await press(page, live.pages.quiz.frame.back)
        },
        Back: async () => {
          await press(page, live.pages.quiz.frame.back)
          await atStep(page, 'goals')
          await expectCameraReleased(page, 'Back')
          await next(page, 'photos')
        },
        'browser Back': async () => {
          await page.goBack()
          await atStep(page, 'goals')
          await expectCameraReleased(page, 'browser Back')
          await next(page, 'photos')
        },
        Exit: async () => {
          await press(page, live.pages.quiz.frame.exit)
          await page.getByRole('dialog').getByRole('button', { name: live.pages.quiz.exit_dialog.leave }).click()
          await page.waitForURL((url) => url.pathname === '/')
        },
      }
      for (const [name, leave] of Object.entries(ways)) {
        await openCamera(page)
        await leave()
        await expectCameraReleased(page, name)
        if (name !== 'Exit') await page.getByRole('button', { name: live.photos.texts.ways.take }).waitFor()
      }
    })
  })
})

describe('a camera that fails', () => {
  test('says what is wrong and what to do, for each way to fail, and can be tried again', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await openPhotoStep(page)
      await page
        .getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle('side') }))
        .setInputFiles(await drawnFile(page, 'side.jpg', 1))
      await picture(page, 'side').waitFor()
      const begin = page.getByRole('button', { name: live.photos.texts.ways.take })
      const failures = {
        NotAllowedError: byId(live.photos.texts.camera_help.failures, 'blocked').title,
        NotFoundError: byId(live.photos.texts.camera_help.failures, 'none_found').title,
        OverconstrainedError: byId(live.photos.texts.camera_help.failures, 'none_found').title,
        NotReadableError: byId(live.photos.texts.camera_help.failures, 'in_use').title,
        NotSupportedError: byId(live.photos.texts.camera_help.failures, 'not_supported').title,
        TypeError: byId(live.photos.texts.camera_help.failures, 'failed').title,
      }
      for (const [failure, title] of Object.entries(failures)) {
        await failCameraWith(page, failure)
        await (
          failure === 'NotAllowedError'
            ? begin
            : page.getByRole('button', { name: live.photos.texts.camera_help.try_again })
        ).click()
        await page.getByRole('heading', { name: title }).waitFor()
        await waitForText(page, live.photos.texts.camera_help.kept)
        await page
          .getByLabel(live.photos.texts.camera_help.upload_instead, { exact: true })
          .waitFor({ state: 'attached' })
        if (failure === 'NotSupportedError') {
          expect(await page.getByRole('button', { name: live.photos.texts.camera_help.try_again }).count()).toBe(0)
          await page
            .getByLabel(filled(live.photos.texts.ways.choose_view, { view: viewTitle('top') }))
            .setInputFiles(await drawnFile(page, 'top.jpg', 2))
          await picture(page, 'top').waitFor()
          await next(page, 'extra_information')
          await press(page, live.pages.quiz.frame.back)
          await failCameraWith(page, 'TypeError')
          await begin.click()
        }
      }
      await expectAccessible(page, 'camera failed')
      await failCameraWith(page, null)
      await press(page, live.photos.texts.camera_help.try_again)
      await shutter(page, 'back').waitFor()

      await page.evaluate(() => {
        for (const track of (window as unknown as { tracks: MediaStreamTrack[] }).tracks)
          track.dispatchEvent(new Event('ended'))
      })
      await page
        .getByRole('heading', { name: byId(live.photos.texts.camera_help.failures, 'unplugged').title })
        .waitFor()
      await expectCameraReleased(page, 'unplugged')

      await press(page, live.photos.texts.camera_help.try_again)
      await shutter(page, 'back').waitFor()
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page
        .getByRole('heading', { name: byId(live.photos.texts.camera_help.failures, 'interrupted').title })
        .waitFor()
      await expectCameraReleased(page, 'hidden')
      await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => false }))

      await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
      await press(page, live.photos.texts.camera_help.try_again)
      await page
        .getByRole('heading', { name: byId(live.photos.texts.camera_help.failures, 'not_secure').title })
        .waitFor()
      // After the last picture, the camera error no longer matters.
      await page
        .getByLabel(live.photos.texts.camera_help.upload_instead, { exact: true })
        .setInputFiles(await drawnFile(page, 'back.jpg', 3))
      await page.getByRole('button', { name: live.photos.texts.actions.submit }).waitFor()
    })
  })
})
