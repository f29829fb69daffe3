import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { SaveStatus, type SaveState } from '#components/quiz/save-status.tsx'
import { QuizFooter } from '#components/quiz/quiz-footer.tsx'
import { QuizHeader } from '#components/quiz/quiz-header.tsx'
import { QuizProgress } from '#components/quiz/quiz-progress.tsx'
import { recipe, slots } from '#components/recipe.ts'
import { SectionTabs } from '#components/quiz/section-tabs.tsx'
import { PageHeading } from '#components/page-heading.tsx'
import { fill } from '#engine/format.ts'
import { expect } from 'storybook/test'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

const { frame } = content.pages.quiz
const { tabs = [] } = content.quiz
const [, firstStep] = content.quiz.steps
const total = content.sections.flatMap(questionsIn).length

type FrameProps = {
  readonly answered: number
  readonly current: number
  readonly first?: boolean
  readonly saveState?: SaveState
  readonly skipped?: readonly number[]
}

const Frame = ({ answered, current, first = false, saveState = 'nothing', skipped = [] }: FrameProps) => {
  const percent = Math.round((answered / total) * 100)
  return (
    <div className={recipe('page')}>
      <QuizHeader
        brand={{ name: content.brand.name, mark: 'brand/logo_mark.svg', href: '/' }}
        exit={{ label: frame.exit, onExit: () => undefined }}
      >
        <QuizProgress
          label={frame.progress_label}
          subscribe={(show) => {
            const words = { answered, total, percent }
            show({ text: fill(frame.progress, words), short: fill(frame.progress_short, words), percent })
            return () => undefined
          }}
        >
          <SaveStatus
            saving={frame.saving}
            saved={frame.saved}
            savedShort={frame.saved_short}
            subscribe={(show) => {
              show(saveState)
              return () => undefined
            }}
          />
        </QuizProgress>
        <SectionTabs
          label={frame.tabs_label}
          done={frame.tab_done}
          items={tabs}
          subscribe={(show) => {
            show({ current, skipped })
            return () => undefined
          }}
        />
      </QuizHeader>
      <main className={recipe('wrap', { width: 'form', pad: 'page' })}>
        <PageHeading title={firstStep?.title ?? ''} />
      </main>
      <QuizFooter
        back={first ? undefined : { label: frame.back, onBack: () => undefined }}
        next={{ label: frame.next, onNext: () => undefined }}
      />
    </div>
  )
}

const middleOf = (element: Element): number => {
  const { bottom, top } = element.getBoundingClientRect()
  return Math.round((top + bottom) / 2)
}
const lowest = (elements: readonly Element[]): number =>
  Math.max(...elements.map((element) => element.getBoundingClientRect().bottom))

const meta = {
  title: 'Components/Quiz frame',
  component: Frame,
  play: async ({ args: { answered, current, first, saveState, skipped = [] }, canvas }) => {
    const percent = Math.round((answered / total) * 100)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent))
    const left = tabs.filter((_, position) => !skipped.includes(position))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(left.length)
    const [open] = canvas.getAllByRole('listitem', { current: 'step' })
    await expect(open).toHaveTextContent(tabs[current]?.label ?? '')
    await (first
      ? expect(canvas.queryByRole('button', { name: frame.back })).toBeNull()
      : expect(canvas.getByRole('button', { name: frame.back })).toBeVisible())
    if (saveState === 'saved') await expect(canvas.getByText(frame.saved)).toBeVisible()
    // The bar is at the count above it, and the line of the current tab at the lower edge of the header.
    const bar = canvas.getByRole('progressbar').getBoundingClientRect()
    await expect(
      canvas.getByRole('banner').getBoundingClientRect().bottom - lowest(canvas.getAllByRole('listitem')),
    ).toBe(1)
    await expect(middleOf(canvas.getByRole('button', { name: frame.exit }))).toBeLessThan(bar.top)
    await expect(open?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom)
  },
} satisfies Meta<typeof Frame>
export default meta

type Story = StoryObj<typeof meta>

