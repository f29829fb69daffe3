import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { content, version } from 'virtual:content/all'
import { quizSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { filled } from '#testing/stories/live-content.ts'
import { resultOf, resultOfAnswers } from '#testing/stories/persona-results.ts'
import { QuizStory } from '#testing/stories/quiz-story.tsx'

const meta = {
  title: 'Pages/Quiz results',
  component: QuizStory,
  args: { content: quizSlice({ content, version }), step: 'about_you', result: resultOf('Amara', 'preview') },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuizStory>
export default meta

type Story = StoryObj<typeof meta>

const words = content.pages.quiz.results

/** Only some scores are open. The introduction names these. */
export const OfAVisitor: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('.blurred__row')).not.toBeNull())
    const meters = await canvas.findAllByRole('meter')
    const names = meters.map((meter) => meter.getAttribute('aria-label') ?? '')
    const scores = new Intl.ListFormat(content.site.locale, { type: 'disjunction' }).format(names)
    await expect(canvas.getByText(filled(words.visitor.lead, { scores }))).toBeVisible()
  },
}

const amara = resultOf('Amara', 'preview')
const signpost = { id: 'gp', title: 'Thinning hair', text: 'See a GP if hair loss is sudden.' }

/** Advice to see a professional comes first, so the greeting names nothing else as the first thing to do. */
export const WithASignpost: Story = {
  args: { result: { ...amara, result: { ...amara.result, signposts: [signpost] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(signpost.text)).toBeVisible()
    // The heading of its own part, which is below the scores.
    await expect(canvas.getAllByText(content.pages.report.first.heading)).toHaveLength(1)
  },
}
/** Without a signpost, the greeting says what to do first. */
export const WithoutSignposts: Story = {
  args: { result: { ...amara, result: { ...amara.result, signposts: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(content.pages.report.first.heading)).toHaveLength(2)
  },
}

const fewAnswers = { '3': ['shoulder'] }

/** Most questions were skipped. One press leads to the first of these, and the given answers stay. */
export const OfFewAnswers: Story = {
  args: { answers: fewAnswers, result: resultOfAnswers(fewAnswers, 'preview') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.incomplete)).toBeVisible()
    // The invitation to sign up has no blurred bars behind it, because there is hardly a score to see.
    await expect(canvas.getByText(words.visitor.overlay.heading)).toBeVisible()
    await expect(document.querySelector('.blurred__row')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: words.answer_more }))
    const first = content.sections[0]?.questions[0]?.id ?? ''
    await waitFor(() => expect(document.getElementById(first)).toContainElement(document.activeElement as HTMLElement))
    const [answered] = canvas.getAllByRole<HTMLInputElement>('radio', { checked: true })
    await expect(answered?.name).toContain('3')
  },
}
/** After a reload the answers are no longer on the device, so only a new quiz can be taken. */
export const OfFewAnswersReopened: Story = {
  render: ({ content }) => (
    <QuizStory content={content} reopened={{ reply: { ok: true, value: resultOfAnswers(fewAnswers, 'preview') } }} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: words.again.label })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: words.answer_more })).toBeNull()
  },
}
/** A browser that stores nothing, or a device without space: the result can only be claimed before the page is closed. */
export const NotKept: Story = {
  args: { lasting: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.visitor.not_kept)).toBeVisible()
    await expect(canvas.queryByText(words.visitor.kept)).toBeNull()
    await expect(canvas.queryByText(words.again_note)).toBeNull()
  },
}
/** The last part leads back to the quiz, as on the dashboard. */
export const NextCheck: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: words.recheck_heading })).toBeVisible()
    const when = canvas.getByText(words.recheck).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: words.again.label }).getBoundingClientRect()
    await expect(button.left).toBeGreaterThan(when.right)
    await expect(button.top).toBeLessThan(when.bottom)
  },
}
/** The server says how long to wait before the result can be read again. */
export const ReadTooOften: Story = {
  render: ({ content }) => (
    <QuizStory content={content} reopened={{ reply: { ok: false, failure: { kind: 'rate_limit', seconds: 20 } } }} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      fill(content.messages.common.rate_limit_short, { seconds: 20 }),
    )
    await expect(canvas.getByRole('button', { name: content.messages.common.try_again })).toBeVisible()
  },
}
