import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { howSlice, siteSlice } from '#content/slices/slices.ts'
import { HowPage } from '#pages/how/how-page.tsx'
import { live } from '#testing/stories/live-content.ts'
import { dark } from '#testing/stories/appearances.ts'

const all = { content: whole, version }
const site = siteSlice(all)
const how = howSlice(all)

const meta = {
  title: 'Pages/How it works',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/how']}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const How: Story = {
  render: () => <HowPage content={how} site={site} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: live.pages.how.heading })).toBeVisible()
    await expect(canvas.getByText('1 / 5')).toBeVisible()
    // The filled button is Next.
    const filled = [...canvasElement.querySelectorAll<HTMLElement>('.button--variant_solid')]
    await expect(filled).toEqual([canvas.getByRole('button', { name: live.pages.how.next })])
  },
}
export const InTheDark: Story = { ...How, ...dark, tags: ['appearance'] }
export const Narrow: Story = { ...How, globals: { viewport: { value: 'narrow' } } }
