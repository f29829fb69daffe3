import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type OpenBrowser } from '#testing/browser/browser.ts'
import { withAccount } from '#testing/browser/account-visitor.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import {
  atStep,
  choose,
  expectAccessible,
  expectProgress,
  next,
  openQuiz,
  question,
  start,
  closeAfter,
} from '#testing/browser/quiz-visitor.ts'
import { removeExamples } from '#testing/content-copy.ts'
import { filled, live, pattern, questionCount, stepIds } from '#testing/live-content.ts'

const purchase = live.pages.dashboard.recommendations.purchase_all
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Builds and serves an edited copy of the content, without its history of published ids. */
const productOf = async (
  edit: (folder: string) => void | Promise<void>,
): Promise<{ product: Product; tidy: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'))
  const contentDir = join(folder, 'content')
  const dist = join(root, 'node_modules/.cache', `edited-${process.pid}-${Date.now()}`)
  const history = join(root, 'content/history')
  cpSync(join(root, 'content'), contentDir, { recursive: true, filter: (path) => path !== history })
  await edit(contentDir)
  const built = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    env: { ...process.env, CONTENT_DIR: contentDir, DIST_DIR: dist, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(built.stdout + built.stderr)
  const product = await startProduct({ contentDir, dist })
  return {
    product,
    tidy: async () => {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
      rmSync(dist, { recursive: true, force: true })
    },
  }
}

const inFile = (
  folder: string,
  file: string,
  from: string | RegExp,
  to: string | ((found: string, piece: string) => string),
): void => {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, (found: string, piece: string) => (typeof to === 'string' ? to : to(found, piece)))
  if (after === before) throw new Error(`${file} does not contain ${String(from)}`)
  writeFileSync(path, after)
}

/** A catalogue of real products: one shop sells most of them, another one the gel. No shop has masks; one price is not known. */
const withShops = (catalogue: string): string =>
  catalogue
    .replace('sample: true', 'sample: false')
    .split(/^(?= {2}- id: )/m)
    .map((product) => {
      if (/slot: mask/.test(product)) return product.replace(/^ {4}link: .*\n/m, '')
      const retailer = /slot: styler/.test(product) ? 'Gel House' : 'Curl Shop'
      const linked = product.replace(
        /^( {4}link: ).*sample\/(\d+)$/m,
        `$1https://shop.example/$2\n    retailer: ${retailer}`,
      )
      return /slot: leave_in/.test(product) ? linked.replace(/^ {4}price: .*\n/m, '') : linked
    })
    .join('')

let edited: Awaited<ReturnType<typeof productOf>>
beforeAll(async () => {
  edited = await productOf((folder) => {
    inFile(folder, 'quiz/sections/hair-details.yaml', /\{id: growth, [^}]*\}/, '{id: growth, label: Longer hair}')
    inFile(
      folder,
      'quiz/sections/hair-details.yaml',
      /$/,
      `
  - id: covered
    type: question
    choice: radio
    title: Do you sleep with your hair covered?
    when: {question: "3", is: [shoulder, past_shoulders]}
    options:
      - {id: covered_yes, label: "Yes"}
      - {id: covered_no, label: "No"}
`,
    )
    inFile(
      folder,
      'analysis/scores.yaml',
      '    rules:\n',
      '    rules:\n      - {question: covered, answer: covered_no, points: 40, evidence: weak, because: Cotton rubs the hair at night.}\n',
    )
    writeFileSync(
      join(folder, 'quiz/sections/night.yaml'),
      `# yaml-language-server: $schema=../../../schemas/section.schema.json
id: night
title: Night
questions:
  - id: night_1
    type: question
    choice: radio
    title: Does a hat rub your hair?
    when: {question: "3", is: [chin]}
    options:
      - {id: hat_yes, label: "Yes"}
      - {id: hat_no, label: "No"}
`,
    )
    inFile(folder, 'quiz/quiz.yaml', '\nsteps:', '\n  - {id: night, label: Night}\n\nsteps:')
    inFile(
      folder,
      'quiz/quiz.yaml',
      /(?= {2}- id: lifestyle .*\n {4}kind)/,
      '  - {id: night, kind: questions, title: Night, tab: night, section: night}\n\n',
    )
    inFile(
      folder,
      'quiz/quiz.yaml',
      /(?= {2}- id: medical .*\n {4}kind)/,
      `  - id: wishes
    kind: text
    title: Your wishes
    tab: hair_details
    question: {id: wishes, title: What would you wish for?, max_length: 100}

`,
    )
    inFile(folder, 'settings/constants.yaml', /analysing_delay_ms: \d+/, 'analysing_delay_ms: 100')
    const catalogue = join(folder, 'products/catalogue.yaml')
    writeFileSync(catalogue, withShops(readFileSync(catalogue, 'utf8')))
  })
})
afterAll(async () => {
  await edited.tidy()
})

