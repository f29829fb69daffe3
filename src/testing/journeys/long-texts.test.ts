/** Nothing that somebody wrote is lost because it is too long: it is kept, counted, and named when it should be sent. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type Product } from '#testing/browser/product.ts'
import {
  agree,
  atStep,
  expectAccessible,
  finish,
  next,
  start,
  stepTitles,
  visiting,
} from '#testing/browser/quiz-visitor.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)
const story = 'x'.repeat(2012)
const storyField = (page: Page) => page.getByRole('textbox', { name: /anything else you would like us to know/ })
const postcodeField = (page: Page) => page.getByRole('textbox', { name: /Which postcode/ })
const toLast = async (page: Page, from: number) => {
  for (const title of stepTitles.slice(from)) await next(page, title)
}

describe('a text over its limit', () => {
  test('is kept by Next, Back and a reload; sending waits, names each field and leads there', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await next(page, 'Upload Pictures')
      await next(page, 'Extra Information')
      await storyField(page).fill(story)
      await page.getByText('12 characters too many').waitFor()
      await next(page, 'Medical Conditions')
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await atStep(page, 'Extra Information')
      expect(await storyField(page).inputValue()).toBe(story)
      await page.getByText('Saved on this device').waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Continue' }).click()
      await atStep(page, 'Extra Information')
      expect(await storyField(page).inputValue()).toBe(story)
      await page.getByText('12 characters too many').waitFor()

      await toLast(page, 3)
      await agree(page, 'Where you live')
      await postcodeField(page).fill('SE15 4QQ and SE1')
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      const note = page.getByRole('alert')
      await note.getByRole('heading', { name: 'Some answers are too long to be sent' }).waitFor()
      expect(await note.evaluate((element) => element === document.activeElement)).toBe(true)
      await note
        .getByText('anything else you would like us to know about your hair?”: 12 characters too many.')
        .waitFor()
      await note.getByText('months?”: 8 characters too many.').waitFor()
      await expectAccessible(page, 'too long to be sent')

      await note.getByRole('button', { name: /Go to “Which postcode/ }).click()
      await expect.poll(() => postcodeField(page).evaluate((field) => field === document.activeElement)).toBe(true)
      await postcodeField(page).fill('SE15')
      await note.getByRole('heading', { name: 'One answer is too long to be sent' }).waitFor()
      await note.getByRole('button', { name: /Go to “Is there anything else/ }).click()
      await atStep(page, 'Extra Information')
      await expect.poll(() => storyField(page).evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await storyField(page).inputValue()).toBe(story)
      await storyField(page).fill(story.slice(12))
      await toLast(page, 3)
      expect(sent).toEqual([])
      await finish(page)
    })
  })

  test('is whole in another tab', async () => {
    await visit({}, async ({ page, context }) => {
      await start(page)
      await next(page, 'Upload Pictures')
      await next(page, 'Extra Information')
      await storyField(page).fill('x')
      await page.getByText('Saved on this device').waitFor()
      const other = await context.newPage()
      await other.goto('/quiz')
      await other.getByRole('button', { name: 'Continue' }).click()
      await atStep(other, 'Extra Information')
      await storyField(page).fill(story)
      await other.getByRole('heading', { level: 1, name: 'Changed in another tab' }).waitFor()
      await other.getByRole('button', { name: 'Use the answers from the other tab' }).click()
      await atStep(other, 'Extra Information')
      expect(await storyField(other).inputValue()).toBe(story)
    })
  })

  test('is cut only where no device should keep it, and that is said', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await next(page, 'Upload Pictures')
      await next(page, 'Extra Information')
      await storyField(page).fill('x'.repeat(50_001))
      await page.getByText('This text is very long. Only its first 50000 characters are kept on this device.').waitFor()
      expect((await storyField(page).inputValue()).length).toBe(50_001)
    })
  })
})

describe('a message to us that is over its limit', () => {
  test.each([
    ['/feedback', 'Your feedback', 2000],
    ['/complaints', 'Your complaint', 4000],
  ])('on %s stays whole, and Send says which field and by how much', async (path, what, max) => {
    await visit({}, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('combobox').selectOption({ index: 1 })
      const field = page.locator('textarea')
      await field.fill('x'.repeat(max + 12))
      await page.getByRole('button', { name: /^Send/ }).click()
      const words = `${what} can have ${max} characters at most, and has 12 too many`
      await page.getByRole('alert').getByRole('link', { name: words }).click()
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
      expect((await field.inputValue()).length).toBe(max + 12)
    })
  })
})
