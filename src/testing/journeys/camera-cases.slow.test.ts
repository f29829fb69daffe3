import { describe, expect, test } from 'vitest'
import {
  openPhotoStep,
  openCamera,
  picture,
  press,
  shutter,
  waitForText,
  trackStates,
  watchCamera,
} from '#testing/browser/photo-visitor.ts'
import { choose, next, start } from '#testing/browser/quiz-visitor.ts'
import { filled, live, questionCount } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

describe('one camera', () => {
  test('a phone that is turned while the camera is on shows its whole picture and the shutter, side by side when it lies', async () => {
    const [upright, onItsSide] = [
      { width: 390, height: 664 },
      { width: 844, height: 390 },
    ]
    await visit({ context: { viewport: upright, hasTouch: true, isMobile: true } }, async ({ page }) => {
      await openPhotoStep(page)
      await openCamera(page)
      for (const viewport of [onItsSide, upright, onItsSide]) {
        await page.setViewportSize(viewport)
        for (const part of [page.locator('video'), shutter(page, 'top')])
          await expect
            .poll(async () => {
              const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 }
              return y >= 0 && y + height <= viewport.height
            })
            .toBe(true)
      }
      const [video, button] = [await page.locator('video').boundingBox(), await shutter(page, 'top').boundingBox()]
      expect((button?.x ?? 0) - (video?.x ?? 0)).toBeGreaterThan(240)
      expect(Math.round(video?.width ?? 0)).toBe(420)
    })
  })

  test('has no shutter before its first frame, which can come late', async () => {
    await visit({}, async ({ page }) => {
      await page.addInitScript(() => {
        const canvas = document.createElement('canvas')
        navigator.mediaDevices.getUserMedia = async () => canvas.captureStream()
        Object.assign(window, { sendFrames: () => setInterval(() => drawOn(canvas), 100) })
        const drawOn = (target: HTMLCanvasElement) => {
          Object.assign(target, { width: 640, height: 480 })
          target.getContext('2d')?.fillRect(0, 0, 320, 240)
        }
      })
      await openPhotoStep(page)
      await press(page, live.photos.texts.ways.take)
      await page.locator('video').waitFor()
      await waitForText(page, live.photos.texts.camera.state_starting)
      expect(await shutter(page, 'top').count()).toBe(0)
      await page.evaluate(() => (window as unknown as { sendFrames: () => void }).sendFrames())
      await shutter(page, 'top').click()
      await picture(page, 'top').waitFor()
    })
  })

  test('answers are kept before it opens', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await start(page)
      await choose(page, '0', 'growth')
      await next(page, 'photos')
      await openCamera(page)
      await page.reload()
      await waitForText(
        page,
        filled(live.pages.quiz.resume.answered, { answered: 1, total: questionCount, photos: 0, photos_total: 3 }),
      )
    })
  })
})

describe('several cameras', () => {
  test('are switched between, one at a time', async () => {
    await visit({ camera: 'several' }, async ({ page }) => {
      await watchCamera(page)
      await openPhotoStep(page)
      await openCamera(page)
      await press(page, live.photos.texts.camera.flip)
      await expect.poll(() => trackStates(page)).toEqual(['ended', 'live'])
      await page.getByRole('button', { name: live.photos.texts.camera.flip }).waitFor()
      const [first, second] = await page.evaluate(() =>
        (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.getSettings().deviceId),
      )
      expect(second).not.toBe(first)
    })
  })
})
