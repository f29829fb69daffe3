import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { changed, ReviewStory } from '#testing/stories/review-story.tsx'
import { dark, phone } from '#testing/stories/appearances.ts'

const terms = 'pages/text/terms.yaml'
const privacy = 'pages/text/privacy.yaml'
const lead = 'What we promise, and what we ask of you.'

const meta: Meta<typeof ReviewStory> = {
  title: 'Studio/Review of pages with a date',
  component: ReviewStory,
  render: (args) => <ReviewStory {...args} />,
}
export default meta
type Story = StoryObj<typeof ReviewStory>

/** The words of a page have changed, but not the day of its last change, which visitors see. One press sets it. */
export const EarlierDay: Story = {
  args: { editor: changed([terms, ['lead'], lead]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('A page that you changed shows an earlier day')).toBeVisible()
    // The page is also the heading of its changes.
    const [link] = canvas.getAllByRole('link', { name: 'Terms of use' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('changed'))
    await expect(canvas.getByText(/Last changed on \d\d\/\d\d\/\d\d/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Set it to today' }))
    await expect(canvas.queryByText('A page that you changed shows an earlier day')).toBeNull()
    await expect(canvas.getByText(/^2 changes,/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Changes' })).toHaveFocus()
  },
}
export const EarlierDays: Story = {
  args: { editor: changed([terms, ['lead'], lead], [privacy, ['lead'], lead]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set them to today' })).toBeVisible()
    await expect(canvas.getAllByText(/Last changed on/)).toHaveLength(2)
  },
}
export const EarlierDaysInTheDark: Story = { ...EarlierDays, ...dark, tags: ['appearance'] }
export const EarlierDaysOnAPhone: Story = { ...EarlierDays, ...phone, tags: ['appearance'] }

/** The editor chose a day. It need not be today, as for a change that is published later. */
export const ChosenDay: Story = {
  tags: ['slow'],
  args: { editor: changed([terms, ['lead'], lead], [terms, ['changed', 'day'], '2026-12-24']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 changes,/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /to today/ })).toBeNull()
  },
}
