/** How long the quiz takes: measured with visitors who have finished it, and shown to those who have not begun. */
import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { estimatedSeconds, minVisits, minutesOf } from '#engine/quiz/steps/duration.ts'
import { fill, placeholdersIn } from '#engine/format.ts'
import { openSqlite } from '#server/store/database/sqlite.ts'
import { untilOfflineReady } from '#testing/browser/offline.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import { choose, next, openQuiz, start, visiting } from '#testing/browser/quiz-visitor.ts'
import { live, stepIds } from '#testing/live-content.ts'

let product: Product
afterEach(async () => {
  await product.stop()
})
const visit = visiting(() => product.url)

const estimate = minutesOf(estimatedSeconds(live))
const measured = estimate + 3
/** The fact of the introduction that contains the minutes. */
const factOf = (minutes: number): string => {
  const facts = live.quiz.steps.flatMap((step) => (step.kind === 'intro' ? (step.facts ?? []) : []))
  const { text } = facts.find((fact) => placeholdersIn(fact.text).includes('minutes')) ?? expect.fail('no fact')
  return fill(text, { minutes })
}

/** The times of all stored quizzes, in seconds. */
const storedSeconds = async (): Promise<readonly (number | null)[]> => {
  await product.stop()
  const { store, unlock } = openSqlite(product.dataDir)
  const rows = await store.selectFrom('submissions').select('seconds').execute()
  await store.destroy()
  unlock()
  return rows.map(({ seconds }) => seconds)
}

/** Starts the product with quizzes that took this long. */
const startWith = async (count: number, seconds: number): Promise<void> => {
  const { dataDir, stop, port } = await startProduct()
  await stop()
  const { store, unlock } = openSqlite(dataDir)
  const created_at = new Date().toISOString()
  const row = { request_hash: '', claim_hash: '', content_version: '', created_at, answers: '[]', result: '{}' }
  const rows = Array.from({ length: count }, (_, at) => ({ ...row, id: `${at}`, idempotency_key: `${at}`, seconds }))
  await store
    .insertInto('submissions')
    .values(rows.map((one) => ({ ...one, user_id: null, revision: 0 })))
    .execute()
  await store.destroy()
  unlock()
  product = await startProduct({ dataDir, port })
}

/** Waits until React has hydrated the page. */
const hydrated = async (page: Page): Promise<void> => {
  const isHydrated = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main li')].some((item) =>
        Object.keys(item).some((name) => name.startsWith('__reactProps')),
      ),
    )
  await expect.poll(isHydrated).toBe(true)
}

const expectMinutes = async (page: Page, minutes: number, other: number) => {
  await page
    .getByRole('listitem')
    .filter({ hasText: factOf(minutes) })
    .waitFor()
  expect(await page.getByText(factOf(other), { exact: true }).count()).toBe(0)
}

test('a visitor who finishes the quiz leaves how long it took, without the time away from it', async () => {
  product = await startProduct()
  await visit({}, async ({ page }) => {
    await page.clock.install()
    await start(page)
    await choose(page, '0', 'growth')
    await page.clock.fastForward(20_000)
    await choose(page, '0', 'moisture_retention')
    await page.getByText(live.pages.quiz.frame.saved).waitFor()
    await page.clock.fastForward('14:00:00')
    await page.reload()
    await page.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
    await page.clock.fastForward(30_000)
    for (const step of stepIds.slice(1)) await next(page, step)
    await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: live.quiz.steps.at(-1)?.title ?? '' }).waitFor()
  })
  const [seconds, ...others] = await storedSeconds()
  expect(others).toEqual([])
  // The pause counts as at most two minutes, if the page noticed it before the reload. The rest is the duration of this test.
  expect(seconds).toBeGreaterThanOrEqual(50)
  expect(seconds).toBeLessThan(50 + 120 + 120)
})

test('with too few finished quizzes the introduction says the estimate', async () => {
  await startWith(minVisits - 1, measured * 60)
  await visit({}, async ({ page }) => {
    await openQuiz(page)
    await hydrated(page)
    await expectMinutes(page, estimate, measured)
  })
})

test('with enough of them it says the measured minutes: in the HTML, once hydrated, and on the way through the site', async () => {
  await startWith(minVisits, measured * 60)
  await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
    await page.goto('/quiz')
    expect(await page.content()).toContain(`>${factOf(measured)}<`)
  })
  await visit({}, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname))
    await openQuiz(page)
    await hydrated(page)
    await expectMinutes(page, measured, estimate)
    expect(calls.filter((path) => path.startsWith('/api'))).toEqual([])

    await page.goto('/')
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await page.locator('a[href="/quiz"]').first().click()
    await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
    await expectMinutes(page, measured, estimate)
    expect(await page.locator('body[data-same-document]').count()).toBe(1)
  })
})

test('the quiz can still be stored for the time without a network, and there it says the estimate', async () => {
  await startWith(minVisits, measured * 60)
  await visit(
    { serviceWorker: true },
    async ({ context, page }) => {
      await openQuiz(page)
      await expectMinutes(page, measured, estimate)
      await start(page)
      await choose(page, '0', 'growth')
      await untilOfflineReady(page)
      await context.setOffline(true)
      const other = await context.newPage()
      await other.goto('/quiz')
      expect(await other.content()).not.toContain('data-minutes')
      await other.getByRole('button', { name: live.pages.quiz.resume.continue }).waitFor()
    },
    /ERR_INTERNET_DISCONNECTED/,
  )
})
