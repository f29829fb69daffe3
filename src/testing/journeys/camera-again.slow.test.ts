/** Pictures that are taken again or deleted, every way out of the camera, and every way in which it can fail. */
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
  watchCamera,
} from '#testing/browser/photo-visitor.ts'
import { atStep, choose, expectAccessible, next, start } from '#testing/browser/quiz-visitor.ts'
import { byId, filled, live, pattern, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

describe('one camera', () => {
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
