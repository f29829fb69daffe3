/** The examples, and the quiz that `npm run new` writes: each built and served by itself, and opened in a browser. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startExample, type Example } from '#testing/browser/example.ts'
import type { BrowserOptions, OpenBrowser } from '#testing/browser/browser.ts'
import { expectAccessible, visiting } from '#testing/browser/quiz-visitor.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const created = join(mkdtempSync(join(tmpdir(), 'new-quiz-')), 'quiz')
const folders = {
  'phq-9': 'examples/phq-9',
  'product-finder': 'examples/product-finder',
  trivia: 'examples/trivia',
  created,
}
type Name = keyof typeof folders

const examples = new Map<Name, Example>()
beforeAll(async () => {
  const written = spawnSync(process.execPath, [join(root, 'scripts/new.mjs'), created], { encoding: 'utf8' })
  if (written.status !== 0) throw new Error(written.stderr)
  const names = Object.keys(folders) as Name[]
  await Promise.all(names.map(async (name) => examples.set(name, await startExample(name, folders[name]))))
}, 240_000)
afterAll(async () => {
  await Promise.all([...examples.values()].map(({ product }) => product.stop()))
  rmSync(join(created, '..'), { recursive: true, force: true })
})

const example = (name: Name): Example => examples.get(name) ?? expect.fail(`${name} was not started`)
const visit =
  (name: Name) =>
  (
    options: Pick<BrowserOptions, 'phone'>,
    journey: (visitor: OpenBrowser) => Promise<void>,
    expected?: RegExp,
  ): Promise<void> =>
    visiting(() => example(name).product.url)({ camera: 'none', ...options }, journey, expected)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, question: string, option: string) =>
  page.getByRole('group', { name: question }).getByLabel(option, { exact: true }).check()

const addressesOfModules = [
  '/login',
  '/signup',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/dashboard/',
  '/dashboard/account',
  '/about',
  '/how',
  '/feedback',
  '/complaints',
  '/privacy',
  '/terms',
  '/updates',
  '/unsubscribe',
]
const callsOfModules = ['/api/session', '/api/login', '/api/register', '/api/reports', '/api/feedback', '/api/account']

/** Words of modules that PHQ-9 does not have. */
const foreign = /\b(hair|curls?|products?|photos?|pictures?|camera|accounts?|log ?in|sign ?up|dashboard|routines?)\b/i

