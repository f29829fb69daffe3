import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addressOf,
  atPhotos,
  drawnFile,
  expectCameraReleased,
  failCameraWith,
  openCamera,
  picture,
  press,
  said,
  trackStates,
  watchCamera,
} from '#testing/browser/photo-visitor.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import { atStep, choose, expectAccessible, next, start, stepTitles, visiting } from '#testing/browser/quiz-visitor.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)

const shutter = (page: Page, view: string) =>
  page.getByRole('button', { name: `Take the picture: ${view}`, exact: true })
const spoken = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)

describe('one camera', () => {
  test('takes three pictures with advice, a timer and a voice, and is released by Submit', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await page.addInitScript(() => {
        const own = window as unknown as { spoken: string[] }
        own.spoken = []
        window.speechSynthesis.speak = ({ text }) => own.spoken.push(text)
      })
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      await next(page, 'Upload Pictures')
      await openCamera(page)
      // One camera: nothing to switch to.
      expect(await page.getByRole('button', { name: 'Switch camera' }).count()).toBe(0)
      expect(await trackStates(page)).toEqual(['live'])
      await page.getByText(/^(Approved|Too Dark|Too Close|Background|Blurred): /).waitFor()
      await expectAccessible(page, 'camera on')

      await shutter(page, 'Top').click()
      await picture(page, 'Top').waitFor()
      await shutter(page, 'Back').waitFor()
      // Whoever uses a keyboard stays where they were.
      expect(await shutter(page, 'Back').evaluate((element) => element === document.activeElement)).toBe(true)

      await press(page, 'No timer')
      await press(page, 'Count aloud: off')
      await shutter(page, 'Back').click()
      await said(page, 'The camera takes the picture in 3 seconds.')
      await expectAccessible(page, 'counting')
      await press(page, 'Stop the timer')
      await shutter(page, 'Back').click()
      await picture(page, 'Back').waitFor()
      const heard = await spoken(page)
      expect(heard).toEqual(
        expect.arrayContaining([
          'I count aloud from now on.',
          'The camera takes the picture in 3 seconds.',
          '2',
          '1',
          'The camera has taken your picture: Back.',
        ]),
      )

      await press(page, '3 seconds')
      await press(page, '10 seconds')
      await shutter(page, 'Side').click()
      await picture(page, 'Side').waitFor()
      await said(page, 'You have three pictures. Look at them, then submit.')
      expect(await page.getByRole('button', { name: /^Take the picture/ }).count()).toBe(0)
      expect(await trackStates(page)).toEqual(['live'])
      await press(page, 'Submit Photos')
      await said(page, 'Your photos were submitted. The camera is off.')
      await expectCameraReleased(page, 'submit')
      expect(await page.getByRole('button', { name: 'Submit Photos' }).count()).toBe(0)
    })
  })

  test('a picture is taken again without losing the old one, one is deleted, all are reset', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await atPhotos(page)
      await page
        .getByLabel('Upload Pictures', { exact: true })
        .setInputFiles(await Promise.all([1, 2, 3].map((look) => drawnFile(page, `${look}.jpg`, look))))
      await picture(page, 'Side').waitFor()
      const old = await addressOf(page, 'Back')
      await page.getByRole('button', { name: 'Retake the picture: Back' }).first().click()
      await shutter(page, 'Back').waitFor()
      // While one is taken again there are not three.
      expect(await page.getByRole('button', { name: 'Submit Photos' }).count()).toBe(0)
      await press(page, 'Keep the old picture')
      await page.getByRole('button', { name: 'Submit Photos' }).waitFor()
      expect(await addressOf(page, 'Back')).toBe(old)

      await page.getByRole('button', { name: 'Retake the picture: Back' }).first().click()
      await shutter(page, 'Back').click()
      await page.getByRole('button', { name: 'Submit Photos' }).waitFor()
      expect(await addressOf(page, 'Back')).not.toBe(old)

      await press(page, 'Delete picture 1, Top')
      await shutter(page, 'Top').waitFor()
      expect(await picture(page, 'Top').count()).toBe(0)
      await press(page, 'Reset Session')
      await press(page, 'Delete pictures')
      await said(page, 'Your pictures are deleted. The camera is off.')
      await expectCameraReleased(page, 'reset')
      expect(await page.getByRole('img', { name: /^Your picture/ }).count()).toBe(0)
    })
  })

  test('is released on every way out, and is off when the step comes back', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      await next(page, 'Upload Pictures')
      const ways: Record<string, () => Promise<void>> = {
        'turned off': () => press(page, 'Turn camera off'),
        Next: async () => {
          await next(page, 'Extra Information')
          await press(page, 'Back')
        },
        Back: async () => {
          await press(page, 'Back')
          await atStep(page, stepTitles[0])
          await expectCameraReleased(page, 'Back')
          await next(page, 'Upload Pictures')
        },
        'browser Back': async () => {
          await page.goBack()
          await atStep(page, stepTitles[0])
          await expectCameraReleased(page, 'browser Back')
          await next(page, 'Upload Pictures')
        },
        Exit: async () => {
          await press(page, 'Exit Quiz')
          await page.getByRole('dialog').getByRole('button', { name: 'Exit Quiz' }).click()
          await page.waitForURL((url) => url.pathname === '/')
        },
      }
      for (const [name, leave] of Object.entries(ways)) {
        await openCamera(page)
        await leave()
        await expectCameraReleased(page, name)
        if (name !== 'Exit') await page.getByRole('button', { name: 'Take Pictures' }).waitFor()
      }
    })
  })

  test('answers are kept before it opens', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      await next(page, 'Upload Pictures')
      await openCamera(page)
      await page.reload()
      await said(page, '1 of 51 questions answered. Photos: 0 of 3.')
    })
  })
})

