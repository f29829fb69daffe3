/** An editor who deletes something that the content needs is told beforehand which errors that would leave. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { openStudio } from '#testing/browser/open-studio.ts'
import { isFocused, saved } from '#testing/browser/studio.ts'

type Product = { readonly id: string; readonly slot: string }

const open = async (): Promise<{ readonly page: Page; readonly contentDir: string }> => {
  const { studio, page } = await openStudio('content')
  return { page, contentDir: studio.contentDir }
}

const catalogue = 'products/catalogue.yaml'
const errors = (page: Page) => page.getByText(/This leaves \d+ errors? to correct before you can publish/)

test('the last product for a part of the routine', async () => {
  const { contentDir, page } = await open()
  const { products } = parse(readFileSync(join(contentDir, catalogue), 'utf8')) as { products: readonly Product[] }
  const last = products.find(({ slot }) => products.filter((one) => one.slot === slot).length === 1)
  const several = products.find(({ slot }) => products.filter((one) => one.slot === slot).length > 1)

  await page.goto(`/studio/edit/${catalogue}/-/products/${several?.id}`)
  const actions = page.getByRole('group', { name: /^Actions for/ })
  await actions.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: /^Delete/ })
  await expect.poll(() => dialog.textContent()).toMatch(/Undo brings it back/)
  expect(await errors(page).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto(`/studio/edit/${catalogue}/-/products/${last?.id}`)
  await actions.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => errors(page).count()).toBe(1)
  expect(await dialog.getByRole('listitem').first().textContent()).toMatch(/Routine › .+needs a product for/)
  await dialog.getByRole('button', { name: 'Delete anyway', exact: true }).click()
  await page
    .getByRole('link', { name: /1 error/ })
    .first()
    .click()
  await expect.poll(() => page.getByText(/needs a product for/).count()).toBe(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => page.getByText(/needs a product for/).count()).toBe(0)
})

test('undoing a new product in the review, after the one that it replaces was deleted', async () => {
  const { contentDir, page } = await open()
  const { products } = parse(readFileSync(join(contentDir, catalogue), 'utf8')) as { products: readonly Product[] }
  const last = products.find(({ slot }) => products.filter((one) => one.slot === slot).length === 1)
  const actions = page.getByRole('group', { name: /^Actions for/ })
  await page.goto(`/studio/edit/${catalogue}/-/products/${last?.id}`)
  await actions.getByRole('button', { name: 'Duplicate' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith(`/${last?.id}`))
  await saved(page)
  await page.goto(`/studio/edit/${catalogue}/-/products/${last?.id}`)
  await actions.getByRole('button', { name: 'Delete' }).click()
  const deletion = page.getByRole('dialog', { name: /^Delete/ })
  await expect.poll(() => deletion.textContent()).toMatch(/Undo brings/)
  expect(await errors(page).count()).toBe(0)
  await deletion.getByRole('button', { name: 'Delete', exact: true }).click()
  await saved(page)

  await page.goto('/studio/review')
  const undo = page.getByRole('button', { name: /^Undo: New product/ })
  await undo.click()
  const dialog = page.getByRole('dialog', { name: 'Undo this change?' })
  await expect.poll(() => errors(page).count()).toBe(1)
  expect(await dialog.getByRole('listitem').first().textContent()).toMatch(/needs a product for/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => undo.count()).toBe(1)
  await undo.click()
  await dialog.getByRole('button', { name: 'Undo anyway', exact: true }).click()
  await expect.poll(() => undo.count()).toBe(0)
})

test('by keyboard in the list, while another question is open: the next row has the focus', async () => {
  const { page } = await open()
  await page.goto('/studio/edit/quiz/sections/hair-details.yaml/-/questions/2')
  const row = (id: string) => page.locator(`[role="treeitem"][data-key$="questions/${id}"]`)
  await row('2').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  const dialog = page.getByRole('dialog', { name: /^Delete/ })
  await expect.poll(() => dialog.textContent()).toMatch(/Undo brings/)
  await dialog.getByRole('button', { name: /^Delete/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(row('4'))).toBe(true)
  expect(await row('3').count()).toBe(0)
})

test('a page that links lead to', async () => {
  const { page } = await open()
  await page.goto('/studio/parts')
  await page.getByRole('button', { name: 'Remove How it works' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove How it works?' })
  await expect.poll(() => errors(page).count()).toBe(1)
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'Remove it anyway' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Add How it works' }).count()).toBe(1)
})
