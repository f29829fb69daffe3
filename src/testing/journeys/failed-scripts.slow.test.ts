/** On a bad connection, or during a deployment, a script may fail to load. A page that looks usable must not be dead. */
import type { BrowserContext, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { shortQuiz, withAccount } from '#testing/browser/account-visitor.ts'
import { choose, expectAccessible, next, start } from '#testing/browser/quiz-visitor.ts'
import { servedProduct } from '#testing/browser/served-product.ts'
import { live, stepIds } from '#testing/live-content.ts'

const { visit } = servedProduct()
const { page_failed: failed, reload } = live.messages.common
/** The console messages of the browser and React about this. */
const expected =
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load|dynamically imported module|no media queries|Importing a module script failed/

/** Makes scripts with matching names fail to load until the page is opened again. */
const failOnce = async (page: Page, scripts: RegExp): Promise<void> => {
  let visits = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1
  })
  await page.route(scripts, (route) => (visits > 1 ? route.continue() : route.abort()))
}

test.each([
  ['the page', /\/assets\/quiz-route[^/]*\.js$/],
  ['the app', /\/assets\/(?:main|index)[^/]*\.js$/],
] as const)('without the script of %s it says so, and can be reloaded', async (_, scripts) => {
  await visit(
    {},
    async ({ page }) => {
      await failOnce(page, scripts)
      await page.goto('/quiz')
      await expect.poll(() => page.getByRole('alert').filter({ hasText: failed }).count()).toBe(1)
      await page.getByRole('alert').getByRole('button', { name: reload, exact: true }).click()
      await expect.poll(() => page.getByRole('button', { name: live.pages.quiz.intro.start }).count()).toBe(1)
      await page.getByRole('button', { name: live.pages.quiz.intro.start }).click()
      await expect.poll(() => page.getByRole('radio').count()).toBeGreaterThan(0)
    },
    expected,
  )
})

const { second_action } = live.pages.home.hero
const toHow = (page: Page) =>
  page
    .getByRole('link', { name: second_action?.label ?? expect.fail('There is no second button') })
    .first()
    .click()

test('a page whose script was replaced by a deployment reloads by itself', async () => {
  await visit(
    {},
    async ({ page }) => {
      await failOnce(page, /\/assets\/how-route[^/]*\.js$/)
      await page.goto('/')
      await toHow(page)
      await page.getByRole('heading', { level: 1, name: live.pages.how.heading }).waitFor()
      expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/how$/)
    },
    expected,
  )
})

test.each(['away', 'overloaded', 'silent'])(
  'a page that does not load because the server is %s has a button that reloads it',
  async (state) => {
    await visit(
      {},
      async ({ page }) => {
        await page.goto('/')
        await page.route(/\/assets\/how/, (route) => route.abort())
        // The page itself is requested again.
        await page.route(/\/(how)?$/, (route) => {
          if (state === 'away') return route.abort()
          return state === 'overloaded' ? route.fulfill({ status: 503 }) : undefined
        })
        await toHow(page)
        await page.getByRole('main').getByRole('button', { name: reload, exact: true }).waitFor()
        await page.getByRole('heading', { level: 1, name: failed }).waitFor()
        await page.getByRole('status').filter({ hasText: live.messages.common.unavailable }).waitFor()
      },
      expected,
    )
  },
)

/** A reload would come right after `act`. */
const expectNoReload = async (page: Page, act: () => Promise<void> | void): Promise<void> => {
  let reloads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1
  })
  await act()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(reloads).toBe(0)
}

