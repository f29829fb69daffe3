/** The quiz without a network, once it was opened with one. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { connect, reloadOffline, untilWaiting, untilOfflineReady } from '#testing/browser/offline.ts'
import { threePictures } from '#testing/browser/photo-visitor.ts'
import { agree, answerEverything, choose, expectAccessible, start } from '#testing/browser/quiz-visitor.ts'
import { submissionsOf } from '#testing/server/stored-submissions.ts'
import { filled, live, pattern, stepTitle, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { product, visit } = servedProduct()

const disconnected = /ERR_INTERNET_DISCONNECTED/
const words = live.pages.quiz

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('without a network after the first answer', () => {
  test('the whole quiz is answered and finished, and sent once when the network is back', async () => {
    await visit(
      { serviceWorker: true },
      async ({ context, page }) => {
        const before = await submissionsOf(product())
        await start(page)
        const pictures = await threePictures(page)
        await choose(page, '0', 'growth')
        await page.getByText(words.frame.saved).waitFor()
        await untilOfflineReady(page)

        await context.setOffline(true)
        await page.getByText(words.connection.lost).waitFor()
        await reloadOffline(page)
        await press(page, words.resume.continue)
        await answerEverything(page, async (step) => {
          if (step !== 'photos') return
          await page.getByLabel(live.photos.texts.ways.upload, { exact: true }).setInputFiles(pictures)
          await page
            .getByRole('img', { name: filled(live.photos.texts.picture_alt, { view: viewTitle('side') }) })
            .waitFor()
          await agree(page, 'photos')
        })
        await page.getByText(words.connection.before_sending).waitFor()
        await expectAccessible(page, 'before sending, offline')
        await press(page, words.frame.next)
        await page.getByRole('heading', { level: 2, name: words.analysing.offline.heading }).waitFor()
        await page.getByText(words.analysing.offline.text).waitFor()
        await expectAccessible(page, 'offline')

        await reloadOffline(page)
        await untilWaiting(page)
        expect(await submissionsOf(product())).toBe(before)

        await connect(page)
        await page.getByRole('heading', { level: 1, name: stepTitle('results') }).waitFor({ timeout: 60_000 })
        await page.getByText(words.connection.sent).waitFor()
        expect((await submissionsOf(product())) - before).toBe(1)
        await expect.poll(() => page.getByRole('img', { name: pattern(live.photos.texts.picture_alt) }).count()).toBe(3)
      },
      disconnected,
    )
  })
})

describe('before the first answer, and where it is not wanted', () => {
  test('no service worker is registered', async () => {
    await visit({ serviceWorker: true }, async ({ page }) => {
      const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await start(page)
      await page.waitForLoadState('networkidle')
      expect(await registered()).toBe(0)
      await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      await choose(page, '0', 'growth')
      await page.getByText(words.frame.saved).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await registered()).toBe(0)
    })
  })
})