describe('an editor who changes YAML only', () => {
  test('sees the new label, the new question under its condition, the new step and the points with their reason', async () => {
    const visitor = await openBrowser({ url: edited.product.url })
    await closeAfter(visitor, async ({ page }) => {
      await start(page)
      await choose(page, '0', 'Longer hair')
      expect(await question(page, 'Do you sleep with your hair covered?').count()).toBe(0)
      await choose(page, '3', 'past_shoulders')
      await choose(page, 'Do you sleep with your hair covered?', 'No')
      await choose(page, '2', 'dry')
      await expectProgress(page, 5, questionCount + 2)
      for (const step of ['photos', 'extra_information', 'Your wishes', 'medical', 'lifestyle']) await next(page, step)
      // A step in which nothing applies is skipped, with its tab, in both directions.
      const tabs = page.getByRole('list', { name: live.pages.quiz.frame.tabs_label }).getByRole('listitem')
      expect(await tabs.count()).toBe((live.quiz.tabs ?? []).length)
      await page.goBack()
      await atStep(page, 'medical')
      await page.getByRole('button', { name: live.pages.quiz.frame.back, exact: true }).click()
      for (const step of ['Your wishes', 'extra_information', 'photos', 'goals']) {
        await atStep(page, step)
        if (step !== 'goals') await page.getByRole('button', { name: live.pages.quiz.frame.back, exact: true }).click()
      }
      await choose(page, '3', 'chin')
      await expect.poll(() => tabs.count()).toBe((live.quiz.tabs ?? []).length + 1)
      for (const step of ['photos', 'extra_information', 'Your wishes', 'medical', 'Night']) await next(page, step)
      await choose(page, 'Does a hat rub your hair?', 'No')
      await next(page, 'lifestyle')
      await page.getByRole('button', { name: live.pages.quiz.frame.back, exact: true }).click()
      await atStep(page, 'Night')
      await page.evaluate(() => window.history.go(-5))
      await atStep(page, 'goals')
      await choose(page, '3', 'past_shoulders')
      await choose(page, 'Do you sleep with your hair covered?', 'No')
      for (const step of ['photos', 'extra_information', 'Your wishes', 'medical', 'lifestyle']) await next(page, step)
      await next(page, 'hair_care')
      await choose(page, 'haircare_1', 'soft')
      await next(page, 'about_you')
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
      await atStep(page, 'results')
      await page.getByText(live.pages.report.ledger.open).first().click()
      await page.getByText('Cotton rubs the hair at night.').waitFor()
    })
  })
})

