/** Placeholders for what a page will contain once there is a result. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { ButtonLink } from '#components/button.tsx'
import { recipe } from '#components/recipe.ts'
import { NoDataCard, NoReport, NoScores, NoTiles } from '#components/result/no-data.tsx'
import { isAsWideAsTheWindow, longWord } from '#testing/stories/is-as-wide-as-the-window.ts'
import { dark, narrow, phone } from '#testing/stories/appearances.ts'

const meta = {
  title: 'Components/Before any result',
  decorators: [
    (Story) => (
      <main className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
const { empty } = content.pages.dashboard.recommendations.states
const noScores = content.pages.dashboard.analysis.states.empty
const noReports = content.pages.dashboard.report_history.states.empty

const names = content.scores.scores.map(({ label }) => label)
export const Scores: Story = {
  render: () => (
    <NoDataCard heading={noScores.heading}>
      <NoScores names={names} />
    </NoDataCard>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names)
    // No meter, because an empty track would look like a zero.
    await expect(page.queryByRole('meter')).toBeNull()
  },
}

const parts = content.routines.parts.map(({ title }, at) => ({
  title,
  picture: content.routines.slots[at]?.picture ?? null,
}))
export const Tiles: Story = {
  render: () => (
    <NoDataCard
      heading={empty.heading}
      text={content.messages.recommendations.none}
      actions={<ButtonLink href="/quiz">{empty.action.label}</ButtonLink>}
    >
      <NoTiles places={parts} size="large" />
    </NoDataCard>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      parts.map(({ title }) => title),
    )
    await expect(page.queryByRole('img')).toBeNull()
  },
}
export const TilesOnAPhone: Story = { ...Tiles, ...phone, tags: ['appearance'] }
export const TilesDark: Story = { ...Tiles, ...dark, tags: ['appearance'] }
/** A content without drawings, and with long names. */
export const PlainTiles: Story = {
  ...narrow,
  render: () => (
    <NoDataCard heading={empty.heading}>
      <NoTiles places={['One', longWord, 'Three'].map((title) => ({ title, picture: null }))} />
    </NoDataCard>
  ),
  play: isAsWideAsTheWindow,
}

const head = [content.pages.dashboard.report_history.list_heading, content.profile.groups[0]?.title ?? '']
export const Report: Story = {
  render: () => (
    <NoDataCard heading={noReports.heading} picture="states/empty_reports.svg">
      <NoReport picture={parts[0]?.picture ?? undefined} head={head} scores={names} />
    </NoDataCard>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...head, ...names])
    await expect(page.queryByRole('img')).toBeNull()
    // As in the list of reports: the drawing, the date beside it, and the scores right below.
    const [date, id, first] = page.getAllByRole('listitem').map((name) => name.getBoundingClientRect())
    const thumb = canvasElement.querySelector('.no-data__thumb')?.getBoundingClientRect()
    await expect(date?.left).toBe((thumb?.right ?? 0) + 12)
    await expect(id?.left).toBe(date?.left)
    await expect(Math.round((first?.top ?? 0) - (thumb?.bottom ?? 0))).toBe(16)
  },
}
/** A phone shows all rows at once. */
export const ReportOnAPhone: Story = {
  ...Report,
  ...phone,
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem')) await expect(row.getBoundingClientRect().height).toBeLessThan(40)
  },
}
export const ReportDark: Story = { ...Report, ...dark, tags: ['appearance'] }
/** A quiz without scores and without words for a profile, with long names. */
export const PlainReport: Story = {
  ...narrow,
  render: () => (
    <NoDataCard heading={noReports.heading} picture="states/empty_reports.svg">
      <NoReport picture={undefined} head={[longWord]} scores={[]} />
    </NoDataCard>
  ),
  play: isAsWideAsTheWindow,
}
