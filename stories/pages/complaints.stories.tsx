import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { siteSlice } from '#content/slices/slices.ts'
import { complaintsSlice } from '#content/slices/form-slices.ts'
import { ComplaintsPage } from '#pages/complaints/complaints-page.tsx'
import { pending } from '#testing/stories/fakes/outcomes.ts'
import { dark } from '#testing/stories/appearances.ts'

const content = complaintsSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const { page, messages } = content
const labelOf = (id: string): string => page.fields.find((field) => field.id === id)?.label ?? ''
const send = fn()

const meta = {
  title: 'Pages/Complaints',
  component: ComplaintsPage,
  args: { content, site, send },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: page.heading })).toBeVisible()
  },
  beforeEach: () => {
    send
      .mockReset()
      .mockResolvedValue({ ok: true, value: { success: true, message: 'Stored', reference: '7KQ2-M4XD' } })
  },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={[page.route]}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof ComplaintsPage>
export default meta

type Story = StoryObj<typeof meta>

const write = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.selectOptions(canvas.getByLabelText(labelOf('topic')), 'claim')
  await userEvent.type(canvas.getByLabelText(labelOf('message')), 'This is not so.')
}
const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: page.submit }))
const stored = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const alert = within(canvasElement).getByText(page.success.heading).closest<HTMLElement>('[role=status]')
    return expect(alert).toHaveFocus()
  })

export const Empty: Story = {}
export const EmptyInTheDark: Story = { ...dark, tags: ['appearance'] }
export const EmptyOnAPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  tags: ['appearance'],
}

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
    const { complaint_missing, complaint_topic_missing, email_format } = messages.fields
    await expect(links).toEqual([complaint_topic_missing, complaint_missing, email_format])
    await expect(send).not.toHaveBeenCalled()
  },
}

export const Sending: Story = {
  play: async ({ canvasElement }) => {
    send.mockReturnValue(pending())
    await write(canvasElement)
    await press(canvasElement)
    await expect(await within(canvasElement).findByRole('button', { name: page.sending })).toBeVisible()
  },
}

export const StoredWithAnAddress: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await write(canvasElement)
    await userEvent.type(canvas.getByLabelText(labelOf('name')), 'Amara')
    await userEvent.type(canvas.getByLabelText(labelOf('email')), 'amara@example.com')
    await press(canvasElement)
    await stored(canvasElement)
    await expect(canvas.getByText(page.success.text.replace('{reference}', '7KQ2-M4XD'))).toBeVisible()
    await expect(send).toHaveBeenCalledWith({
      topic: 'claim',
      message: 'This is not so.',
      name: 'Amara',
      email: 'amara@example.com',
    })
  },
}

export const StoredWithoutAnAddress: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    await press(canvasElement)
    await stored(canvasElement)
    const words = page.success.text_without_email.replace('{reference}', '7KQ2-M4XD')
    await expect(within(canvasElement).getByText(words)).toBeVisible()
    // Empty optional fields are not sent.
    await expect(send).toHaveBeenCalledWith({ topic: 'claim', message: 'This is not so.' })
  },
}

export const NotStored: Story = {
  play: async ({ canvasElement }) => {
    send.mockResolvedValue({ ok: false, failure: { kind: 'server' } })
    const canvas = within(canvasElement)
    await write(canvasElement)
    await press(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.complaints.failure)
    await expect(canvas.getByLabelText(labelOf('message'))).toHaveValue('This is not so.')
  },
}
