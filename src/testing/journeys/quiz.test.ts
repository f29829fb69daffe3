import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenBrowser } from '#testing/browser/browser.ts'
import { startProduct, type Product } from '#testing/browser/product.ts'
import {
  agree,
  answerEverything,
  atStep,
  choose,
  decline,
  drawnAhead,
  expectAccessible,
  expectProgress,
  finish,
  next,
  openQuiz,
  question,
  start,
  stepTitles,
  threePictures,
  visiting,
} from '#testing/browser/quiz-visitor.ts'
import { storedPhotos } from '#testing/server/stored-photos.ts'

/** Presses, and says where the heading stands in each of the next frames, as long as that is new. */
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

/** Presses all options from the last one up, then Next, before anything is drawn. Returns what is ticked then. */
const pressEveryOption = (main: Element) => {
  for (const input of [...main.querySelectorAll<HTMLInputElement>('fieldset input')].toReversed()) input.click()
  const ticked = [...main.querySelectorAll('input:checked')]
  const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next')
  next?.click()
  return ticked.map((input) => `${input.getAttribute('name')} ${input.getAttribute('value')}`)
}

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  await product.stop()
})

const visit = visiting(() => product.url)

describe('a visitor with a mouse and a camera', () => {
  test('answers 51 questions, takes three pictures and reads a result that the server stored', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await answerEverything(page, async (title) => {
        await expectAccessible(page, title)
        if (title !== 'Upload Pictures') return
        await page.getByRole('button', { name: 'Take Pictures' }).click()
        for (const view of ['Top', 'Back', 'Side']) {
          await page.getByRole('button', { name: `Take the picture: ${view}`, exact: true }).click()
          await page.getByRole('img', { name: `Your picture: ${view}` }).waitFor()
        }
        await expect(page.getByRole('button', { name: /^Take the picture/ }).count()).resolves.toBe(0)
        await page.getByRole('button', { name: 'Submit Photos' }).click()
        await page.getByText('Your photos were submitted. The camera is off.').first().waitFor()
        expect(
          await page.evaluate(
            () => [...document.querySelectorAll('video')].filter(({ srcObject }) => srcObject).length,
          ),
        ).toBe(0)
        await expectAccessible(page, 'three pictures')
        await agree(page, 'Your photos')
      })
      await expectProgress(page, /^51 of 51 questions answered, 100%$/)
      // Else the check would wait for the drawing to end, and judge the next step.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await atStep(page, 'Analysing Results')
      await expectAccessible(page, 'Analysing Results')
      await atStep(page, 'Your results')
      await expectAccessible(page, 'Your results')
      await page.getByRole('meter', { name: 'Moisture' }).waitFor()
      await page.getByRole('heading', { name: 'See your whole result' }).waitFor()
      await expect.poll(() => page.getByRole('img', { name: /^Your picture/ }).count()).toBe(3)
      expect(storedPhotos(product).length).toBeGreaterThanOrEqual(3)
      await page.reload()
      await atStep(page, 'Your results')
    })
  })
})

describe('a visitor with a keyboard alone', () => {
  test('goes through the whole quiz without a mouse', async () => {
    await visit({}, async ({ page }) => {
      await openQuiz(page)
      await press(page, 'Get Started')
      for (const [index, title] of stepTitles.entries()) {
        await atStep(page, title)
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { message: title }).toBe('H1')
        if (title === 'Upload Pictures') await skipAndGoBack(page)
        if (index === 0) {
          await page.keyboard.press('Tab')
          await page.keyboard.press('Tab')
          await page.keyboard.press('Space')
        }
        await press(page, 'Next')
      }
      await atStep(page, 'Your results')
    })
  })
})

