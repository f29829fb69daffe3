/** A few questions at a time: the browser's Back, and windows of different sizes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { phone, patternGroup, button, atGroup, toPattern } from '#testing/browser/group-visitor.ts'
import { atStep, choose, expectAccessible, question, start, viewing } from '#testing/browser/quiz-visitor.ts'
import { live, stepIds, stepTitle } from '#testing/live-content.ts'
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

const { next: nextLabel } = live.pages.quiz.frame

describe('a few questions at a time', () => {
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
