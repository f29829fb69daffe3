/**
 * Every screen that a visitor can see, from phones to large monitors: nothing overflows sideways. With SCREENS_DIR each screen is
 * saved there as a picture, light and dark, for a visual review.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import type { OpenBrowser } from '#testing/browser/browser.ts'
import { failCameraWith, openCamera, press, watchCamera, threePictures } from '#testing/browser/photo-visitor.ts'
import { overflowOf } from '#testing/browser/public-page.ts'
import {
  answerAll,
  atStep,
  isAtStep,
  next,
  nextScreen,
  openQuiz,
  start,
  viewing,
} from '#testing/browser/quiz-visitor.ts'
import { servedProduct } from '#testing/browser/served-product.ts'
import { byId, live, pattern, stepIds } from '#testing/live-content.ts'

const folder = process.env['SCREENS_DIR']
if (folder) mkdirSync(folder, { recursive: true })

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '10000' } })
const sizes = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
const { pages } = live

/** Checks the open screen in all sizes, and then restores the size of the window. */
const look = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize()
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect.soft([name, size.width, await overflowOf(page)]).toEqual([name, size.width, 0])
    if (folder) await savePictures(page, join(folder, `${name}-${size.width}`))
  }
  if (before) await page.setViewportSize(before)
}

/** Checks the screen with text of twice the size on the narrowest phone. */
const readWithLargeText = async (page: Page, name: string): Promise<void> => {
  const before = page.viewportSize()
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
  await page.setViewportSize({ width: 320, height: 640 })
  await setSize('200%')
  expect.soft([name, 'large text', await overflowOf(page)]).toEqual([name, 'large text', 0])
  await setSize('')
  if (before) await page.setViewportSize(before)
}

const savePictures = async (page: Page, path: string): Promise<void> => {
  // Otherwise the last pressed element would look hovered, even in pictures of a phone.
  await page.mouse.move(0, 0)
  await fetchDrawings(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${path}-${colorScheme}.png`, fullPage: true })
  }
  await page.emulateMedia({ colorScheme: null })
}

/** Loads the drawings, which are fetched when they come near: otherwise a picture of the whole page would show empty boxes. */
const fetchDrawings = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
    window.scrollTo(0, 0)
  })

const open = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look(page, name)
}

const addPictures = async ({ page }: OpenBrowser): Promise<void> => {
  await page
    .getByLabel(live.photos.texts.ways.upload, { exact: true })
    .first()
    .setInputFiles(await threePictures(page))
  await page.getByRole('region', { name: byId(live.consent.consents, 'photos').heading }).waitFor()
}

/** Agrees to every consent on the screen. */
const agreeToAll = async (page: Page): Promise<void> => {
  for (const { agree, heading } of live.consent.consents) {
    const button = page.getByRole('region', { name: heading }).getByRole('button', { name: agree, exact: true })
    if (await button.isVisible()) await button.click()
  }
}

describe('nothing sticks out sideways', () => {
  test('of the pages that anyone can open', async () => {
    await visit(
      {},
      async ({ page }) => {
        const texts = pages.text.map(({ id, route }) => [id, route] as const)
        for (const [name, path] of [
          ['home', pages.home.route],
          ['about', pages.about.route],
          ['how', pages.how.route],
          ['signup', pages.signup.route],
          ['login', pages.login.route],
          ['forgot-password', pages.forgot_password.route],
          ['reset-password', `${pages.reset_password.route}#token=0123456789abcdefghijkl`],
          ['unsubscribe', `${pages.unsubscribe.route}#token=0123456789abcdefghijkl`],
          ['feedback', pages.feedback.route],
          ['complaints', pages.complaints.route],
          ['soon', '/soon'],
          ['not-found', '/nothing-is-here'],
          ...texts,
        ] as const) {
          await open(page, path, name)
          await readWithLargeText(page, name)
        }
      },
      /404/,
    )
  })

  test.each(['groups', 'onePage'] as const)('of the quiz: %s', async (view) => {
    await visit({}, async (visitor) => {
      const { page } = visitor
      const see = async (name: string) => {
        await look(page, `quiz-${view}-${name}`)
        await readWithLargeText(page, `quiz-${view}-${name}`)
      }
      await viewing(page, view)
      await watchCamera(page)
      await openQuiz(page)
      await see('intro')
      await start(page)
      // Looks at the screen while the answers are being sent.
      await page.route('**/api/quiz/submissions', async (route) => {
        await see('analysing')
        await route.continue()
      })
      for (const step of stepIds) {
        await atStep(page, step)
        for (let screen = 1; await isAtStep(page, step); screen++) {
          await see(screen === 1 ? step : `${step}-${screen}`)
          if (step === 'photos') {
            await page.reload()
            await see('resume')
            await press(page, pages.quiz.resume.continue)
            await openCamera(page)
            await see('camera')
            await addPictures(visitor)
            await see('photos-all')
          } else {
            await agreeToAll(page)
            await answerAll(page)
          }
          await nextScreen(page)
        }
      }
      await atStep(page, 'results')
      await see('results')
      await open(page, pages.signup.route, `quiz-${view}-signup`)
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.locator('.result-summary__sentence').isVisible()).toBe(true)
    })
  })

  test('of a camera that may not be used', async () => {
    await visit({}, async ({ page }) => {
      await watchCamera(page)
      await start(page)
      await next(page, 'photos')
      await failCameraWith(page, 'NotAllowedError')
      await press(page, live.photos.texts.ways.take)
      await page.getByRole('heading', { name: byId(live.photos.texts.camera_help.failures, 'blocked').title }).waitFor()
      await look(page, 'camera-blocked')
    })
  })

  test('of an account: without a report, with one, and with two that are compared', async () => {
    await visit({}, async ({ page }) => {
      const { dashboard } = pages
      const tour = async (state: string) => {
        await open(page, dashboard.analysis.route, `${state}-dashboard`)
        await readWithLargeText(page, `${state}-dashboard`)
        await open(page, dashboard.recommendations.route, `${state}-recommendations`)
        await readWithLargeText(page, `${state}-recommendations`)
        await open(page, dashboard.report_history.route, `${state}-history`)
        await readWithLargeText(page, `${state}-history`)
      }
      await withAccount(page)
      await tour('empty')
      await open(page, dashboard.account.route, 'account')
      await readWithLargeText(page, 'account')
      await shortQuiz(page, { '5': 'type_4a', '6': 'has_split_ends' }, 'answered')
      await tour('full')
      await page
        .getByRole('link', { name: pattern(dashboard.report_history.open_label) })
        .first()
        .click()
      await page.getByRole('meter').first().waitFor()
      await look(page, 'report')
      await readWithLargeText(page, 'report')
      await shortQuiz(page, { '5': 'type_4a', '6': 'no_split_ends' }, 'answered')
      await page.goto(dashboard.report_history.route)
      await page.getByRole('button', { name: dashboard.report_history.compare.button }).waitFor()
      await look(page, 'history-of-two')
      await press(page, dashboard.report_history.compare.button)
      await page.getByRole('heading', { name: dashboard.report_history.compare.heading }).waitFor()
      await look(page, 'comparison')
      await readWithLargeText(page, 'comparison')
      await open(page, pages.quiz.route, 'quiz-again')
      await open(page, pages.logout.route, 'logout')
    })
  })
})
