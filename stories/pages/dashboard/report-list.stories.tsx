import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill } from '#engine/format.ts'
import { shortTraits } from '#engine/result/texts/summary.ts'
import { ReportHistoryPage } from '#pages/dashboard/reports/report-history-page.tsx'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { DashboardStory, reportOf } from '#testing/stories/dashboard-story.tsx'
import { heldReplies } from '#testing/stories/fakes/held-replies.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const { messages } = content

const amara = reportOf('Amara')
const efua = reportOf('Efua', { id: 'older', created_at: '2026-08-15T08:30:00Z' })
const nobody = reportOf(null)

const meta = {
  title: 'Pages/Report list',
  component: DashboardStory,
  args: { page: ReportHistoryPage, current: 'report_history', reports: [amara, efua] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardStory>
export default meta

type Story = StoryObj<typeof meta>

const rowOf = (date: string, page: HTMLElement): HTMLElement => {
  const row = within(page).getByRole('heading', { level: 3, name: date }).closest('li')
  if (!row) throw new Error('A report is an item of the list')
  return row
}

const deletesFirst = async (page: ReturnType<typeof within>, date: string) => {
  const { delete_dialog, delete_label } = content.pages.dashboard.report_history
  await userEvent.click(page.getByRole('button', { name: fill(delete_label, { date }) }))
  await userEvent.click(page.getByRole('button', { name: delete_dialog.confirm }))
}
const asks = fn<(call: string) => void>()
/** The pressed button keeps the focus, and a second press has no effect. The other button could no longer keep the report. */
export const Deleting: Story = {
  args: { silent: ['deleteReport'], onAsk: asks },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 3, name: '21/11/26' })
    await deletesFirst(page, '21/11/26')
    const confirm = page.getByRole('button', { name: content.pages.dashboard.report_history.delete_dialog.confirm })
    await waitFor(() => expect(confirm).toHaveAttribute('aria-disabled', 'true'))
    await expect(confirm).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(asks.mock.calls.filter(([call]) => call === 'deleteReport')).toHaveLength(1)
    const keep = page.getByRole('button', { name: content.pages.dashboard.report_history.delete_dialog.cancel })
    await userEvent.click(keep)
    await expect(keep).toBeVisible()
  },
}
const many = Array.from({ length: 4 }, (_, at) =>
  reportOf('Efua', { id: `many-${at}`, created_at: `2026-0${9 - at}-15T08:30:00Z` }),
)
const { holdReply, release } = heldReplies('readMoreReports', 'deleteReport')
/** A page of the list that is loaded while a report is being deleted stays, whichever reply comes first. */
export const DeletedWhileMoreAreLoading: Story = {
  tags: ['slow'],
  args: { reports: many, pageSize: 2, holdReply },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const words = content.pages.dashboard.report_history
    await userEvent.click(await page.findByRole('button', { name: words.more }))
    await deletesFirst(page, '15/09/26')
    release('readMoreReports')
    await page.findByRole('heading', { level: 3, name: '15/06/26' })
    release('deleteReport')
    await waitFor(() => expect(page.queryByRole('heading', { level: 3, name: '15/09/26' })).toBeNull())
    const shown = page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(shown).toEqual(['15/08/26', '15/07/26', '15/06/26'])
    await expect(page.queryByRole('button', { name: words.more })).toBeNull()
  },
}
/** The reply arrives when the visitor is doing something else: it changes neither the ticked reports nor the next dialog. */
export const DeletedAfterTheDialogWasClosed: Story = {
  tags: ['slow'],
  args: { reports: many, holdReply },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { compare, delete_dialog, delete_label } = content.pages.dashboard.report_history
    await page.findByRole('heading', { level: 3, name: '15/09/26' })
    await deletesFirst(page, '15/09/26')
    await userEvent.click(page.getByRole('button', { name: delete_dialog.cancel }))
    const tick = page.getByRole('checkbox', { name: fill(compare.choose, { date: '15/08/26' }) })
    await userEvent.click(tick)
    await userEvent.click(page.getByRole('button', { name: fill(delete_label, { date: '15/07/26' }) }))
    release('deleteReport')
    await waitFor(() =>
      expect(page.queryByRole('heading', { level: 3, name: '15/09/26', hidden: true })).not.toBeInTheDocument(),
    )
    await expect(page.getByRole('dialog', { name: delete_dialog.heading })).toBeVisible()
    await expect(tick).toBeChecked()
  },
}
export const MoreLoadedAfterDeleting: Story = {
  tags: ['slow'],
  args: { reports: many, pageSize: 2, holdReply },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: content.pages.dashboard.report_history.more }))
    await deletesFirst(page, '15/09/26')
    release('deleteReport')
    await waitFor(() => expect(page.queryByRole('heading', { level: 3, name: '15/09/26' })).toBeNull())
    release('readMoreReports')
    await page.findByRole('heading', { level: 3, name: '15/06/26' })
    const shown = page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(shown).toEqual(['15/08/26', '15/07/26', '15/06/26'])
  },
}
const scoresIn = (row: HTMLElement) => within(row).queryAllByRole('listitem')
/** Each report shows the words and the scores of its result, all in the same order. */
export const AtAGlance: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 3, name: '21/11/26' })
    for (const [date, { result }] of [
      ['21/11/26', amara],
      ['15/08/26', efua],
    ] as const) {
      const row = rowOf(date, canvasElement)
      const short = shortTraits(result, content.site.locale)
      for (const text of short ? [short.title, ...short.words] : []) await expect(row).toHaveTextContent(text)
      const shown = mirroredScores(result.scores)
      await expect(scoresIn(row)).toHaveLength(shown.length)
      for (const [at, { condition, condition_band, name }] of shown.entries()) {
        await expect(scoresIn(row)[at]).toHaveTextContent(name)
        await expect(scoresIn(row)[at]).toHaveTextContent(String(condition))
        await expect(scoresIn(row)[at]).toHaveTextContent(condition_band?.label ?? '')
      }
    }
  },
}
export const AtAGlanceOnAPhone: Story = { ...AtAGlance, ...phone, tags: ['appearance'] }
export const InTheDark: Story = { ...AtAGlance, ...dark, tags: ['appearance'] }
/** A score with too few answers says so, and one that the content no longer has is shown as it was. */
export const OfOtherScores: Story = {
  args: {
    reports: [
      { ...nobody, id: 'nobody', created_at: '2026-11-21T14:10:00Z' },
      {
        ...efua,
        result: {
          ...efua.result,
          scores: efua.result.scores.map((one) => ({ ...one, id: 'gone', name: 'Old' })).slice(0, 1),
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 3, name: '21/11/26' })
    const empty = scoresIn(rowOf('21/11/26', canvasElement))
    await expect(empty).toHaveLength(nobody.result.scores.length)
    for (const score of empty) await expect(score).toHaveTextContent(messages.scores.not_enough)
    const [old, none] = scoresIn(rowOf('15/08/26', canvasElement))
    await expect(old).toHaveTextContent('Old')
    await expect(none).toBeUndefined()
  },
}
export const OfOtherScoresOnAPhone: Story = { ...OfOtherScores, ...phone, tags: ['appearance'] }
