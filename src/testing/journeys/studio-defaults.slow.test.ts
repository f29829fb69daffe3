/** In a one-file content without texts of its own, an editor finds the texts that visitors see. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStudio } from '#testing/browser/open-studio.ts'

const open = async () => {
  const { studio, page } = await openStudio('examples/gad-7')
  await page.goto('/studio/edit/quiz.yaml/-/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { studio, page }
}

test('the search finds a default text, and opens it as a setting that Undo takes out again', async () => {
  const { page } = await open()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search all texts' }).fill('Get Started')
  const hit = page.getByRole('option').first()
  await expect.poll(() => hit.textContent()).toMatch(/^Get StartedDefault: .*Texts of the quiz/)
  await page.keyboard.press('Enter')
  const start = page.getByRole('textbox', { name: 'Start button' })
  await expect.poll(() => start.evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(() => start.inputValue()).toBe('Get Started')
  const row = page.getByRole('treeitem', { name: 'Introduction' })
  await expect.poll(() => row.getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => start.inputValue()).toBe('')
})

test('a default text that is pressed in the preview opens in its field, and what is typed there is published', async () => {
  const { page, studio } = await open()
  const preview = page.frameLocator('iframe')
  await preview.getByText('Get Started', { exact: true }).click()
  const start = page.getByRole('textbox', { name: 'Start button' })
  await expect.poll(() => start.evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByText('This text was a default.').count()).toBe(1)
  await start.fill('Begin')
  await expect.poll(() => preview.getByText('Begin', { exact: true }).count()).toBe(1)
  await page.getByRole('link', { name: /^Review/ }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect
    .poll(() => readFileSync(join(studio.contentDir, 'quiz.yaml'), 'utf8'))
    .toMatch(/^texts:\n +intro:\n +start: Begin$/m)
})

test('the keys of the studio work with the focus in the preview', async () => {
  const { page } = await open()
  const title = page.getByRole('textbox', { name: 'Tagline' })
  const before = await title.inputValue()
  await title.fill('Another title')
  const preview = page.frameLocator('iframe')
  const start = preview.getByRole('button', { name: 'Get Started' })
  await start.focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => title.inputValue()).toBe(before)
  await start.focus()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search all texts' })
  await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true)
})

test('the list on the left has the words of the quiz, also when all of them are defaults', async () => {
  const { page } = await open()
  await page.getByRole('treeitem', { name: 'Words' }).press('ArrowRight')
  await page.getByRole('treeitem', { name: 'Texts of the quiz' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Texts of the quiz')
  expect(await page.getByRole('button', { name: 'Add setting to Texts of the quiz' }).count()).toBe(1)
})
