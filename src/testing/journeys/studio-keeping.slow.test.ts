/** Nothing that an editor has typed is lost, and nothing that somebody else has written is overwritten. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import type { OpenBrowser } from '#testing/browser/browser.ts'
import { openEditor, openStudio } from '#testing/browser/open-studio.ts'
import { saved, type Studio } from '#testing/browser/studio.ts'

const section = 'quiz/sections/lifestyle.yaml'
const address = `/studio/edit/${section}/-/questions/lifestyle_2`
/** The labels of its options. */
const [first, second, third] = ['Yes, one for hair, skin and nails', 'Yes, other vitamins or minerals', 'No']
/** The browser's console messages about calls and parts of the preview that fail while a test has stopped the studio. */
const expectedFailures =
  /409 \(Conflict\)|Unable to preload CSS|Failed to fetch dynamically imported module|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED|ERR_CONTENT_LENGTH_MISMATCH|507 /

const open = async (): Promise<{ studio: Studio; visitor: OpenBrowser; page: Page }> => {
  const { studio, visitor, page } = await openStudio('content', expectedFailures)
  await page.goto(address)
  return { studio, visitor, page }
}

const file = ({ contentDir }: Studio) => join(contentDir, section)
const label = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Label of option ${number}`, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })
const append = async (page: Page, number: number, text: string) => {
  await label(page, number).click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

/** Discards the draft on the page with the changes. */
const discard = async (page: Page) => {
  await page.getByRole('link', { name: /^Changes/ }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('button', { name: /^Discard \d changes?$/ }).click()
  await page.getByText('The changes are discarded').first().waitFor()
}

/** Opens two windows on one draft with a change. */
const openTwice = async () => {
  const { page, visitor } = await open()
  const other = await visitor.context.newPage()
  await append(page, 2, ' coils')
  await saved(page)
  await other.goto(address)
  await expect.poll(() => label(other, 2).inputValue()).toBe(`${second} coils`)
  return { other, page, visitor }
}

test('what was typed a moment ago is there after a reload and after the computer stopped, and can be undone from then on', async () => {
  const { page, studio } = await open()
  const before = readFileSync(file(studio), 'utf8')
  await append(page, 2, ' coils')
  await page.reload()
  await expect.poll(() => label(page, 2).inputValue()).toBe(`${second} coils`)
  await append(page, 3, ' zigzags')
  await saved(page)
  await studio.restart()
  await page.reload()
  await expect.poll(() => label(page, 3).inputValue()).toBe(`${third} zigzags`)
  await undo(page).click()
  await expect.poll(() => label(page, 3).inputValue()).toBe(third)
  await saved(page)
  await page.reload()
  await expect.poll(() => label(page, 3).inputValue()).toBe(third)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.poll(() => label(page, 3).inputValue()).toBe(`${third} zigzags`)
  await undo(page).click()
  await undo(page).click()
  await expect.poll(() => label(page, 2).inputValue()).toBe(second)
  await expect.poll(() => undo(page).isDisabled()).toBe(true)
  await page.getByRole('link', { name: /^Changes/ }).click()
  await expect.poll(() => page.getByRole('main').textContent()).toMatch(/nothing to review/i)
  expect(readFileSync(file(studio), 'utf8')).toBe(before)
})

test('an option that was typed just before a reload is published with an id that is made from its label', async () => {
  const { page, studio } = await open()
  await page.getByRole('button', { name: 'Add option', exact: true }).click()
  await page.keyboard.type('Only in winter')
  await page.reload()
  await expect.poll(() => label(page, 4).inputValue()).toBe('Only in winter')
  await page.getByRole('link', { name: /^Changes/ }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('heading', { name: 'Review', exact: true }).waitFor()
  expect(readFileSync(file(studio), 'utf8')).toContain('{id: only_in_winter, label: Only in winter}')
})

test('what is pressed right after the title of a new question was typed counts, and what is typed there is kept', async () => {
  const { page } = await open()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await page.getByRole('button', { name: 'Add question', exact: true }).click()
  await expect.poll(() => title.inputValue()).toBe('')
  await page.keyboard.type('Do you swim')
  const hint = page.getByRole('textbox', { name: /^Hint/ })
  await hint.click()
  await page.keyboard.type('In a pool? Or the sea')
  expect(await hint.inputValue()).toBe('In a pool? Or the sea')
  await page.getByRole('button', { name: 'Add question', exact: true }).click()
  await expect.poll(() => title.inputValue()).toBe('')
  await page.keyboard.type('Do you row')
  await page.getByRole('button', { name: /^Add setting/ }).click()
  await page.getByRole('dialog', { name: /^Add setting to/ }).waitFor()
  await page.keyboard.press('Escape')
  await title.fill('Do you row often')
  await saved(page)
})

test('a file that was changed on the disk is merged by field, and both versions of one field are shown', async () => {
  const { page, studio } = await open()
  const before = readFileSync(file(studio), 'utf8')
  await append(page, 2, ' coils')
  await saved(page)
  writeFileSync(file(studio), before.replace('no_supplement, label: "No"', 'no_supplement, label: "No, as others say"'))
  await expect.poll(() => label(page, 3).inputValue()).toBe('No, as others say')
  expect(await label(page, 2).inputValue()).toBe(`${second} coils`)
  writeFileSync(file(studio), before.replace(second, 'Yes, others'))
  const dialog = page.getByRole('dialog', { name: /changed by you and by somebody else/ })
  await expect.poll(() => dialog.textContent()).toMatch(/minerals coils[^]*Yes, others/)
  await dialog.getByRole('radio', { name: 'Take theirs' }).check()
  await dialog.getByRole('button', { name: 'Use these' }).click()
  await expect.poll(() => label(page, 2).inputValue()).toBe('Yes, others')
  expect(readFileSync(file(studio), 'utf8')).toBe(before.replace(second, 'Yes, others'))
})

test('two windows on one draft: the changes of both are kept', async () => {
  const { other, page, visitor } = await openTwice()
  await append(page, 3, ' first')
  await append(other, 1, ' second')
  await saved(page)
  await saved(other)
  for (const window of [page, other]) {
    await expect.poll(() => label(window, 3).inputValue()).toBe(`${third} first`)
    await expect.poll(() => label(window, 1).inputValue()).toBe(`${first} second`)
  }
  // The other window merges what one of them saves, and then has nothing to save.
  await saved(page)
  await saved(other)
  let saves = 0
  visitor.context.on('request', (request) => {
    if (request.method() === 'PUT') saves++
  })
  await page.waitForTimeout(2_500)
  expect(saves).toBeLessThanOrEqual(1)
})

test('without a connection everything stays in the browser, and is stored when it is back', async () => {
  const { page, visitor } = await open()
  await expect.poll(() => label(page, 2).count()).toBe(1)
  await visitor.context.setOffline(true)
  await append(page, 2, ' coils')
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Kept in this browser')
  await visitor.context.setOffline(false)
  await saved(page)
  await page.reload()
  await expect.poll(() => label(page, 2).inputValue()).toBe(`${second} coils`)
})

test('a draft that is discarded in one window is left by the others, which can bring its changes back', async () => {
  const { other, page } = await openTwice()
  await page.getByRole('link', { name: /^Changes/ }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('button', { name: 'Discard 1 change' }).click()
  await expect.poll(() => label(other, 2).inputValue()).toBe(second)
  await append(other, 3, ' only')
  await saved(other)
  await other.getByRole('link', { name: /^Changes/ }).click()
  await expect.poll(() => other.getByRole('main').textContent()).toMatch(/only/)
  expect(await other.getByRole('main').textContent()).not.toMatch(/coils/)
  await other.getByRole('button', { name: 'Bring the changes back' }).click()
  await expect.poll(() => other.getByRole('main').textContent()).toMatch(/coils/)
})

test('what was typed right before the changes were discarded comes back with them', async () => {
  const { page } = await open()
  await append(page, 2, ' coils')
  await saved(page)
  await append(page, 3, ' zigzags')
  await discard(page)
  await page.getByRole('button', { name: 'Bring the changes back' }).click()
  await expect.poll(() => page.getByRole('main').textContent()).toMatch(/coils[^]*zigzags/)
})

test.for([
  { draft: 'a draft', method: 'PUT' },
  { draft: 'a draft that the server does not even have', method: 'POST' },
])('what the server refused to store of $draft can be discarded and comes back', async ({ method }) => {
  const { page } = await open()
  if (method === 'PUT') {
    await append(page, 3, ' zigzags')
    await saved(page)
  }
  await page.route('**/studio/api/drafts**', (route) =>
    route.request().method() === method && !route.request().url().includes('/open')
      ? route.fulfill({ status: 507, json: { message: 'No space' } })
      : route.continue(),
  )
  await append(page, 2, ' coils')
  await page.getByText('Kept in this browser', { exact: true }).waitFor()
  await discard(page)
  await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(/coils/)
  expect(await page.getByText('This draft stays open').count()).toBe(0)
  await page.getByRole('button', { name: 'Bring the changes back' }).click()
  await expect.poll(() => page.getByRole('main').textContent()).toMatch(/coils/)
  await page.unroute('**/studio/api/drafts**')
  await saved(page)
})

test('a window that had no connection has what others stored meanwhile, and leaves what they discarded', async () => {
  const { page, studio } = await open()
  const absent = await openEditor(studio, expectedFailures)
  onTestFinished(() => absent.close())
  const away = absent.page
  await append(page, 2, ' coils')
  await saved(page)
  await away.goto(address)
  await expect.poll(() => label(away, 2).inputValue()).toBe(`${second} coils`)
  await absent.context.setOffline(true)
  await append(page, 3, ' zigzags')
  await saved(page)
  await absent.context.setOffline(false)
  await expect.poll(() => label(away, 3).inputValue(), { timeout: 15_000 }).toBe(`${third} zigzags`)
  await absent.context.setOffline(true)
  await page.getByRole('link', { name: /^Changes/ }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('button', { name: 'Discard 2 changes' }).click()
  await expect.poll(() => page.getByRole('main').textContent()).toMatch(/changes are discarded/i)
  await absent.context.setOffline(false)
  await expect.poll(() => label(away, 3).inputValue(), { timeout: 15_000 }).toBe(third)
})

test('a change that the disk does not take is said with its reason, where it says that it is kept, and on the changes', async () => {
  const { page } = await open()
  const message = 'This user may not write to the folder.'
  await page.route('**/studio/api/drafts**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 507, json: { message } }),
  )
  await append(page, 2, ' coils')
  await expect
    .poll(() => page.getByText('Kept in this browser', { exact: true }).getAttribute('title'))
    .toContain(message)
  await page.getByRole('link', { name: /^Changes/ }).click()
  await page.getByRole('radio', { name: 'Same meaning' }).check()
  await expect.poll(() => page.getByRole('main').textContent()).toContain(message)
  await page.unroute('**/studio/api/drafts**')
  await saved(page)
})

test('a draft that is opened with an error shows what is published until it is corrected', async () => {
  const { page } = await open()
  await page.getByRole('textbox', { name: 'Title' }).fill('')
  await saved(page)
  await page.reload()
  await page.getByText('Last version without errors').waitFor()
  await page.frameLocator('iframe').getByText(first).waitFor()
})

test('how a publication ended is said where the editor is by then', async () => {
  const { page, studio } = await open()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const publishAndLeave = async (text: string) => {
    await title.click()
    await page.keyboard.press('End')
    await page.keyboard.type(text)
    await saved(page)
    await page.getByRole('link', { name: /^Review/ }).click()
    const called = page.waitForRequest(/\/publish\?/)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await called
    await page.goBack()
  }
  let isRefused = true
  await page.route(/\/publish\?/, async (route) => {
    await title.waitFor()
    await (isRefused ? route.abort('connectionrefused') : route.continue())
  })
  await publishAndLeave(' Really?')
  await expect.poll(() => page.getByText(/^Your changes may not be published\./).count()).toBe(1)
  isRefused = false
  await publishAndLeave(' Yes?')
  await expect.poll(() => page.getByText('Your changes are published.').count()).toBe(1)
  expect(await page.getByText(/^Your changes may not be published\./).count()).toBe(0)
  expect(readFileSync(file(studio), 'utf8')).toContain(' Really? Yes?')
})

test.each([
  ['whose pages', 'preview'],
  ['whose page', 'quiz-route'],
])('a preview %s could not be loaded says so, and is there after the next try', async (_, name) => {
  const { visitor, page } = await openStudio('content', expectedFailures)
  const pages = `**/assets/preview/${name}-*.js`
  await visitor.context.route(pages, (route) => route.abort('connectionrefused'))
  await page.goto(address)
  await page.getByRole('alert').filter({ hasText: 'The preview could not be loaded' }).waitFor()
  await visitor.context.unroute(pages)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.frameLocator('iframe').getByText(first).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})
