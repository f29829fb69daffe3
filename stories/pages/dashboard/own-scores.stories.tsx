/** Scores that show their own value, everywhere that they appear: 0 to 27 where low is good, a mean, and right answers. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { quizSlice } from '#content/slices/slices.ts'
import { MarkedAnswers } from '#components/result/marked-answers.tsx'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { AnalysisPage } from '#pages/dashboard/analysis/analysis-page.tsx'
import { ReportHistoryPage } from '#pages/dashboard/reports/report-history-page.tsx'
import { earlierAnswers, questionnaireScores, someAnswers, tooFewAnswers } from '#testing/samples/questionnaire.ts'
import { DashboardStory, reportOf } from '#testing/stories/dashboard-story.tsx'
import { filled, live } from '#testing/stories/live-content.ts'
import { QuizStory } from '#testing/stories/quiz-story.tsx'
import type { ResultReply } from '#types/api.generated.ts'
import { dark, darkPhone, phone, wide } from '#testing/stories/appearances.ts'

const { dashboard, report } = whole.pages
const { scale } = report.scores
const { compare } = dashboard.report_history
const quiz = quizSlice({ content: whole, version })

/** A report with the scores of these answers. */
const reportWith = (answers: Answers, change: Partial<ResultReply> = {}): ResultReply => {
  const reply = reportOf('Amara', change)
  return { ...reply, result: { ...reply.result, scores: [...questionnaireScores(answers)] } }
}
const now = reportWith(someAnswers)
const earlier = reportWith(earlierAnswers, { id: 'older', created_at: '2026-08-15T08:30:00Z' })
const incomplete = reportWith(tooFewAnswers, { id: 'older', created_at: '2026-08-15T08:30:00Z' })

const meta = { title: 'Pages/Own scores', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Played = { readonly canvasElement: HTMLElement }

/** Expects the name, ends, value and sentence of a meter, and the filled share of its bar. */
const showsMeter = async (
  canvasElement: HTMLElement,
  name: string,
  [low, high, value]: readonly [number, number, number],
  spoken: string,
) => {
  const meter = await within(canvasElement).findByRole('meter', { name })
  await expect(meter).toHaveAttribute('aria-valuemin', String(low))
  await expect(meter).toHaveAttribute('aria-valuemax', String(high))
  await expect(meter).toHaveAttribute('aria-valuenow', String(value))
  await expect(meter).toHaveAttribute('aria-valuetext', spoken)
  const share = Number.parseFloat(meter.querySelector('rect')?.getAttribute('width') ?? '0')
  await expect(share).toBeCloseTo((100 * (value - low)) / (high - low))
}

const showsAllScores = async ({ canvasElement }: Played) => {
  const page = within(canvasElement)
  await showsMeter(canvasElement, 'Depression', [0, 27, 14], 'Depression: 14 of 27 points, Moderate')
  await showsMeter(canvasElement, 'Sleep', [1, 5, 3.7], 'Sleep: 3.7 from 1 to 5, Fair')
  await showsMeter(canvasElement, 'Capitals', [0, 3, 1], 'Capitals: 1 of 3 right')
  await expect(await page.findByText('Talk to your doctor about it.')).toBeVisible()
  await expect(await page.findByText(new RegExp(`two weeks\\. ${scale.low_is_good}$`))).toBeVisible()
  await expect(await page.findByText(scale.high_is_good)).toBeVisible()
}

/** Opens it, and expects it to be focusable, so that the keyboard can open it, too. */
const open = async (summary: HTMLElement) => {
  await userEvent.click(summary)
  await expect(summary).toHaveFocus()
}

const opensRightAnswers = async ({ canvasElement }: Played) => {
  const page = within(canvasElement)
  await open(await page.findByText(scale.answers.open, { selector: 'summary' }))
  const table = within(page.getByRole('table', { name: scale.answers.open }))
  await expect(table.getByText(`London (${scale.answers.is_right})`)).toBeVisible()
  await expect(table.getByText(`Lyon (${scale.answers.is_wrong})`)).toBeVisible()
  await expect(table.getByText('Paris')).toBeVisible()
  await expect(table.getByText(`${scale.answers.none} (${scale.answers.is_wrong})`)).toBeVisible()
  await expect(table.getByText('Canberra')).toBeVisible()
}

/** The ledger has an entry for each of nine answers, and no starting value. */
const opensLedger = async ({ canvasElement }: Played) => {
  const page = within(canvasElement)
  const [summary] = await page.findAllByText(report.ledger.open)
  if (!summary) throw new Error('Depression has a value')
  await open(summary)
  const table = within(page.getByRole('table', { name: 'Why Depression is 14' }))
  await expect(table.getAllByRole('row')).toHaveLength(1 + 9 + 1)
  await expect(table.getByText(report.ledger.points.sum)).toBeVisible()
}

export const Results: Story = {
  render: () => <QuizStory content={quiz} step="about_you" result={now} />,
  play: async (played) => {
    await showsAllScores(played)
    await opensRightAnswers(played)
    await opensLedger(played)
  },
}
export const ResultsOnAPhone: Story = { ...Results, ...phone, tags: ['appearance'] }
export const ResultsInTheDark: Story = { ...Results, ...dark, tags: ['appearance'] }
export const ResultsInTheDarkOnAPhone: Story = { ...Results, ...darkPhone, tags: ['appearance'] }

export const ResultsWithoutEnoughAnswers: Story = {
  tags: ['slow'],
  render: () => <QuizStory content={quiz} step="about_you" result={incomplete} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await showsMeter(canvasElement, 'Capitals', [0, 3, 0], 'Capitals: 0 of 3 right')
    await expect(page.getAllByRole('meter')).toHaveLength(1)
    for (const name of ['Depression', 'Sleep'])
      await expect(page.getByRole('heading', { level: 3, name }).parentElement?.parentElement).toHaveTextContent(
        whole.profile.unknown_label,
      )
  },
}
export const ResultsWithoutEnoughAnswersOnAPhone: Story = {
  ...ResultsWithoutEnoughAnswers,
  ...phone,
  tags: ['appearance'],
}

