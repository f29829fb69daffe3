import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill } from '#engine/format.ts'
import { AnalysisPage } from '#pages/dashboard/analysis/analysis-page.tsx'
import { RecommendationsPage } from '#pages/dashboard/recommendations/recommendations-page.tsx'
import { ReportHistoryPage } from '#pages/dashboard/reports/report-history-page.tsx'
import { DashboardStory, reportOf, threePhotos } from '#testing/stories/dashboard-story.tsx'
import type { Failure } from '#types/failure.ts'

const { messages } = content
const words = content.pages.dashboard
const down: Failure = { kind: 'server' }
const rating = { stars: 4, comment: '', updated_at: '2026-11-21T15:00:00Z' }

const meta = {
  title: 'Pages/Announced again',
  component: DashboardStory,
  args: { page: ReportHistoryPage, reports: [reportOf('Amara', { photos: threePhotos })] },
  parameters: { layout: 'fullscreen' },
  tags: ['!dev'],
} satisfies Meta<typeof DashboardStory>
export default meta

type Story = StoryObj<typeof meta>

/** Screen readers announce the same message a second time only if it was removed in between. */
const isAnnouncedTwice = async (page: ReturnType<typeof within>, message: string, act: () => Promise<void>) => {
  await act()
  const first = await page.findByText(message)
  await act()
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await page.findByText(message)
}

export const Downloaded: Story = {
  args: { current: 'report_history' },
  play: async ({ canvas }) => {
    const { download_label } = words.report_history
    const button = await canvas.findByRole('button', { name: fill(download_label, { date: '21/11/26' }) })
    await isAnnouncedTwice(canvas, messages.reports.downloaded, () => userEvent.click(button))
  },
}
export const PhotosNotDeleted: Story = {
  tags: ['slow'],
  args: { page: AnalysisPage, failing: { deletePhoto: down } },
  play: async ({ canvas }) => {
    const { delete_all, delete_dialog } = words.analysis.photos
    await isAnnouncedTwice(canvas, messages.photos.delete_failed, async () => {
      await userEvent.click(await canvas.findByRole('button', { name: delete_all }))
      await userEvent.click(canvas.getByRole('button', { name: delete_dialog.confirm }))
    })
  },
}
export const RatingNotDeleted: Story = {
  args: { page: RecommendationsPage, current: 'recommendations', rating, failing: { deleteRating: down } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: words.recommendations.rating.delete })
    await isAnnouncedTwice(canvas, messages.recommendations.rating_failed, () => userEvent.click(button))
  },
}
