import { describe, expect, test } from 'vitest'
import {
  atStep,
  beginAnswering,
  choose,
  waitUntilPrerendered,
  expectProgress,
  next,
  start,
  viewing,
} from '#testing/browser/quiz-visitor.ts'
import { byId, live, stepIds, stepTitle } from '#testing/live-content.ts'
import { servedProduct } from '#testing/browser/served-product.ts'

/** Presses the button, and returns the distinct positions of the heading in the next frames. */
const placesAfter = async (button: Element) => {
  const places = new Map<string, { title: string; top: number }>()
  const look = () => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
    const place = { title: heading?.textContent ?? '', top: heading?.getBoundingClientRect().top ?? 0 }
    places.set(JSON.stringify(place), place)
  }
  ;(button as HTMLElement).click()
  for (let frame = 0; frame < 20; frame++) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
    look()
  }
  return [...places.values()]
}

const idsOf = (inputs: readonly Element[]) =>
  inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('value')}`)

/** Presses all options from the last one up, then Next, before anything is rendered. Returns what is ticked then. */
const pressEveryOption = (main: Element, nextLabel: string) => {
  for (const input of [...main.querySelectorAll<HTMLInputElement>('fieldset input')].toReversed()) input.click()
  const ticked = [...main.querySelectorAll('input:checked')]
  const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === nextLabel)
  next?.click()
  return ticked.map((input) => `${input.getAttribute('name')} ${input.getAttribute('value')}`)
}

const { visit } = servedProduct()

describe('a visitor on a phone without a camera', () => {
  test('sees each step come in one piece: what follows after its frame moves nothing', async () => {
    await visit({ phone: true }, async ({ page }) => {
      // At this width the check marks of the tabs break their line.
      await page.setViewportSize({ width: 390, height: 844 })
      await viewing(page, 'onePage')
      await start(page)
      await beginAnswering(page)
      for (const step of stepIds.slice(1)) {
        await waitUntilPrerendered(page, step)
        const places = await page
          .getByRole('button', { name: live.pages.quiz.frame.next, exact: true })
          .evaluate(placesAfter)
        expect(places, step).toEqual([{ title: stepTitle(step), top: expect.any(Number) }])
      }
    })
  })
})

describe('answers that come faster than frames', () => {
  test('are all taken, also with Next in the same go', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await beginAnswering(page)
      await waitUntilPrerendered(page, 'photos')
      const given = await page.getByRole('main').evaluate(pressEveryOption, live.pages.quiz.frame.next)
      await atStep(page, 'photos')
      await expectProgress(page, byId(live.sections, 'hair_details').questions.length)
      await page.getByRole('button', { name: live.pages.quiz.frame.back, exact: true }).click()
      await atStep(page, 'goals')
      expect(given.length).toBeGreaterThan(9)
      expect(await page.locator('main input:checked').evaluateAll(idsOf)).toEqual(given)
    })
  })
})

describe('the waiting screen', () => {
  test('ticks what is done one by one over its whole time, in lines that can be read on a tablet', async () => {
    const visitor = { context: { viewport: { width: 820, height: 1180 } } }
    await visit(visitor, async ({ page }) => {
      await start(page)
      await choose(page, '0', 'growth')
      for (const step of stepIds.slice(1)) await next(page, step)
      await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
      await atStep(page, 'analysing')
      const seen = await page.evaluate(watchWaiting, {
        done: live.pages.quiz.frame.tab_done,
        result: stepTitle('results'),
      })
      const delay = live.constants.quiz.analysing_delay_ms
      const stages = Math.max(...seen.map(({ ticks }) => ticks))
      const from = (ticks: number) => seen.find((one) => one.ticks >= ticks)?.at ?? Infinity
      expect(stages).toBe(live.pages.quiz.analysing.stages.filter(({ id }) => id !== 'photos').length)
      // A tolerance, because the heading is found a moment after it is shown.
      expect(from(1)).toBeGreaterThan(delay / 10)
      expect(from(stages)).toBeGreaterThan(delay / 2)
      expect(seen.at(-1)?.at).toBeGreaterThan(delay * 0.8)
      for (let tick = 1; tick < stages; tick++) expect(from(tick + 1)).toBeGreaterThan(from(tick))
      expect(Math.min(...seen.map(({ line }) => line))).toBeGreaterThan(240)
    })
  })
})

describe('the text of an option', () => {
  test('can be read like any text: a drag selects it and chooses nothing, a click chooses', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      const option = page.getByRole('main').locator('label:has(> input[type=radio]:only-child)').first()
      await option.scrollIntoViewIfNeeded()
      const text = await option.evaluate((label) => {
        const range = document.createRange()
        range.selectNode(label.lastChild ?? label)
        return range.getBoundingClientRect().toJSON() as DOMRect
      })
      const middle = text.y + text.height / 2
      await page.mouse.move(text.x + 2, middle)
      await page.mouse.down()
      await page.mouse.move(text.x + text.width - 2, middle, { steps: 8 })
      await page.mouse.up()
      expect(await page.evaluate(() => window.getSelection()?.toString().trim())).not.toBe('')
      expect(await option.locator('input').isChecked()).toBe(false)
      await page.mouse.click(text.x + text.width / 2, middle)
      expect(await option.locator('input').isChecked()).toBe(true)
    })
  })
})

/** Runs in the page: records the ticks and the shortest line of the stages over time (in ms), until the result is shown. */
const watchWaiting = (words: { readonly done: string; readonly result: string }) =>
  new Promise<readonly { readonly at: number; readonly ticks: number; readonly line: number }[]>((resolve) => {
    const begin = performance.now()
    const seen: { at: number; ticks: number; line: number }[] = []
    const look = () => {
      const shown = [...document.querySelectorAll('main h1')].find((heading) => heading.checkVisibility())
      const stages = [...document.querySelectorAll('main ul li')].filter((stage) => stage.checkVisibility())
      const at = performance.now() - begin
      if (shown?.textContent === words.result) {
        resolve([...seen, { ...(seen.at(-1) ?? { ticks: 0, line: 0 }), at }])
        return
      }
      seen.push({
        at,
        ticks: stages.filter(({ textContent }) => textContent.endsWith(`, ${words.done}`)).length,
        line: Math.min(...stages.map((stage) => stage.getBoundingClientRect().width)),
      })
      setTimeout(look, 50)
    }
    look()
  })
