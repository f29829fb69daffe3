/** Next, pressed several times in one go. */
import { describe, expect, test } from 'vitest'
import { atStep, beginAnswering, waitUntilPrerendered, start } from '#testing/browser/quiz-visitor.ts'
import { byId, live, stepTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

describe('browser Back and Forward', () => {
  test('each press of Next leads one step on, also in one go, and one step is to be seen', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await beginAnswering(page)
      await waitUntilPrerendered(page, 'photos')
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).evaluate((button) => {
        for (const _ of [1, 2, 3]) (button as HTMLElement).click()
      })
      await atStep(page, 'medical')
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(stepTitle('medical'))
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([stepTitle('medical')])
      await expect
        .poll(() => page.locator('[aria-current=step]').innerText())
        .toBe(byId(live.quiz.tabs ?? [], 'medical').label)
      await page.goBack()
      await atStep(page, 'extra_information')
    })
  })
})
