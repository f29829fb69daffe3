import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { Button, ButtonLink } from '#components/button.tsx'
import { Card } from '#components/card.tsx'
import { recipe, slots } from '#components/recipe.ts'
import type { MiniScore } from '#components/result/mini-scores.tsx'
import { ReportRow, type ReportRowProps } from '#components/result/report-row.tsx'
import { fill } from '#engine/format.ts'
import { isAsWideAsTheWindow, longWord } from '#testing/stories/is-as-wide-as-the-window.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const history = content.pages.dashboard.report_history
const unknown = content.messages.scores.not_enough

const List = ({ rows }: { readonly rows: readonly ReportRowProps[] }) => {
  const [chosen, setChosen] = useState(true)
  return (
    <Card>
      <h2 className={recipe('hidden')}>{history.list_heading}</h2>
      <ul className={slots('report-row')('list')}>
        {rows.map((row) => (
          <ReportRow
            key={row.date}
            {...row}
            choose={{
              label: history.compare.tick,
              name: fill(history.compare.choose, { date: row.date }),
              chosen,
              onChoose: setChosen,
            }}
          />
        ))}
      </ul>
    </Card>
  )
}

const meta = {
  title: 'Components/Report row',
  component: List,
  decorators: [
    (Story) => (
      <main className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof List>
export default meta

type Story = StoryObj<typeof meta>

const actions = (
  <>
    <ButtonLink href="#read" variant="outline" size="dense">
      {history.open}
    </ButtonLink>
    <Button variant="outline" size="dense" icon="download">
      {history.download}
    </Button>
    <Button variant="quiet" size="dense">
      {history.delete}
    </Button>
  </>
)

type Values = Omit<MiniScore, 'id' | 'number' | 'range' | 'spoken'> & Partial<MiniScore>
const mini = ({ band, name, value, ...more }: Values): MiniScore => ({
  id: name,
  name,
  value,
  number: String(value),
  range: { from: 0, to: 100 },
  band,
  spoken: `${name}: ${value} out of 100, ${band?.label ?? 'no label'}`,
  ...more,
})
const low = { colour: 'warning', label: 'Needs attention' } as const
const middle = { colour: 'primary', label: 'Getting there' } as const
const high = { colour: 'success', label: 'Doing well' } as const

const profile = { title: 'Profile', words: ['First word', 'second', 'a third one'] }
const twoReports: readonly ReportRowProps[] = [
  {
    date: '21/11/26',
    details: ['51 of 51 answered'],
    short: { ...profile, picture: 'quiz/type_3.svg' },
    scores: {
      unknown,
      scores: [
        mini({ name: 'Moisture', value: 64, band: middle }),
        mini({ name: 'Condition', value: 9, band: low }),
        mini({ name: 'Oil control', value: 100, band: high }),
        mini({ name: 'Flake-free scalp', value: 0, band: low }),
      ],
    },
    actions,
  },
  {
    date: '15/08/26, 09:05',
    details: ['12 of 51 answered'],
    short: { ...profile, words: ['Alone'], picture: null },
    scores: {
      unknown,
      scores: [
        mini({ name: 'Moisture', value: 7, band: low }),
        mini({ name: 'Condition', value: 57, band: middle }),
        mini({ name: 'Oil control', value: null, band: null }),
        mini({ name: 'Flake-free scalp', value: 71, band: high }),
      ],
    },
    actions,
  },
]

const rowsIn = (canvas: HTMLElement) => within(canvas).getAllByRole('heading', { level: 3 }).map(itemOf)
const itemOf = (heading: HTMLElement): HTMLElement => {
  const item = heading.closest('li')
  if (!item) throw new Error('A row is an item of the list')
  return item
}
const scoresIn = (row: HTMLElement) => within(row).queryAllByRole('listitem')
const placeOf = (element: Element) => element.getBoundingClientRect()
/** The left and right ends of the bar of a score. */
const endsOf = (score: HTMLElement) => {
  const bar = score.querySelector('svg')
  return bar && [placeOf(bar).left, placeOf(bar).right]
}

export const Reports: Story = {
  args: { rows: twoReports },
  play: async ({ canvasElement }) => {
    const name = fill(history.compare.choose, { date: '21/11/26' })
    const box = within(canvasElement).getByRole('checkbox', { name })
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    const [first = [], second = []] = rowsIn(canvasElement).map(scoresIn)
    await expect(first.map(({ textContent }) => textContent)[0]).toContain('Moisture: 64 out of 100, Getting there')
    await expect(second.map(({ textContent }) => textContent)[2]).toBe(`Oil control${unknown}`)
    // The bars of a score begin and end at the same places, so that their lengths can be compared.
    for (const at of [0, 1, 3]) {
      const [one, other] = [first[at], second[at]].map((score) => score && endsOf(score))
      await expect(one).toEqual(other)
    }
  },
}
export const ReportsInTheDark: Story = { ...Reports, ...dark, tags: ['appearance'] }
/** If there is room for all scores beside each other, each shows number, bar and word, as everywhere else. */
export const ReportsWhereThereIsRoom: Story = {
  args: { rows: twoReports },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const [first = []] = rowsIn(canvasElement).map(scoresIn)
    for (const score of first) {
      const [bar, sign] = [...score.querySelectorAll('svg')].map(placeOf)
      const number = score.querySelector('.report-row__value')
      // The number is alone: beside it, the sign of the middle band was read as an equals sign.
      await expect(number?.querySelector('svg')).toBeNull()
      await expect(bar?.top).toBeGreaterThanOrEqual(number ? placeOf(number).bottom : Number.POSITIVE_INFINITY)
      await expect(sign?.top).toBeGreaterThan(bar?.bottom ?? Number.POSITIVE_INFINITY)
    }
  },
}
/** The delete button is at the end of the line below the other two buttons. */
export const ReportsOnAPhone: Story = {
  ...Reports,
  ...phone,
  play: async (context) => {
    await Reports.play?.(context)
    for (const row of rowsIn(context.canvasElement)) {
      // The word of a score is in view, after its sign, before the number and above the bar.
      for (const score of scoresIn(row)) {
        const [bar, sign] = [...score.querySelectorAll('svg')].map(placeOf)
        const [word, number] = ['word', 'value'].map((slot) => score.querySelector(`.report-row__${slot}`))
        if (bar && sign && word && number) {
          await expect(sign.left).toBe(placeOf(word).left)
          await expect(placeOf(word).right).toBeLessThanOrEqual(placeOf(number).left)
          await expect(sign.bottom).toBeLessThanOrEqual(bar.top)
        }
      }
      const of = within(row)
      const read = placeOf(of.getByRole('link', { name: history.open }))
      const download = placeOf(of.getByRole('button', { name: history.download }))
      const remove = placeOf(of.getByRole('button', { name: history.delete }))
      const answers = placeOf(of.getByText(/answered/))
      await expect(download.top).toBe(read.top)
      await expect(remove.top).toBeGreaterThanOrEqual(read.bottom)
      await expect(answers.top + answers.height / 2).toBeCloseTo(remove.top + remove.height / 2, 0)
    }
  },
}

/** The box is below the day, and the word of a score below its name, because beside each other they would overlap or break. */
export const ReportsInLargeText: Story = {
  args: { rows: twoReports },
  globals: { viewport: { value: 'small' }, textSize: 'double' },
  play: async ({ canvasElement }) => {
    for (const row of rowsIn(canvasElement)) {
      const box = placeOf(within(row).getByRole('checkbox'))
      await expect(box.top).toBeGreaterThan(placeOf(within(row).getByRole('heading')).bottom - 1)
      const names = within(row).getAllByText(/^(?:Moisture|Condition)$/)
      for (const name of names)
        await expect(placeOf(name).height).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(name).lineHeight))
    }
  },
}

