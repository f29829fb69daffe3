import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import type { CallFailure } from '#client/call.ts'
import { fill } from '#engine/format.ts'
import { RecommendationsPage } from '#pages/dashboard/recommendations-page.tsx'
import { DashboardStory, reportOf, withRealProducts } from '#testing/dashboard-story.tsx'

const words = content.pages.dashboard
const { messages } = content
const down: CallFailure = { kind: 'server' }
const phone = { globals: { viewport: { value: 'phone' } } }
const dark = { globals: { theme: 'dark' } }

const amara = reportOf('Amara')
const products = amara.result.products.map(({ id }) => String(id))

const meta = {
  title: 'Pages/Recommendations',
  component: DashboardStory,
  args: { page: RecommendationsPage, current: 'recommendations', reports: [amara] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardStory>
export default meta

type Story = StoryObj<typeof meta>

export const Recommended: Story = {
  args: { real: products.slice(0, 2), reports: [withRealProducts(amara)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first] = amara.result.products
    if (!first) throw new Error('There are products')
    const card = (await page.findByRole('heading', { name: first.name })).closest('article')
    if (!card) throw new Error('A product is a card')
    const product = within(card)
    await expect(product.getByText(content.pages.report.product.why)).toBeVisible()
    for (const reason of first.reasons) await expect(product.getByText(reason)).toBeVisible()
    await expect(product.getByText(/^£\d+\.\d\d/)).toBeVisible()
    await userEvent.click(product.getByText(content.pages.report.product.ingredients_open))
    await expect(product.getByText(words.recommendations.product.contents)).toBeVisible()
  },
}
export const RecommendedOnAPhone: Story = { ...phone }
export const RecommendedInTheDark: Story = { ...dark }
export const RecommendedLoading: Story = { args: { silent: ['readProductIds'] } }
export const RecommendedLoadingOnAPhone: Story = { ...RecommendedLoading, ...phone }
export const RecommendedFailed: Story = {
  args: { failing: { readProducts: down } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.recommendations.failure)
  },
}
export const RecommendedFailedOnAPhone: Story = { ...RecommendedFailed, ...phone }
export const RecommendedRefusedInTheWordsOfTheServer: Story = {
  args: {
    failing: { readProductIds: { kind: 'refused', code: 'busy', message: 'We are counting bottles.', problems: [] } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We are counting bottles.')
  },
}
export const RecommendedToAVisitor: Story = {
  args: {
    failing: { readProductIds: { kind: 'refused', code: 'login_required', message: '', problems: [] } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(messages.recommendations.not_logged_in)
    const main = within(page.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
  },
}
export const RecommendedBeforeAnyQuiz: Story = {
  args: { reports: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(messages.recommendations.none)
    const main = within(page.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Start Quiz' })).toHaveAttribute('href', '/quiz')
  },
}
export const RecommendedBeforeAnyQuizOnAPhone: Story = { ...RecommendedBeforeAnyQuiz, ...phone }
export const RecommendedNothingFits: Story = {
  args: { reports: [{ ...amara, result: { ...amara.result, products: [] } }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.recommendations.nothing_fits)
  },
}
/** Products without their reasons, and a step for which nothing fits. */
export const RecommendedPartly: Story = {
  args: { failing: { readResult: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(messages.reports.failure)
    await expect(page.getAllByRole('article')).toHaveLength(products.length)
  },
}
export const RecommendedStepUnfilled: Story = {
  args: {
    reports: [{ ...amara, result: { ...amara.result, unfilled: [{ slot: 'mask', label: 'Deep conditioner' }] } }],
  },
}

const openBasket = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: words.recommendations.purchase_all.button }))
  return within(page.getByRole('dialog'))
}

/** Two can be bought, the browser lets one page open. */
export const PurchaseAll: Story = {
  args: {
    reports: [
      {
        ...amara,
        result: {
          ...amara.result,
          products: amara.result.products.map((product, at) => (at < 3 ? { ...product, sample: false } : product)),
        },
      },
    ],
    real: products.slice(0, 3),
    openPage: fn((address: string) => address === amara.result.products[0]?.link),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await openBasket(canvasElement)
    const [first, second, third] = amara.result.products
    if (!first || !second || !third) throw new Error('There are three products')
    const total = (pence: number) => fill(words.recommendations.purchase_all.total, { total: (pence / 100).toFixed(2) })
    await dialog.findByText(total(first.price_pence + second.price_pence + third.price_pence))
    const { include } = words.recommendations.purchase_all.dialog
    await userEvent.click(dialog.getByRole('checkbox', { name: fill(include, { product: third.name }) }))
    await dialog.findByText(total(first.price_pence + second.price_pence))
    await userEvent.click(dialog.getByRole('button', { name: words.recommendations.purchase_all.dialog.confirm }))
    const page = within(canvasElement)
    await page.findByText(fill(words.recommendations.purchase_all.opened, { count: 1, total: 2 }))
    await expect(args.openPage).toHaveBeenCalledTimes(2)
    await expect(page.getByText(messages.recommendations.popups)).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${second.name}`) })).toHaveAttribute('href', second.link)
  },
}
export const PurchaseAllAsked: Story = {
  args: { reports: [withRealProducts(amara)], real: products },
  play: async ({ canvasElement }) => {
    await openBasket(canvasElement)
  },
}
export const PurchaseAllAskedOnAPhone: Story = { ...PurchaseAllAsked, ...phone }
export const PurchaseAllIsSamples: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openBasket(canvasElement)
    await dialog.findByText(words.recommendations.sample)
    await expect(dialog.queryByRole('button', { name: words.recommendations.purchase_all.dialog.confirm })).toBeNull()
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).toBeDisabled()
  },
}
export const Rating: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { rating } = words.recommendations
    await userEvent.click(await page.findByRole('button', { name: rating.button }))
    await userEvent.click(page.getByRole('button', { name: rating.save }))
    await page.findByText(messages.fields.rating_missing)
    await expect(page.getByRole('radio', { name: '1 of 5 stars' })).toHaveFocus()
    await userEvent.click(page.getByRole('radio', { name: '4 of 5 stars' }))
    await userEvent.type(page.getByLabelText(rating.comment), 'Softer already.')
    await userEvent.click(page.getByRole('button', { name: rating.save }))
    await page.findByText(messages.recommendations.rating_saved)
    await expect(page.getByText('Your rating: 4 of 5 stars, 21/11/26')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: rating.change }))
    await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
    await expect(page.getByLabelText(rating.comment)).toHaveValue('Softer already.')
    await userEvent.click(page.getByRole('radio', { name: '2 of 5 stars' }))
    await userEvent.click(page.getByRole('button', { name: rating.save }))
    await page.findByText('Your rating: 2 of 5 stars, 21/11/26')
    await userEvent.click(page.getByRole('button', { name: rating.delete }))
    await page.findByText(messages.recommendations.rating_deleted)
    await expect(page.getByRole('button', { name: rating.button })).toBeVisible()
  },
}
export const RatingNotSaved: Story = {
  args: { failing: { saveRating: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { rating } = words.recommendations
    await userEvent.click(await page.findByRole('button', { name: rating.button }))
    await userEvent.click(page.getByRole('radio', { name: '5 of 5 stars' }))
    await userEvent.click(page.getByRole('button', { name: rating.save }))
    await page.findByText(messages.recommendations.rating_failed)
    await expect(page.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked()
  },
}
