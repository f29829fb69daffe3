/** An editor turns a one-file quiz into a site with accounts and a text page, without touching a file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStudio } from '#testing/browser/open-studio.ts'
import { isFocused } from '#testing/browser/studio.ts'

test('a quiz in one file gets accounts and a page of text', async () => {
  const { studio, page } = await openStudio('examples/phq-9')
  const textOf = (file: string) => readFileSync(join(studio.contentDir, file), 'utf8')
  const problems = page.getByRole('link', { name: /error/ })
  await page.goto('/studio/parts')

  await page.getByRole('button', { name: 'Add Accounts' }).click()
  await problems.click()
  await page.getByRole('main').getByText('no address to send them from').waitFor()
  await page.getByRole('button', { name: 'Go to it' }).first().click()
  await expect.poll(() => isFocused(page.getByRole('textbox', { name: 'Contact address' }))).toBe(true)
  await page.keyboard.type('hello@example.org')
  await problems.waitFor({ state: 'detached' })

  await page.getByRole('treeitem', { name: /^Pages and parts/ }).click()
  await page.getByRole('button', { name: 'Add a page' }).click()
  await page.getByRole('textbox', { name: 'Heading' }).fill('Imprint')
  await page.keyboard.press('Enter')
  const introduction = page.getByRole('textbox', { name: 'Introduction' })
  await expect.poll(() => isFocused(introduction)).toBe(true)
  await introduction.fill('Who is responsible for this site.')
  // F8 goes to everything that is still missing.
  for (const [left, text] of [
    ['2 errors', 'Address'],
    ['1 error', 'Who is responsible for this site, and how you can reach us.'],
  ] as const) {
    await page.getByRole('link', { name: left }).waitFor()
    await page.keyboard.press('F8')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    await page.keyboard.type(text)
  }
  await problems.waitFor({ state: 'detached' })
  await page
    .getByRole('treeitem', { name: /^Imprint/ })
    .first()
    .click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Imprint' }).waitFor()

  await page.getByRole('link', { name: /^Review/ }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect
    .poll(() => textOf('quiz.yaml'))
    .toMatch(/contact_email: hello@example.org[^]*id: imprint[^]*how you can reach us/)
  expect(textOf('pages/text/imprint.yaml')).toMatch(/route: \/imprint[^]*heading: Address/)
  expect(textOf('pages/signup.yaml')).toMatch(/\nid: signup\n$/)
})