export const Dashboard: Story = {
  tags: ['slow'],
  render: () => <DashboardStory page={AnalysisPage} reports={[now]} />,
  play: async (played) => {
    await showsAllScores(played)
    await opensRightAnswers(played)
    await opensLedger(played)
  },
}
export const DashboardOnAPhone: Story = { ...Dashboard, ...phone, tags: ['appearance'] }
export const DashboardInTheDark: Story = { ...Dashboard, ...dark, tags: ['appearance'] }

export const DashboardWithoutEnoughAnswers: Story = {
  tags: ['slow'],
  render: () => <DashboardStory page={AnalysisPage} reports={[incomplete]} />,
  play: async ({ canvasElement }) => {
    await showsMeter(canvasElement, 'Capitals', [0, 3, 0], 'Capitals: 0 of 3 right')
    await waitFor(() => expect(within(canvasElement).getAllByText(whole.messages.scores.not_enough)).toHaveLength(2))
  },
}

const comparing = (older: ResultReply) => () => (
  <DashboardStory
    page={ReportHistoryPage}
    current="report_history"
    reports={[now, older]}
    address="/dashboard/reporthistory?from=older&to=story"
  />
)
const rowOf = async (canvasElement: HTMLElement, name: string): Promise<HTMLElement> => {
  const head = await within(canvasElement).findByRole('heading', { level: 3, name })
  const row = head.closest('li')
  if (!row) throw new Error('A score is an item of the list')
  return row
}

/** A label may say little without its picture, so the picture is shown. */
export const RightAnswersWithPictures: Story = {
  render: () => (
    <MarkedAnswers
      words={whole.pages.report.scores.scale.answers}
      answers={[
        {
          question: 'sign',
          title: 'Which one is curly?',
          given: 'B',
          right: 'A',
          is_right: false,
          given_pictures: [{ src: 'quiz/type_4a.svg', alt: 'Tight coils' }],
          right_pictures: [{ src: 'quiz/type_3.svg', alt: 'Curls' }],
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByText(scale.answers.open, { selector: 'summary' }))
    for (const name of ['Tight coils', 'Curls']) await expect(page.getByRole('img', { name })).toBeVisible()
  },
}

/** Without scores, the insight is the sentence of the result. */
export const ResultWithoutScores: Story = {
  tags: ['slow'],
  render: () => {
    const reply: ResultReply = { ...reportOf('Amara'), view: 'preview', hidden_scores: 0 }
    const insight = { id: 'fit', text: 'Your bicycle is fit: ride on.' }
    return (
      <QuizStory
        content={quiz}
        step="about_you"
        result={{ ...reply, result: { ...reply.result, insight, scores: [] } }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const title = await page.findByRole('heading', { level: 1 })
    await expect(title.parentElement).toHaveTextContent('Your bicycle is fit: ride on.')
    await expect(page.getAllByText('Your bicycle is fit: ride on.')).toHaveLength(1)
    await expect(page.queryByText(whole.pages.quiz.results.visitor.lead)).toBeNull()
  },
}

/** Depression rose, which is worse; sleep rose, which is better; for capitals neither end is good. */
export const Compared: Story = {
  render: comparing(earlier),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const words = live.pages.dashboard.report_history.compare
    const mood = await rowOf(canvasElement, 'Depression')
    const sleep = await rowOf(canvasElement, 'Sleep')
    const capitals = await rowOf(canvasElement, 'Capitals')
    const worse = within(mood).getByText(filled(words.moved_up, { before: 6, after: 14, points: 8 }))
    const better = within(sleep).getByText(filled(words.moved_up, { before: '2.3', after: '3.7', points: '1.4' }))
    const neither = within(capitals).getByText(filled(words.moved_down, { before: 2, after: 1, points: 1 }))
    const colours = [worse, better, neither].map((element) => getComputedStyle(element).color)
    await expect(new Set(colours).size).toBe(3)
    await page.findByText(filled(words.verdict.mixed, { better: 1, worse: 1, total: 3 }))
    await page.findByText(filled(words.summary_better, { names: 'Sleep' }))
    await page.findByText(filled(words.summary_higher, { names: 'Depression' }))
    await page.findByText(filled(words.summary_lower, { names: 'Capitals' }))
  },
}
export const ComparedOnALaptop: Story = { ...Compared, ...wide }
export const ComparedOnAPhone: Story = { ...Compared, ...phone, tags: ['appearance'] }
export const ComparedInTheDark: Story = { ...Compared, ...dark, tags: ['appearance'] }

export const ComparedWithoutEnoughAnswers: Story = {
  render: comparing(incomplete),
  play: async ({ canvasElement }) => {
    for (const name of ['Depression', 'Sleep']) {
      const row = await rowOf(canvasElement, name)
      await expect(row).toHaveTextContent(compare.change_unknown)
      await expect(row).toHaveTextContent(compare.no_scores)
    }
    await expect(await rowOf(canvasElement, 'Capitals')).not.toHaveTextContent(compare.change_unknown)
  },
}
