/** Contents with accounts and hardly any other module: every page of an account works without the others, and mentions none of them. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasModule, type ContentWith } from '#content/modules.ts'
import { fill } from '#engine/format.ts'
import { newName, addressOf, password } from '#testing/browser/account-visitor.ts'
import { axe } from '#testing/browser/axe.ts'
import { openBrowser } from '#testing/browser/browser.ts'
import { startExample, type Example } from '#testing/browser/example.ts'
import { readPdf } from '#testing/pdf/read-pdf.ts'
import { byId } from '#testing/live-content.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folders = mkdtempSync(join(tmpdir(), 'few-modules-'))

/** The quiz that `npm run new` writes, with a changed quiz file, and with pages of accounts that have only default texts. */
const writeContent = (name: string, change: (quiz: string) => string): string => {
  const folder = join(folders, name)
  const run = (script: string, ...args: readonly string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
      env: { ...process.env, CONTENT_DIR: folder },
      encoding: 'utf8',
    })
    return status === 0 ? undefined : stderr
  }
  expect(run('scripts/new.mjs', folder)).toBeUndefined()
  const quiz = join(folder, 'quiz.yaml')
  writeFileSync(
    quiz,
    change(readFileSync(quiz, 'utf8')).replace(
      'site:\n',
      'site:\n  contact_email: hallo@example.org\n  locale: de-DE\n',
    ),
  )
  mkdirSync(join(folder, 'pages'))
  for (const page of ['login', 'signup', 'forgot-password', 'reset-password', 'logout', 'dashboard'])
    appendFileSync(join(folder, 'pages', `${page}.yaml`), '{}\n')
  if (name === 'products')
    for (const [path, text] of Object.entries(productFiles)) {
      mkdirSync(dirname(join(folder, path)))
      writeFileSync(join(folder, path), text)
    }
  // Adds the line with the schema to each file.
  run('scripts/content.mjs', '--fix')
  return folder
}

const contents = {
  'one-score': (quiz: string) =>
    quiz
      .replace('    section: sleep #', '    combine: mean\n    decimals: 1\n    section: sleep #')
      .replace(/to: 5\b/, 'to: 5.9')
      .replace('to: 9, label', 'to: 9.9, label'),
  'no-score': (quiz: string) => quiz.slice(0, quiz.indexOf('\nscores:')).replaceAll(/, points: \d/g, ''),
  products: (quiz: string) => quiz,
}
const accountsOnly = ['one-score', 'no-score'] as const

const productFiles = {
  'analysis/routines.yaml': `# yaml-language-server: $schema=../../schemas/routines.schema.json
parts:
  - id: evening
    title: In the evening
    steps:
      - id: pillow
        title: Pillow
        variants: [{ id: usual, how_often: Every night, text: Use one., slot: pillow }]
slots: [{ id: pillow, label: Pillow }]
`,
  'products/catalogue.yaml': `# yaml-language-server: $schema=../../schemas/catalogue.schema.json
products: [{ id: 1, brand: Down, name: Soft, slot: pillow, suits: [], objectives: [], expect: [] }]
`,
}
type Name = keyof typeof contents
const names = Object.keys(contents) as Name[]

const examples = new Map<Name, Example>()
beforeAll(async () => {
  for (const name of names) examples.set(name, await startExample(name, writeContent(name, contents[name])))
}, 240_000)
afterAll(async () => {
  await Promise.all([...examples.values()].map(({ product }) => product.stop()))
  rmSync(folders, { recursive: true, force: true })
})

/** Words of modules that these contents do not have. */
const foreign = /\b(hair|curls?|products?|routines?|tips?|recommendations?|ingredients?|photos?|pictures?|ratings?)\b/i

const takeQuiz = async (page: Page, { content }: Example) => {
  await page.goto('/quiz')
  const begin = page.getByRole('button', { name: content.pages.quiz.intro.start, exact: true })
  const next = page.getByRole('button', { name: content.pages.quiz.frame.next, exact: true })
  await begin.or(next).first().waitFor()
  if (await begin.isVisible()) await begin.click()
  await page.getByLabel('Quickly', { exact: true }).check()
  await page.getByLabel('7', { exact: false }).last().check()
  await next.click()
  await page.getByRole('heading', { level: 1, name: 'Your result' }).waitFor({ timeout: 30_000 })
}

