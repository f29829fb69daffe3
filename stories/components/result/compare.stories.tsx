import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { Card } from '#components/card.tsx'
import { PhotoSlider } from '#components/photos/photo-slider.tsx'
import { ChangedLists } from '#components/result/changed-lists.tsx'
import { CompareTable } from '#components/result/compare-table.tsx'
import { Ledger } from '#components/result/ledger.tsx'
import { ScoreChange, ScoreChanges } from '#components/result/score-change.tsx'
import { fill } from '#engine/format.ts'
import { isAsWideAsTheWindow, longWord } from '#testing/stories/is-as-wide-as-the-window.ts'
import { drawnPhotos } from '#testing/stories/fakes/drawn-photos.ts'
import { showsTexts } from '#testing/stories/shows.ts'
import { dark, phone } from '#testing/stories/appearances.ts'
import { inColumn } from '#testing/stories/in-column.tsx'

const words = content.pages.dashboard.report_history.compare
const { ledger } = content.pages.report

const meta = {
  title: 'Components/Compare',
  decorators: [inColumn],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
const range = { from: 0, to: 100 }
const moved = (before: number, after: number) =>
  fill(after > before ? words.moved_up : words.moved_down, { before, after, points: Math.abs(after - before) })

/** The bar grows from the right, and its line is mirrored, but not the number at the line. */
export const FromRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <ScoreChanges before="15/08/26" after="21/11/26">
        <ScoreChange name="רטיבות" change="80" before={25} after={80} range={range} direction="up" tone="better">
          {null}
        </ScoreChange>
      </ScoreChanges>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [mark, bar] = [...canvasElement.querySelectorAll('li svg:has(rect)')].map((svg) => ({
      track: svg.getBoundingClientRect(),
      part: svg.querySelector('rect')?.getBoundingClientRect() ?? svg.getBoundingClientRect(),
    }))
    await expect(bar?.part.right).toBe(bar?.track.right)
    // A quarter from the right.
    await expect(((mark?.track.right ?? 0) - (mark?.part.right ?? 0)) / (mark?.track.width ?? 1)).toBeCloseTo(0.25, 1)
  },
}
/** Scores that are better, worse, different, the same, at both ends, and without a value. */
export const Scores: Story = {
  render: () => (
    <Card>
      <ScoreChanges before="15/08/26" after="21/11/26">
        <ScoreChange
          name="Moisture"
          change={moved(50, 80)}
          before={50}
          after={80}
          range={range}
          direction="up"
          tone="better"
        >
          <Ledger
            summary={words.columns.why}
            heading="Moisture"
            columns={ledger.columns}
            rows={[
              { id: 'before', points: '50', text: words.before, details: [] },
              {
                id: 'q',
                points: '+30',
                text: 'How often do you wash?',
                details: ['You answered “Weekly” instead of “Daily”'],
              },
            ]}
            sum={{ points: '= 80', text: words.now }}
          />
        </ScoreChange>
        <ScoreChange
          name="Oil control"
          change={moved(70, 58)}
          before={70}
          after={58}
          range={range}
          direction="down"
          tone="worse"
        />
        <ScoreChange name="Capitals" change={moved(0, 100)} before={0} after={100} range={range} direction="up" />
        <ScoreChange
          name="Condition"
          change={fill(words.moved_none, { after: 80 })}
          before={80}
          after={80}
          range={range}
          direction="same"
        />
        <ScoreChange
          name="Flakes"
          change={words.change_unknown}
          before={null}
          after={33}
          range={range}
          direction="same"
        >
          <p>{words.no_scores}</p>
        </ScoreChange>
      </ScoreChanges>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const scores = page.getAllByRole('listitem')
    await expect(scores).toHaveLength(5)
    for (const score of scores) await expect(score.querySelector('rect')).toBeVisible()
    // A bar, and a line at the earlier value where it has moved.
    await expect(scores.map((score) => score.querySelectorAll('rect').length)).toEqual([2, 2, 2, 1, 1])
    // The numbers are only in the text, not also in the drawing.
    for (const score of scores) await expect(score.querySelector('text')).toBeNull()
    const [better, worse, neither] = [moved(50, 80), moved(70, 58), moved(0, 100)].map(
      (text) => getComputedStyle(page.getByText(text)).color,
    )
    await expect(new Set([better, worse, neither]).size).toBe(3)
    const why = page.getByText(words.columns.why)
    why.focus()
    await userEvent.click(why)
    const rows = page.getAllByRole('row').map(({ textContent }) => textContent)
    await expect(rows[1]).toContain(`50${words.before}`)
    await expect(rows.at(-1)).toContain(`= 80${words.now}`)
  },
}
export const ScoresOnAPhone: Story = { ...Scores, ...phone, tags: ['appearance'] }
export const ScoresInTheDark: Story = { ...Scores, ...dark, tags: ['appearance'] }

