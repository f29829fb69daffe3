import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { feedbackSlice } from '#content/slices/form-slices.ts'
import { siteSlice } from '#content/slices/slices.ts'
import { FeedbackPage } from '#pages/feedback/feedback-page.tsx'
import { pending } from '#testing/stories/fakes/outcomes.ts'
import { dark } from '#testing/stories/appearances.ts'

const content = feedbackSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const { page, messages } = content
const labelOf = (id: string): string => page.fields.find((field) => field.id === id)?.label ?? ''
const send = fn()

const meta = {
  title: 'Pages/Feedback',
  component: FeedbackPage,
  args: { content, site, send },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: page.heading })).toBeVisible()
  },
  beforeEach: () => {
    send.mockReset().mockResolvedValue({ ok: true, value: { success: true, message: 'Stored' } })
  },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={[page.route]}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof FeedbackPage>
export default meta

type Story = StoryObj<typeof meta>

const write = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(canvas.getByLabelText(labelOf('topic')), 'scores')
  await userEvent.type(canvas.getByLabelText(labelOf('message')), 'Clear reasons, thank you.')
}
const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: page.submit }))

export const Empty: Story = {}
export const EmptyInTheDark: Story = { ...dark, tags: ['appearance'] }

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(labelOf('email')), 'amara@')
    await press(canvasElement)
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    const links = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent)
    await expect(links).toEqual([
      messages.fields.topic_missing,
      messages.fields.message_missing,
      messages.fields.email_format,
    ])
    await expect(send).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    send.mockReturnValue(pending())
    await write(canvasElement)
    await press(canvasElement)
    await expect(await within(canvasElement).findByRole('button', { name: page.sending })).toBeVisible()
  },
}

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await write(canvasElement)
    await press(canvasElement)
    await waitFor(() => expect(canvas.getByText(page.success.heading).closest('[role=status]')).toHaveFocus())
    // An empty email address is not sent.
    await expect(send).toHaveBeenCalledWith({ topic: 'scores', message: 'Clear reasons, thank you.' })
  },
}

export const SentAndOnceMore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await write(canvasElement)
    await press(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: page.another }))
    await expect(canvas.getByLabelText(labelOf('message'))).toHaveValue('')
    // The button that had the focus is gone.
    await waitFor(() => expect(canvas.getByLabelText(labelOf('topic'))).toHaveFocus())
  },
}

export const NotSent: Story = {
  play: async ({ canvasElement }) => {
    send.mockResolvedValue({ ok: false, failure: { kind: 'server' } })
    const canvas = within(canvasElement)
    await write(canvasElement)
    await press(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.feedback.failure)
    await expect(canvas.getByLabelText(labelOf('message'))).toHaveValue('Clear reasons, thank you.')
  },
}
