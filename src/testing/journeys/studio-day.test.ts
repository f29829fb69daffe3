/**
 * An editor's day, in the studio: what used to be done in files. The other tasks of the day (a label, a question, a condition, the order,
 * points, deleting) are in studio-tasks.slow.test.ts, and a picture is in studio-pictures.slow.test.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { readFolder } from '#content/folder/read-folder.ts'
import { openStudio } from '#testing/browser/open-studio.ts'
import { editorOf, type Editor, type Studio } from '#testing/browser/studio.ts'

const open = async (address: string) => {
  const { studio, page } = await openStudio('content')
  await page.goto(address)
  await expect.poll(() => page.getByRole('treeitem').count()).toBeGreaterThan(5)
  return { studio, page, editor: editorOf(page), before: await filesOf(studio) }
}

/** The texts of the content's files. The folder is read as every reader does, because a publication may be under way. */
const filesOf = async ({ contentDir }: Studio): Promise<Readonly<Record<string, string>>> => {
  const { files } = await readFolder(contentDir)
  return Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith('.yaml'))
      .map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
  )
}

/** Publishes, and returns the new lines by file. */
const publish = async (page: Page, studio: Studio, before: Readonly<Record<string, string>>) => {
  await page.getByRole('link', { name: /^Review/ }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published', { exact: false }).first().waitFor()
  await expect.poll(() => filesOf(studio)).not.toEqual(before)
  return Object.fromEntries(
    Object.entries(await filesOf(studio))
      .filter(([file, text]) => text !== before[file])
      .map(([file, text]) => {
        const old = new Set((before[file] ?? '').split('\n'))
        return [file, text.split('\n').filter((line) => !old.has(line))]
      }),
  )
}

const search = async (editor: Editor, page: Page, text: string) => {
  await editor.key('Control+k')
  await expect.poll(() => page.getByRole('combobox', { name: 'Search all texts' }).count()).toBe(1)
  await editor.type(text)
  await expect.poll(() => page.getByRole('listbox', { name: 'Hits' }).getByRole('option').count()).toBeGreaterThan(0)
  await editor.key('Enter')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
}
const focused = (page: Page) => page.locator(':focus')

test('a sentence of the home page is found by its words and changed', async () => {
  const { before, editor, page, studio } = await open('/studio')
  const sentence = /^hero:[^]*?text: (.+)\.$/m.exec(before['pages/home.yaml'] ?? '')?.[1] ?? ''
  const words = sentence.slice(0, 12)
  await search(editor, page, words)
  await expect
    .poll(() =>
      focused(page)
        .inputValue()
        .catch(() => ''),
    )
    .toContain(sentence)
  await editor.key('Control+End')
  await editor.type(' No account.')
  expect(editor.effort()).toEqual({ presses: 0, keys: 1 + 12 + 1 + 1 + 12 })
  const lines = await publish(page, studio, before)
  expect(lines).toEqual({ 'pages/home.yaml': [expect.stringContaining('No account.')] })
})

test('a number of the settings is found by what it is called', async () => {
  const { before, editor, page, studio } = await open('/studio')
  await editor.press(page.getByRole('treeitem', { name: 'Settings' }))
  await editor.press(page.getByRole('treeitem', { name: 'Constants' }))
  await editor.press(page.locator('[data-field$="carousel/interval_ms"]').getByRole('textbox'))
  await editor.key('Control+a')
  await editor.type('4500')
  expect(editor.effort()).toEqual({ presses: 3, keys: 5 })
  const lines = await publish(page, studio, before)
  expect(Object.keys(lines)).toEqual(['settings/constants.yaml'])
  expect(lines['settings/constants.yaml']).toEqual([expect.stringMatching(/interval_ms: 4500/)])
})

test('a step is added behind another one, with a lead and its first question', async () => {
  const { before, editor, page, studio } = await open('/studio')
  await page.getByRole('treeitem', { name: /^Lifestyle/ }).hover()
  await editor.press(page.getByRole('button', { name: 'More for Lifestyle' }))
  await editor.press(page.getByRole('menuitem', { name: 'Add a step after it' }))
  await editor.type('At night')
  await editor.key('Enter')
  await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Title')
  for (const text of ['Do you wear a bonnet?', 'Always', 'Never']) {
    await editor.type(text)
    if (text !== 'Never') await editor.key('Enter')
  }
  await editor.press(page.getByRole('treeitem', { name: /^At night/ }).first())
  await editor.press(page.getByRole('button', { name: /^Add setting/ }))
  await editor.press(page.getByRole('dialog').getByRole('button', { name: /^Introduction/ }))
  const lead = page.getByRole('textbox', { name: /^Introduction/ })
  await expect.poll(() => lead.evaluate((element) => element === document.activeElement).catch(() => false)).toBe(true)
  await editor.type('What happens while you sleep.')
  expect(editor.effort()).toEqual({ presses: 5, keys: 8 + 1 + 21 + 1 + 6 + 1 + 5 + 29 })
  const lines = await publish(page, studio, before)
  expect(Object.keys(lines).sort()).toEqual(['quiz/quiz.yaml', 'quiz/sections/at-night.yaml'])
  expect(lines['quiz/quiz.yaml']?.join('\n')).toMatch(/lead: What happens while you sleep\./)
  expect(lines['quiz/sections/at-night.yaml']?.join('\n')).toMatch(/Do you wear a bonnet\?[^]*Always[^]*Never/)
})

test('an option that people may have chosen is retired: what uses it is named, and stored answers keep their meaning', async () => {
  const { before, editor, page, studio } = await open(
    '/studio/edit/quiz/sections/lifestyle.yaml/-/questions/lifestyle_2',
  )
  await editor.press(page.getByRole('button', { name: 'More for Yes, other vitamins or minerals' }))
  await editor.press(page.getByRole('menuitem', { name: 'Retire' }))
  expect(editor.effort()).toEqual({ presses: 2, keys: 0 })
  const lines = await publish(page, studio, before)
  expect(lines['quiz/sections/lifestyle.yaml']?.join('\n')).toMatch(/other_supplement.*retired: true/)
})

test('F8 goes from any page to the next problem, with the focus in its field', async () => {
  const { page, studio, editor } = await open('/studio')
  const file = join(studio.contentDir, 'quiz/sections/lifestyle.yaml')
  const withProblem = readFileSync(file, 'utf8').replace(
    '  - id: lifestyle_2\n',
    '  - id: lifestyle_2\n    when: {question: lifestyle_1, is: [gone]}\n',
  )
  writeFileSync(file, withProblem)
  await expect.poll(() => page.getByRole('link', { name: /^1 error/ }).count()).toBeGreaterThan(0)
  await editor.key('F8')
  const condition = page.getByRole('region', { name: 'Ask when' })
  await expect.poll(() => condition.locator(':focus').count()).toBe(1)
})