export const Words: Story = {
  render: () => (
    <CompareTable
      caption="Hair Objectives"
      columns={words.columns}
      rows={[
        { id: 'issues', what: 'Issues', before: ['Dry hair', 'Thinning hair'], after: [], change: words.change_gone },
        { id: 'type', what: 'Hair type', before: ['4A'], after: ['4B'], change: words.change_words },
        {
          id: 'treat',
          what: 'Treatment',
          before: ['Every 2 weeks', 'Use a mask with protein.'],
          after: ['Once a week', 'Use a deep conditioner.'],
          change: words.change_words,
          hasLead: true,
        },
      ]}
      nothing={words.nothing}
    />
  ),
  play: async (played) => {
    await showsTexts('Dry hair', 'Thinning hair', words.change_gone)(played)
    const table = within(within(played.canvasElement).getByRole('table', { name: 'Hair Objectives' }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
  },
}
export const WordsOnAPhone: Story = { ...Words, ...phone, tags: ['appearance'] }

const kept = fill(words.items_kept, { names: 'Dry scalp, Split ends' })
export const Lists: Story = {
  render: () => (
    <ChangedLists
      lists={[
        { id: 'issues', what: 'Issues', changes: [{ kind: 'gone', name: 'Wear from heat' }], kept },
        { id: 'goals', what: 'Goals', changes: [{ kind: 'new', name: 'Shine', href: '#shine' }], kept: null },
        {
          id: 'mask',
          what: 'Mask',
          isWhatHidden: true,
          changes: [
            {
              kind: 'gone',
              name: 'Pea & Rice Protein Mask',
              detail: 'Protein mask · Otter & Fern',
              drawing: { src: 'products/jar.svg', tint: 'indigo' },
            },
            { kind: 'new', name: longWord, drawing: { src: 'products/jar.svg', tint: 'leaf' } },
          ],
          kept: null,
        },
      ]}
      words={{ gone: words.items_gone, new: words.items_new }}
    />
  ),
  play: async (played) => {
    await showsTexts(kept)(played)
    const list = within(played.canvasElement)
    await expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Issues', 'Goals', 'Mask'])
    const items = list.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(items).toContain(`${words.items_gone} Wear from heat`)
    await expect(items).toContain(`${words.items_new} Shine`)
    await expect(list.getByRole('link', { name: 'Shine' })).toHaveAttribute('href', '#shine')
    // Three lines: the chip, the name, and what it is.
    const mask = list.getByText('Protein mask · Otter & Fern').closest('dd')
    const tops = [...(mask?.querySelectorAll('.compare__words > span') ?? [])].map(
      (line) => line.getBoundingClientRect().top,
    )
    await expect(tops).toHaveLength(3)
    await expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
    await isAsWideAsTheWindow()
  },
}
export const ListsOnAPhone: Story = { ...Lists, ...phone, tags: ['appearance'] }
export const ListsInTheDark: Story = { ...Lists, ...dark, tags: ['appearance'] }

export const Pictures: StoryObj<{ readonly before: string; readonly after: string }> = {
  loaders: [
    async () => {
      const [one, two] = await drawnPhotos(['top', 'top'])
      if (!one || !two) throw new Error('Two pictures are drawn')
      return { before: URL.createObjectURL(one.blob), after: URL.createObjectURL(two.blob) }
    },
  ],
  render: (_, { loaded }) => (
    <PhotoSlider
      id="top"
      before={{ title: '15/08/26', alt: 'Top, 15/08/26', address: String(loaded['before']) }}
      after={{ title: '21/11/26', alt: 'Top, 21/11/26', address: String(loaded['after']) }}
      label={fill(words.photos_slider, { view: 'Top' })}
      spoken={(percent) => fill(words.photos_split, { percent })}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Top, 15/08/26',
      'Top, 21/11/26',
    ])
    const slider = page.getByRole('slider', { name: fill(words.photos_slider, { view: 'Top' }) })
    const line = () => canvasElement.querySelector('line')?.getAttribute('x1')
    await expect(line()).toBe('50%')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await fireEvent.input(slider, { target: { value: '20' } })
    await expect(line()).toBe('20%')
    await expect(slider).toHaveAttribute('aria-valuetext', fill(words.photos_split, { percent: 80 }))
  },
}
export const PicturesOnAPhone: typeof Pictures = { ...Pictures, ...phone, tags: ['appearance'] }
export const LongNamesOnAPhone: Story = {
  render: () => (
    <Card>
      <ScoreChanges before="15/08/26" after="21/11/26">
        <ScoreChange name={longWord} change={moved(0, 100)} before={0} after={100} range={range} direction="up" />
      </ScoreChanges>
    </Card>
  ),
  globals: { viewport: { value: 'phone' } },
  play: isAsWideAsTheWindow,
}
