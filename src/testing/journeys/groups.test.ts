/** A few questions at a time, as on a phone: how a visitor goes through them, and what is kept. */
import { describe, expect, test } from 'vitest'
import {
  phone,
  groups,
  titleOf,
  patternGroup,
  button,
  atGroup,
  nextGroup,
  toPattern,
  radioOf,
  isInView,
  focusedText,
} from '#testing/browser/group-visitor.ts'
import { choose, expectAccessible, question, start } from '#testing/browser/quiz-visitor.ts'
import { filled, live, optionLabel, stepTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

const { back: backLabel, group_number, group_place } = live.pages.quiz.frame

const { advance, all_questions, few_questions } = live.pages.quiz.view

describe('a few questions at a time', () => {
  test('Next and Back go through the groups and say which one it is; answers and focus are right', async () => {
    await visit(phone, async ({ page }) => {
      await start(page)
      await atGroup(page, 0)
      const place = (index: number) =>
        filled(index === 0 ? group_number : group_place, {
          place: index + 1,
          total: groups.length,
          title: stepTitle('goals'),
        })
      await page.getByText(place(0), { exact: true }).waitFor()
      expect(await question(page, '2').count()).toBe(0)
      await choose(page, '0', 'growth')
      await nextGroup(page, 1)
      await page.getByText(place(1), { exact: true }).waitFor()
      await expect.poll(() => focusedText(page)).toBe(titleOf(1))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expectAccessible(page, 'a group')
      await button(page, backLabel).click()
      await atGroup(page, 0)
      expect(await question(page, '0').getByLabel(optionLabel('0', 'growth'), { exact: true }).isChecked()).toBe(true)
      await expect.poll(() => focusedText(page)).toBe(stepTitle('goals'))
    })
  })

  test('the answer to the only question advances, Back does not, and it can be switched off for good', async () => {
    await visit(phone, async ({ page }) => {
      await toPattern(page)
      await page.getByText(optionLabel('5', 'type_4c'), { exact: true }).tap()
      await atGroup(page, patternGroup + 1)
      await button(page, backLabel).click()
      await atGroup(page, patternGroup)
      // Longer than the delay after which the quiz goes on by itself.
      await page.waitForTimeout(900)
      await atGroup(page, patternGroup)
      expect(await radioOf(page, 'type_4c').isChecked()).toBe(true)
      await page.getByLabel(advance, { exact: true }).uncheck()
      await page.getByText(optionLabel('5', 'type_4b'), { exact: true }).tap()
      await page.waitForTimeout(900)
      await atGroup(page, patternGroup)
      expect(await radioOf(page, 'type_4b').isChecked()).toBe(true)
      await page.reload()
      await button(page, live.pages.quiz.resume.continue).click()
      await atGroup(page, patternGroup)
      await expect.poll(() => page.getByLabel(advance, { exact: true }).isChecked()).toBe(false)
    })
  })
})

describe('all questions on one page', () => {
  test('is chosen, remembered, and taken back; the visitor stays where they were', async () => {
    await visit(phone, async ({ page }) => {
      await toPattern(page)
      await button(page, all_questions).click()
      await question(page, '0').waitFor()
      expect(await question(page, '8').count()).toBe(1)
      await expect.poll(() => focusedText(page)).toBe(titleOf(patternGroup))
      await expect.poll(() => isInView(page, titleOf(patternGroup))).toBe(true)
      await page.reload()
      await button(page, live.pages.quiz.resume.continue).click()
      await question(page, '0').waitFor()
      await button(page, few_questions).click()
      await atGroup(page, patternGroup)
      expect(await question(page, '0').count()).toBe(0)
    })
  })
})