describe('a page whose script is not loaded, when the device is offline', () => {
  const { offline, try_again } = live.messages.common

  /** Follows a link without a network. Returns the heading that says so. */
  const leaveHomeOffline = async (context: BrowserContext, page: Page) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await toHow(page)
    const heading = page.getByRole('heading', { level: 1, name: offline })
    await heading.waitFor()
    return heading
  }

  test('is replaced by the reason within header and footer, and loads by itself when the network is back', async () => {
    await visit(
      {},
      async ({ context, page }) => {
        const heading = await leaveHomeOffline(context, page)
        await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
        await expect.poll(() => page.title()).toContain(offline)
        expect(await page.getByRole('banner').count()).toBe(1)
        expect(await page.getByRole('contentinfo').count()).toBe(1)
        await expectAccessible(page, 'a page that did not load')
        await page.getByRole('button', { name: try_again, exact: true }).click()
        await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
        expect(await page.getByText(live.messages.common.unavailable).count()).toBe(0)
        await context.setOffline(false)
        await page.getByRole('heading', { level: 1, name: live.pages.how.heading }).waitFor()
      },
      expected,
    )
  })

  test('is loaded by the next press when the network is back, after Back to the page that was left', async () => {
    await visit(
      {},
      async ({ context, page }) => {
        await leaveHomeOffline(context, page)
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: live.pages.home.hero.heading }).waitFor()
        await context.setOffline(false)
        await toHow(page)
        await page.getByRole('heading', { level: 1, name: live.pages.how.heading }).waitFor()
      },
      expected,
    )
  })

  test('does not reload the page to which the visitor has gone on when the network is back', async () => {
    await visit(
      {},
      async ({ context, page }) => {
        await leaveHomeOffline(context, page)
        let answer = (): void => undefined
        await page.route(/\/how$/, (route) => {
          answer = () => void route.continue()
        })
        const asked = page.waitForRequest(/\/how$/)
        await context.setOffline(false)
        await asked
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: live.pages.home.hero.heading }).waitFor()
        await expectNoReload(page, () => answer())
      },
      expected,
    )
  })

  test('is replaced by the reason, too, if no page before it had header and footer', async () => {
    await visit(
      {},
      async ({ context, page }) => {
        await page.goto('/quiz')
        await page.waitForLoadState('networkidle')
        await context.setOffline(true)
        await page.getByRole('banner').getByRole('link').first().click()
        await page.getByRole('heading', { level: 1, name: offline }).waitFor()
        await page.getByRole('button', { name: reload, exact: true }).click()
        await page.waitForTimeout(500)
        expect(await page.getByText(live.messages.common.unavailable).count()).toBe(0)
        await context.setOffline(false)
        await page.getByRole('button', { name: reload, exact: true }).click()
        await page.getByRole('heading', { level: 1, name: live.pages.home.hero.heading }).waitFor()
      },
      expected,
    )
  })
})

const minute = 60_000

test('a page whose script never arrives is given up after a minute, and not before', async () => {
  await visit({}, async ({ page }) => {
    await page.clock.install()
    await page.route(/\/assets\/how/, () => undefined)
    await page.goto('/')
    await page.route(/\/(how)?$/, () => undefined)
    await toHow(page)
    await page.waitForURL(/\/how$/)
    const failure = page.getByRole('main').filter({ hasText: failed })
    await page.clock.fastForward(minute - 10_000)
    expect(await failure.count()).toBe(0)
    await page.clock.fastForward(10_000)
    // Then the server is tried, which does not answer either.
    await expect
      .poll(async () => {
        await page.clock.fastForward(5000)
        return failure.getByRole('button', { name: reload, exact: true }).count()
      })
      .toBe(1)
  })
})

test('a page whose script never arrives does not reload the page to which the visitor has gone on', async () => {
  await visit({}, async ({ page }) => {
    await page.clock.install()
    await page.route(/\/assets\/how/, () => undefined)
    await page.goto('/')
    await toHow(page)
    await page.waitForURL(/\/how$/)
    await page.goBack()
    await page.waitForURL(/\/$/)
    await expectNoReload(page, () => page.clock.fastForward(minute))
  })
})

test('a step of the quiz whose script never arrives is given up after a minute, and the quiz goes on', async () => {
  await visit(
    {},
    async ({ page }) => {
      await page.clock.install()
      await page.route(/\/assets\/photos-step/, () => undefined)
      await start(page)
      await choose(page, '0', 'growth')
      await next(page, 'photos')
      const failure = page.getByRole('alert').filter({ hasText: failed })
      await page.clock.fastForward(minute - 10_000)
      expect(await failure.count()).toBe(0)
      await page.clock.fastForward(10_000)
      await failure.getByRole('button', { name: reload, exact: true }).waitFor()
      await next(page, stepIds[2] ?? '')
    },
    /Not done in time/,
  )
})

test('a page whose rules of the scores do not load has a button that reloads it', async () => {
  await visit(
    {},
    async ({ page }) => {
      await failOnce(page, /\/assets\/score-rules[^/]*\.js$/)
      await page.goto('/how-we-score')
      const failure = page.getByRole('alert').filter({ hasText: failed })
      await failure.getByRole('button', { name: reload, exact: true }).click()
      await page.locator('#rules').waitFor()
      expect(await failure.count()).toBe(0)
    },
    expected,
  )
})

test('a page that cannot be rendered has a button that reloads it', async () => {
  await visit(
    {},
    async ({ page }) => {
      await page.addInitScript(() => {
        if (window.name !== 'failed')
          window.matchMedia = () => {
            throw new Error('There are no media queries')
          }
        window.name = 'failed'
      })
      await page.goto('/quiz')
      await expect.poll(() => page.getByRole('alert').filter({ hasText: failed }).count()).toBe(1)
      await page.getByRole('button', { name: reload, exact: true }).click()
      await expect.poll(() => page.getByRole('button', { name: live.pages.quiz.intro.start }).count()).toBe(1)
    },
    expected,
  )
})

test('without the script that takes a result into the account, its preview is shown', async () => {
  await visit(
    {},
    async ({ page }) => {
      await withAccount(page)
      await page.route(/\/assets\/claim-stored-result[^/]*\.js$/, (route) => route.abort())
      await shortQuiz(page, {})
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    },
    expected,
  )
})
