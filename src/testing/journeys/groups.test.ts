/** A few questions at a time, as on a phone: how a visitor goes through them, and what is kept. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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
import { atStep, choose, expectAccessible, question, start, viewing } from '#testing/browser/quiz-visitor.ts'
import { filled, live, optionLabel, stepIds, stepTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

/** DejaVu Sans, the fallback font of Linux systems without other fonts. */
const wideFont = [
  { weight: '400', file: 'DejaVuSans.ttf' },
  { weight: '700', file: 'DejaVuSans-Bold.ttf' },
].map(({ file, weight }) => {
  const path = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`)
  return { weight, data: readFileSync(path, 'base64') }
})

const useFont = async (faces: typeof wideFont) => {
  for (const { data, weight } of faces) {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
    document.fonts.add(await new FontFace('Wide', bytes, { weight }).load())
  }
  document.body.style.fontFamily = 'Wide'
}

const { back: backLabel, group_number, group_place, next: nextLabel } = live.pages.quiz.frame
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

  test("the browser's Back and Forward go through them, and a reload goes on in the group", async () => {
    await visit(phone, async ({ page }) => {
      await toPattern(page)
      await page.goBack()
      await atGroup(page, patternGroup - 1)
      await page.goForward()
      await atGroup(page, patternGroup)
      await page.reload()
      await button(page, live.pages.quiz.resume.continue).click()
      await atGroup(page, patternGroup)
      await page.goBack()
      await atGroup(page, patternGroup - 1)
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

  test.each([
    [390, 844, 'font of the system'],
    [320, 640, 'wide font'],
  ])(
    'header and footer take at most 128 px at %s x %s, with a %s, in every group and step, and none is wider than the window',
    async (width, height, font) => {
      await visit({ context: { viewport: { width, height } } }, async ({ page }) => {
        await start(page)
        await choose(page, '0', 'growth')
        if (font === 'wide font') await page.evaluate(useFont, wideFont)
        const measure = () =>
          page.evaluate((label) => {
            const footer = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
            const bar = footer?.parentElement?.parentElement
            const header = document.querySelector('header')
            return {
              bars: (header?.offsetHeight ?? 999) + (bar?.offsetHeight ?? 999),
              width: document.documentElement.scrollWidth,
            }
          }, nextLabel)
        const place = () => page.evaluate(() => JSON.stringify(window.history.state))
        const analysing = page.getByRole('heading', { level: 1, name: stepTitle('analysing'), exact: true })
        const seen: unknown[] = []
        while (!(await analysing.isVisible())) {
          const { bars, width: whole } = await measure()
          seen.push([bars <= 128, whole])
          const before = await place()
          await button(page, nextLabel).click()
          await expect.poll(place).not.toBe(before)
        }
        expect(seen.length).toBeGreaterThan(stepIds.length)
        expect(seen).toEqual(seen.map(() => [true, width]))
      })
    },
  )
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

  test('is what a wide window shows, and a narrow one when it is chosen there', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await question(page, '8').waitFor()
      await expectAccessible(page, 'one page with the headings of groups')
    })
    await visit(phone, async ({ page }) => {
      await viewing(page, 'onePage')
      await start(page)
      await question(page, '8').waitFor()
      await button(page, nextLabel).click()
      await atStep(page, 'photos')
    })
  })
})
