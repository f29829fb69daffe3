/** Updating the service worker, and removing it. */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { untilOfflineReady } from '#testing/browser/offline.ts'
import { startProduct } from '#testing/browser/product.ts'
import { choose, start, visiting } from '#testing/browser/quiz-visitor.ts'
import { live } from '#testing/live-content.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Has to be inside the project, where the built server finds its packages. */
const cache = join(root, 'node_modules/.cache')
const words = live.pages.quiz

describe('a new build', () => {
  /** A build with a changed page of the quiz. `deployed`: whether that page is already there, or only the worker that lists it. */
  const newerBuild = (deployed: boolean): string => {
    const dist = mkdtempSync(join(cache, 'newer-'))
    cpSync(join(root, 'dist'), dist, { recursive: true, filter: (path) => !path.includes('/dist/studio') })
    const client = join(dist, 'client')
    const page = join(client, 'quiz/index.html')
    const worker = join(client, 'service-worker.js')
    const before = readFileSync(page, 'utf8')
    const after = before.replace('<body>', '<body data-newer="">')
    const version = /version:.([0-9a-f]{12})/.exec(readFileSync(worker, 'utf8'))?.[1] ?? ''
    const changed = readFileSync(worker, 'utf8').replace(hash(before), hash(after)).replace(version, '0123456789ab')
    for (const [file, text] of deployed
      ? [[page, after] as const, [worker, changed] as const]
      : [[worker, changed] as const]) {
      writeFileSync(file, text)
      for (const packed of ['.br', '.gz']) rmSync(`${file}${packed}`, { force: true })
    }
    return dist
  }
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  const goOn = (page: Page) => page.getByRole('button', { name: words.resume.continue }).click()
  const stored = (page: Page) => page.evaluate(() => caches.keys())
  /** Whether the browser requests pages before the worker has started. */
  const preloads = (page: Page) =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).navigationPreload.getState()).enabled)
  /** The final state of the newer worker. */
  const update = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      const worker = registration?.installing
      return new Promise<string | undefined>((resolve) => {
        if (!worker) resolve(undefined)
        worker?.addEventListener('statechange', () => resolve(worker.state))
      })
    })

  test('keeps its files apart, and takes over when no other page is open; half a build is not taken', async () => {
    mkdirSync(cache, { recursive: true })
    const [half, newer] = [newerBuild(false), newerBuild(true)]
    const first = await startProduct()
    const again = (dist: string) => startProduct({ dist, port: first.port, dataDir: first.dataDir })
    try {
      await visiting(() => first.url)(
        { serviceWorker: true },
        async ({ context, page }) => {
          await start(page)
          await choose(page, '0', 'growth')
          await page.getByText(words.frame.saved).waitFor()
          await untilOfflineReady(page)
          const [old] = await stored(page)
          // A worker of an earlier version has left the browser like this.
          await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.enable())

          await first.stop()
          const deploying = await again(half)
          expect(await update(page)).toBe('redundant')
          expect(await stored(page)).toEqual([old])

          await deploying.stop()
          const second = await again(newer)
          const other = await context.newPage()
          await other.goto('/quiz')
          await other.getByRole('button', { name: words.resume.continue }).click()
          await expect.poll(() => stored(page), { timeout: 30_000 }).toEqual([old, 'quiz-files-0123456789ab'])
          await other.close()
          await page.reload()
          await goOn(page)
          await expect.poll(() => stored(page), { timeout: 30_000 }).toEqual(['quiz-files-0123456789ab'])
          await expect.poll(() => preloads(page)).toBe(false)

          await second.stop()
          await page.reload()
          await page.locator('body[data-newer]').waitFor()
          await page.getByRole('button', { name: words.resume.continue }).waitFor()
        },
        /ERR_CONNECTION_(REFUSED|RESET)|integrity/,
      )
    } finally {
      for (const dist of [half, newer]) rmSync(dist, { recursive: true, force: true })
    }
  })
})

describe('a server with OFFLINE_QUIZ=off', () => {
  test('removes the service worker and its files from a browser that has them, and no answer', async () => {
    const first = await startProduct()
    await visiting(() => first.url)(
      { serviceWorker: true },
      async ({ page }) => {
        await start(page)
        await choose(page, '0', 'growth')
        await page.getByText(words.frame.saved).waitFor()
        await untilOfflineReady(page)
        await first.stop()
        const second = await startProduct({ port: first.port, dataDir: first.dataDir, env: { OFFLINE_QUIZ: 'off' } })
        await page.goto('/')
        const left = () =>
          page.evaluate(async () => [
            ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
            ...(await caches.keys()),
          ])
        await expect.poll(left, { timeout: 30_000 }).toEqual([])
        await page.goto('/quiz')
        await page.getByRole('button', { name: words.resume.continue }).waitFor()
        await second.stop()
      },
      /ERR_CONNECTION_(REFUSED|RESET)/,
    )
  })
})
