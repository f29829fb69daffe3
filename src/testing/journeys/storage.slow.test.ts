/** The page on cookies and storage lists exactly what a browser stores. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileContent } from '#content/compile.ts'
import { shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import { answerAll, start, visiting } from '#testing/browser/quiz-visitor.ts'
import { live } from '#testing/live-content.ts'

let product: Product
let listed: readonly string[]
beforeAll(async () => {
  product = await startProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })
  const { content } = await compileContent('content')
  const page = content?.pages.text.find(({ id }) => id === 'storage')
  listed =
    page?.blocks.flatMap(
      // The page lists the names that are used over https, but this test uses http.
      ({ table }) =>
        table?.rows.flatMap(({ cells: [, , names = '', place] }) =>
          names.split(', ').map((name) => `${name.replace('__Host-', '')}: ${place}`),
        ) ?? [],
    ) ?? []
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)

const heldBy = async (page: Page): Promise<readonly string[]> => {
  const cookies = await page.context().cookies()
  const kept = await page.evaluate(async () => ({
    'Local storage': Object.keys(localStorage),
    'Session storage': Object.keys(sessionStorage),
    'Browser database': (await indexedDB.databases()).map(({ name }) => name),
    // The name ends with a hash of the files.
    'Browser cache': (await caches.keys()).map((name) => name.replace(/-[0-9a-f]{12}$/, '')),
    'Service worker': (await navigator.serviceWorker.getRegistrations()).flatMap(({ active }) =>
      active ? [new URL(active.scriptURL).pathname.slice(1)] : [],
    ),
  }))
  return [
    ...cookies.map(({ name }) => `${name}: Cookie`),
    ...Object.entries(kept).flatMap(([place, names]) => names.map((name) => `${name}: ${place}`)),
  ]
}

/** Runs in the page: returns the unfinished quiz in the database, or null if there is none. */
const draftIn = () =>
  new Promise<unknown>((resolve, reject) => {
    const opening = indexedDB.open('hair-quiz')
    opening.onerror = reject
    opening.onsuccess = () => {
      const reading = opening.result.transaction('values').objectStore('values').get('draft')
      reading.onsuccess = () => resolve(reading.result ?? null)
    }
  })

describe('what the site keeps on a device', () => {
  test('is what the page lists, and after a logout next to nothing', async () => {
    await visit(
      { serviceWorker: true },
      async ({ page }) => {
        const seen = new Set<string>()
        const look = async () => (await heldBy(page)).forEach((one) => seen.add(one))

        await page.goto('/storage')
        expect(await heldBy(page)).toEqual([])

        await page.getByRole('radio', { name: live.navigation.theme.dark }).check()
        await withAccount(page)
        await shortQuiz(page, { '0': 'growth' })
        await look()
        await start(page)
        await answerAll(page)
        await page.getByRole('button', { name: live.pages.quiz.view.few_questions }).click()
        await expect.poll(() => heldBy(page), { timeout: 30_000 }).toContain('service-worker.js: Service worker')
        await look()

        await page.goto('/logout')
        const leave = page.getByRole('main').getByRole('button', { name: live.pages.logout.submit })
        await leave.waitFor()
        await page.context().setOffline(true)
        await leave.click()
        await page.waitForURL((url) => url.pathname === '/')
        await look()
        expect([...seen].sort()).toEqual(listed.toSorted())

        await page.context().setOffline(false)
        await page.goto('/')
        await expect.poll(() => heldBy(page)).not.toContain('auth-ended: Local storage')
        expect((await heldBy(page)).filter((one) => !one.startsWith('csrf')).sort()).toEqual([
          'hair-quiz: Browser database',
          'known_browser: Cookie',
          'quiz-files: Browser cache',
          'quiz-view: Local storage',
          'service-worker.js: Service worker',
          'theme: Local storage',
        ])
        // The database exists, but is empty.
        expect(
          await page.evaluate(
            () =>
              new Promise((resolve, reject) => {
                const opening = indexedDB.open('hair-quiz')
                opening.onerror = reject
                opening.onsuccess = () => {
                  const { result } = opening
                  const stores = [...result.objectStoreNames]
                  const transaction = result.transaction(stores)
                  const counts = stores.map((name) => transaction.objectStore(name).count())
                  transaction.oncomplete = () => resolve(counts.map((count) => count.result))
                }
              }),
          ),
        ).toEqual([0, 0])
      },
      /ERR_INTERNET_DISCONNECTED/,
    )
  })
})

describe('a quiz that is open in another tab when its user logs out', () => {
  test('forgets the answers, and stores nothing of them again', async () => {
    await visit({}, async ({ page, context }) => {
      await withAccount(page)
      const quiz = await context.newPage()
      await start(quiz)
      await answerAll(quiz)
      await quiz.getByText(live.pages.quiz.frame.saved).waitFor()
      await page.goto('/logout')
      await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
      await page.waitForURL((url) => url.pathname === '/')

      await quiz.getByText(live.messages.session.other_tab).waitFor()
      expect(await quiz.evaluate(draftIn)).toBe(null)
      await start(quiz)
      expect(await quiz.locator('input:checked').count()).toBe(0)
    })
  })
})

describe('the colours', () => {
  test('that were chosen are there before anything is drawn, on every page, until the device may decide again', async () => {
    await visit(
      {},
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light' })
        const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        await page.goto('/')
        const light = await ground()
        await page.getByRole('radio', { name: live.navigation.theme.dark }).check()
        const dark = await ground()
        expect(dark).not.toBe(light)

        // The script in the head applies the choice, so it works even if no other script runs.
        await page.route(/\/assets\/(?!head-).*\.js$/, (route) => route.abort())
        for (const path of ['/quiz', '/login', '/nowhere', '/']) {
          await page.goto(path)
          expect([path, await ground()]).toEqual([path, dark])
        }
        await page.unroute(/\/assets\/(?!head-).*\.js$/)

        await page.goto('/')
        await expect.poll(() => page.getByRole('radio', { name: live.navigation.theme.dark }).isChecked()).toBe(true)
        await page.getByRole('radio', { name: live.navigation.theme.system }).check()
        expect(await ground()).toBe(light)
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await ground()).toBe(dark)
      },
      /ERR_FAILED|404/,
    )
  })
})
