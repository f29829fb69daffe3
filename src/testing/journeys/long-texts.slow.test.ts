/** No text is lost because it is too long: it is kept and counted, and the visitor is told about it before the answers are sent. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  agree,
  atStep,
  expectAccessible,
  finish,
  next,
  start,
  skipAnalysingDelay,
} from '#testing/browser/quiz-visitor.ts'
import { byId, filled, live, questionTitle, stepIds } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

const step = byId(live.quiz.steps, 'extra_information')
const asked = step.kind === 'text' ? step.question : expect.fail('The step asks for a text')
const story = 'x'.repeat(asked.max_length + 12)
const { too_long } = live.pages.quiz.frame
const storyField = (page: Page) => page.getByRole('textbox', { name: asked.title })
const postcodeField = (page: Page) => page.getByRole('textbox', { name: questionTitle('preference_11') })
const toLast = async (page: Page, from: number) => {
  for (const step of stepIds.slice(from)) await next(page, step)
}

describe('a text over its limit', () => {
  test('is kept by Next, Back and a reload; sending waits, names each field and leads there', async () => {
    await visit({}, async ({ page }) => {
      await skipAnalysingDelay(page)
      await start(page)
      await next(page, 'photos')
      await next(page, 'extra_information')
      await storyField(page).fill(story)
      await page.getByText(filled(live.pages.quiz.frame.letters_over, { count: 12 })).waitFor()
      await next(page, 'medical')
      await page.getByRole('button', { name: live.pages.quiz.frame.back, exact: true }).click()
      await atStep(page, 'extra_information')
      expect(await storyField(page).inputValue()).toBe(story)
      await page.getByText(live.pages.quiz.frame.saved).waitFor()
      await page.reload()
      await page.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
      await atStep(page, 'extra_information')
      expect(await storyField(page).inputValue()).toBe(story)
      await page.getByText(filled(live.pages.quiz.frame.letters_over, { count: 12 })).waitFor()

      await toLast(page, 3)
      await agree(page, 'location')
      await postcodeField(page).fill('SE15 4QQ and SE1')
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
      const note = page.getByRole('alert')
      await note.getByRole('heading', { name: filled(too_long.heading, { count: 2 }) }).waitFor()
      await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true)
      await note.getByText(filled(too_long.text, { title: asked.title, count: 12 })).waitFor()
      await note.getByText(filled(too_long.text, { title: questionTitle('preference_11'), count: 8 })).waitFor()
      await expectAccessible(page, 'too long to be sent')

      await note.getByRole('button', { name: filled(too_long.go, { title: questionTitle('preference_11') }) }).click()
      await expect.poll(() => postcodeField(page).evaluate((field) => field === document.activeElement)).toBe(true)
      await postcodeField(page).fill('SE15')
      await note.getByRole('heading', { name: filled(too_long.heading, { count: 1 }) }).waitFor()
      await note.getByRole('button', { name: filled(too_long.go, { title: asked.title }) }).click()
      await atStep(page, 'extra_information')
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
      await next(page, 'photos')
      await next(page, 'extra_information')
      await storyField(page).fill('x')
      await page.getByText(live.pages.quiz.frame.saved).waitFor()
      const other = await context.newPage()
      await other.goto('/quiz')
      await other.getByRole('button', { name: live.pages.quiz.resume.continue }).click()
      await atStep(other, 'extra_information')
      await storyField(page).fill(story)
      await other.getByRole('heading', { level: 1, name: live.pages.quiz.two_tabs.heading }).waitFor()
      await other.getByRole('button', { name: live.pages.quiz.two_tabs.use_other }).click()
      await atStep(other, 'extra_information')
      expect(await storyField(other).inputValue()).toBe(story)
    })
  })

  test('is cut only where no device should keep it, and that is said', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await next(page, 'photos')
      await next(page, 'extra_information')
      await storyField(page).fill('x'.repeat(50_001))
      await page.getByText(filled(live.pages.quiz.frame.letters_unkept, { max: 50000 })).waitFor()
      expect((await storyField(page).inputValue()).length).toBe(50_001)
    })
  })
})

describe('a message to us that is over its limit', () => {
  test.each([
    [
      '/feedback',
      live.pages.feedback.submit,
      live.messages.fields.message_too_long,
      live.constants.limits.feedback_max,
    ],
    [
      '/complaints',
      live.pages.complaints.submit,
      live.messages.fields.complaint_too_long,
      live.constants.limits.complaint_max,
    ],
  ])('on %s stays whole, and Send says which field and by how much', async (path, submit, message, max) => {
    await visit({}, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('combobox').selectOption({ index: 1 })
      const field = page.locator('textarea')
      await field.fill('x'.repeat(max + 12))
      await page.getByRole('button', { name: submit }).click()
      await page
        .getByRole('alert')
        .getByRole('link', { name: filled(message, { max, over: 12 }) })
        .click()
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
      expect((await field.inputValue()).length).toBe(max + 12)
    })
  })
})
