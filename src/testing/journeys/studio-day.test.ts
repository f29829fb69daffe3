/**
 * An editor's day, in the studio: what used to be done in files. The other tasks of the day (a label, a question, a condition, the order,
 * points) are in studio-tasks.test.ts, and a picture is in studio-pictures.test.ts.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '#testing/browser/browser.ts'
import { editorOf, startStudio, type Studio } from '#testing/browser/studio.ts'

const open = async (address: string) => {
  const studio = await startStudio('content')
  const visitor = await openBrowser({
    url: studio.url,
    camera: 'none',
    context: { viewport: { width: 1440, height: 900 } },
  })
  onTestFinished(async () => {
    await visitor.close()
    await studio.stop()
  })
  const { page } = visitor
  await page.goto(address)
  await expect.poll(() => page.getByRole('treeitem').count()).toBeGreaterThan(5)
  return { studio, page, editor: editorOf(page), before: filesOf(studio) }
}

const filesOf = ({ contentDir }: Studio): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file, readFileSync(join(contentDir, file), 'utf8')]),
  )

/** Publishes, and returns the new lines by file. */
const publish = async (page: Page, studio: Studio, before: Readonly<Record<string, string>>) => {
  await page.getByRole('link', { name: /^Review/ }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => JSON.stringify(filesOf(studio))).not.toBe(JSON.stringify(before))
  return Object.fromEntries(
    Object.entries(filesOf(studio))
      .filter(([file, text]) => text !== before[file])
      .map(([file, text]) => {
        const old = new Set((before[file] ?? '').split('\n'))
        return [file, text.split('\n').filter((line) => !old.has(line))]
      }),
  )
}

const search = async (page: Page, text: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search all texts' }).fill(text)
  await expect.poll(() => page.getByRole('listbox', { name: 'Hits' }).getByRole('option').count()).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
}
const focused = (page: Page) => page.locator(':focus')

test('a sentence of the home page is found by its words and changed', async () => {
  const { before, page, studio } = await open('/studio')
  const sentence = /^hero:[^]*?text: (.+)\.$/m.exec(before['pages/home.yaml'] ?? '')?.[1] ?? ''
  await search(page, sentence)
  await expect
    .poll(() =>
      focused(page)
        .inputValue()
        .catch(() => ''),
    )
    .toContain(sentence)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Free of charge.')
  const lines = await publish(page, studio, before)
  expect(lines).toEqual({ 'pages/home.yaml': [expect.stringContaining('Free of charge.')] })
})

test('a number of the settings is found by what it is called', async () => {
  const { before, page, studio } = await open('/studio')
  await page.getByRole('treeitem', { name: 'Settings' }).click()
  await page.getByRole('treeitem', { name: 'Constants' }).click()
  const field = page.locator('[data-field$="carousel/interval_ms"]').getByRole('textbox')
  await field.fill('4500')
  const lines = await publish(page, studio, before)
  expect(Object.keys(lines)).toEqual(['settings/constants.yaml'])
  expect(lines['settings/constants.yaml']).toEqual([expect.stringMatching(/interval_ms: 4500/)])
})

test('a step is added behind another one, with a lead and its first question', async () => {
  const { before, page, studio } = await open('/studio')
  await page.getByRole('treeitem', { name: /^Lifestyle/ }).hover()
  await page.getByRole('button', { name: 'More for Lifestyle' }).click()
  await page.getByRole('menuitem', { name: 'Add a step after it' }).click()
  await page.keyboard.type('At night')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Title')
  for (const text of ['Do you wear a bonnet?', 'Always', 'Never']) {
    await page.keyboard.type(text)
    if (text !== 'Never') await page.keyboard.press('Enter')
  }
  await page
    .getByRole('treeitem', { name: /^At night/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Add setting/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Introduction/ })
    .click()
  await page.getByRole('textbox', { name: /^Introduction/ }).fill('What happens while you sleep.')
  const lines = await publish(page, studio, before)
  expect(Object.keys(lines).sort()).toEqual(['quiz/quiz.yaml', 'quiz/sections/at-night.yaml'])
  expect(lines['quiz/quiz.yaml']?.join('\n')).toMatch(/lead: What happens while you sleep\./)
  expect(lines['quiz/sections/at-night.yaml']?.join('\n')).toMatch(/Do you wear a bonnet\?[^]*Always[^]*Never/)
})

test('an option that people may have chosen is retired: what uses it is named, and stored answers keep their meaning', async () => {
  const { before, page, studio } = await open('/studio/edit/quiz/sections/lifestyle.yaml/-/questions/lifestyle_2')
  await page.getByRole('button', { name: 'More for Yes, other vitamins or minerals' }).click()
  await page.getByRole('menuitem', { name: 'Retire' }).click()
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) > 0) await dialog.getByRole('button', { name: /^Retire/ }).click()
  const lines = await publish(page, studio, before)
  expect(lines['quiz/sections/lifestyle.yaml']?.join('\n')).toMatch(/other_supplement.*retired: true/)
})
