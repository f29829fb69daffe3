import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill } from '#engine/format.ts'
import { ReportHistoryPage } from '#pages/dashboard/reports/report-history-page.tsx'
import { DashboardStory, reportOf, threePhotos } from '#testing/stories/dashboard-story.tsx'
import type { Failure } from '#types/failure.ts'
import { filled, live } from '#testing/stories/live-content.ts'
import { withSeenResult } from '#testing/stories/fakes/with-seen-result.ts'
import { showsTexts } from '#testing/stories/shows.ts'
import { phone } from '#testing/stories/appearances.ts'

const words = content.pages.dashboard
const { messages } = content
const down: Failure = { kind: 'server' }

const amara = reportOf('Amara', { photos: threePhotos })
const efua = reportOf('Efua', { id: 'older', created_at: '2026-08-15T08:30:00Z', photos: threePhotos.slice(0, 2) })
const bea = reportOf('Bea', { id: 'oldest', created_at: '2026-05-02T08:30:00Z' })

const meta = {
  title: 'Pages/Reports',
  component: DashboardStory,
  args: { page: ReportHistoryPage, current: 'report_history', reports: [amara, efua, bea] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardStory>
export default meta

type Story = StoryObj<typeof meta>

export const History: Story = {
  args: { saveFile: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect((await page.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
      '21/11/26',
      '15/08/26',
      '02/05/26',
    ])
    await userEvent.click(
      page.getByRole('button', {
        name: filled(live.pages.dashboard.report_history.download_label, { date: '15/08/26' }),
      }),
    )
    await waitFor(() => expect(args.saveFile).toHaveBeenCalledOnce())
    await expect(args.saveFile).toHaveBeenCalledWith(
      expect.any(Blob),
      filled(live.pages.dashboard.pdf.file_name, { date: '15-08-26' }),
    )
    await page.findByText(messages.reports.downloaded)
  },
}
const showsDates = showsTexts('21/11/26', '15/08/26', '02/05/26')
export const HistoryOnAPhone: Story = { ...phone, play: showsDates, tags: ['appearance'] }
export const HistoryLoading: Story = {
  args: { silent: ['readReports'] },
  play: async (played) => {
    await showsTexts(words.report_history.states.loading)(played)
    // Below the window and hidden, it can follow the content without a shift.
    const footer = played.canvas.getByRole('contentinfo', { hidden: true })
    await expect(footer).not.toBeVisible()
    await expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight)
  },
}
export const HistoryLoadingOnAPhone: Story = { ...HistoryLoading, ...phone, tags: ['appearance'] }
export const HistoryFailed: Story = {
  args: { failing: { readReports: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(words.report_history.states.failed.heading)
    await userEvent.click(page.getByRole('button', { name: words.report_history.states.failed.action }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}
export const HistoryOffline: Story = {
  args: { failing: { readReports: { kind: 'offline' } } },
  play: showsTexts(words.report_history.states.failed.heading, messages.common.offline),
}
export const HistoryReadTooOften: Story = {
  args: { failing: { readReports: { kind: 'rate_limit', seconds: 20 } } },
  play: showsTexts(words.report_history.states.failed.heading, fill(messages.common.rate_limit_short, { seconds: 20 })),
}
export const HistoryFailedOnAPhone: Story = { ...HistoryFailed, ...phone, tags: ['appearance'] }
export const HistoryBeforeAnyQuiz: Story = {
  args: { reports: [] },
  beforeEach: withSeenResult,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(words.report_history.states.empty.heading)
    await expect(canvasElement.querySelectorAll('.no-data__report')).toHaveLength(1)
    await expect(page.queryByRole('link', { name: words.report_history.retake.label })).toBeNull()
    // The last report was deleted, so the quiz must not say that there is one.
    await expect(localStorage.getItem('result')).toBeNull()
    // The footer follows the content, or is at the bottom of a higher window.
    const bottom = page.getByRole('main').getBoundingClientRect().bottom
    const { top } = page.getByRole('contentinfo').getBoundingClientRect()
    const isAtTheBottom = document.documentElement.scrollHeight <= window.innerHeight
    await expect(isAtTheBottom || top - bottom < 100).toBe(true)
  },
}
export const HistoryBeforeAnyQuizOnAPhone: Story = { ...HistoryBeforeAnyQuiz, ...phone, tags: ['appearance'] }
/** With one report there is nothing to compare. */
export const HistoryOfOne: Story = {
  args: { reports: [amara] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const say = await page.findByText(words.report_history.states.one)
    // What to do about it is beside the sentence.
    const retake = page.getByRole('link', { name: words.report_history.retake.label })
    await expect(say.parentElement).toContainElement(retake)
    await expect(page.queryByRole('checkbox')).toBeNull()
  },
}
export const HistoryOfTwo: Story = {
  args: { reports: [amara, efua] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: '15/08/26' })
    // There is nothing to choose.
    await expect(page.queryByRole('checkbox')).toBeNull()
    const { button, hint, hint_two } = words.report_history.compare
    await expect(page.getByRole('button', { name: button })).toHaveAccessibleDescription(hint_two)
    await expect(page.queryByText(hint)).toBeNull()
    // The main action comes first.
    const { label } = words.report_history.retake
    const buttons = [page.getByRole('button', { name: button }), page.getByRole('link', { name: label })]
    await expect([...canvasElement.querySelectorAll('main .button')].slice(0, 2)).toEqual(buttons)
    if (window.innerWidth >= 480) return
    // On a phone they fill their row.
    const [first, last] = buttons.map((one) => one.getBoundingClientRect())
    const main = page.getByRole('main').getBoundingClientRect()
    await expect([first?.left, last?.right]).toEqual([main.left, main.right])
  },
}
export const HistoryOfTwoCompared: Story = {
  args: { reports: [amara, efua] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.report_history.compare.button }))
    await canvas.findByRole('heading', { level: 1, name: words.report_history.compare.heading })
  },
}
export const HistoryOfTwoOnAPhone: Story = {
  ...HistoryOfTwo,
  ...phone,
  play: showsTexts('21/11/26', '15/08/26'),
  tags: ['appearance'],
}
/** Two reports of the same day are distinguished by their time. */
export const HistoryOfOneDay: Story = {
  args: { reports: [amara, { ...efua, created_at: '2026-11-21T09:05:00Z' }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '21/11/26, 09:05' })
  },
}
/** Two reports of the same minute are numbered. */
export const HistoryOfOneMinute: Story = {
  args: { reports: [amara, { ...efua, created_at: '2026-11-21T14:10:41Z' }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: '21/11/26, 14:10 (2)' })
    await page.findByRole('heading', { name: '21/11/26, 14:10 (1)' })
  },
}
const many = Array.from({ length: 5 }, (_, at) =>
  reportOf('Efua', { id: `many-${at}`, created_at: `2026-0${9 - at}-15T08:30:00Z` }),
)
/** Older reports are loaded page by page; the focus moves to the first new one. */
export const HistoryOfMany: Story = {
  tags: ['slow'],
  args: { reports: many, pageSize: 2 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const shown = () => page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    const more = await page.findByRole('button', { name: words.report_history.more })
    await expect(shown()).toEqual(['15/09/26', '15/08/26'])
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('heading', { name: '15/07/26' })).toHaveFocus())
    await expect(shown()).toEqual(['15/09/26', '15/08/26', '15/07/26', '15/06/26'])
    await page.findByText(filled(live.pages.dashboard.report_history.shown, { count: 4 }))
    await userEvent.click(more)
    await waitFor(() => expect(page.getByRole('heading', { name: '15/05/26' })).toHaveFocus())
    await expect(page.queryByRole('button', { name: words.report_history.more })).toBeNull()
  },
}
/** After a reload, as many reports are listed as before. */
export const HistoryLoadedAgain: Story = {
  tags: ['slow'],
  args: { reports: many, pageSize: 2, address: '/dashboard/reporthistory?shown=4' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: '15/06/26' })
    await expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(4)
    await expect(page.getByRole('button', { name: words.report_history.more })).toBeVisible()
  },
}
export const HistoryFirstPage: Story = {
  args: { reports: many, pageSize: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(2)
  },
}
export const HistoryFirstPageOnAPhone: Story = { ...HistoryFirstPage, ...phone, tags: ['appearance'] }
export const HistoryMoreLoading: Story = {
  args: { reports: many, pageSize: 2, silent: ['readMoreReports'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: words.report_history.more }))
    await page.findByRole('button', { name: words.report_history.more_loading })
  },
}
export const HistoryMoreFailed: Story = {
  args: { reports: many, pageSize: 2, failing: { readMoreReports: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: words.report_history.more }))
    await page.findByText(messages.reports.failure)
    await expect(page.getByRole('button', { name: words.report_history.more })).toBeVisible()
    await expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  },
}
/** When all listed reports have been deleted, the next page is loaded. */
export const HistoryPageDeleted: Story = {
  args: { reports: many, pageSize: 1 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(
      await page.findByRole('button', {
        name: filled(live.pages.dashboard.report_history.delete_label, { date: '15/09/26' }),
      }),
    )
    await userEvent.click(page.getByRole('button', { name: words.report_history.delete_dialog.confirm }))
    await page.findByRole('heading', { name: '15/08/26' })
    await expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  },
}
export const HistoryDownloading: Story = {
  args: { silent: ['readPdf'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(
      await page.findByRole('button', {
        name: filled(live.pages.dashboard.report_history.download_label, { date: '15/08/26' }),
      }),
    )
    await expect(page.getAllByText(words.report_history.downloading).length).toBeGreaterThan(0)
  },
}
export const HistoryNotDownloaded: Story = {
  args: { failing: { readPdf: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const button = await page.findByRole('button', {
      name: filled(live.pages.dashboard.report_history.download_label, { date: '15/08/26' }),
    })
    await userEvent.click(button)
    const row = button.closest('li') ?? canvasElement
    await expect(await within(row).findByText(messages.reports.download_failed)).toBeVisible()
  },
}
export const HistoryReportDeleted: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(
      await page.findByRole('button', {
        name: filled(live.pages.dashboard.report_history.delete_label, { date: '15/08/26' }),
      }),
    )
    await userEvent.click(page.getByRole('button', { name: words.report_history.delete_dialog.confirm }))
    await waitFor(() => expect(page.queryByRole('heading', { name: '15/08/26' })).toBeNull())
    await page.findByText(messages.reports.deleted)
    await waitFor(() => expect(page.getByRole('heading', { name: words.report_history.list_heading })).toHaveFocus())
  },
}
/** If only two reports are left, there is nothing to choose any more, whatever was ticked. */
export const HistoryOfTwoThatAreLeft: Story = {
  tags: ['!dev', 'slow'],
  play: async ({ canvas }) => {
    const { compare, delete_dialog, delete_label } = words.report_history
    await userEvent.click(await canvas.findByRole('checkbox', { name: fill(compare.choose, { date: '15/08/26' }) }))
    await userEvent.click(canvas.getByRole('button', { name: fill(delete_label, { date: '02/05/26' }) }))
    await userEvent.click(canvas.getByRole('button', { name: delete_dialog.confirm }))
    await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: compare.button }))
    await canvas.findByRole('heading', { level: 1, name: compare.heading })
  },
}
export const HistoryReportNotDeleted: Story = {
  tags: ['slow'],
  args: { failing: { deleteReport: { kind: 'timeout' } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(
      await page.findByRole('button', {
        name: filled(live.pages.dashboard.report_history.delete_label, { date: '15/08/26' }),
      }),
    )
    await userEvent.click(page.getByRole('button', { name: words.report_history.delete_dialog.confirm }))
    await page.findByText(messages.common.timeout)
    await expect(page.getByRole('heading', { name: '15/08/26' })).toBeVisible()
  },
}
