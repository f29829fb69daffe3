import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { content, version } from 'virtual:content/all'
import { Card } from '#components/card.tsx'
import { recipe } from '#components/recipe.ts'
import { ScoreBar } from '#components/result/score-bar.tsx'
import { reportSlice } from '#content/slices/slices.ts'
import { isKnown, shownScore } from '#engine/result/scores/shown-score.ts'
import { ReportScore } from '#pages/report/report-score.tsx'
import { isAsWideAsTheWindow, longWord } from '#testing/stories/is-as-wide-as-the-window.ts'
import { fullResultOf } from '#testing/stories/persona-results.ts'
import { showsAll, showsTexts } from '#testing/stories/shows.ts'
import type { ResultScore } from '#types/api.generated.ts'
import { dark } from '#testing/stories/appearances.ts'
import { inColumn } from '#testing/stories/in-column.tsx'

const { report } = content.pages
const nobody = fullResultOf(null)
const result = content.sections.length > 0 ? fullResultOf('Amara') : nobody

const meta = {
  title: 'Components/Score',
  component: ScoreBar,
  args: {
    name: 'Sleep',
    value: 40,
    outOf: '/ 100',
    spoken: '40 out of 100, Fair',
    band: { colour: 'primary', label: 'Fair', text: 'Seven hours are enough.' },
    unknown: content.profile.unknown_label,
  },
  decorators: [inColumn],
} satisfies Meta<typeof ScoreBar>
export default meta

type Story = StoryObj<typeof meta>

const Score = ({ score }: { readonly score: ResultScore }) => (
  <ReportScore
    shown={shownScore(score)}
    score={score}
    words={reportSlice({ content, version })}
    unknown={content.profile.unknown_label}
  />
)

/** The bar does not repeat its name. Number and word are text, too, because not every screen reader reads a meter. */
export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Sleep' })).toHaveAttribute('aria-valuetext', '40 out of 100, Fair')
    const read = canvas.getAllByRole('paragraph').map(({ textContent }) => textContent)
    await expect(read).toEqual(['40 / 100', 'Fair', 'Seven hours are enough.'])
  },
}
export const OfAResult: Story = {
  render: () => (
    <Card>
      <h2>{report.scores.heading}</h2>
      <div className={recipe('stack', { gap: 'lg' })}>
        {result.scores.map((score) => (
          <Score key={score.id} score={score} />
        ))}
      </div>
    </Card>
  ),
  play: showsAll(
    'meter',
    result.scores.flatMap((score) => (isKnown(score) ? [score.name] : [])),
  ),
}
/** The word is below the start of the bar, and the link that opens the reasons below its end. */
export const FromRightToLeft: Story = {
  args: {
    children: (
      <details>
        <summary>Why</summary>
        Reasons
      </details>
    ),
  },
  render: (args) => (
    <div dir="rtl">
      <ScoreBar {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const edges = canvas.getByRole('meter').getBoundingClientRect()
    await expect(canvasElement.querySelector('rect')?.getBoundingClientRect().right).toBe(edges.right)
    await expect(canvas.getByText('Fair').getBoundingClientRect().right).toBe(edges.right)
    await expect(canvas.getByText('Why').getBoundingClientRect().left).toBe(edges.left)
  },
}
export const WithoutAnswers: Story = {
  render: () => (
    <Card>
      <h2>{report.scores.heading}</h2>
      <div className={recipe('stack', { gap: 'lg' })}>
        {nobody.scores.map((score) => (
          <Score key={score.id} score={score} />
        ))}
      </div>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull()
    await expect(canvas.getAllByText(content.profile.unknown_label)).toHaveLength(nobody.scores.length)
  },
}
export const Tones: Story = {
  render: () => (
    <Card>
      <div className={recipe('stack', { gap: 'lg' })}>
        {[...(content.scores.bands?.condition ?? []), ...(content.scores.bands?.concern ?? [])].map(
          ({ colour, label, from }) => (
            <ScoreBar
              key={colour}
              name={`${label} (${colour})`}
              value={from}
              outOf="/ 100"
              spoken={`${from}, ${label}`}
              band={{ colour, label }}
              unknown={content.profile.unknown_label}
            />
          ),
        )}
      </div>
    </Card>
  ),
  play: showsTexts(...(content.scores.bands?.concern ?? []).map(({ label }) => label)),
}

export const OfAResultInTheDark: Story = { ...OfAResult, ...dark, tags: ['appearance'] }
export const TonesInTheDark: Story = { ...Tones, ...dark, tags: ['appearance'] }
export const LongNamesOnAPhone: Story = {
  args: { name: longWord, value: 50, spoken: '50', band: { colour: 'primary', label: longWord } },
  render: (args) => (
    <Card>
      <ScoreBar {...args} />
    </Card>
  ),
  globals: { viewport: { value: 'phone' } },
  play: isAsWideAsTheWindow,
}
