/** A few questions at a time, as on a phone: how a visitor goes through them, and what stays where they were. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atStep, choose, expectAccessible, next, question, start, viewing } from '#testing/browser/quiz-visitor.ts'
import { byId, filled, live, optionLabel, stepIds, stepTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

/** DejaVu Sans, which Linux has where no other font is installed. */
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

const phone = { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } }
const { back: backLabel, group_number, group_place, next: nextLabel } = live.pages.quiz.frame
const { advance, all_questions, few_questions } = live.pages.quiz.view

/** The groups of the first step, by the id of their first question. */
const groups = byId(live.sections, 'hair_details').questions.flatMap(({ group, id }) =>
  group ? [{ ...group, id }] : [],
)
const titleOf = (index: number) => groups[index]?.title ?? ''
const alone = groups.findIndex(({ id }) => id === '5')

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const atGroup = async (page: Page, index: number) => {
  await page.getByRole('heading', { level: 2, name: titleOf(index), exact: true }).waitFor()
}
const nextGroup = async (page: Page, index: number) => {
  await button(page, nextLabel).click()
  await atGroup(page, index)
  // Where a test presses a key, the focus must not arrive after it.
  await page.waitForFunction((title) => document.activeElement?.textContent === title, titleOf(index))
}
/** To the group of one question with pictures. */
const toPattern = async (page: Page) => {
  await start(page)
  await choose(page, '0', 'growth')
  for (let index = 1; index <= alone; index++) await nextGroup(page, index)
}
const radioOf = (page: Page, option: string, id = '5') =>
  question(page, id).getByLabel(optionLabel(id, option), { exact: true })
/** Whether the heading stands in the window, below what is sticky. */
const isInView = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).evaluate((heading) => {
    const { bottom, left, top } = heading.getBoundingClientRect()
    return bottom <= window.innerHeight && document.elementFromPoint(left + 4, top + 4) === heading
  })
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

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
      await atGroup(page, alone - 1)
      await page.goForward()
      await atGroup(page, alone)
      await page.reload()
      await button(page, live.pages.quiz.resume.continue).click()
      await atGroup(page, alone)
      await page.goBack()
      await atGroup(page, alone - 1)
    })
  })

  test('the answer to the only question advances, Back does not, and it can be switched off for good', async () => {
    await visit(phone, async ({ page }) => {
      await toPattern(page)
      await page.getByText(optionLabel('5', 'type_4c'), { exact: true }).tap()
      await atGroup(page, alone + 1)
      await button(page, backLabel).click()
      await atGroup(page, alone)
      // Longer than it takes to lead on.
      await page.waitForTimeout(900)
      await atGroup(page, alone)
      expect(await radioOf(page, 'type_4c').isChecked()).toBe(true)
      await page.getByLabel(advance, { exact: true }).uncheck()
      await page.getByText(optionLabel('5', 'type_4b'), { exact: true }).tap()
      await page.waitForTimeout(900)
      await atGroup(page, alone)
      expect(await radioOf(page, 'type_4b').isChecked()).toBe(true)
      await page.reload()
      await button(page, live.pages.quiz.resume.continue).click()
      await atGroup(page, alone)
      await expect.poll(() => page.getByLabel(advance, { exact: true }).isChecked()).toBe(false)
    })
  })

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
      // As below boxes, which need no button for taking an answer back.
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
      await atGroup(page, alone)
      expect(await radioOf(page, 'type_4b').isChecked()).toBe(true)
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
  test('is chosen, remembered, and taken back; the visitor stays where they were', async () => {
    await visit(phone, async ({ page }) => {
      await toPattern(page)
      await button(page, all_questions).click()
      await question(page, '0').waitFor()
      expect(await question(page, '8').count()).toBe(1)
      await expect.poll(() => focusedText(page)).toBe(titleOf(alone))
      await expect.poll(() => isInView(page, titleOf(alone))).toBe(true)
      await page.reload()
      await button(page, live.pages.quiz.resume.continue).click()
      await question(page, '0').waitFor()
      await button(page, few_questions).click()
      await atGroup(page, alone)
      expect(await question(page, '0').count()).toBe(0)
    })
  })

  test('comes when a phone is turned on its side, at the group that was shown', async () => {
    await visit(phone, async ({ page }) => {
      await toPattern(page)
      await page.setViewportSize({ width: 844, height: 390 })
      await question(page, '0').waitFor()
      await expect.poll(() => focusedText(page)).toBe(titleOf(alone))
      await expect.poll(() => isInView(page, titleOf(alone))).toBe(true)
      await page.setViewportSize({ width: 390, height: 844 })
      await atGroup(page, alone)
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
      // The focus arrives at the heading after the step is shown, and must not leave the field again.
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
