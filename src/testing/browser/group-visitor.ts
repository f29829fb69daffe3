/** A visitor of the quiz on a phone, who sees a few questions at a time. */
import type { Page } from 'playwright'
import { choose, question, start } from '#testing/browser/quiz-visitor.ts'
import { byId, live, optionLabel } from '#testing/live-content.ts'

export const phone = { context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } }

/** The groups of the first step, by the id of their first question. */
export const groups = byId(live.sections, 'hair_details').questions.flatMap(({ group, id }) =>
  group ? [{ ...group, id }] : [],
)
export const titleOf = (index: number) => groups[index]?.title ?? ''
/** The index of the group that consists of one question with pictures. */
export const patternGroup = groups.findIndex(({ id }) => id === '5')

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const atGroup = async (page: Page, index: number) => {
  await page.getByRole('heading', { level: 2, name: titleOf(index), exact: true }).waitFor()
}
export const nextGroup = async (page: Page, index: number) => {
  await button(page, live.pages.quiz.frame.next).click()
  await atGroup(page, index)
  // Waits for the focus, because a test may press a key next.
  await page.waitForFunction((title) => document.activeElement?.textContent === title, titleOf(index))
}
/** Goes to `patternGroup`. */
export const toPattern = async (page: Page) => {
  await start(page)
  await choose(page, '0', 'growth')
  for (let index = 1; index <= patternGroup; index++) await nextGroup(page, index)
}
export const radioOf = (page: Page, option: string, id = '5') =>
  question(page, id).getByLabel(optionLabel(id, option), { exact: true })
/** Whether the heading is in the window, below the sticky header. */
export const isInView = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).evaluate((heading) => {
    const { bottom, left, top } = heading.getBoundingClientRect()
    return bottom <= window.innerHeight && document.elementFromPoint(left + 4, top + 4) === heading
  })
export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