/** Reports of another content: without a profile in words, with scores of other kinds, or without scores. */
export const ReportsOfOtherScores: Story = {
  args: {
    rows: [
      {
        date: '21/11/26',
        details: ['9 of 9 answered'],
        short: null,
        scores: {
          unknown,
          scores: [
            mini({
              name: 'Severity of all that was asked',
              value: 9,
              range: { from: 0, to: 27 },
              band: { colour: 'yellow', label: 'Mild' },
            }),
            mini({ name: 'Change', value: -2.5, number: '−2.5', range: { from: -5, to: 5 }, band: null }),
          ],
        },
        actions,
      },
      { date: '02/05/26', details: ['0 of 9 answered'], short: null, scores: { unknown, scores: [] }, actions },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement).map((row) => scoresIn(row).length)).toEqual([2, 0])
    await expect(within(canvasElement).getByText('−2.5')).toBeVisible()
  },
}
export const ReportsOfOtherScoresOnAPhone: Story = { ...ReportsOfOtherScores, ...phone, tags: ['appearance'] }
export const LongNamesOnAPhone: Story = {
  args: {
    rows: twoReports.slice(0, 1).map((row) => ({
      ...row,
      scores: {
        unknown,
        scores: [mini({ name: longWord, value: 100, band: high }), mini({ name: 'Oil', value: 0, band: low })],
      },
    })),
  },
  ...phone,
  play: async ({ canvasElement }) => {
    await isAsWideAsTheWindow()
    const [first, second] = scoresIn(canvasElement).slice(-2).map(endsOf)
    await expect(first).toEqual(second)
  },
}
