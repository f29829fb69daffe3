import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { oldestBrowsers } from '#scripts/browsers/oldest-browsers.mjs'
import { axe } from '#testing/browser/axe.ts'
import { live } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

const title = live.messages.browser.too_old
const toBeUsed = ['/quiz', '/login', '/signup', '/dashboard', '/dashboard/account', '/feedback']
const toBeRead = ['/', '/how', '/privacy', '/nowhere']

/** Removes a feature from the browser. To be called before a page is opened. */
const without = async (page: Page, part: 'findLast' | 'noModule'): Promise<void> => {
  await page.addInitScript((name) => {
    Reflect.deleteProperty(name === 'findLast' ? Array.prototype : HTMLScriptElement.prototype, name)
  }, part)
}

/** Imitates a browser that does not load module scripts, and ignores the rules in cascade layers. */
const asBeforeModules = async (page: Page): Promise<void> => {
  await without(page, 'noModule')
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSLayerBlockRule')
  })
  await page.route(/\/assets\/(?!head-).*\.js$/, (route) => route.abort())
  await page.route(/\.css$/, async (route) => {
    const reply = await route.fetch()
    const css = await reply.text()
    const from = css.indexOf('.notice{')
    await route.fulfill({ response: reply, body: from < 0 ? '' : css.slice(from) })
  })
}

const expectNotice = async (page: Page, isInstead: boolean): Promise<void> => {
  const heading = page.getByRole('heading', { name: title, level: isInstead ? 1 : 2 })
  await heading.waitFor()
  const notice = page.locator('#too-old')
  for (const [name, version] of Object.entries({ Chrome: 'chrome', Firefox: 'firefox', Safari: 'safari' }))
    expect(await notice.innerText()).toContain(`${name} ${oldestBrowsers[version]}`)
  expect(await page.locator('#app').isVisible()).toBe(!isInstead)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await axe(page)).toEqual([])
}

describe('a browser with modules that lacks something else', () => {
  test('shows the notice in the place of pages that it cannot run, and above those that can be read', async () => {
    await visit(
      { camera: 'none', phone: true },
      async ({ page }) => {
        await without(page, 'findLast')
        for (const path of toBeUsed) {
          await page.goto(path)
          await expectNotice(page, true)
        }
        await page.getByRole('link', { name: live.messages.browser.home }).click()
        await expectNotice(page, false)
      },
      /404/,
    )
  })
})

describe('a browser without modules, without layers', () => {
  test('shows the same, and the words of the pages that can be read', async () => {
    await visit(
      { camera: 'none' },
      async ({ page }) => {
        await asBeforeModules(page)
        for (const path of toBeUsed.slice(0, 3)) {
          await page.goto(path)
          await expectNotice(page, true)
        }
        for (const path of toBeRead) {
          await page.goto(path)
          await expectNotice(page, false)
          expect((await page.locator('#app main').innerText()).length).toBeGreaterThan(40)
        }
      },
      /ERR_FAILED|404/,
    )
  })
})

describe('a browser without JavaScript', () => {
  test('is told so above what it cannot use, and nowhere else', async () => {
    await visit({ camera: 'none', context: { javaScriptEnabled: false } }, async ({ page }) => {
      const heading = page.getByRole('heading', { name: live.messages.browser.no_script })
      for (const path of toBeUsed) {
        await page.goto(path)
        expect([path, await heading.isVisible()]).toEqual([path, true])
      }
      for (const path of toBeRead.slice(0, 3)) {
        await page.goto(path)
        expect([path, await heading.count(), await page.locator('#too-old').isVisible()]).toEqual([path, 0, false])
      }
    })
  })
})

describe('a browser of today', () => {
  test('has neither notice, and no room is kept for them', async () => {
    await visit({ camera: 'none' }, async ({ page }) => {
      for (const path of ['/', '/quiz']) {
        await page.goto(path)
        expect([path, await page.locator('#too-old').isVisible()]).toEqual([path, false])
        expect(await page.locator('#app').evaluate((app) => app.getBoundingClientRect().top)).toBe(0)
      }
    })
  })
})
