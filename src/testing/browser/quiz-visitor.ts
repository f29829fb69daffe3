/** Steps of a quiz visitor. Elements are found by role and accessible name, as screen readers do. */
import { expect } from 'vitest'
import type { Locator, Page } from 'playwright'
import { axe } from './axe.ts'
import {
  byId,
  live,
  optionLabel,
  pattern,
  questionCount,
  questionTitle,
  stepIds,
  stepTitle,
} from '#testing/live-content.ts'
import { openBrowser, type BrowserOptions, type OpenBrowser } from './browser.ts'

/**
 * Runs a visit in a browser context of its own, and throws if there were faults. `expected` matches the browser's console messages
 * about calls that this visit makes fail.
 */
export const visiting =
  (url: () => string) =>
  async (
    options: Omit<BrowserOptions, 'url' | 'expected'>,
    journey: (visitor: OpenBrowser) => Promise<void>,
    expected?: RegExp,
  ): Promise<void> =>
    closeAfter(await openBrowser({ url: url(), expected, ...options }), journey)

/** Always closes the browser. If the journey failed, its error comes first, followed by the faults of its pages, which may be the reason. */
export const closeAfter = async (
  visitor: OpenBrowser,
  journey: (visitor: OpenBrowser) => Promise<void>,
): Promise<void> => {
  try {
    await journey(visitor)
  } catch (error) {
    await visitor.close().catch(() => undefined)
    if (visitor.faults.length === 0) throw error
    const reported = JSON.stringify(visitor.faults, null, 2)
    throw new Error(`${String(error)}\nThe pages reported:\n${reported}`, { cause: error })
  }
  await visitor.close()
}

const firstStep = stepIds[0] ?? ''

export const openQuiz = async (page: Page): Promise<void> => {
  await page.goto('/quiz')
  await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
}

export const start = async (page: Page): Promise<void> => {
  await openQuiz(page)
  await page.getByRole('button', { name: live.pages.quiz.intro.start }).click()
  await atStep(page, firstStep)
}

const headingOf = (page: Page, step: string): Locator =>
  page.getByRole('heading', { level: 1, name: stepTitle(step), exact: true })

/** `step` is the id of a step, or the title of a step that the test has added. */
export const atStep = async (page: Page, step: string): Promise<void> => {
  await headingOf(page, step).waitFor()
}

/** Identifies what is shown: the headings, and the position in the history. */
const screenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { group, step } = (window.history.state ?? {}) as { readonly group?: number; readonly step?: number }
    const headings = [...document.querySelectorAll('main h1, main h2')].filter((one) => !one.closest('[aria-hidden]'))
    return JSON.stringify([step, group, headings.map(({ textContent }) => textContent)])
  })

/** Presses Next once: to the next group of questions, or to the next step. */
export const nextScreen = async (page: Page): Promise<void> => {
  const before = await screenOf(page)
  await page.getByRole('button', { name: live.pages.quiz.frame.next, exact: true }).click()
  try {
    await expect.poll(() => screenOf(page)).not.toBe(before)
  } catch (cause) {
    throw new Error(`Next changed nothing. The page shows:\n${await page.locator('body').innerText()}`, { cause })
  }
}

export const isAtStep = (page: Page, step: string): Promise<boolean> => headingOf(page, step).isVisible()

/** Presses Next once, or in groups of questions as often as it takes to reach the step. */
export const next = async (page: Page, step: string): Promise<void> => {
  for (let presses = 0; presses < mostGroups; presses++) {
    await nextScreen(page)
    if (await isAtStep(page, step)) return
  }
  await atStep(page, step)
}

/** Chooses the first option on the page, because nothing is loaded or rendered in advance before the first answer. */
export const beginAnswering = async (page: Page): Promise<void> => {
  await page.getByRole('main').locator('input[type=radio], input[type=checkbox]').first().check()
}

/** At least as many groups as any step has. */
const mostGroups = 12

/** Shows all questions of a step on one page, or a few at a time, whatever the width of the window. */
export const viewing = (page: Page, view: 'onePage' | 'groups'): Promise<unknown> =>
  page.addInitScript((onePage) => {
    localStorage.setItem('quiz-view', JSON.stringify({ onePage }))
  }, view === 'onePage')

