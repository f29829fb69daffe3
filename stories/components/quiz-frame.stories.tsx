import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { SaveStatus, type SaveState } from '#components/quiz/save-status.tsx'
import { QuizFooter } from '#components/quiz/quiz-footer.tsx'
import { QuizHeader } from '#components/quiz/quiz-header.tsx'
import { QuizProgress } from '#components/quiz/quiz-progress.tsx'
import { recipe } from '#components/recipe.ts'
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
        <SectionTabs
          label={frame.tabs_label}
          done={frame.tab_done}
          items={tabs}
          subscribe={(show) => {
            show({ current, skipped })
            return () => undefined
          }}
        />
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
            subscribe={(show) => {
              show(saveState)
              return () => undefined
            }}
          />
        </QuizProgress>
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
  },
} satisfies Meta<typeof Frame>
export default meta

type Story = StoryObj<typeof meta>

export const Started: Story = { args: { answered: 0, current: 0, first: true } }
/** The count stands where it stands when something is saved. */
export const StartedOnAPhone: Story = {
  args: { answered: 0, current: 0, first: true },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await meta.play(context)
    const count = fill(frame.progress_short, { answered: 0, total, percent: 0 })
    const saved = context.canvas.getByText(frame.saved)
    await expect(saved.getBoundingClientRect().top).toBeGreaterThan(
      context.canvas.getByText(count).getBoundingClientRect().top,
    )
  },
}
export const HalfWay: Story = { args: { answered: 26, current: 2, saveState: 'saved' } }
export const AllAnswered: Story = { args: { answered: total, current: 3 } }
/** No question of the second section applies. */
export const PartSkipped: Story = { args: { answered: 26, current: 2, saveState: 'saved', skipped: [1] } }
