/** Recommended products from a catalogue of samples. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { RecommendationsPage } from '#pages/dashboard/recommendations/recommendations-page.tsx'
import { DashboardStory, reportOf, withRealProducts } from '#testing/stories/dashboard-story.tsx'

const { recommendations: words } = content.pages.dashboard
const { sample: mark } = content.pages.report.product
const saying = (sentence: string) => (text: string) => text.includes(sentence)
const note = saying(content.catalogue.sample_note)

const amara = reportOf('Amara')
const [first] = amara.result.products
const real = withRealProducts(amara)
const withOneSample = {
  ...real,
  result: { ...real.result, products: real.result.products.map((one, at) => ({ ...one, sample: at === 0 })) },
}

const meta = {
  title: 'Pages/Recommendations/Samples',
  component: DashboardStory,
  args: { page: RecommendationsPage, current: 'recommendations', reports: [amara] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardStory>
export default meta

type Story = StoryObj<typeof meta>

/** One note at the top says that all are samples, and nothing is for sale. */
export const AllAreSamples: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: first?.name ?? '' })
    await expect(page.getAllByText(note)).toHaveLength(1)
    await expect(page.queryByText(mark)).toBeNull()
    await expect(page.queryByText(saying(words.retailers))).toBeNull()
    await expect(page.queryByRole('button', { name: words.purchase_all.button })).toBeNull()
    await expect(page.queryByText(words.purchase_all.none)).toBeNull()
  },
}

/** Each sample says so. */
export const OneIsASample: Story = {
  args: { reports: [withOneSample] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByRole('heading', { name: first?.name ?? '' })
    await expect(page.getAllByText(note)).toHaveLength(1)
    await expect(page.getAllByText(mark)).toHaveLength(1)
  },
}
