import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FirstThingCard } from '#components/result/first-thing-card.tsx'
import { ResultSummary } from '#components/result/result-summary.tsx'
import { Greeting } from '#components/site/greeting.tsx'
import { contrastOf } from '#engine/contrast.ts'
import { inColumn } from '#testing/stories/in-column.tsx'
import { dark } from '#testing/stories/appearances.ts'

const sentence = 'The boiler runs hot; the windows keep the warmth in.'
const short = { title: 'Your house', words: ['terraced', 'well insulated', 'gas heating'], picture: 'art/fringe.svg' }
const tip = {
  heading: 'The first thing to do',
  title: 'Turn the flow temperature down',
  text: 'Set it to 55 °C, and see for a week whether every room stays warm.',
  detail: { label: 'Why', text: 'A condensing boiler saves most below 55 °C.' },
}

const meta = {
  title: 'Components/Summary of a result',
  decorators: [inColumn],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** "rgb(255, 185, 56)" as "#ffb938". */
const hexOf = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? []).map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`

export const InAGreeting: Story = {
  render: () => <Greeting title="Hello" summary={<ResultSummary sentence={sentence} short={short} />} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(canvasElement.querySelector('.result-summary__sentence')).toHaveTextContent(sentence)
    await expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(short.words)
    // Its lines are visible on the disc in both themes.
    const pane = canvasElement.querySelector('.result-summary__pane')
    const drawing = pane?.querySelector('svg')
    if (!pane || !drawing) throw new Error('There is no drawing')
    const { backgroundColor, borderRadius } = getComputedStyle(pane)
    await expect(borderRadius).toBe('50%')
    await expect(contrastOf(hexOf(getComputedStyle(drawing).color), hexOf(backgroundColor))).toBeGreaterThan(7)
  },
}
export const InTheDark: Story = { ...InAGreeting, ...dark, tags: ['appearance'] }
/** If each clause has room for a line of its own, the line breaks between them. */
export const InTwoLines: Story = {
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <div style={{ width: '480px' }}>
      <ResultSummary sentence={sentence} short={null} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first, second] = [page.getByText('The boiler runs hot;'), page.getByText('the windows keep the warmth in.')]
    await expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().bottom)
    await expect(first.parentElement).toHaveTextContent(sentence)
  },
}
/** On a tablet the sentence has the width that the drawing leaves it. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <div style={{ width: '756px' }}>
      <Greeting
        title="Hello"
        summary={
          <ResultSummary
            sentence="The boiler could run cooler still; the windows keep the warmth in well."
            short={short}
          />
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('.result-summary__sentence')
    if (!text) throw new Error('There is a sentence')
    const { fontSize, lineHeight } = getComputedStyle(text)
    await expect(parseFloat(fontSize)).toBe(30)
    await expect(text.getBoundingClientRect().height).toBeLessThan(2.5 * parseFloat(lineHeight))
    const drawing = canvasElement.querySelector('.result-summary__pane')?.getBoundingClientRect()
    await expect(text.getBoundingClientRect().right).toBeLessThan(drawing?.left ?? 0)
  },
}
export const WithTheFirstThingToDo: Story = {
  render: () => <Greeting title="Hello" summary={<ResultSummary sentence={sentence} short={short} first={tip} />} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(tip.heading)).toBeVisible()
    await expect(page.getByText(tip.title)).toBeVisible()
    await expect(page.queryByText(tip.text)).toBeNull()
  },
}
export const OnlyWords: Story = {
  render: () => <ResultSummary sentence={null} short={{ ...short, picture: null }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(short.title)).toBeVisible()
  },
}
export const LongWordsOnANarrowScreen: Story = {
  render: () => (
    <div style={{ width: '280px' }}>
      <Greeting
        title="Hello"
        summary={
          <ResultSummary
            sentence={`${sentence} ${sentence}`}
            short={{ ...short, words: ['Donaudampfschifffahrtsgesellschaft', 'two', 'three'] }}
          />
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('div[style]')
    await expect(box?.scrollWidth).toBe(280)
  },
}
export const FirstThing: Story = {
  render: () => <FirstThingCard first={tip} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 2, name: tip.heading })).toBeVisible()
    // In a card of the whole width, why is beside what to do and no lower.
    const title = page.getByText(tip.title)
    await expect(title).toBeVisible()
    const [what, why] = [title.parentElement, page.getByText(tip.detail.text)].map((one) =>
      one?.getBoundingClientRect(),
    )
    await expect(why?.top).toBe(what?.top)
    await expect(why?.left).toBeGreaterThan(what?.right ?? Infinity)
  },
}
export const FirstThingWithoutADetail: Story = {
  render: () => <FirstThingCard first={{ ...tip, detail: null }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(tip.detail.text)).toBeNull()
  },
}
export const FirstThingWithTheInsight: Story = {
  render: () => <FirstThingCard first={tip} insight={{ heading: 'Insight', text: sentence }} />,
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading', { level: 2 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual(['Insight', tip.heading])
    // They are beside each other, on the same grid as all other pairs.
    const [insight, first] = [...canvasElement.querySelectorAll('section')].map((part) => part.getBoundingClientRect())
    await expect(insight?.bottom).toBe(first?.bottom)
    await expect(first?.width).toBe(insight?.width)
  },
}
