/** The quiz without a network, once it was opened with one. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { iconPaths } from '#components/icon.tsx'
import { openPhotoStep, threePictures } from '#testing/browser/photo-visitor.ts'
import { connect, untilWaiting, untilOfflineReady } from '#testing/browser/offline.ts'
import { atStep, choose, expectAccessible, next, start } from '#testing/browser/quiz-visitor.ts'
import { submissionsOf } from '#testing/server/stored-submissions.ts'
import { live, stepIds } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { product, visit } = servedProduct()

const disconnected = /ERR_INTERNET_DISCONNECTED/
const words = live.pages.quiz

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a toast about something that was done has a tick, also without a network', async () => {
  await visit(
    {},
    async ({ context, page }) => {
      const { actions, ways } = live.photos.texts
      await openPhotoStep(page)
      await page.getByLabel(ways.upload, { exact: true }).setInputFiles(await threePictures(page))
      await page.getByRole('button', { name: actions.submit }).waitFor()
      await context.setOffline(true)
      await press(page, actions.reset)
      await press(page, actions.reset_dialog.confirm)
      const toast = page
        .getByRole('status')
        .filter({ hasText: actions.reset_done })
        .filter({ has: page.locator('svg') })
      await toast.waitFor()
      expect(await toast.locator('path').getAttribute('d')).toBe(iconPaths.tick)
    },
    disconnected,
  )
})

describe('a part of the quiz that does not load', () => {
  test('is told in its place with the rest of the quiz around it, and is there after a reload', async () => {
    await visit(
      {},
      async ({ page }) => {
        await page.route('**/assets/photos-step-*.js', (route) => route.abort())
        await start(page)
        await choose(page, '0', 'growth')
        await next(page, 'photos')
        await page.getByRole('alert').getByText(live.messages.common.page_failed).waitFor()
        await expectAccessible(page, 'a part that did not load')
        await page.unroute('**/assets/photos-step-*.js')
        await page.getByRole('main').getByRole('button', { name: live.messages.common.reload }).click()
        await press(page, words.resume.continue)
        await atStep(page, 'photos')
        await page
          .getByLabel(/^Choose a picture/)
          .first()
          .waitFor({ state: 'attached' })
      },
      /ERR_FAILED|dynamically imported module/,
    )
  })

  test('which the last step needs above its heading, too, is told there, and what was answered before is still shown', async () => {
    await visit(
      {},
      async ({ page }) => {
        await page.route('**/assets/loaded-parts-*.js', (route) => route.abort())
        await start(page)
        await choose(page, '0', 'growth')
        for (const step of stepIds.slice(1)) await next(page, step)
        await page.getByRole('alert').getByText(live.messages.common.page_failed).waitFor()
        await press(page, words.frame.back)
        await atStep(page, stepIds.at(-2) ?? '')
      },
      /loaded-parts|ERR_FAILED/,
    )
  })

  test('Reload keeps the page while the device is offline, and says why', async () => {
    await visit(
      {},
      async ({ context, page }) => {
        await page.route('**/assets/photos-step-*.js', (route) => route.abort())
        await start(page)
        await choose(page, '0', 'growth')
        await next(page, 'photos')
        const { offline, page_failed } = live.messages.common
        const reload = page.getByRole('alert').getByRole('button', { name: live.messages.common.reload })
        await page.getByRole('alert').filter({ hasText: page_failed }).waitFor()
        await context.setOffline(true)
        await reload.click()
        await page.getByRole('alert').filter({ hasText: offline }).waitFor()
        await expectAccessible(page, 'a part that cannot be loaded offline')
        await connect(page)
        await reload.click()
        await page.getByRole('button', { name: words.resume.continue }).waitFor()
      },
      /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/,
    )
  })
})

describe('without a network after the first answer', () => {
  test('a later step whose code never arrives does not keep the quiz from working offline', async () => {
    await visit({ serviceWorker: true }, async ({ page }) => {
      await page.route('**/assets/photos-step-*.js', () => undefined)
      await start(page)
      await choose(page, '0', 'growth')
      await untilOfflineReady(page)
    })
  })

  test('a page that was closed while it waited sends when the quiz is opened again, and two tabs send once', async () => {
    await visit(
      { serviceWorker: true },
      async ({ context, page }) => {
        const before = await submissionsOf(product())
        await start(page)
        await choose(page, '0', 'growth')
        for (const step of stepIds.slice(1)) await next(page, step)
        await untilOfflineReady(page)
        await context.setOffline(true)
        await press(page, words.frame.next)
        await untilWaiting(page)
        await page.close()

        const [one, other] = [await context.newPage(), await context.newPage()]
        for (const tab of [one, other]) {
          await tab.goto('/quiz')
          await untilWaiting(tab)
        }
        await Promise.all([connect(one), connect(other)])
        for (const tab of [one, other]) await atStep(tab, 'results')
        expect((await submissionsOf(product())) - before).toBe(1)
      },
      disconnected,
    )
  })

  test('another page says that it needs the network, and leads to the quiz', async () => {
    await visit(
      { serviceWorker: true },
      async ({ context, page }) => {
        await start(page)
        await choose(page, '0', 'growth')
        await page.getByText(words.frame.saved).waitFor()
        await untilOfflineReady(page)
        await context.setOffline(true)
        await page.goto('/about')
        await page.getByRole('heading', { level: 1, name: live.messages.offline.heading }).waitFor()
        await page.getByRole('banner').getByText(live.brand.name, { exact: true }).waitFor()
        // The drawing is stored on the device, too.
        const drawing = page.getByRole('main').locator('use')
        await expect.poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
        await expectAccessible(page, 'a page without a network')
        await page.getByRole('link', { name: live.messages.offline.quiz }).click()
        await page.getByRole('button', { name: words.resume.continue }).waitFor()
        // After each navigation, Chromium forgets that the service worker's requests have to fail, too.
        await context.setOffline(false)
        await context.setOffline(true)
        await page.goBack()
        await page.getByRole('link', { name: live.messages.offline.again }).waitFor()
        await context.setOffline(false)
        await page.getByRole('link', { name: live.messages.offline.again }).click()
        await page.getByRole('heading', { level: 1, name: live.pages.about.heading }).waitFor()
      },
      disconnected,
    )
  })
})
