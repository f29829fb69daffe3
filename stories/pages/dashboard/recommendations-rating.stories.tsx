/** Slow replies to a rating. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { RecommendationsPage } from '#pages/dashboard/recommendations/recommendations-page.tsx'
import { DashboardStory, reportOf } from '#testing/stories/dashboard-story.tsx'
import { heldReplies } from '#testing/stories/fakes/held-replies.ts'
import { filled, live } from '#testing/stories/live-content.ts'

const { rating } = content.pages.dashboard.recommendations
const { messages } = content

const { holdReply, release } = heldReplies('saveRating', 'deleteRating')

const meta = {
  title: 'Pages/Recommendations, slow rating',
  component: DashboardStory,
  args: { page: RecommendationsPage, current: 'recommendations', reports: [reportOf('Amara')], holdReply },
  parameters: { layout: 'fullscreen' },
  tags: ['!dev'],
} satisfies Meta<typeof DashboardStory>
export default meta

type Story = StoryObj<typeof meta>

const star = (count: number) => filled(live.pages.dashboard.recommendations.rating.star, { count, total: 5 })
const rates = async (page: ReturnType<typeof within>) => {
  await userEvent.click(await page.findByRole('button', { name: rating.button }))
  await userEvent.click(page.getByRole('radio', { name: star(4) }))
  await userEvent.click(page.getByRole('button', { name: rating.save }))
}

/** A rating that is being sent cannot be cancelled: Cancel would only hide it. */
export const CancelledWhileItIsSaved: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await rates(page)
    const cancel = page.getByRole('button', { name: messages.common.cancel })
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(cancel)
    await expect(page.getByRole('radio', { name: star(4) })).toBeChecked()
    release('saveRating')
    await expect(await page.findByText(messages.recommendations.rating_saved)).toBeVisible()
  },
}
/** The reply to the deletion would arrive after that to the next rating, and hide the rating. */
export const ChangedWhileItIsDeleted: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await rates(page)
    release('saveRating')
    await userEvent.click(await page.findByRole('button', { name: rating.delete }))
    const change = page.getByRole('button', { name: rating.change })
    await waitFor(() => expect(change).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(change)
    await expect(page.queryByRole('radio', { name: star(4) })).toBeNull()
    release('deleteRating')
    await waitFor(() => expect(page.getByRole('button', { name: rating.button })).toHaveFocus())
  },
}
