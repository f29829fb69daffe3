import type { Meta, StoryObj } from '@storybook/react-vite'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill } from '#engine/format.ts'
import { ReportHistoryPage } from '#pages/dashboard/reports/report-history-page.tsx'
import { DashboardStory, reportOf, threePhotos } from '#testing/stories/dashboard-story.tsx'
import type { Failure } from '#types/failure.ts'
import { filled, live } from '#testing/stories/live-content.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const words = content.pages.dashboard
const { messages } = content
const down: Failure = { kind: 'server' }

const amara = reportOf('Amara', { photos: threePhotos })
const efua = reportOf('Efua', { id: 'older', created_at: '2026-08-15T08:30:00Z', photos: threePhotos.slice(0, 2) })
const bea = reportOf('Bea', { id: 'oldest', created_at: '2026-05-02T08:30:00Z' })
const nobody = reportOf(null)

const meta = {
  title: 'Pages/Report comparison',
  component: DashboardStory,
  args: { page: ReportHistoryPage, current: 'report_history', reports: [amara, efua, bea] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardStory>
export default meta

type Story = StoryObj<typeof meta>

/** The URL may name a report that is not in the list yet. */
export const ComparedWithOneNotListed: Story = {
  tags: ['slow'],
  args: { pageSize: 1, address: '/dashboard/reporthistory?from=oldest&to=story' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: words.report_history.compare.heading })
    await page.findByText(
      filled(live.pages.dashboard.report_history.compare.dates, { from: '02/05/26', to: '21/11/26' }),
    )
  },
}
/** One of the two was deleted, or belongs to somebody else. */
export const ComparedWithOneThatIsGone: Story = {
  tags: ['slow'],
  args: { address: '/dashboard/reporthistory?from=nobody&to=story' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.common.not_found)
  },
}
/** One report was deleted in another tab since the list was loaded, so it disappears from the list, too. */
export const ListedAfterOneWasGone: Story = {
  tags: ['slow'],
  args: { deletedElsewhere: 'older' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { compare, heading } = words.report_history
    const press = (date: string) =>
      userEvent.click(page.getByRole('checkbox', { name: fill(compare.choose, { date }) }))
    await page.findByRole('heading', { name: '15/08/26' })
    await press('15/08/26')
    await press('21/11/26')
    await userEvent.click(page.getByRole('button', { name: compare.button }))
    await page.findByText(messages.common.not_found)
    // The list no longer contains it.
    await userEvent.click(within(page.getByRole('main')).getByRole('link', { name: heading }))
    await page.findByRole('heading', { name: '02/05/26' })
    await expect(page.queryByRole('heading', { name: '15/08/26' })).toBeNull()
    await expect(page.queryByRole('checkbox')).toBeNull()
  },
}
export const CompareAsked: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { compare } = words.report_history
    const press = (date: string) =>
      userEvent.click(page.getByRole('checkbox', { name: fill(compare.choose, { date }) }))
    await page.findByRole('heading', { name: '02/05/26' })
    await expect(page.queryByRole('checkbox', { checked: true })).toBeNull()
    await press('21/11/26')
    await userEvent.click(page.getByRole('button', { name: compare.button }))
    await page.findByText(messages.reports.compare_two)
    await press('02/05/26')
    await userEvent.click(page.getByRole('button', { name: compare.button }))
    const heading = await page.findByRole('heading', { level: 1, name: compare.heading })
    await waitFor(() => expect(heading).toHaveFocus())
    const dates = live.pages.dashboard.report_history.compare.dates
    await page.findByText(filled(dates, { from: '02/05/26', to: '21/11/26' }))
    for (const { name } of amara.result.scores) await page.findByRole('heading', { level: 3, name })
    await userEvent.click(page.getByRole('button', { name: compare.swap }))
    await page.findByText(filled(dates, { from: '21/11/26', to: '02/05/26' }))
    // The link leads back to the list as it was left.
    await userEvent.click(within(page.getByRole('main')).getByRole('link', { name: words.report_history.heading }))
    const list = await page.findByRole('heading', { level: 1, name: words.report_history.heading })
    await waitFor(() => expect(list).toHaveFocus())
    await waitFor(() => expect(page.getAllByRole('checkbox', { checked: true })).toHaveLength(2))
  },
}
const compared = { address: '/dashboard/reporthistory?from=older&to=story' }
export const Compared: Story = {
  args: compared,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first] = mirroredScores(amara.result.scores)
    const before = mirroredScores(efua.result.scores).find(({ id }) => id === first?.id)
    if (!first || first.condition === null || !before || before.condition === null) throw new Error('There are scores')
    const row = (await page.findByRole('heading', { level: 3, name: first.name })).closest('li')
    if (!row) throw new Error('A score is an item of the list')
    await expect(row).toHaveTextContent(`${before.condition} to ${first.condition}`)
    await userEvent.click(within(row).getByText(words.report_history.compare.columns.why))
    const [start, ...reasons] = within(row).getAllByRole('row').slice(1)
    await expect(start).toHaveTextContent(`${before.condition}${words.report_history.compare.before}`)
    await expect(reasons.at(-1)).toHaveTextContent(`= ${first.condition}${words.report_history.compare.now}`)
    // Three main reasons, the others together, and the sum.
    await expect(reasons.length).toBeLessThanOrEqual(3 + 1 + 1)
    await page.findByText(words.report_history.compare.photos_heading)
    await expect(page.getByText(words.report_history.compare.photos_missing)).toBeVisible()
    await expect(page.getByRole('link', { name: words.report_history.compare.to_routine })).toHaveAttribute(
      'href',
      words.analysis.route,
    )
    // A product is named with its kind and its brand below it, in one line.
    const gone = efua.result.products.find(({ id }) => amara.result.products.every((one) => one.id !== id))
    if (!gone) throw new Error('A product is not suggested any more')
    const item = page
      .getAllByText(gone.name)
      .map((name) => name.closest('dd'))
      .find((one) => one !== null)
    await expect(item).toHaveTextContent(`${gone.name} ${gone.slot_label} · ${gone.brand}`)
    // A product that is recommended now leads to its card, another one nowhere.
    const fresh = amara.result.products.find(({ id }) => efua.result.products.every((one) => one.id !== id))
    if (!fresh) throw new Error('A product is new')
    await expect(page.getByRole('link', { name: fresh.name })).toHaveAttribute(
      'href',
      `${words.recommendations.route}#product-${fresh.id}`,
    )
    await expect(page.queryByRole('link', { name: gone.name })).toBeNull()
    // There is one link back to the list, named after the list.
    await expect(page.getAllByRole('link', { name: words.report_history.heading })).toHaveLength(1)
    await waitFor(() => expect(page.getAllByRole('slider')).toHaveLength(2))
  },
}
/** A heading counts the entries below it: each new or removed name, and each changed text. */
export const ComparedCounts: Story = {
  tags: ['slow'],
  args: compared,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: words.report_history.compare.heading })
    await waitFor(() => expect(canvasElement.querySelectorAll('main details > summary > h2').length).toBeGreaterThan(3))
    for (const part of canvasElement.querySelectorAll('main details:has(> summary > h2)')) {
      const shown = part.querySelectorAll('.compare__item, [role=rowheader]').length
      await expect(Number(/\d+/u.exec(part.querySelector('h2')?.textContent ?? '')?.[0])).toBe(shown)
    }
  },
}
/** The names of the products lead nowhere, because it is unknown which are recommended now. */
export const ComparedWithoutLinks: Story = {
  args: { ...compared, failing: { readProductIds: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(words.report_history.compare.photos_heading)
    for (const { name } of amara.result.products) await expect(page.queryByRole('link', { name })).toBeNull()
  },
}
export const ComparedOnAPhone: Story = { ...Compared, ...phone, tags: ['appearance'] }
export const ComparedInTheDark: Story = { ...Compared, ...dark, tags: ['appearance'] }
/** Two reports of the same day: scores differ, but nothing can have had an effect yet. */
export const ComparedTooEarly: Story = {
  tags: ['slow'],
  args: { ...compared, reports: [amara, { ...efua, created_at: '2026-11-21T09:05:00Z' }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(words.report_history.compare.verdict.early)
    const { color } = getComputedStyle(page.getByRole('main'))
    const changes = canvasElement.querySelectorAll('.score-change__change:has(svg)')
    await expect(changes.length).toBeGreaterThan(0)
    for (const change of changes) await expect(getComputedStyle(change).color).toBe(color)
    // Nor do the words of the summary call a score better.
    const [better] = words.report_history.compare.summary_better.split('{')
    await expect(page.getByRole('main')).not.toHaveTextContent(better ?? '')
  },
}
export const ComparedTheSame: Story = {
  args: { ...compared, reports: [amara, { ...amara, id: 'older', created_at: '2026-08-15T08:30:00Z' }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(words.report_history.compare.same)
  },
}
export const ComparedByOtherRules: Story = {
  tags: ['slow'],
  args: {
    ...compared,
    reports: [amara, { ...efua, result: { ...efua.result, content_version: '000000000000' } }],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(words.report_history.compare.rules_changed)
  },
}
export const ComparedWithTooFewAnswers: Story = {
  tags: ['slow'],
  args: { ...compared, reports: [amara, { ...nobody, id: 'older', created_at: '2026-08-15T08:30:00Z' }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect((await page.findAllByText(words.report_history.compare.no_scores)).length).toBeGreaterThan(0)
    await expect(page.queryByText(words.report_history.compare.no_scores_both)).toBeNull()
    await expect(page.getAllByText(words.report_history.compare.change_unknown).length).toBeGreaterThan(0)
  },
}
export const ComparedWithTooFewAnswersInBoth: Story = {
  args: { ...compared, reports: [nobody, { ...nobody, id: 'older', created_at: '2026-08-15T08:30:00Z' }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { compare } = words.report_history
    await expect((await page.findAllByText(compare.no_scores_both)).length).toBe(nobody.result.scores.length)
    await expect(page.queryByText(compare.no_scores)).toBeNull()
    await expect(page.queryByText(compare.small)).toBeNull()
    await expect(page.getAllByText(compare.change_unknown)).toHaveLength(nobody.result.scores.length)
  },
}
export const CompareFailed: Story = {
  args: { ...compared, failing: { readResult: down } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.reports.compare_failed)
  },
}