describe('a visitor on a phone without a camera', () => {
  test('reads why, uploads three pictures instead and gets a result', async () => {
    await visit({ camera: 'denied', phone: true }, async ({ page }) => {
      await start(page)
      await choose(page, 'What is your main hair goal?', 'Growth')
      await next(page, 'Upload Pictures')
      await page.getByRole('button', { name: 'Take Pictures' }).click()
      await page.getByRole('heading', { name: 'The camera is blocked' }).waitFor()
      await expectAccessible(page, 'camera blocked')
      await page.getByLabel('Upload Pictures', { exact: true }).setInputFiles(await threePictures(page))
      for (const view of ['Top', 'Back', 'Side'])
        await page.getByRole('img', { name: `Your picture: ${view}` }).waitFor()
      await page.getByRole('button', { name: 'Submit Photos' }).click()
      await decline(page, 'Your photos')
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/photos/')) sent.push(request.url())
      })
      for (const title of stepTitles.slice(2)) await next(page, title)
      await finish(page)
      expect(sent).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        await page.evaluate(() => window.innerWidth),
      )
    })
  })

  test('sees each step come in one piece: what follows after its frame moves nothing', async () => {
    await visit({ phone: true }, async ({ page }) => {
      // Here the ticks of the tabs break their line.
      await page.setViewportSize({ width: 390, height: 844 })
      await start(page)
      for (const title of stepTitles.slice(1)) {
        await drawnAhead(page, title)
        const places = await page.getByRole('button', { name: 'Next', exact: true }).evaluate(placesAfter)
        expect(places, title).toEqual([{ title, top: expect.any(Number) }])
      }
    })
  })

  test('a file that is no picture is refused by name', async () => {
    await visit({ camera: 'none', phone: true }, async ({ page }) => {
      await start(page)
      await next(page, 'Upload Pictures')
      await page.getByRole('button', { name: 'Take Pictures' }).click()
      await page.getByRole('heading', { name: 'No camera found' }).waitFor()
      await page
        .getByLabel('Upload Pictures', { exact: true })
        .setInputFiles([{ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') }])
      await page.getByText('“letter.jpg” is not a picture we can read. Choose a JPG, PNG or WebP file.').waitFor()
    })
  })
})

describe('browser Back and Forward', () => {
  test('move between steps', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await next(page, 'Upload Pictures')
      await next(page, 'Extra Information')
      await page.goBack()
      await atStep(page, 'Upload Pictures')
      await page.goBack()
      await atStep(page, stepTitles[0])
      await page.goForward()
      await atStep(page, 'Upload Pictures')
      await expect.poll(() => page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'H1'])
    })
  })

  test('Back leads one step back, however soon it is pressed', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await next(page, 'Upload Pictures')
      await expect.poll(() => page.evaluate(() => (window.history.state as { step?: number }).step)).toBe(2)
      await page.getByRole('button', { name: 'Next', exact: true }).evaluate((button) => {
        ;(button as HTMLElement).click()
        window.history.back()
      })
      await expect.poll(() => page.evaluate(() => (window.history.state as { step?: number }).step)).toBe(2)
      await atStep(page, 'Upload Pictures')
      await page.goBack()
      await atStep(page, stepTitles[0])
    })
  })

  test('each press of Next leads one step on, also in one go, and one step is to be seen', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await drawnAhead(page, 'Upload Pictures')
      await page.getByRole('button', { name: 'Next', exact: true }).evaluate((button) => {
        for (const _ of [1, 2, 3]) (button as HTMLElement).click()
      })
      await atStep(page, 'Medical Conditions')
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Medical Conditions')
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Medical Conditions'])
      await expect.poll(() => page.locator('[aria-current=step]').innerText()).toBe('Medical')
      await page.goBack()
      await atStep(page, 'Extra Information')
    })
  })
})

describe('answers that come faster than frames', () => {
  test('are all taken, also with Next in the same go', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      await drawnAhead(page, 'Upload Pictures')
      const given = await page.getByRole('main').evaluate(pressEveryOption)
      await atStep(page, 'Upload Pictures')
      await expectProgress(page, /^9 of 51 questions/)
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await atStep(page, stepTitles[0])
      expect(given.length).toBeGreaterThan(9)
      expect(await page.locator('main input:checked').evaluateAll(idsOf)).toEqual(given)
    })
  })
})

describe('exclusive options', () => {
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

  test('None of the above clears the others, and the other way round', async () => {
    await visit({}, async ({ page }) => {
      await start(page)
      const title = 'Which hair issues are you dealing with at the moment?'
      const box = (label: string) => question(page, title).getByLabel(label, { exact: true })
      await choose(page, title, 'Scalp Dryness', 'Thinning hair')
      await box('None of the above').check()
      expect([await box('Scalp Dryness').isChecked(), await box('Thinning hair').isChecked()]).toEqual([false, false])
      await box('Thinning hair').check()
      expect(await box('None of the above').isChecked()).toBe(false)
    })
  })
})

/** The skip link leads to the content and leaves no entry in the history: Back is the step before. */
const skipAndGoBack = async (page: OpenBrowser['page']): Promise<void> => {
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  for (let tabs = 0; tabs < 200 && !(await skip.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await atStep(page, 'Upload Pictures')
  await page.goBack()
  await atStep(page, stepTitles[0])
  await press(page, 'Next')
  await atStep(page, 'Upload Pictures')
}

/** Focus moves by Tab until the button has it, as it does for somebody without a mouse. */
const press = async (page: OpenBrowser['page'], name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor()
  for (let tabs = 0; tabs < 200; tabs++) {
    if (await button.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by keyboard`)
}