export const Started: Story = { args: { answered: 0, current: 0, first: true } }
/** The count, the save state and the exit are in one line, and do not move when something is saved. */
const inOneLine: NonNullable<Story['play']> = async (context) => {
  await meta.play(context)
  const { args, canvas } = context
  const { answered } = args
  const count = canvas.getByText(fill(frame.progress_short, { answered, total, percent: 0 }))
  const exit = middleOf(canvas.getByRole('button', { name: frame.exit }))
  await expect(Math.abs(middleOf(count) - exit)).toBeLessThanOrEqual(1)
  await expect(Math.abs(middleOf(canvas.getByText(new RegExp(`${frame.saved_short}$`))) - exit)).toBeLessThanOrEqual(1)
}
const phone = { viewport: { value: 'phone' } }
export const StartedOnAPhone: Story = {
  args: { answered: 0, current: 0, first: true },
  globals: phone,
  play: inOneLine,
}
export const SavedOnAPhone: Story = {
  args: { answered: 26, current: 2, saveState: 'saved' },
  globals: phone,
  play: inOneLine,
}
/** If there is no room for both, the count keeps its place, and the save state is hidden. */
export const SavedOnANarrowPhone: Story = {
  args: { answered: 26, current: 2, saveState: 'saved' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args: { answered }, canvas }) => {
    const count = canvas.getByText(fill(frame.progress_short, { answered, total, percent: 0 }))
    const exit = canvas.getByRole('button', { name: frame.exit })
    await expect(Math.abs(middleOf(count) - middleOf(exit))).toBeLessThanOrEqual(1)
    const saved = canvas.getByText(new RegExp(`${frame.saved_short}$`)).getBoundingClientRect()
    await expect(saved.top).toBeGreaterThanOrEqual(count.getBoundingClientRect().bottom)
  },
}
/** The gaps between the parts are equal, whether they are done or not. */
export const HalfWay: Story = {
  args: { answered: 26, current: 2, saveState: 'saved' },
  play: async (context) => {
    await meta.play(context)
    const places = context.canvas.getAllByRole('listitem').map((tab) => tab.getBoundingClientRect())
    const gaps = places.slice(1).map(({ left }, index) => Math.round(left - (places[index]?.right ?? 0)))
    await expect(new Set(gaps).size).toBe(1)
  },
}
export const AllAnswered: Story = { args: { answered: total, current: 3 } }
/** No question of the second section applies. */
export const PartSkipped: Story = { args: { answered: 26, current: 2, saveState: 'saved', skipped: [1] } }
/** On a coloured screen the header has no background of its own, and its text has the colour of the screen's text. */
const onHero: NonNullable<Story['play']> = async ({ canvas }) => {
  const { backgroundColor, borderBottomColor, color } = getComputedStyle(canvas.getByRole('banner'))
  const field = getComputedStyle(canvas.getByRole('main')).backgroundColor
  await expect([backgroundColor, borderBottomColor]).toEqual([field, 'rgba(0, 0, 0, 0)'])
  await expect(getComputedStyle(canvas.getByRole('button', { name: frame.exit })).color).toBe(color)
}
export const OnAFieldOfColour: Story = {
  args: { answered: 0, current: 0 },
  render: () => (
    <div className={recipe('page')}>
      <QuizHeader
        brand={{ name: content.brand.name, mark: 'brand/logo_mark.svg', href: '/' }}
        exit={{ label: frame.exit, onExit: () => undefined }}
        onHero
      />
      <main className={slots('intro')('root')}>
        <h1>{firstStep?.title}</h1>
      </main>
    </div>
  ),
  play: onHero,
}
export const OnAFieldOfColourInTheDark: Story = {
  ...OnAFieldOfColour,
  globals: { ...phone, theme: 'dark' },
  tags: ['appearance'],
}

/** The drawing goes below the heading, because beside it the longest word would break. */
export const HeadingInLargeText: Story = {
  args: { answered: 0, current: 0 },
  render: () => (
    <div className={recipe('wrap', { width: 'form', pad: 'page' })}>
      <PageHeading title="Extra Information" lead="Use your own words." picture="art/hero.svg" />
    </div>
  ),
  globals: { viewport: { value: 'small' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    const word = document.createRange()
    const text = heading.firstChild ?? heading
    word.setStart(text, 'Extra '.length)
    word.setEnd(text, 'Extra Information'.length)
    await expect(word.getClientRects()).toHaveLength(1)
  },
}
