/** Whoever is quicker than the scripts: what was pressed and typed on a page that is only drawn counts when it is alive. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, withAccount } from '#testing/account-visitor.ts'
import { startProduct, type Product } from '#testing/product.ts'
import { question, visiting } from '#testing/quiz-visitor.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)

/** The page without its modules, until they are let go. The small script in its head is there. */
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

describe('before the scripts are there', () => {
  test('Get Started is not lost', async () => {
    await visit({}, async ({ page }) => {
      const letGo = await openDrawn(page, '/quiz')
      await page.getByRole('button', { name: 'Get Started' }).click()
      expect(await question(page, 'Which picture is closest to your natural hair type?').count()).toBe(0)
      letGo()
      await question(page, 'Which picture is closest to your natural hair type?').waitFor()
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
        await page.getByLabel('Username').fill('amara')
        await page.getByLabel('Password', { exact: true }).fill(password)
        const login = page.getByRole('main').getByRole('button', { name: 'Login' })
        await login.click()
        await login.click()
        letGo()
        await page.getByRole('main').getByRole('alert').first().waitFor()
        expect(sent).toEqual(['/api/users/login'])
        expect(await page.getByLabel('Username').inputValue()).toBe('amara')
      },
      /40[01]/,
    )
  })
})

describe('when the scripts are there', () => {
  test('nothing that was drawn is drawn anew, for visitors and for users', async () => {
    await visit({}, async ({ page }) => {
      await page.addInitScript(() => {
        const drawn = () => document.querySelector('main')
        const observer = new MutationObserver(() => {
          const main = drawn()
          if (!main) return
          observer.disconnect()
          Object.defineProperty(window, 'isAsDrawn', { value: () => drawn() === main })
          window.addEventListener('alive', () => document.documentElement.setAttribute('data-alive', ''))
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
