/** Where the camera, its shutter and the pictures stand in windows of different sizes. */
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  openPhotoStep,
  openCamera,
  picture,
  press,
  shutter,
  threePictures,
  waitForText,
} from '#testing/browser/photo-visitor.ts'
import { atStep, expectAccessible, next } from '#testing/browser/quiz-visitor.ts'
import { live } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

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
})