/** Waits until the browser has been idle long enough to render the step in advance. */
export const waitUntilPrerendered = async (page: Page, step: string): Promise<void> => {
  await page
    .getByRole('heading', { level: 1, name: stepTitle(step), exact: true, includeHidden: true })
    .waitFor({ state: 'attached' })
}

export const question = (page: Page, id: string): Locator => page.getByRole('group', { name: questionTitle(id) })

export const choose = async (page: Page, id: string, ...options: readonly string[]): Promise<void> => {
  for (const option of options) await question(page, id).getByLabel(optionLabel(id, option), { exact: true }).check()
}

/** Answers every visible question: first option, or a short text. Repeats for questions that the answers reveal. */
export const answerAll = async (page: Page): Promise<number> => {
  const main = page.getByRole('main')
  const groups = main.getByRole('group')
  // The title of a step can appear before its questions, whose code may still be loading.
  await groups.or(main.getByRole('textbox')).first().waitFor()
  const there = await groups.count()
  let answered = 0
  for (const group of await groups.all()) {
    const boxes = group.locator('input[type=radio], input[type=checkbox]')
    if ((await boxes.count()) > 0) {
      await boxes.first().check()
      answered++
    }
  }
  for (const field of await main.getByRole('textbox').all()) {
    await field.fill('SE15')
    answered++
  }
  return (await groups.count()) > there ? answerAll(page) : answered
}

export const agree = (page: Page, consent: string): Promise<void> => settle(page, consent, 'agree')

export const decline = (page: Page, consent: string): Promise<void> => settle(page, consent, 'decline')

const settle = async (page: Page, id: string, choice: 'agree' | 'decline'): Promise<void> => {
  const consent = byId(live.consent.consents, id)
  const panel = page.getByRole('region', { name: consent.heading })
  await panel.getByRole('button', { name: consent[choice], exact: true }).click()
}

/** Withdraws a consent below the result: with one press, just as it was given. */
export const withdraw = async (page: Page, id: string): Promise<void> => {
  const { withdraw: words } = byId(live.consent.consents, id)
  await page.getByText(words.explain).waitFor()
  await page.getByRole('button', { name: words.action }).click()
  await page.getByText(words.done).waitFor()
}

/** Goes from the first question step to the last one, answers every question and agrees to every consent except for photos. */
export const answerEverything = async (
  page: Page,
  onStep: (step: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  for (const [index, step] of stepIds.entries()) {
    await atStep(page, step)
    for (const consent of live.consent.consents)
      if (consent.step === step && step !== 'photos') await agree(page, consent.id)
    if (step !== 'photos') await answerAll(page)
    await onStep(step)
    const following = stepIds[index + 1]
    if (following) await next(page, following)
  }
}

/** Presses Next on the last step, in groups of questions as often as it takes, and waits for the result. */
export const finish = async (page: Page): Promise<void> => {
  // With skipAnalysingDelay, the analysing step may be over before it can be observed.
  const sending = headingOf(page, 'analysing').or(headingOf(page, 'results')).first()
  for (let presses = 0; presses < mostGroups; presses++) {
    await nextScreen(page)
    if (await sending.isVisible()) break
  }
  await sending.waitFor()
  await headingOf(page, 'results').waitFor({ timeout: 60_000 })
}

/** Removes the minimum duration of the analysing step. quiz.test.ts tests the delay itself. No other timer of the quiz lasts as long. */
export const skipAnalysingDelay = (page: Page): Promise<unknown> =>
  page.addInitScript((pause) => {
    const later = window.setTimeout.bind(window)
    // Only on this page, because announcements on other pages use the same duration and have to stay visible.
    const isPause = (ms?: number) => ms === pause && location.pathname === '/quiz'
    window.setTimeout = ((work: () => void, ms?: number) => later(work, isPause(ms) ? 0 : ms)) as typeof setTimeout
  }, live.constants.quiz.analysing_delay_ms)

export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  expect(await axe(page), where).toEqual([])
}

/** Waits for this progress text. It is updated one frame after an answer. */
export const expectProgress = async (page: Page, answered: number, total = questionCount): Promise<void> => {
  const words = pattern(live.pages.quiz.frame.progress, { answered, total })
  await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(words)
}
