import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { recipe } from '#components/recipe.ts'
import { WorkedExample } from '#components/result/worked-example.tsx'
import { dark } from '#testing/stories/appearances.ts'

const change = (before: number, after: number) => ({ before, after })

const meta = {
  title: 'Components/Worked example',
  component: WorkedExample,
  args: {
    heading: 'An example',
    text: 'Say you give only these answers.',
    bar: {
      name: 'Freshness',
      value: 34,
      outOf: '/ 100',
      spoken: 'Freshness: 34 out of 100, Getting there',
      band: { colour: 'primary', label: 'Getting there' },
    },
    ledger: {
      heading: 'Why Freshness is 34',
      columns: { points: 'Points', reason: 'Reason' },
      rows: [
        { id: 'start', points: '100', text: 'Start, the best there is', details: [], change: change(100, 100) },
        { id: 'everyone', points: '−40', text: 'The same for everyone', details: [], change: change(100, 60) },
        {
          id: 'water',
          points: '−30',
          text: 'You water it on Sundays.',
          details: ['On Sundays', 'Weak evidence'],
          change: change(60, 30),
        },
        { id: 'window', points: '+4', text: 'Its window faces north.', details: ['North'], change: change(30, 34) },
      ],
      sum: { points: '= 34', text: 'Your score' },
    },
  },
  play: async ({ args: { bar, heading, ledger }, canvas }) => {
    const shown = within(canvas.getByRole('region', { name: heading }))
    await expect(shown.getByRole('heading', { level: 3, name: bar.name })).toBeVisible()
    await expect(shown.getByRole('meter', { name: bar.name })).toHaveAttribute('aria-valuetext', bar.spoken)
    const rows = within(shown.getByRole('table', { name: ledger.heading }))
      .getAllByRole('row')
      .slice(1)
    await expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
      ...ledger.rows.map(({ points }) => points),
      ledger.sum.points,
    ])
    // Each row draws the remaining value, and beside it the change.
    for (const [at, row] of ledger.rows.entries()) {
      const { after = 0, before = 0 } = row.change ?? {}
      const widths = [...(rows[at]?.querySelectorAll('rect') ?? [])].map((rect) => rect.getAttribute('width'))
      await expect(widths).toEqual([`${Math.min(before, after)}%`, `${Math.abs(before - after)}%`])
    }
  },
  decorators: [
    (Story) => (
      <main className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <h1>How it is made</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof WorkedExample>
export default meta

type Story = StoryObj<typeof meta>

export const CountsDown: Story = {}

/** A score with a scale of its own adds up from 0. */
export const CountsUp: Story = {
  args: {
    bar: {
      name: 'Mood',
      value: 3,
      range: { from: 0, to: 12 },
      outOf: 'of 12',
      spoken: 'Mood: 3 of 12',
      band: null,
    },
    ledger: {
      heading: 'Why Mood is 3',
      columns: { points: 'Points', reason: 'Reason' },
      rows: [
        { id: 'tired', points: '+2', text: 'How often are you tired?', details: ['Often'], change: change(0, 16) },
        { id: 'rest', points: '+1', text: 'How often do you rest?', details: ['Often'], change: change(16, 25) },
      ],
      sum: { points: '= 3', text: 'Total' },
    },
  },
}

export const InTheDark: Story = { ...dark, tags: ['appearance'] }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
