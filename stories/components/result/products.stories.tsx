import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { tintAt } from '#components/card.tsx'
import { IngredientList, type Ingredient } from '#components/result/ingredient-list.tsx'
import { ProductCard, type ProductCardProps } from '#components/result/product-card.tsx'
import { ProductRow, ProductRows, type ProductRowProps } from '#components/result/product-row.tsx'
import { recipe } from '#components/recipe.ts'
import { fill } from '#engine/format.ts'
import { isOpenDoubt, warningLine } from '#engine/result/texts/report-texts.ts'
import { showsTexts } from '#testing/stories/shows.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const { product: words } = content.pages.report
const { product: card } = content.pages.dashboard.recommendations

const meta = {
  title: 'Components/Products',
  decorators: [
    (Story) => (
      <main className={`${recipe('wrap', { width: 'form', pad: 'page' })} ${recipe('stack', { gap: 'lg' })}`}>
        <h2>{words.heading}</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const doubts = ['It is perfumed, and your scalp is sore', 'May come from animals: Glycerin', 'A heavy film']
const product: ProductCardProps = {
  id: 'cream',
  brand: 'Kettle Lane',
  name: 'Whipped cream',
  picture: 'products/jar.svg',
  tint: 'mango',
  price: fill(words.price, { price: '£11.00' }),
  size: fill(words.size, { size: 300 }),
  forStep: fill(words.for_step, { step: 'Creamy leave-in' }),
  why: { heading: words.why, reasons: ['Serves your main goal: Growth', 'Suits hair type 4A', 'Suits high porosity'] },
}

const drawings = [...new Set(content.routines.slots.flatMap(({ picture }) => picture ?? []))]

/** Each drawing of the catalogue in each tint. */
export const Vessels: Story = {
  render: () => (
    <div className={recipe('stack', { gap: 'lg', columns: 'two' })}>
      {drawings.flatMap((picture) =>
        [0, 1, 2, 3].map((at) => (
          <ProductCard
            {...product}
            key={`${picture} ${at}`}
            name={`${picture}, ${tintAt(at)}`}
            picture={picture}
            tint={tintAt(at)}
          />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // The drawing is decorative, because the name of the product is beside it.
    await expect(within(canvasElement).queryAllByRole('img')).toEqual([])
    await expect(canvasElement.querySelectorAll('article svg use')).toHaveLength(drawings.length * 4)
  },
}
export const VesselsInTheDark: Story = { ...Vessels, ...dark, tags: ['appearance'] }

/** With the warning that names the strongest doubt and how many others there are. */
export const WithAWarning: Story = {
  render: () => (
    <ProductCard
      {...product}
      against={{ heading: words.against, text: warningLine(doubts, words) ?? '' }}
      shop={{ href: 'https://example.com/', label: fill(words.buy, { retailer: 'Curl Shop' }), note: words.buy_note }}
    />
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement.querySelector('article') ?? canvasElement)
    await expect(shown.getByText(/It is perfumed/)).toHaveTextContent(
      `${words.against}: ${fill(words.more_doubts, { doubt: doubts[0] ?? '', count: 2 })}`,
    )
    await expect(shown.queryByText(/A heavy film/)).toBeNull()
    await expect(shown.getByRole('link')).toHaveAccessibleName(/Curl Shop/)
    // On a phone the button fills its row.
    const { parentElement: row, clientWidth } = shown.getByRole('link')
    await expect(clientWidth + 4 === row?.clientWidth).toBe(window.innerWidth < 480)
  },
}
export const WithAWarningInTheDark: Story = { ...WithAWarning, ...dark, tags: ['appearance'] }
export const WithAWarningOnAPhone: Story = { ...WithAWarning, ...phone, tags: ['appearance'] }

/** It is unknown whether the product fits: a question to ask, with another icon than a warning. */
export const WithAQuestion: Story = {
  render: () => (
    <>
      <ProductCard {...product} against={{ heading: words.against, text: doubts[0] ?? '' }} />
      <ProductCard {...product} against={{ heading: words.against, text: doubts[1] ?? '', isOpen: true }} />
    </>
  ),
  play: async ({ canvas }) => {
    const signs = doubts.slice(0, 2).map((text) => {
      const sign = canvas.getByText(text).parentElement?.querySelector('svg')
      return { shape: sign?.innerHTML, colour: sign && getComputedStyle(sign).color }
    })
    await expect(signs[0]?.shape).not.toBe(signs[1]?.shape)
    await expect(signs[0]?.colour).not.toBe(signs[1]?.colour)
  },
}
/** A possible allergy is also a question to ask, but has the warning icon. */
export const WithAPossibleAllergy: Story = {
  render: () => (
    <>
      {(['wish', 'allergy'] as const).map((kind) => {
        const caution = { ingredients: ['Glycerin'], text: kind, possible: true, kind }
        const against = { heading: words.against, text: kind, isOpen: isOpenDoubt({ cautions: [caution] }) }
        return <ProductCard {...product} key={kind} against={against} />
      })}
      <ProductCard {...product} against={{ heading: words.against, text: 'sure' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const signOf = (text: string) => canvas.getByText(text).parentElement?.querySelector('svg')?.innerHTML
    await expect(signOf('sure')).toContain('<')
    await expect(signOf('allergy')).toBe(signOf('sure'))
    await expect(signOf('wish')).not.toBe(signOf('sure'))
  },
}
export const WithAQuestionInTheDark: Story = { ...WithAQuestion, ...dark, tags: ['appearance'] }

/** A picture of its own has an alt text. */
export const WithItsOwnPicture: Story = {
  render: () => <ProductCard {...product} picture="site/share.png" pictureAlt="Whipped cream by Kettle Lane" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Whipped cream by Kettle Lane' })).toBeVisible()
  },
}

const { reasons } = product.why
const row = (name: string, change: Partial<ProductRowProps> = {}): ProductRowProps => ({
  id: name,
  name,
  picture: product.picture,
  tint: product.tint,
  facts: [product.brand, '£11.00'],
  forStep: 'Creamy leave-in',
  why: product.why,
  more: (count, hasQuestion) => fill(hasQuestion ? words.more_and_ask : words.more_reasons, { count }),
  ...change,
})
const question = { heading: words.against, text: doubts[1] ?? '', isOpen: true }
const rows: readonly ProductRowProps[] = [
  row('Three reasons'),
  row('Three reasons and a question', { against: question }),
  row('Two reasons', { why: { ...product.why, reasons: reasons.slice(0, 2) } }),
  row('One reason and a question', { why: { ...product.why, reasons: reasons.slice(0, 1) }, against: question }),
  row('A warning', { against: { heading: words.against, text: doubts[0] ?? '' } }),
]

/** In a report. A warning is never folded, and a single line neither. */
export const Rows: Story = {
  render: () => (
    <ProductRows>
      {rows.map((one) => (
        <ProductRow key={one.id} {...one} />
      ))}
    </ProductRows>
  ),
  play: async ({ canvasElement }) => {
    const linesOf = (item: Element) => [...item.querySelectorAll('li, p')].filter((line) => line.checkVisibility())
    const textsIn = (at: number): readonly string[] => {
      const item = canvasElement.querySelectorAll('li[id]')[at]
      return item ? linesOf(item).map(({ textContent }) => textContent) : []
    }
    const facts = ['Creamy leave-in', product.brand, '£11.00']
    const [first = '', second = ''] = reasons
    const about = (at: number) => `${words.against}: ${doubts[at]}`
    await expect(textsIn(0)).toEqual([...facts, first])
    await expect(textsIn(1)).toEqual([...facts, first])
    await expect(textsIn(2)).toEqual([...facts, first, second])
    await expect(textsIn(3)).toEqual([...facts, first, about(1)])
    await expect(textsIn(4)).toEqual([...facts, first, about(0)])
    const summaries = [...canvasElement.querySelectorAll('summary')]
    await expect(summaries.map(({ textContent }) => textContent)).toEqual([
      fill(words.more_reasons, { count: 2 }),
      fill(words.more_and_ask, { count: 2 }),
      fill(words.more_reasons, { count: 2 }),
    ])
    await userEvent.click(summaries[1] ?? canvasElement)
    await expect(textsIn(1)).toEqual([...facts, ...reasons, about(1)])
  },
}
export const RowsInTheDark: Story = { ...Rows, ...dark, tags: ['appearance'] }
export const RowsOnAPhone: Story = { ...Rows, ...phone, tags: ['appearance'] }

const silicone: Ingredient = {
  name: 'Dimethicone',
  cautions: ['You told us: Silicone free.'],
  notes: [{ label: 'Silicone', certainty: words.certainty.sure, texts: ['Smooths and protects.'] }],
}
const list: readonly Ingredient[] = [
  { name: 'Aqua', cautions: [], notes: [{ label: 'Water', texts: ['The base of most products.'] }] },
  silicone,
  { name: 'Novum Ignotum Extract', cautions: [], notes: [] },
]
const texts = {
  summary: words.ingredients_open,
  none: words.ingredients_none,
  heading: card.contents,
  help: card.press,
  unknown: card.unknown,
  marked: card.caution,
}

/** One ingredient is open at a time; Escape closes it, and the focus stays. */
export const Ingredients: Story = {
  render: () => <IngredientList {...texts} ingredients={list} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Aqua')).not.toBeVisible()
    await userEvent.click(page.getByText(texts.summary))
    const [water, marked, unknown] = page.getAllByRole('button')
    if (!water || !marked || !unknown) throw new Error('Each ingredient is a button')
    await expect(water).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(water)
    // It fades in.
    await waitFor(() => expect(page.getByText(/The base of most products/)).toBeVisible())

    await expect(marked).toHaveAccessibleName(expect.stringMatching(new RegExp(`^Dimethicone ?, ${texts.marked}$`)))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByText('You told us: Silicone free.')).toBeVisible())
    await expect(water).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect(page.getByText('You told us: Silicone free.')).not.toBeVisible()
    await expect(marked).toHaveFocus()

    await userEvent.click(unknown)
    await expect(unknown.parentElement).toHaveTextContent(texts.unknown)
  },
}
export const IngredientsInTheDark: Story = { ...Ingredients, ...dark, tags: ['appearance'] }
export const IngredientsOnAPhone: Story = { ...Ingredients, ...phone, tags: ['appearance'] }
export const IngredientsUnknown: Story = {
  render: () => <IngredientList {...texts} ingredients={[]} />,
  play: showsTexts(texts.none),
}
