/** Steps of a user with two reports, for tests of the built product. */
import { expect } from 'vitest'
import type { Page } from 'playwright'
import { shortQuiz, withAccount } from './account-visitor.ts'
import { byId, live } from '#testing/live-content.ts'

/** The answers of the first report. */
export const before = { '5': 'type_4a', '6': 'has_split_ends' }
/** Those of the second one. */
const after = { '5': 'type_4a', '6': 'no_split_ends' }

/** Signs up and takes the quiz twice, the second time from the list of reports. */
export const withTwoReports = async (page: Page): Promise<void> => {
  await withAccount(page)
  await shortQuiz(page, before, 'answered')
  await page.goto('/dashboard/reporthistory')
  await page.getByRole('link', { name: live.pages.dashboard.report_history.retake.label }).click()
  await page.waitForURL('**/quiz')
  await page.getByRole('button', { name: live.pages.quiz.intro.start }).waitFor()
  await shortQuiz(page, after, 'answered')
}

/** Opens the comparison of the two reports of the open list. */
export const openComparison = async (page: Page): Promise<void> => {
  // A double click navigates only once: a single Back leads to the list.
  await page.getByRole('button', { name: live.pages.dashboard.report_history.compare.button, exact: true }).dblclick()
}

/** The link to the dashboard in the main menu is marked on all dashboard pages, but as the current page only on its own. */
export const expectMarked = async (page: Page, value: 'page' | 'true'): Promise<void> => {
  const { items, label } = live.navigation.top
  const link = page
    .getByRole('navigation', { name: label })
    .getByRole('link', { name: byId(items, 'dashboard').label, exact: true })
  await expect.poll(() => link.getAttribute('aria-current')).toBe(value)
}
