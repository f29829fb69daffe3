/** With an unusable stored login, the page treats the user as a visitor at the first load, removes the login, and explains it once. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { logIn, signUp, newName, withAccount } from '#testing/browser/account-visitor.ts'
import { byId, live } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct({ env: { RATE_LIMIT_PER_MINUTE: '1000' } })

const refusal = /status of 401/

type Stored = {
  readonly access: string
  readonly refresh: string
  readonly user: { readonly id: string; readonly username: string }
}
const token = (kind: string, sign: string): string => `rl_${kind}_${sign.repeat(43)}`

/** Ways to break a working login. The server is asked only about those that still look like a login. */
const broken: Readonly<Record<string, (login: Stored) => string>> = {
  'no JSON': () => '{"access":',
  'a list': (login) => JSON.stringify([login]),
  'no access token': ({ refresh, user }) => JSON.stringify({ refresh, user }),
  'no refresh token': ({ access, user }) => JSON.stringify({ access, user }),
  'no user': ({ access, refresh }) => JSON.stringify({ access, refresh }),
  'a refresh token of one letter and an access token that has run out': (login) =>
    JSON.stringify({ ...login, access: token('a', 'x'), refresh: 'x' }),
  'the tokens of another server': (login) =>
    JSON.stringify({ ...login, access: token('a', 'x'), refresh: token('r', 'y') }),
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('auth'))
/** Stores the login at an address without scripts, because a running page would end this login before the next page is opened. */
const store = async (page: Page, auth: string): Promise<void> => {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('auth', text), auth)
}
const ended = (page: Page) => page.getByText(live.messages.session.ended)

/** How to recognise the explanation. For the dashboard the login page shows it, elsewhere the page itself. */
const pages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/dashboard/': (page) => page.getByRole('heading', { level: 1, name: live.pages.login.heading }).waitFor(),
  '/': (page) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: byId(live.navigation.top.items, 'login').label })
      .waitFor(),
}

const expectTold = async (page: Page, path: string): Promise<void> => {
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/token/refresh')) refreshes.push(request.url())
  })
  await page.goto(path)
  await ended(page).waitFor()
  await pages[path]?.(page)
  expect([await ended(page).count(), await stored(page)]).toEqual([1, null])
  expect(refreshes.length).toBeLessThanOrEqual(1)
  await page.goto(path)
  await pages[path]?.(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await ended(page).count()).toBe(0)
}

describe.each(Object.keys(pages))('a load of %s', (path) => {
  test('ends whatever cannot be a login', async () => {
    await visit(
      {},
      async ({ page }) => {
        await withAccount(page)
        const login = JSON.parse((await stored(page)) ?? '') as Stored
        for (const make of Object.values(broken)) {
          await store(page, make(login))
          await expectTold(page, path)
        }
      },
      refusal,
    )
  })

  test('ends a login of another browser, and one that was ended elsewhere', async () => {
    await visit(
      {},
      async ({ page, context, newContext }) => {
        const username = await withAccount(page)
        const auth = (await stored(page)) ?? ''
        const elsewhere = await (await newContext()).newPage()
        await store(elsewhere, auth)
        await expectTold(elsewhere, path)
        // The second login of the browser ends the first one.
        const cookies = await context.cookies()
        await page.evaluate(() => localStorage.clear())
        await page.goto('/login')
        await logIn(page, username)
        await page.waitForURL('**/dashboard')
        await context.addCookies(cookies)
        await store(page, auth)
        await expectTold(page, path)
      },
      refusal,
    )
  })
})

describe('a server in trouble, or none at all', () => {
  test.each([
    ['status 500', { status: 500, body: '' }],
    ['no network', null],
  ])('is no reason to end a login: %s', async (_, reply) => {
    await visit(
      {},
      async ({ page }) => {
        await withAccount(page)
        const login = JSON.parse((await stored(page)) ?? '') as Stored
        await store(page, JSON.stringify({ ...login, access: token('a', 'x') }))
        let refreshes = 0
        let refused = 0
        page.on('response', (response) => {
          if (response.status() === 401) refused += 1
        })
        await page.route('**/api/token/refresh', async (route) => {
          refreshes += 1
          await (reply ? route.fulfill(reply) : route.abort())
        })
        await page.goto('/dashboard/')
        await page.getByText(live.messages.scores.failure).first().waitFor()
        expect(await stored(page)).toContain(login.refresh)
        // No loop: at most one refresh per refused call, and only one for all calls that wait at the same time.
        expect(refreshes).toBeLessThanOrEqual(refused)
        await page.unroute('**/api/token/refresh')
        await page.goto('/dashboard/account')
        await page.getByLabel(live.pages.dashboard.account.profile.name.label, { exact: true }).waitFor()
      },
      /status of (401|500)|ERR_FAILED/,
    )
  })
})

describe('login, sign-up and logout lead on', () => {
  test('whoever is logged in sees no form, neither directly nor by Back', async () => {
    await visit({}, async ({ page }) => {
      const username = newName()
      await page.goto('/about')
      await page.goto('/signup')
      await signUp(page, username)
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/about')

      for (const [from, to] of [
        ['/login', '/dashboard'],
        ['/login?to=%2Fdashboard%2Faccount', '/dashboard/account'],
        ['/login?to=%2Flogout', '/dashboard'],
        ['/login?to=//evil.example', '/dashboard'],
        ['/signup', '/dashboard'],
        ['/signup?to=%2Fdashboard%2Freporthistory', '/dashboard/reporthistory'],
      ] as const) {
        await page.goto('/about')
        await page.goto(from)
        await page.waitForURL((url) => url.pathname === to)
        await page.goBack()
        await page.waitForURL((url) => url.pathname === '/about')
      }

      await page.goto('/logout')
      await page.getByRole('main').getByRole('button', { name: live.pages.logout.submit }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/dashboard/account')
      await page.waitForURL((url) => url.pathname === '/login')
      await logIn(page, username)
      await page.waitForURL((url) => url.pathname === '/dashboard/account')
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/')
    })
  })

  test('a visitor who wants to log out is told that nobody is logged in, and logs in to the dashboard', async () => {
    await visit({}, async ({ page }) => {
      const username = await withAccount(page)
      await page.evaluate(() => localStorage.clear())
      await page.goto('/logout')
      await page.getByText(live.messages.session.nobody).waitFor()
      await page.reload()
      await page.getByLabel(byId(live.pages.login.fields, 'username').label).waitFor()
      expect(await page.getByText(live.messages.session.nobody).count()).toBe(0)
      await logIn(page, username)
      await page.waitForURL((url) => url.pathname === '/dashboard')
    })
  })

  test('a login in another tab sends a form on that stands here, and a wish stays with whoever signs up', async () => {
    await visit({}, async ({ page, context }) => {
      await page.goto('/login?to=%2Fdashboard%2Faccount')
      await page.getByLabel(byId(live.pages.login.fields, 'username').label).waitFor()
      const other = await context.newPage()
      await other.goto('/login?to=%2Fdashboard%2Freporthistory')
      await other
        .getByRole('main')
        .getByRole('link', { name: live.pages.quiz.results.visitor.overlay.signup.label })
        .click()
      await other.waitForURL((url) => url.pathname === '/signup')
      await signUp(other, newName(), '/dashboard/reporthistory')
      await page.waitForURL((url) => url.pathname === '/dashboard/account')
    })
  })
})