describe('a catalogue of products that shops sell', () => {
  test('is bought shop by shop: each product by its link, or all of them with one press', async () => {
    const visitor = await openBrowser({ url: edited.product.url, expected: /^GET https:\/\/shop\.example\// })
    const journey = async ({ context, page }: OpenBrowser): Promise<void> => {
      await context.route('https://shop.example/**', (route) =>
        route.fulfill({ body: 'A shop', contentType: 'text/plain' }),
      )
      await withAccount(page)
      await start(page)
      await choose(page, '0', 'Longer hair')
      for (const step of ['photos', 'extra_information', 'Your wishes', ...stepIds.slice(3)]) await next(page, step)
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
      await atStep(page, 'results')
      await page.goto('/dashboard/recommendations')
      await page.getByText(live.pages.dashboard.recommendations.retailers).waitFor()
      await page.getByRole('button', { name: purchase.button }).click()
      const dialog = page.getByRole('dialog', { name: purchase.dialog.heading })
      await dialog.waitFor()
      expect(await dialog.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
        'Curl Shop',
        'Gel House',
        purchase.dialog.no_shop,
      ])
      const links = dialog.getByRole('link', { name: /(Curl Shop|Gel House)/ })
      const count = await links.count()
      expect(count).toBeGreaterThan(2)
      expect(await dialog.getByRole('link').count()).toBe(count)
      expect(await dialog.getByText(purchase.dialog.no_price, { exact: true }).count()).toBe(1)
      await dialog.getByText(filled(purchase.dialog.not_counted, { count: 1 })).waitFor()
      const prices = await dialog
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') })
        .getByText(/^£/)
        .allInnerTexts()
      const sum = prices.reduce((total, price) => total + Number(price.slice(1)), 0)
      await dialog.getByText(filled(purchase.dialog.total, { total: `£${sum.toFixed(2)}` }), { exact: true }).waitFor()
      await expectAccessible(page, 'purchase all')

      const opening = context.waitForEvent('page')
      await links.first().press('Enter')
      expect((await opening).url()).toBe(await links.first().getAttribute('href'))
      await dialog.getByRole('button', { name: filled(purchase.dialog.confirm, { count }) }).click()
      await dialog.getByText(filled(purchase.opened, { count })).waitFor()
      // Our page, the one that the link opened, and one for each product.
      await expect.poll(() => context.pages().length).toBe(2 + count)
      expect(
        await Promise.all(
          context
            .pages()
            .slice(1)
            .map((one) => one.evaluate(() => window.opener === null)),
        ),
      ).toEqual(Array.from({ length: 1 + count }, () => true))

      await page.keyboard.press('Escape')
      await page.evaluate(() => {
        window.open = () => null
      })
      await page.getByRole('button', { name: purchase.button }).click()
      await dialog.getByRole('button', { name: filled(purchase.dialog.confirm, { count }) }).click()
      await dialog.getByText(filled(purchase.blocked, { count: 0, total: count })).waitFor()
      await dialog.getByText(pattern(purchase.blocked_help)).waitFor()
      expect(await links.count()).toBe(count)
    }
    await closeAfter(visitor, journey)
  })
})

describe('a second, tiny content on another subject', () => {
  test('runs through the engine, the machine, the pages and the server', async () => {
    const { product, tidy } = await productOf(async (folder) => {
      await removeExamples(folder)
      for (const part of ['quiz', 'analysis', 'products', 'personas.yaml'])
        rmSync(join(folder, part), { recursive: true })
      cpSync(join(root, 'src/testing/content'), folder, { recursive: true })
      rmSync(join(folder, 'README.md'))
    })
    const visitor = await openBrowser({ url: product.url })
    try {
      await closeAfter(visitor, async ({ page }) => {
        await openQuiz(page)
        await atStep(page, 'Your plant')
        await page.getByRole('button', { name: live.pages.quiz.intro.start }).click()
        await atStep(page, 'Light and water')
        await choose(page, 'Which way does its window face?', 'North')
        await choose(page, 'When do you water it?', 'Never')
        await next(page, 'Its story')
        await page.getByLabel('Where did you get it?').fill('From a neighbour')
        await next(page, 'Visitors')
        expect(await question(page, 'Which ones?').count()).toBe(0)
        await choose(page, 'Have you seen insects on it?', 'Yes')
        await choose(page, 'Which ones?', 'Mites')
        await expectProgress(page, 4, 5)
        await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
        await atStep(page, 'Your plant report')
        await page.getByText('Your plant stands in a Dim place and wants water.').waitFor()
        await page.getByText('Keep it away from your other plants').waitFor()
        await page.getByRole('meter', { name: 'Freshness' }).waitFor()
      })
    } finally {
      await tidy()
    }
  })
})
