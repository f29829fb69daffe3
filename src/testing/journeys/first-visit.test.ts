import { expect, test } from 'vitest'
import { bytesOf, limits, requestsUntilAnswered } from '#scripts/checks/first-visit.mjs'
import { next, waitUntilPrerendered } from '#testing/browser/quiz-visitor.ts'
import { isAll } from '#testing/long.ts'
import { stepIds } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

const { visit } = servedProduct()

const devices = [
  ['a phone', { phone: true }],
  ['a computer', {}],
] as const

test.each(isAll ? devices : devices.slice(0, 1))(
  'on %s the first answer needs few requests and bytes; the next step comes after it',
  async (_name, options) => {
    await visit(options, async ({ page }) => {
      const requests = await requestsUntilAnswered(page, '/quiz')
      const list = requests.map(({ address, bytes }) => `${bytes} ${address}`).join('\n')
      expect(requests.length, list).toBeLessThanOrEqual(limits.requests)
      expect(bytesOf(requests), list).toBeLessThanOrEqual(limits.bytes)
      expect(list).not.toMatch(/photos-step/)
      await page.waitForResponse(/photos-step/)
    })
  },
)

test('Next without any answer leads to a step whose code was not loaded before', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/quiz')
    await page.locator('main button').first().click()
    await next(page, stepIds[1] ?? expect.fail())
    await waitUntilPrerendered(page, stepIds[2] ?? expect.fail())
  })
})
