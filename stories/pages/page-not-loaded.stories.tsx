import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { siteSlice } from '#content/slices/slices.ts'
import { PageFailed } from '#pages/page-failed.tsx'
import { PageNotLoaded } from '#pages/page-not-loaded.tsx'
import { SiteFrame } from '#pages/site-frame.tsx'

const content = siteSlice({ content: whole, version })
const { offline, page_failed: failed, reload, try_again, unavailable } = whole.messages.common

/** The server does not answer, and is asked for the page each time. */
const asked = fn(() => Promise.reject(new TypeError('Failed to fetch')))
const withoutServer = () => {
  const before = window.fetch
  asked.mockClear()
  window.fetch = asked
  return () => {
    window.fetch = before
  }
}
const withoutNetwork = () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  const restore = withoutServer()
  return () => {
    restore()
    Reflect.deleteProperty(navigator, 'onLine')
  }
}

/** A link led to a page whose script could not be loaded. Header and footer stay. */
const meta = {
  title: 'Pages/Page not loaded',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <MemoryRouter>
      <SiteFrame content={content} footer="short" hasAction>
        <PageNotLoaded messages={content.messages} site={content.site} />
      </SiteFrame>
    </MemoryRouter>
  ),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The page loads by itself as soon as the device is online. */
export const Offline: Story = {
  beforeEach: withoutNetwork,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: offline })
    await waitFor(() => expect(document.title).toContain(offline))
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: try_again }))
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(asked).toHaveBeenCalledTimes(2)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
    await expect(canvas.queryByText(unavailable)).toBeNull()
  },
}

export const WithoutServer: Story = {
  beforeEach: withoutServer,
  play: async ({ canvas }) => {
    await canvas.findByText(unavailable)
    await expect(canvas.getByRole('heading', { level: 1, name: failed })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: reload }))
    await canvas.findByText(unavailable)
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  },
}

/** No page with header and footer was shown before. */
export const OfflineWithoutFrame: Story = {
  beforeEach: withoutNetwork,
  render: () => <PageFailed />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: reload }))
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('heading', { level: 1, name: offline })).toBeVisible()
    await expect(canvas.queryByText(unavailable)).toBeNull()
  },
}
