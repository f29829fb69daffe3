/** A few questions at a time, as on a phone: how a visitor goes through them, and what is kept. */
import { describe, expect, test } from 'vitest'
import {
  phone,
  titleOf,
  patternGroup,
  atGroup,
  toPattern,
  radioOf,
  isInView,
  focusedText,
} from '#testing/browser/group-visitor.ts'
import { choose, next, question, start } from '#testing/browser/quiz-visitor.ts'
import { live, stepIds, stepTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

describe('a few questions at a time', () => {
  test('an answer moves nothing, and no card has an empty row for taking it back', async () => {
    await visit(phone, async ({ page }) => {
      await start(page)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const below = (id: string) =>
        question(page, id).evaluate((card) => {
          const last = [...card.querySelectorAll('label')].at(-1)
          return card.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0)
        })
      const before = await height()
      // The same space as below checkboxes, which need no button to clear the answer.
      expect(await below('0')).toBe(await below('1'))
      await page.evaluate(() => {
        const own = window as unknown as { shifts: number }
        own.shifts = 0
        new PerformanceObserver((list) => {
          own.shifts += list.getEntries().length
        }).observe({ type: 'layout-shift' })
      })
      await choose(page, '0', 'growth')
      const clear = question(page, '0').getByRole('button', { name: live.pages.quiz.frame.clear_answer })
      await clear.waitFor()
      expect(await height()).toBe(before)
      await radioOf(page, 'growth', '0').focus()
      await page.keyboard.press('Tab')
      expect(await clear.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await clear.waitFor({ state: 'hidden' })
      expect(await radioOf(page, 'growth', '0').isChecked()).toBe(false)
      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
    })
  })

  test('the arrow keys choose and stay', async () => {
    await visit(phone, async ({ page }) => {
      await toPattern(page)
      await radioOf(page, 'type_4a').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.waitForTimeout(900)
      await atGroup(page, patternGroup)
      expect(await radioOf(page, 'type_4b').isChecked()).toBe(true)
    })
  })

  test.each([390, 320])('the header shows the whole count beside text of twice the size, at %s px', async (width) => {
    await visit({ context: { viewport: { width, height: 844 } } }, async ({ page }) => {
      await start(page)
      await choose(page, '0', 'growth')
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const cutOff = await page.evaluate(() => {
        const text = document.querySelector('header [role=progressbar] + p')
        const count = [...(text?.children ?? [])].find((child) => child.textContent && child.checkVisibility())
        if (!text || !count) return null
        const words = document.createRange()
        words.selectNodeContents(count)
        const [inner, outer] = [words.getBoundingClientRect(), text.getBoundingClientRect()]
        return [inner.right > outer.right + 1, inner.bottom > outer.bottom + 1]
      })
      expect(cutOff).toEqual([false, false])
    })
  })
})

describe('all questions on one page', () => {
  test('comes when a phone is turned on its side, at the group that was shown', async () => {
    await visit(phone, async ({ page }) => {
      await toPattern(page)
      await page.setViewportSize({ width: 844, height: 390 })
      await question(page, '0').waitFor()
      await expect.poll(() => focusedText(page)).toBe(titleOf(patternGroup))
      await expect.poll(() => isInView(page, titleOf(patternGroup))).toBe(true)
      await page.setViewportSize({ width: 390, height: 844 })
      await atGroup(page, patternGroup)
      await expect.poll(() => question(page, '0').count()).toBe(0)
    })
  })

  test('a page that is zoomed goes on at the question that has the focus, and never while somebody writes', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await question(page, '8').getByRole('radio').first().focus()
      await page.setViewportSize({ width: 640, height: 400 })
      await expect.poll(() => question(page, '0').count()).toBe(0)
      await expect.poll(() => question(page, '8').locator(':focus').count()).toBe(1)

      await page.setViewportSize({ width: 1280, height: 800 })
      await question(page, '0').waitFor()

      for (const step of stepIds.slice(1)) await next(page, step)
      // Waits for the heading to be focused, so that the focus does not leave the field again.
      await expect.poll(() => focusedText(page)).toBe(stepTitle(stepIds.at(-1) ?? ''))
      const field = page.getByRole('main').getByRole('textbox').first()
      await field.fill('Something light')
      await page.setViewportSize({ width: 640, height: 400 })
      await page.keyboard.type('er')
      expect(await field.inputValue()).toBe('Something lighter')
      const heading = page.getByRole('heading', { level: 2 })
      const before = await heading.count()
      await page.keyboard.press('Tab')
      await expect.poll(() => heading.count()).toBeLessThan(before)
    })
  })

  test('a question is there when the code of the switch above it does not load', async () => {
    await visit(
      phone,
      async ({ page }) => {
        await page.route('**/assets/quiz-later-*.js', (route) => route.abort())
        await toPattern(page)
        await radioOf(page, 'type_4a').waitFor()
        expect(await page.getByText(live.messages.common.page_failed).filter({ visible: true }).count()).toBe(0)
      },
      /ERR_FAILED|dynamically imported module/,
    )
  })
})
