/**
 * Two tasks of an editor, from the studio to the files. The others (a label, a question, a condition, the order, points, deleting) are in
 * studio-tasks.slow.test.ts, and a picture is in studio-pictures.slow.test.ts.
 */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { readFolder } from '#content/folder/read-folder.ts'
import { openStudio } from '#testing/browser/open-studio.ts'
import { editorOf, isFocused, type Editor, type Studio } from '#testing/browser/studio.ts'

/** The texts of the content's files. They are read through `readFolder`, because a publication may be in progress. */
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

/** Finds a sentence of the home page by its words, and changes it. */
const changeSentence = async (page: Page, sentence: string) => {
  const editor = editorOf(page)
  await search(editor, page, sentence.slice(0, 12))
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
}

/** Adds a step after another one, with a lead and its first question. */
const addStep = async (page: Page) => {
  const editor = editorOf(page)
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
  await expect.poll(() => isFocused(page.getByRole('textbox', { name: /^Introduction/ }))).toBe(true)
  await editor.type('What happens while you sleep.')
  expect(editor.effort()).toEqual({ presses: 5, keys: 8 + 1 + 21 + 1 + 6 + 1 + 5 + 29 })
}

test('a sentence is found and changed, a step is added, and both are published', async () => {
  const { studio, page } = await openStudio('content')
  await page.goto('/studio')
  await expect.poll(() => page.getByRole('treeitem').count()).toBeGreaterThan(5)
  const before = await filesOf(studio)
  const sentence = /^hero:[^]*?text: (.+)\.$/m.exec(before['pages/home.yaml'] ?? '')?.[1]
  if (sentence === undefined) throw new Error('The home page begins with a sentence')
  await changeSentence(page, sentence)
  await addStep(page)
  const lines = await publish(page, studio, before)
  expect(Object.keys(lines).sort()).toEqual(['pages/home.yaml', 'quiz/quiz.yaml', 'quiz/sections/at-night.yaml'])
  expect(lines['pages/home.yaml']).toEqual([expect.stringContaining('No account.')])
  expect(lines['quiz/quiz.yaml']?.join('\n')).toMatch(/lead: What happens while you sleep\./)
  expect(lines['quiz/sections/at-night.yaml']?.join('\n')).toMatch(/Do you wear a bonnet\?[^]*Always[^]*Never/)
})
