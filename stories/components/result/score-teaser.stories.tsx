import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { content, version } from 'virtual:content/all'
import { ButtonLink } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { ScoreKey, ScoreTeaser } from '#components/result/score-teaser.tsx'
import { homeSlice } from '#content/slices/home-slice.ts'
import { fill } from '#engine/format.ts'
import { sampleScore } from '#pages/home/sample-score.ts'
import { wholeHome } from '#testing/samples/whole-home.ts'
import { dark } from '#testing/stories/appearances.ts'

const slice = homeSlice({ content, version })
const { bands, page, sample } = slice
const { teaser } = wholeHome(page)
const { action, heading, text } = teaser.overlay

const meta = {
  title: 'Components/Score teaser',
  component: ScoreTeaser,
  args: {
    note: teaser.sample_note,
    scores: sample.map((score) => sampleScore(score, teaser, slice)),
    overlay: { heading, text, action: <ButtonLink href={action.to}>{action.label}</ButtonLink> },
  },
  play: async ({ canvas }) => {
    const open = sample.filter(({ blurred }) => !blurred)
    await expect(canvas.getAllByRole('meter')).toHaveLength(open.length)
    await expect(canvas.getByRole('link', { name: action.label })).toBeVisible()
  },
  decorators: [
    (Story) => (
      <main className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <h2>{teaser.heading}</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ScoreTeaser>
export default meta

type Story = StoryObj<typeof meta>

export const Sample: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = sample.filter(({ blurred }) => !blurred)
    const hidden = sample.filter(({ blurred }) => blurred)
    await expect(open.map(({ value }) => value)).toEqual([85, 5])
    await expect(hidden.map(({ value }) => value)).toEqual([55, 75, 30])
    // Screen readers get the two open scores and the link to sign up, but nothing of the blurred scores.
    await expect(canvas.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual(
      open.map(({ name }) => name),
    )
    for (const { name } of hidden) {
      await expect(canvas.queryByRole('heading', { name })).toBeNull()
      await expect(canvas.getByText(name).closest('[aria-hidden=true][inert]')).not.toBeNull()
    }
    // Their numbers are not in the page at all, because a blur can be removed.
    const rows = [...(canvasElement.querySelector('[inert]')?.children ?? [])]
    const labelOf = ({ band }: (typeof hidden)[number]) => band?.label ?? ''
    await expect(rows.map(({ textContent }) => textContent)).toEqual(hidden.map((one) => one.name + labelOf(one)))
    await expect(canvasElement.querySelector('[inert] [role=meter]')).toBeNull()
    await expect(canvas.getByRole('link', { name: action.label })).toHaveAttribute('href', '/signup')
  },
}

/** Green below 50, yellow from 50 to 70, red from 71. */
export const Words: Story = {
  render: () => (
    <ScoreKey
      entries={bands.map((band) => ({ ...band, range: fill(teaser.range, { from: band.from, to: band.to }) }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const entries = within(canvasElement).getAllByRole('listitem')
    await expect(entries.map(({ textContent }) => textContent)).toEqual(
      bands.map(({ from, label, to }) => `${label}${fill(teaser.range, { from, to })}`),
    )
  },
}

/** The ranges do not wrap, and the words take two lines. */
export const WordsInLargeText: Story = {
  ...Words,
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvas }) => {
    for (const { from, to } of bands) {
      const range = canvas.getByText(fill(teaser.range, { from, to }))
      const lineHeight = Number.parseFloat(getComputedStyle(range).lineHeight)
      await expect(range.getBoundingClientRect().height).toBeLessThan(1.5 * lineHeight)
    }
  },
}

export const InTheDark: Story = { ...dark, tags: ['appearance'] }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
