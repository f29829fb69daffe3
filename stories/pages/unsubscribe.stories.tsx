import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { siteSlice } from '#content/slices/slices.ts'
import { unsubscribeSlice } from '#content/slices/form-slices.ts'
import { UnsubscribePage } from '#pages/unsubscribe/unsubscribe-page.tsx'
import { dark } from '#testing/stories/appearances.ts'

const content = unsubscribeSlice({ content: whole, version })
const site = siteSlice({ content: whole, version })
const { page } = content
const stop = fn()
const token = 'x'.repeat(43)

const meta = {
  title: 'Pages/Unsubscribe',
  component: UnsubscribePage,
  args: { content, site, stop, token },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: page.heading })).toBeVisible()
  },
  beforeEach: () => {
    stop.mockReset().mockResolvedValue({ ok: true, value: { success: true, message: 'Done' } })
  },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/unsubscribe']}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof UnsubscribePage>
export default meta

type Story = StoryObj<typeof meta>

/** With the keyboard: the button is the first tab stop of the card. */
const press = async (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getByRole('button', { name: page.submit })
  button.focus()
  await userEvent.keyboard('{Enter}')
}

export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: page.submit })).toBeVisible()
    for (const { label, to } of page.links ?? [])
      await expect(within(canvasElement).getByRole('link', { name: label })).toHaveAttribute('href', to)
    await expect(stop).not.toHaveBeenCalled()
  },
}
export const AskingInTheDark: Story = { ...dark, tags: ['appearance'] }

export const Sending: Story = {
  play: async ({ canvasElement }) => {
    stop.mockReturnValue(new Promise(() => undefined))
    await press(canvasElement)
    await expect(await within(canvasElement).findByRole('button', { name: page.sending })).toBeVisible()
    await expect(stop).toHaveBeenCalledWith(token)
  },
}

export const Done: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    const message = await within(canvasElement).findByText(page.done.heading)
    await waitFor(() => expect(message.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(within(canvasElement).queryByText(page.lead)).toBeNull()
  },
}

export const NotSent: Story = {
  play: async ({ canvasElement }) => {
    stop.mockResolvedValue({ ok: false, failure: { kind: 'server' } })
    await press(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(page.failure)
    await expect(within(canvasElement).getByRole('button', { name: page.submit })).toBeVisible()
  },
}

export const LinkBroken: Story = {
  args: { token: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(page.link_broken.heading)
    await expect(within(canvasElement).queryByRole('button', { name: page.submit })).toBeNull()
    const link = within(canvasElement).getByRole('link', { name: page.link_broken.action.label })
    await expect(link).toHaveAttribute('href', site.site.contact_link)
  },
}

/** The page accepts the token, the server does not. */
export const LinkRefused: Story = {
  args: { token: 'x'.repeat(20) },
  play: async ({ canvasElement }) => {
    stop.mockResolvedValue({ ok: false, failure: { kind: 'refused', code: 'malformed', message: '', problems: [] } })
    await press(canvasElement)
    await expect(await within(canvasElement).findByText(page.link_broken.heading)).toBeVisible()
  },
}