const signUp = async (page: Page, { pages: { signup } }: ContentWith<'accounts'>) => {
  await page.goto('/signup')
  const username = newName()
  await page.getByLabel(byId(signup.fields, 'username').label).fill(username)
  await page.getByLabel(byId(signup.fields, 'email').label).fill(addressOf(username))
  await page.getByLabel(byId(signup.fields, 'password').label, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: signup.submit }).click()
}

describe.each(accountsOnly)('an account with %s', (name) => {
  test('is made from a waiting result, and all its pages show what there is', async () => {
    const example = examples.get(name) ?? expect.fail(`${name} was not started`)
    const { content, product } = example
    if (!hasModule(content, 'accounts')) return expect.fail('The content has no accounts')
    const { dashboard } = content.pages
    const visitor = await openBrowser({ url: product.url, camera: 'none', phone: true })
    const { page } = visitor
    const seesOnlyItsOwn = async (where: string) => {
      await page.getByRole('main').getByRole('heading').first().waitFor()
      expect(foreign.exec(await page.locator('body').innerText())?.[0], where).toBeUndefined()
      expect(await axe(page), where).toEqual([])
    }
    try {
      await takeQuiz(page, example)
      await signUp(page, content)
      await page.getByRole('heading', { name: dashboard.analysis.recheck.heading }).waitFor()
      if (name === 'one-score') await expect.poll(() => page.getByRole('main').innerText()).toMatch(/\b\d,\d\s*of/)
      await seesOnlyItsOwn('dashboard')

      await takeQuiz(page, example)
      await page.goto(dashboard.report_history.route)
      await page.getByRole('heading', { level: 1, name: dashboard.report_history.heading }).waitFor()
      await page.getByRole('button', { name: dashboard.report_history.compare.button }).waitFor()
      await seesOnlyItsOwn('reports')
      const downloading = page.waitForEvent('download')
      await page
        .getByRole('button', { name: fill(dashboard.report_history.download_label, { date: '' }).slice(0, 15) })
        .first()
        .click()
      const pdf = await readFile(await (await downloading).path())
      const { tags } = await readPdf(pdf)
      const written = tags.map(({ text }) => text).join(' ')
      expect(written).toContain('Quickly')
      for (const part of [content.pages.report.objectives.heading, dashboard.pdf.headings.photos])
        expect(written).not.toContain(part)

      const { delete_dialog } = dashboard.report_history
      await page.getByRole('button', { name: dashboard.report_history.delete }).first().click()
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await dialog.getByText(delete_dialog.heading).waitFor()
      await seesOnlyItsOwn('deleting a report')
      await dialog.getByRole('button', { name: delete_dialog.cancel }).click()

      await page.getByRole('button', { name: dashboard.report_history.compare.button }).click()
      await page.getByRole('heading', { level: 1, name: dashboard.report_history.compare.heading }).waitFor()
      await seesOnlyItsOwn('comparison')

      await page.goto(dashboard.account.route)
      await page.getByRole('heading', { name: dashboard.account.login.heading }).waitFor()
      await seesOnlyItsOwn('account')
    } finally {
      await visitor.close()
    }
  })
})

test('products whose ingredients are not read are recommended without a word about ingredients', async () => {
  const example = examples.get('products') ?? expect.fail('It was not started')
  const { content, product } = example
  if (!hasModule(content, 'accounts')) return expect.fail('The content has no accounts')
  const { analysis, recommendations } = content.pages.dashboard
  const visitor = await openBrowser({ url: product.url, camera: 'none', phone: true })
  const { page } = visitor
  try {
    await takeQuiz(page, example)
    await signUp(page, content)
    await page.getByRole('heading', { name: analysis.recheck.heading }).waitFor()
    await page.goto(recommendations.route)
    await page.getByRole('heading', { name: /Soft/ }).waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/ingredient|allerg|on the pack/i)
  } finally {
    await visitor.close()
  }
})
