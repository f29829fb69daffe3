import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { siteSlice } from '#content/slices/slices.ts'
import { updatesSlice } from '#content/slices/form-slices.ts'
import { UpdatesPage } from '#pages/updates/updates-page.tsx'
import { byId, live } from '#testing/stories/live-content.ts'
import { dark } from '#testing/stories/appearances.ts'

const content = updatesSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const { page } = content
const words = content.messages.email_capture
const label = page.fields[0]?.label ?? ''
const send = fn()

const meta = {
  title: 'Pages/Updates',
  component: UpdatesPage,
  args: { content, site, send },
  parameters: { layout: 'fullscreen', path: page.paths[0]?.route },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: page.heading })).toBeVisible()
    for (const { label: name, to } of page.links ?? [])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', to)
  },
  beforeEach: () => {
    send.mockReset().mockResolvedValue({ ok: true, value: { success: true, message: 'Stored' } })
  },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters.path)]}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof UpdatesPage>
export default meta

type Story = StoryObj<typeof meta>

const signUp = async (canvasElement: HTMLElement, email: string) => {
  const canvas = within(canvasElement)
  const field = canvas.getByLabelText(label)
  if (email) await userEvent.type(field, email)
  await userEvent.click(canvas.getByRole('button', { name: page.submit }))
  return field
}

export const Empty: Story = {}
export const EmptyInTheDark: Story = { ...dark, tags: ['appearance'] }

const isRefused = (email: string): Story => ({
  play: async ({ canvasElement }) => {
    const field = await signUp(canvasElement, email)
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(field).toHaveAccessibleDescription(words.format)
    await waitFor(() => expect(field).toHaveFocus())
    await expect(send).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByText(words.success)).toBeNull()
  },
})
export const Missing: Story = isRefused('')
export const WithoutADot: Story = isRefused('amara@example')
export const WithABlank: Story = isRefused('am ara@example.com')

export const Sending: Story = {
  play: async ({ canvasElement }) => {
    send.mockReturnValue(new Promise(() => undefined))
    await signUp(canvasElement, 'amara@example.com')
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: page.sending })).toBeVisible()
    await expect(canvas.queryByText(words.success)).toBeNull()
  },
}

export const Stored: Story = {
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, 'amara@example.com')
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(words.success).closest('[role=status]')).toHaveFocus())
    await expect(canvas.queryByLabelText(label)).toBeNull()
    await expect(send).toHaveBeenCalledWith({
      email: 'amara@example.com',
      path: live.pages.updates.paths[0]?.route,
    })
  },
}

export const AtAnotherPath: Story = {
  parameters: { path: '/Book-Trial/' },
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, 'amara@example.com')
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({
        email: 'amara@example.com',
        path: byId(live.pages.updates.paths, 'book_trial').route,
      }),
    )
  },
}

export const NotStored: Story = {
  play: async ({ canvasElement }) => {
    send.mockResolvedValue({ ok: false, failure: { kind: 'server' } })
    const field = await signUp(canvasElement, 'amara@example.com')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(words.failure)
    await expect(field).toHaveValue('amara@example.com')
  },
}

export const TooManyTries: Story = {
  play: async ({ canvasElement }) => {
    send.mockResolvedValue({ ok: false, failure: { kind: 'rate_limit', seconds: 61 } })
    await signUp(canvasElement, 'amara@example.com')
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('2 minutes')
  },
}
