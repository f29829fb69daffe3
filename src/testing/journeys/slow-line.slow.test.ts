/** Visitors who are quicker than the scripts: clicks and text entered before hydration count after it. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { password, withAccount } from '#testing/browser/account-visitor.ts'
import { freePort } from '#testing/browser/product.ts'
import { shiftOf } from '#testing/browser/public-page.ts'
import { threePictures } from '#testing/browser/photo-visitor.ts'
import { agree, choose, next, question, start, viewing, visiting } from '#testing/browser/quiz-visitor.ts'
import { submissionsOf } from '#testing/server/stored-submissions.ts'
import { byId, filled, live, pattern, stepIds, stepTitle, viewTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { product, visit } = servedProduct()

/** Opens the page but holds its modules back until the returned function is called. The small script in its head runs. */
const openDrawn = async (page: Page, path: string): Promise<() => void> => {
  let letGo = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/(?!head-).*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letGo
}

/** The product behind a connection that stalls in the middle of each page's footer. */
const openStalling = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const port = await freePort()
  const answer = async (path: string, response: ServerResponse) => {
    const reply = await fetch(product().url + path)
    const type = reply.headers.get('content-type') ?? ''
    const body = Buffer.from(await reply.arrayBuffer())
    response.writeHead(reply.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      const middle = Math.floor((body.indexOf('<footer') + body.indexOf('</footer>')) / 2)
      response.write(body.subarray(0, middle))
      await wait(700)
      response.end(body.subarray(middle))
    } else response.end(body)
  }
  const line = createServer(({ url = '/' }, response) => {
    answer(url, response).catch(() => response.destroy())
  }).listen(port, '127.0.0.1')
  await once(line, 'listening')
  const close = () => {
    line.closeAllConnections()
    line.close()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

describe('before all of the page is there', () => {
  test('nothing is drawn that would move', async () => {
    const line = await openStalling()
    try {
      await visiting(() => line.url)({}, async ({ page }) => {
        await page.goto('/forgot-password')
        await page.getByRole('contentinfo').waitFor()
        expect(await shiftOf(page)).toBe(0)
      })
    } finally {
      line.close()
    }
  })
})

describe('before the scripts are there', () => {
  test('Get Started is not lost', async () => {
    await visit({}, async ({ page }) => {
      const letGo = await openDrawn(page, '/quiz')
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).click()
      expect(await question(page, '5').count()).toBe(0)
      letGo()
      await question(page, '5').waitFor()
    })
  })

  test('a form keeps what was typed, sends it once, and never in an address', async () => {
    await visit(
      {},
      async ({ page }) => {
        const sent: string[] = []
        page.on('request', (request) => {
          if (request.method() !== 'GET' || /amara/.test(request.url())) sent.push(new URL(request.url()).pathname)
        })
        const letGo = await openDrawn(page, '/login')
        await page.getByLabel(byId(live.pages.login.fields, 'username').label).fill('amara')
        await page.getByLabel(byId(live.pages.login.fields, 'password').label, { exact: true }).fill(password)
        const login = page.getByRole('main').getByRole('button', { name: live.pages.login.submit })
        await login.click()
        await login.click()
        letGo()
        await page.getByRole('main').getByRole('alert').first().waitFor()
        expect(sent).toEqual(['/api/users/login'])
        expect(await page.getByLabel(byId(live.pages.login.fields, 'username').label).inputValue()).toBe('amara')
      },
      /40[01]/,
    )
  })
})

/** 50 kB/s and 300 ms latency, like a phone on a train. */
const slow = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const rate = 50_000
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
}

describe('a phone on a slow line', () => {
  test('that is cut while sending says so, tries again, and a reload goes on with the same submission and photos', async () => {
    await visit(
      { phone: true },
      async ({ page }) => {
        const before = await submissionsOf(product())
        await viewing(page, 'onePage')
        await start(page)
        await choose(page, '0', 'growth')
        await next(page, 'photos')
        await page.getByLabel(live.photos.texts.ways.upload, { exact: true }).setInputFiles(await threePictures(page))
        await page
          .getByRole('img', { name: filled(live.photos.texts.picture_alt, { view: viewTitle('side') }) })
          .waitFor()
        await agree(page, 'photos')
        for (const step of stepIds.slice(2)) await next(page, step)
        await slow(page)
        let calls = 0
        await page.route(/\/quiz\/submissions$/, (route) =>
          calls++ === 0 ? route.abort('connectionreset') : route.continue(),
        )
        const photo = page.waitForRequest((request) => request.url().includes('/photos/'))
        await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
        await page.getByRole('heading', { name: live.pages.quiz.analysing.interrupted.heading }).waitFor()
        expect(await page.getByText(live.pages.quiz.analysing.offline.heading).count()).toBe(0)
        await photo
        await page.reload()
        await page.getByRole('heading', { level: 1, name: stepTitle('results') }).waitFor({ timeout: 60_000 })
        expect((await submissionsOf(product())) - before).toBe(1)
        await expect.poll(() => page.getByRole('img', { name: pattern(live.photos.texts.picture_alt) }).count()).toBe(3)
      },
      /ERR_CONNECTION_RESET/,
    )
  })
})

describe('when the scripts are there', () => {
  test('whoever has scrolled and presses meanwhile stays where they are, and the press counts', async () => {
    await visit({}, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 320 })
      const letGo = await openDrawn(page, '/quiz')
      const button = page.getByRole('button', { name: live.pages.quiz.intro.start })
      await button.scrollIntoViewIfNeeded()
      const moved = await page.evaluate(() => window.scrollY)
      expect(moved).toBeGreaterThan(0)
      // React hydrates in slices of 5 ms. After a press between two of them it starts again, synchronously. The first
      // slice ends here when the quiz page opens its channel to other tabs.
      await button.evaluate((element) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
        const Channel = BroadcastChannel
        window.BroadcastChannel = class extends Channel {
          constructor(name: string) {
            super(name)
            port2.postMessage(null)
            const until = performance.now() + 20
            while (performance.now() < until);
          }
        }
        window.addEventListener('hydrated', () => {
          setTimeout(() => document.documentElement.setAttribute('data-alive', ''), 200)
        })
      })
      letGo()
      await page.locator('html[data-alive]').waitFor()
      expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(['BODY', moved])
      await button.click()
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).waitFor()
    })
  })

  test('hydration replaces nothing that was drawn, for visitors and for users', async () => {
    await visit({}, async ({ page }) => {
      await page.addInitScript(() => {
        const drawn = () => document.querySelector('main')
        const observer = new MutationObserver(() => {
          const main = drawn()
          if (!main) return
          observer.disconnect()
          Object.defineProperty(window, 'isAsDrawn', { value: () => drawn() === main })
          window.addEventListener('hydrated', () => document.documentElement.setAttribute('data-alive', ''))
        })
        observer.observe(document, { childList: true, subtree: true })
      })
      const isAsDrawn = async (path: string) => {
        await page.goto(path)
        await page.locator('html[data-alive]').waitFor()
        await page.waitForLoadState('networkidle')
        return page.evaluate(() => (window as unknown as { readonly isAsDrawn: () => boolean }).isAsDrawn())
      }
      for (const path of ['/', '/quiz', '/login', '/privacy'])
        expect([path, await isAsDrawn(path)]).toEqual([path, true])
      await withAccount(page)
      for (const path of ['/', '/quiz', '/dashboard', '/dashboard/reporthistory', '/dashboard/account'])
        expect([path, await isAsDrawn(path)]).toEqual([path, true])
    })
  })
})
