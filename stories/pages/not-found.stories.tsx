import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { content as whole, version } from 'virtual:content/all'
import { siteSlice } from '#content/slices/slices.ts'
import { NotFoundPage } from '#pages/not-found/not-found-page.tsx'
import { expect } from 'storybook/test'

const content = siteSlice({ content: whole, version })

const meta = {
  title: 'Pages/Not found',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  render: () => <NotFoundPage content={content} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(document.title).toContain(content.site.name)
  },
}