/** The strings in scripts that may be shown: those that contain a space and do not look like code. The content is one string of JSON. */
const sentencesIn = (script: string): readonly string[] =>
  [...script.matchAll(/([`'"])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .flatMap(([, , text = '']) => (/^[{[]/.test(text) ? (text.match(/"[^"]*"/g) ?? []) : [text]))
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => text.includes(' ') && !/[;=()]/.test(text))

describe('PHQ-9, one file', () => {
  const questions = () => example('phq-9').content.sections.flatMap((section) => section.questions)

  test('has no address, no call and no word of the modules that it does not have', async () => {
    const { dist, product } = example('phq-9')
    for (const path of [...addressesOfModules, ...callsOfModules]) {
      expect((await fetch(product.url + path)).status, path).toBe(404)
      expect((await fetch(product.url + path, { method: 'POST' })).status, path).toBe(404)
    }
    const client = join(dist, 'client')
    const sent = new Set<string>()
    await visit('phq-9')({}, async ({ page }) => {
      page.on('response', (response) => sent.add(new URL(response.url()).pathname))
      await answer(page, 3)
      const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links.filter((to) => to?.startsWith('/') && !to.startsWith('/quiz'))).toEqual([])
    })
    const scripts = [...sent].filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const path of scripts) {
      const words = sentencesIn(readFileSync(join(client, path), 'utf8')).filter((text) => foreign.test(text))
      expect(words, path).toEqual([])
    }
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.(html|webmanifest|txt|xml)$/.test(name))) {
      // Names of files and classes are not text.
      const shown = readFileSync(join(client, file), 'utf8').replaceAll(/(?:class|href|src)="[^"]*"/g, '')
      expect(foreign.exec(shown)?.[0], file).toBeUndefined()
    }
  })

  test('leads from the first address to the whole result, without an account', async () => {
    await visit('phq-9')({ phone: true }, async ({ page }) => {
      await answer(page, 1)
      const main = page.getByRole('main')
      await expect.poll(() => main.innerText()).toMatch(/\b9 of 27\b/)
      await main.getByText('Mild', { exact: true }).waitFor()
      const [signpost, score] = await Promise.all(
        [example('phq-9').content.profile.signposts[0]?.title ?? '', 'Depression severity'].map((name) =>
          main.getByText(name, { exact: true }).first().boundingBox(),
        ),
      )
      expect(signpost?.y).toBeLessThan(score?.y ?? 0)
      await expectAccessible(page, 'result')
      await page.reload()
      await heading(page, 'Your result').waitFor()
      await page.goto('/')
      await page.getByRole('link', { name: example('phq-9').content.pages.quiz.waiting.action.label }).click()
      await heading(page, 'Your result').waitFor()
      await expect.poll(() => main.innerText()).toMatch(/\b9 of 27\b/)
    })
  })

  test('goes on only with every answer, and keeps them over a reload', async () => {
    const { pages } = example('phq-9').content
    await visit('phq-9')({}, async ({ page }) => {
      await page.goto('/')
      await expectAccessible(page, 'start')
      await press(page, pages.quiz.intro.start)
      await choose(page, questions()[0]?.title ?? '', 'Several days')
      await press(page, pages.quiz.frame.next)
      await page.getByText(pages.quiz.frame.required.message).first().waitFor()
      await page.getByText(pages.quiz.frame.saved).waitFor()
      await page.reload()
      await press(page, pages.quiz.resume.continue)
      await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(1)
      await expectAccessible(page, 'questions')
    })
  })

  test('can be answered with the keyboard alone', async () => {
    await visit('phq-9')({}, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: example('phq-9').content.pages.quiz.intro.start }).focus()
      await page.keyboard.press('Enter')
      await heading(page, 'Over the last 2 weeks').waitFor()
      for (let tries = 0; tries < 40 && (await page.getByRole('radio', { checked: true }).count()) < 9; tries++) {
        await page.keyboard.press('Tab')
        const isRadio = await page.evaluate(() => document.activeElement?.matches('input[type=radio]:not(:checked)'))
        if (isRadio) await page.keyboard.press('Space')
      }
      const next = page.getByRole('button', { name: example('phq-9').content.pages.quiz.frame.next, exact: true })
      for (let tries = 0; tries < 10 && !(await next.evaluate((button) => button.matches(':focus'))); tries++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await heading(page, 'Your result').waitFor()
      await expect.poll(() => page.getByRole('main').innerText()).toMatch(/\b0 of 27\b/)
    })
  })

  test('has a page for unknown addresses', async () => {
    await visit('phq-9')(
      {},
      async ({ page }) => {
        await page.goto('/nothing-here')
        await expectAccessible(page, 'not found')
        await page.getByRole('main').getByRole('link').click()
        await heading(page, 'How have you been?').waitFor()
      },
      /404/,
    )
  })

  /** Chooses the option with this many points for every question, and sends the answers. */
  const answer = async (page: Page, points: number): Promise<void> => {
    const { pages } = example('phq-9').content
    await page.goto('/')
    await press(page, pages.quiz.intro.start)
    for (const question of questions())
      if ('options' in question && question.options) {
        // On a phone the questions come a few at a time.
        const group = page.getByRole('group', { name: question.title })
        if (!(await group.isVisible())) await press(page, pages.quiz.frame.next)
        await choose(page, question.title, question.options[points]?.label ?? '')
      }
    await press(page, pages.quiz.frame.next)
    await heading(page, 'Your result').waitFor()
  }
})

test('the product finder suggests what fits the answers', async () => {
  const { pages } = example('product-finder').content
  await visit('product-finder')({ phone: true }, async ({ page }) => {
    await page.goto('/')
    await press(page, pages.quiz.intro.start)
    await choose(page, 'How many people sleep in the tent?', 'Two')
    await choose(page, 'How do you get there?', 'By bike')
    await page.getByRole('textbox', { name: 'How cold will the coldest night be?' }).fill('-5')
    await choose(page, 'What matters more to you?', 'A low weight')
    await expectAccessible(page, 'questions')
    await press(page, pages.quiz.frame.next)
    await heading(page, 'What fits your trip').waitFor()
    const text = await page.getByRole('main').innerText()
    for (const fits of ['Duo Lite', 'Feather -15', 'These are sample products. They cannot be bought.'])
      expect(text).toContain(fits)
    // Tents have no list of ingredients on a label.
    for (const other of ['Solo Lite', 'Warm Night', 'label', 'undefined', 'null']) expect(text).not.toContain(other)
    await expectAccessible(page, 'result')
  })
})

test('the trivia quiz lists the answers, marks them and shows the right ones', async () => {
  const { pages, sections } = example('trivia').content
  await visit('trivia')({}, async ({ page }) => {
    await page.goto('/')
    await press(page, pages.quiz.intro.start)
    for (const section of sections) {
      for (const question of section.questions)
        if ('options' in question && question.options)
          for (const option of question.options.filter(({ correct }) => correct))
            await choose(page, question.title, option.label)
      await press(page, pages.quiz.frame.next)
    }
    await heading(page, 'Your answers').waitFor()
    await expectAccessible(page, 'review')
    await press(page, pages.quiz.frame.next)
    await heading(page, 'Your mark').waitFor()
    const text = await page.getByRole('main').innerText()
    expect(text).toMatch(/\b8 of 8\b/)
    expect(text).toContain('You are an astronomer')
    await page.getByText(pages.report.scores.scale.answers.open).click()
    await page.getByRole('cell', { name: 'Jupiter', exact: true }).first().waitFor()
    await expectAccessible(page, 'result')
  })
})

test('the quiz that npm run new writes can be answered', async () => {
  const { pages } = example('created').content
  await visit('created')({}, async ({ page }) => {
    await page.goto('/')
    await press(page, pages.quiz.intro.start)
    await choose(page, 'How quickly did you fall asleep?', 'Quickly')
    await page.getByRole('textbox', { name: 'How many hours did you sleep?' }).fill('8')
    await choose(page, 'How rested do you feel?', '7')
    await press(page, pages.quiz.frame.next)
    await heading(page, 'Your result').waitFor()
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/\b12 of 12\b/)
  })
})
