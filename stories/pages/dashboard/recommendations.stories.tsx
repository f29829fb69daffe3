import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill, formatPrice } from '#engine/format.ts'
import { shownReasons } from '#engine/products/own-reasons.ts'
import { RecommendationsPage } from '#pages/dashboard/recommendations/recommendations-page.tsx'
import { DashboardStory, reportOf, withRealProducts } from '#testing/stories/dashboard-story.tsx'
import type { Result } from '#types/api.generated.ts'
import type { Failure } from '#types/failure.ts'
import { filled, firstText, live, pattern } from '#testing/stories/live-content.ts'
import { announcementIn, showsTexts } from '#testing/stories/shows.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const full = firstText(live.pages.dashboard.recommendations.lead)
const few = firstText(live.pages.dashboard.recommendations.lead_few)
/** Matches a sentence even if others are in the same element. */
const saying = (sentence: string) => (text: string) => text.includes(sentence)
const words = content.pages.dashboard
const { messages } = content
const down: Failure = { kind: 'server' }

const amara = reportOf('Amara')
const products = amara.result.products.map(({ id }) => String(id))
const withResult = (changes: Partial<Result>) => ({ reports: [{ ...amara, result: { ...amara.result, ...changes } }] })
const withoutSlots = (part: Result['routine'][number]) => ({
  ...part,
  steps: part.steps.map((step) => ({ ...step, slot: null, slot_label: null })),
})

