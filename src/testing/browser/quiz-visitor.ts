/** A visitor of the quiz, as a test speaks of one: by roles and names only, as people and screen readers find things. */
import { expect } from 'vitest'
import type { Locator, Page } from 'playwright'
import { axe } from './axe.ts'
import { openBrowser, type BrowserOptions, type OpenBrowser } from './browser.ts'

export const stepTitles = [
  'Your Hair, Your Goals',
  'Upload Pictures',
  'Extra Information',
  'Medical Conditions',
  'Lifestyle',
  'Hair Care',
  'A little about you',
] as const

/**
 * A visit: a device of its own, and nothing that must not happen has happened. `expected`: what the browser itself says in
 * its console of calls that this visit means to fail.
 */
export const visiting =
  (url: () => string) =>
  async (
    options: Omit<BrowserOptions, 'url' | 'expected'>,
    journey: (visitor: OpenBrowser) => Promise<void>,
    expected?: RegExp,
  ): Promise<void> =>
    watched(await openBrowser({ url: url(), expected, ...options }), journey)

/** Closes the browser whatever happens. What the journey itself has to say comes before the faults of its pages. */
export const watched = async (
  visitor: OpenBrowser,
  journey: (visitor: OpenBrowser) => Promise<void>,
): Promise<void> => {
  try {
    await journey(visitor)
  } catch (error) {
    await visitor.close().catch(() => undefined)
    throw error
  }
  await visitor.close()
}

export const openQuiz = async (page: Page): Promise<void> => {
  await page.goto('/quiz')
  await page.getByRole('button', { name: 'Get Started' }).waitFor()
}

export const start = async (page: Page): Promise<void> => {
  await openQuiz(page)
  await page.getByRole('button', { name: 'Get Started' }).click()
  await atStep(page, stepTitles[0])
}

export const atStep = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

export const next = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await atStep(page, title)
}

/** Steps are drawn ahead when the page has nothing else to do. */
export const drawnAhead = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: title, includeHidden: true }).waitFor({ state: 'attached' })
}

export const question = (page: Page, title: string): Locator => page.getByRole('group', { name: title })

export const choose = async (page: Page, title: string, ...labels: readonly string[]): Promise<void> => {
  for (const label of labels) await question(page, title).getByLabel(label, { exact: true }).check()
}

/** Answers every question on the screen: the first option of each, a word in each text. Some come into the page later. */
export const answerAll = async (page: Page): Promise<number> => {
  const groups = page.getByRole('main').getByRole('group')
  const there = await groups.count()
  let answered = 0
  for (const group of await groups.all()) {
    const boxes = group.locator('input[type=radio], input[type=checkbox]')
    if ((await boxes.count()) > 0) {
      await boxes.first().check()
      answered++
    }
  }
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    await field.fill('SE15')
    answered++
  }
  return (await groups.count()) > there ? answerAll(page) : answered
}

export const agree = async (page: Page, consent: string): Promise<void> => {
  await page
    .getByRole('region', { name: consent })
    .getByRole('button', { name: /^I agree/ })
    .click()
}

export const decline = async (page: Page, consent: string): Promise<void> => {
  await page
    .getByRole('region', { name: consent })
    .getByRole('button', { name: /^I do not agree/ })
    .click()
}

/** From the first questions to the last ones, with every answer given and every consent agreed to. */
export const answerEverything = async (
  page: Page,
  onStep: (title: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  for (const [index, title] of stepTitles.entries()) {
    await atStep(page, title)
    if (title === 'Medical Conditions') await agree(page, 'Your health answers')
    if (title === 'A little about you') {
      await agree(page, 'Your age, gender and heritage')
      await agree(page, 'Where you live')
    }
    if (title !== 'Upload Pictures') await answerAll(page)
    await onStep(title)
    const following = stepTitles[index + 1]
    if (following) await next(page, following)
  }
}

/** Next on the last step, and the wait for the result. */
export const finish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  // Without its pause the sending may be over before anybody looks.
  await page
    .getByRole('heading', { level: 1, name: /^(?:Analysing Results|Your results)$/ })
    .first()
    .waitFor()
  await page.getByRole('heading', { level: 1, name: 'Your results' }).waitFor({ timeout: 60_000 })
}

/** No pause on the page of the sending, for tests that look at something else. It is tried in quiz.test.ts. */
export const withoutPause = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((work: () => void, ms?: number) => later(work, ms === 5000 ? 0 : ms)) as typeof setTimeout
  })

export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  expect(await axe(page), where).toEqual([])
}

/** The count follows an answer by a frame. */
export const expectProgress = async (page: Page, words: RegExp): Promise<void> => {
  await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(words)
}

/** Three pictures that a visitor has on the device. */
export const threePictures = (page: Page) =>
  page
    .evaluate(async () => {
      const pictures: number[][] = []
      for (const colour of ['#553322', '#997755', '#222233']) {
        const canvas = new OffscreenCanvas(800, 640)
        const context = canvas.getContext('2d')
        if (context) {
          context.fillStyle = colour
          context.fillRect(0, 0, 800, 640)
        }
        pictures.push([...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())])
      }
      return pictures
    })
    .then((pictures) =>
      pictures.map((bytes, index) => ({
        name: `picture-${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.from(bytes),
      })),
    )