describe('several cameras', () => {
  test('are switched between, one at a time', async () => {
    await visit({ camera: 'several' }, async ({ page }) => {
      await watchCamera(page)
      await atPhotos(page)
      await openCamera(page)
      await press(page, 'Switch camera')
      await expect.poll(() => trackStates(page)).toEqual(['ended', 'live'])
      await page.getByRole('button', { name: 'Switch camera' }).waitFor()
      const [first, second] = await page.evaluate(() =>
        (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.getSettings().deviceId),
      )
      expect(second).not.toBe(first)
    })
  })
})

describe('a camera that fails', () => {
  test('says what is wrong and what to do, for each way to fail, and can be tried again', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await atPhotos(page)
      await page.getByLabel('Choose a picture: Side').setInputFiles(await drawnFile(page, 'side.jpg', 1))
      await picture(page, 'Side').waitFor()
      const begin = page.getByRole('button', { name: 'Take Pictures' })
      const failures = {
        NotAllowedError: 'The camera is blocked',
        NotFoundError: 'No camera found',
        OverconstrainedError: 'No camera found',
        NotReadableError: 'The camera is in use',
        NotSupportedError: 'This browser cannot use the camera',
        TypeError: 'The camera did not start',
      }
      for (const [failure, title] of Object.entries(failures)) {
        await failCameraWith(page, failure)
        await (
          failure === 'NotAllowedError' ? begin : page.getByRole('button', { name: 'Try the camera again' })
        ).click()
        await page.getByRole('heading', { name: title }).waitFor()
        await said(page, 'The pictures that you have taken are still here.')
        await page.getByLabel('Upload Pictures', { exact: true }).waitFor({ state: 'attached' })
        if (failure === 'NotSupportedError') {
          expect(await page.getByRole('button', { name: 'Try the camera again' }).count()).toBe(0)
          await page.getByLabel('Choose a picture: Top').setInputFiles(await drawnFile(page, 'top.jpg', 2))
          await picture(page, 'Top').waitFor()
          await next(page, 'Extra Information')
          await press(page, 'Back')
          await failCameraWith(page, 'TypeError')
          await begin.click()
        }
      }
      await expectAccessible(page, 'camera failed')
      await failCameraWith(page, null)
      await press(page, 'Try the camera again')
      await shutter(page, 'Back').waitFor()

      await page.evaluate(() => {
        for (const track of (window as unknown as { tracks: MediaStreamTrack[] }).tracks)
          track.dispatchEvent(new Event('ended'))
      })
      await page.getByRole('heading', { name: 'The camera has stopped' }).waitFor()
      await expectCameraReleased(page, 'unplugged')

      await press(page, 'Try the camera again')
      await shutter(page, 'Back').waitFor()
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.getByRole('heading', { name: 'The camera was paused' }).waitFor()
      await expectCameraReleased(page, 'hidden')
      await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, get: () => false }))

      await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
      await press(page, 'Try the camera again')
      await page.getByRole('heading', { name: 'The camera needs a secure page' }).waitFor()
      // With the last picture there is nothing left to fail.
      await page.getByLabel('Upload Pictures', { exact: true }).setInputFiles(await drawnFile(page, 'back.jpg', 3))
      await page.getByRole('button', { name: 'Submit Photos' }).waitFor()
    })
  })
})