const meta = {
  title: 'Pages/Recommendations',
  component: DashboardStory,
  args: { page: RecommendationsPage, current: 'recommendations', reports: [amara] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardStory>
export default meta
type Story = StoryObj<typeof meta>

export const Recommended: Story = {
  tags: ['slow'],
  args: { real: products.slice(0, 2), reports: [withRealProducts(amara)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { sum } = words.recommendations
    if (sum !== undefined) await expect(await page.findByText(pattern(sum))).toHaveTextContent(/£\d+\.\d\d/)
    await expect(page.getByText(words.recommendations.retailers)).toBeVisible()
    const [first] = amara.result.products
    if (!first) throw new Error('There are products')
    const card = (await page.findByRole('heading', { name: first.name })).closest('article')
    if (!card) throw new Error('A product is a card')
    const product = within(card)
    await expect(product.getByText(content.pages.report.product.why)).toBeVisible()
    const { own } = shownReasons(amara.result.products, content.pages.report.product.max_reasons)
    for (const reason of first.reasons)
      await expect(product.queryAllByText(reason)).toHaveLength(own[0]?.includes(reason) ? 1 : 0)
    await expect(product.getByText(/^£\d+\.\d\d/)).toBeVisible()
    await userEvent.click(product.getByText(content.pages.report.product.ingredients_open))
    await expect(product.getByText(words.recommendations.product.contents)).toBeVisible()
    const [ingredient] = product.getAllByRole('button')
    if (!ingredient) throw new Error('Each ingredient is a button')
    await userEvent.click(ingredient)
    await expect(ingredient).toHaveAttribute('aria-expanded', 'true')
  },
}
/** The parts of the routine that need a product, with their numbers there, and the products of each. */
const parts = amara.result.routine.filter(({ steps }) => steps.length > 0)
const isFirstPart = (slot: string, at: number): boolean =>
  parts.findIndex(({ steps }) => steps.some((step) => step.slot === slot)) === at
const groups = parts
  .map(({ title }, at) => ({
    number: String(at + 1),
    title,
    names: amara.result.products.filter(({ slot }) => isFirstPart(slot, at)).map(({ name }) => name),
  }))
  .filter(({ names }) => names.length > 0)

const widthOf = (element: Element) => element.getBoundingClientRect().width
/** Two cards in a row have the same width; one without a neighbour is as wide as both, with its reasons at the right. */
export const RecommendedByPart: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findAllByRole('article')
    // Samples cannot be bought, so there is nothing to add up.
    await expect(page.queryByText(pattern(words.recommendations.sum ?? ''))).toBeNull()
    await expect(groups.length).toBeGreaterThan(1)
    for (const { names, number, title } of groups) {
      const group = page.getByRole('region', { name: title })
      await expect(within(group).getByText(number)).toBeVisible()
      const cards = within(group).getAllByRole('article')
      await expect(cards.map((card) => within(card).getByRole('heading', { level: 4 }).textContent)).toEqual(names)
      const whole = widthOf(group)
      for (const [at, card] of cards.entries())
        await expect(widthOf(card)).toBeCloseTo(at % 2 || cards[at + 1] ? (whole - 20) / 2 : whole, 0)
    }
  },
}
export const RecommendedByPartOnATablet: Story = {
  ...RecommendedByPart,
  tags: ['appearance'],
  globals: { viewport: { value: 'tablet' } },
}
export const RecommendedByPartInTheDark: Story = {
  ...RecommendedByPart,
  tags: ['appearance'],
  globals: { ...dark.globals, viewport: { value: 'wide' } },
}

const showsProducts = showsTexts(...amara.result.products.map(({ name }) => name))
export const RecommendedOnAPhone: Story = { ...phone, play: showsProducts, tags: ['appearance'] }
export const RecommendedInTheDark: Story = { ...dark, play: showsProducts, tags: ['appearance'] }
export const RecommendedLoading: Story = {
  tags: ['slow'],
  args: { silent: ['readProductIds'] },
  play: showsTexts(messages.recommendations.loading),
}
export const RecommendedLoadingOnAPhone: Story = { ...RecommendedLoading, ...phone, tags: ['appearance'] }
export const RecommendedFailed: Story = {
  args: { failing: { readProducts: down } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.recommendations.failure)
  },
}
export const RecommendedFailedOnAPhone: Story = { ...RecommendedFailed, ...phone, tags: ['appearance'] }
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
    await expect(
      main.getByRole('link', { name: live.pages.dashboard.recommendations.states.visitor.action.label }),
    ).toHaveAttribute('href', '/login')
  },
}
export const RecommendedBeforeAnyQuiz: Story = {
  args: { reports: [] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(messages.recommendations.none)
    for (const lead of [full, few]) await expect(page.queryByText(saying(lead))).toBeNull()
    for (const { title } of live.routines.parts) await expect(page.getByText(title)).toBeVisible()
    const main = within(page.getByRole('main'))
    await expect(
      main.getByRole('link', { name: live.pages.dashboard.recommendations.states.empty.action.label }),
    ).toHaveAttribute('href', '/quiz')
  },
}
export const RecommendedBeforeAnyQuizOnAPhone: Story = { ...RecommendedBeforeAnyQuiz, ...phone, tags: ['appearance'] }
export const RecommendedNothingFits: Story = {
  args: withResult({ products: [] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(messages.recommendations.nothing_fits)
  },
}
/** No step needs a product, so nothing is said about what fits. */
export const RecommendedNothingNeeded: Story = {
  args: withResult({ products: [], routine: amara.result.routine.map(withoutSlots) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(live.pages.dashboard.recommendations.states.nothing_needed.text)
    await expect(page.queryByText(messages.recommendations.nothing_fits)).toBeNull()
  },
}
/** With one answer there are matching products, but no scores. */
export const RecommendedAfterFewAnswers: Story = {
  tags: ['slow'],
  args: withResult({ scores: amara.result.scores.map((score) => ({ ...score, concern: null, condition: null })) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(saying(few))
    await expect(page.queryByText(saying(full))).toBeNull()
  },
}
/** Products without their reasons, and a step for which nothing fits. */
export const RecommendedPartly: Story = {
  tags: ['slow'],
  args: { failing: { readResult: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(messages.reports.failure)
    await expect(page.getAllByRole('article')).toHaveLength(products.length)
    // It is unknown what each product is for, so there are no groups.
    await expect(page.queryByRole('heading', { level: 4 })).toBeNull()
  },
}
export const RecommendedStepUnfilled: Story = {
  tags: ['slow'],
  args: withResult({ unfilled: [{ slot: 'mask', label: 'Deep conditioner' }] }),
  play: showsTexts('Deep conditioner', messages.recommendations.nothing_fits),
}

const { purchase_all: purchase } = words.recommendations
const openBasket = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('button', { name: purchase.button }))
  return within(page.getByRole('dialog'))
}

const [first, second, third] = amara.result.products
if (!first || !second || !third) throw new Error('There are three products')
const buying = (product: string, shop = 'Curl Shop') =>
  `${fill(purchase.dialog.buy, { product, shop })}, ${purchase.dialog.buy_note}`
const totalOf = (...pence: readonly (number | undefined)[]) =>
  fill(purchase.dialog.total, {
    total: formatPrice(
      pence.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      content.site,
    ),
  })

/** Three products from two shops; the browser allows one page to open, and the links to the others remain. */
export const PurchaseAll: Story = {
  tags: ['slow'],
  args: {
    reports: [withRealProducts(amara, { [third.id]: 'Gel House' })],
    real: products.slice(0, 3),
    openPage: fn((address: string) => address === first.link),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = await openBasket(canvasElement)
    await waitFor(() => expect(dialog.getByRole('button', { name: purchase.dialog.cancel })).toHaveFocus())
    await expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Curl Shop',
      'Gel House',
      purchase.dialog.no_shop,
    ])
    await expect(dialog.getAllByRole('link')).toHaveLength(3)
    await expect(dialog.getByRole('link', { name: buying(first.name) })).toHaveAttribute('href', first.link)
    await expect(dialog.getByRole('link', { name: buying(third.name, 'Gel House') })).toHaveAttribute(
      'href',
      third.link,
    )
    for (const { name } of amara.result.products.slice(3)) await expect(dialog.getByText(name)).toBeVisible()
    await expect(dialog.getByText(totalOf(first.price_pence, second.price_pence, third.price_pence))).toBeVisible()
    const all = dialog.getByRole('button', { name: fill(purchase.dialog.confirm, { count: 3 }) })
    await userEvent.click(all)
    await expect(args.openPage).toHaveBeenCalledTimes(3)
    const names = [second, third].map(({ name }) => name).join(', ')
    await expect(dialog.getByRole('status')).toHaveTextContent(
      `${fill(purchase.blocked, { count: 1, total: 3 })}${fill(purchase.blocked_help, { names })}`,
    )
    // The same outcome is announced again.
    const said = dialog.getByRole('status').firstElementChild
    await userEvent.click(all)
    await waitFor(() => expect(said).not.toBeInTheDocument())
    await waitFor(() => expect(all).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: purchase.dialog.cancel }))
    await userEvent.click(within(canvasElement).getByRole('button', { name: purchase.button }))
    await expect(dialog.getByRole('status')).toBeEmptyDOMElement()
  },
}
export const PurchaseAllOpened: Story = {
  tags: ['slow'],
  args: { reports: [withRealProducts(amara)], real: products },
  play: async ({ canvasElement }) => {
    const dialog = await openBasket(canvasElement)
    await userEvent.click(
      dialog.getByRole('button', { name: fill(purchase.dialog.confirm, { count: products.length }) }),
    )
    await expect(dialog.getByRole('status')).toHaveTextContent(fill(purchase.opened, { count: products.length }))
  },
}
export const PurchaseAllAsked: Story = {
  tags: ['slow'],
  args: { reports: [withRealProducts(amara)], real: products.slice(0, 4), priceless: products.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const dialog = await openBasket(canvasElement)
    const [, , , fourth] = amara.result.products
    await expect(dialog.getByText(totalOf(second.price_pence, third.price_pence, fourth?.price_pence))).toBeVisible()
    await expect(dialog.getByText(fill(purchase.dialog.not_counted, { count: 1 }))).toBeVisible()
  },
}
export const PurchaseAllAskedOnAPhone: Story = { ...PurchaseAllAsked, ...phone, tags: ['appearance'] }
export const PurchaseAllAskedInTheDark: Story = { ...PurchaseAllAsked, ...dark, tags: ['appearance'] }
/** Real products that nobody sells. */
export const PurchaseAllHasNoShop: Story = {
  tags: ['slow'],
  args: { reports: [withRealProducts(amara)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText(purchase.none)
    await expect(page.queryByRole('button', { name: purchase.button })).toBeNull()
    await expect(page.queryByText(saying(content.catalogue.sample_note))).toBeNull()
  },
}
const starIn = (page: ReturnType<typeof within>, count: number) =>
  page.getByRole('radio', { name: filled(live.pages.dashboard.recommendations.rating.star, { count, total: 5 }) })
export const Rating: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { rating } = words.recommendations
    await userEvent.click(await page.findByRole('button', { name: rating.button }))
    await waitFor(() => expect(starIn(page, 1)).toHaveFocus())
    await userEvent.click(page.getByRole('button', { name: rating.save }))
    await page.findByText(messages.fields.rating_missing)
    await waitFor(() => expect(starIn(page, 1)).toHaveFocus())
    await userEvent.click(starIn(page, 4))
    await userEvent.type(page.getByLabelText(rating.comment), 'Softer already.')
    const isAnnounced = announcementIn(canvasElement)
    await userEvent.click(page.getByRole('button', { name: rating.save }))
    await isAnnounced(messages.recommendations.rating_saved)
    await expect(
      page.getByText(
        filled(live.pages.dashboard.recommendations.rating.yours, { count: 4, total: 5, date: '21/11/26' }),
      ),
    ).toBeVisible()
    await waitFor(() => expect(page.getByRole('button', { name: rating.change })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(starIn(page, 4)).toBeChecked()
    await waitFor(() => expect(starIn(page, 4)).toHaveFocus())
    await expect(page.getByLabelText(rating.comment)).toHaveValue('Softer already.')
    await userEvent.click(starIn(page, 2))
    await userEvent.click(page.getByRole('button', { name: rating.save }))
    await page.findByText(
      filled(live.pages.dashboard.recommendations.rating.yours, { count: 2, total: 5, date: '21/11/26' }),
    )
    await userEvent.click(page.getByRole('button', { name: rating.delete }))
    await isAnnounced(messages.recommendations.rating_deleted)
    await waitFor(() => expect(page.getByRole('button', { name: rating.button })).toHaveFocus())
  },
}
/** Nothing is sent, so no message says that it is. */
export const RatingWithoutStars: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { rating } = words.recommendations
    await userEvent.click(await page.findByRole('button', { name: rating.button }))
    const said: string[] = []
    const observer = new MutationObserver(() => {
      for (const status of page.queryAllByRole('status')) said.push(status.textContent ?? '')
    })
    observer.observe(canvasElement, { childList: true, subtree: true, characterData: true })
    await userEvent.click(page.getByRole('button', { name: rating.save }))
    await expect(await page.findByRole('alert')).toHaveTextContent(messages.fields.rating_missing)
    observer.disconnect()
    await expect(said).not.toContain(rating.saving)
    const [star] = page.getAllByRole('radio')
    await waitFor(() => expect(star).toHaveFocus())
    await expect(page.getByRole('radiogroup')).toBeInvalid()
    await expect(star).toHaveAccessibleDescription(messages.fields.rating_missing)
  },
}
export const RatingNotSaved: Story = {
  tags: ['slow'],
  args: { failing: { saveRating: down } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const { rating } = words.recommendations
    await userEvent.click(await page.findByRole('button', { name: rating.button }))
    await userEvent.click(starIn(page, 5))
    await userEvent.click(page.getByRole('button', { name: rating.save }))
    await page.findByText(messages.recommendations.rating_failed)
    await expect(starIn(page, 5)).toBeChecked()
  },
}
export const RatingNotLoaded: Story = {
  tags: ['slow'],
  args: { failing: { readRating: down } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await userEvent.click(await canvas.findByRole('button', { name: messages.common.try_again }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
