import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { shownReasons } from '#engine/products/own-reasons.ts'
import { askNote, ofAllProducts, reasonForms } from '#engine/result/texts/report-texts.ts'
import { RecommendationsPage } from '#pages/dashboard/recommendations/recommendations-page.tsx'
import { DashboardStory, reportOf } from '#testing/stories/dashboard-story.tsx'
import { firstText, live } from '#testing/stories/live-content.ts'
import { phone } from '#testing/stories/appearances.ts'

const words = content.pages.dashboard
const copy = content.pages.report.product
const routineWords = content.pages.report.routines
const cass = reportOf('Cass')
const { products } = cass.result
const lastProduct = products.at(-1)

const meta = {
  title: 'Pages/Reasons for products',
  component: DashboardStory,
  args: { page: RecommendationsPage, current: 'recommendations', reports: [cass] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardStory>
export default meta
type Story = StoryObj<typeof meta>

/** What is true of all products is one paragraph; what to read first stands above them; each has reasons of its own. */
export const Reasons: Story = {
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    const { own } = shownReasons(products, copy.max_reasons)
    const shownIn = (card: HTMLElement, reasons: readonly string[]) =>
      reasons.filter((reason) => within(card).queryByText(reason))
    const steps = cass.result.routine.flatMap((part) => part.steps)
    for (const [at, { name, reasons, slot }] of products.entries()) {
      const card = cards.find((one) => within(one).queryByRole('heading', { name }))
      if (!card) throw new Error(`There is a card of ${name}`)
      const often = steps.find((step) => step.slot === slot)?.how_often ?? 'it is a step of the routine'
      await expect(card).toHaveTextContent(`${routineWords.how_often}: ${often}`)
      await expect(shownIn(card, reasons).toSorted()).toEqual([...(own[at] ?? [])].toSorted())
    }
    const ofAll = ofAllProducts(products, copy, reasonForms(content.catalogue), content.site.locale)
    await expect(ofAll).toContain(askNote(products, copy))
    const lead = canvas.getByText((_, element) => element?.tagName === 'P' && element.textContent.includes(firstLead))
    await expect(lead).toHaveTextContent([firstLead, ...ofAll].join(' '))
    const label = canvas.getByText(words.recommendations.allergy)
    const [first] = cards
    await expect(label.compareDocumentPosition(first ?? label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
/** The parts of the routine are as far from each other as the first of them is from the note above it. */
export const Distances: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [card] = await canvas.findAllByRole('article')
    const groups = [...(card?.closest('section')?.parentElement?.children ?? [])]
    await expect(groups.length).toBeGreaterThan(1)
    const note = canvasElement.querySelector('.note__root')
    const places = [note, ...groups].map((one) => one?.getBoundingClientRect())
    const gaps = places.slice(1).map((place, at) => Math.round((place?.top ?? 0) - (places[at]?.bottom ?? 0)))
    await expect(new Set(gaps).size).toBe(1)
  },
}
export const DistancesOnAPhone: Story = { ...Distances, ...phone }
const firstLead = firstText(live.pages.dashboard.recommendations.lead)
export const ReasonsOnAPhone: Story = { ...Reasons, ...phone, tags: ['appearance'] }
/** A step of the routine on the dashboard leads to the card of its product. */
export const FromTheRoutine: Story = {
  args: { address: `${words.recommendations.route}#product-${lastProduct?.id}` },
  play: async ({ canvas }) => {
    const name = lastProduct?.name ?? 'there is one'
    const card = (await canvas.findByRole('heading', { name })).closest('article')
    await waitFor(() => expect(card).toHaveFocus())
  },
}
