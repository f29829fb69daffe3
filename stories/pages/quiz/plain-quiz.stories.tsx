/** A quiz without introduction, tabs, photos, analysis and results: the general screens take their place. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { quizSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'
import type { Section } from '#types/content.generated.ts'
import { plainQuiz } from '#testing/samples/plain-quiz.ts'
import { QuizStory } from '#testing/stories/quiz-story.tsx'
import { resultOf } from '#testing/stories/persona-results.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const content = quizSlice({
  content: { ...whole, ...plainQuiz, consent: { ...whole.consent, consents: [] } },
  version,
})
const { frame } = content.page
const { before_sending: beforeSending } = whole.pages.quiz
const { sending, sent } = whole.pages.quiz

const withRequired = (section: Section): Section => ({
  ...section,
  questions: section.questions.map((question) => {
    if (!takesAnswer(question)) return question
    return { ...question, required: question.id === 'rooms' ? { message: 'Choose at least one room.' } : true }
  }),
})

const meta = {
  title: 'Pages/Plain quiz',
  component: QuizStory,
  args: { content },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuizStory>
export default meta

type Story = StoryObj<typeof meta>

export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your home' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Two minutes' })).toBeVisible()
    await expect(canvas.getByText('Your last bill')).toBeVisible()
    await expect(canvas.getByText('The next part depends on these answers.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: frame.back })).toBeNull()
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await expect(canvas.queryByText(frame.tabs_label)).toBeNull()
    await waitFor(() => expect(document.title).toContain('Your home'))
  },
}
export const FirstStepOnAPhone: Story = {
  ...FirstStep,
  ...phone,
  tags: ['appearance'],
}

/** Without a counted question there is no progress to show. */
export const TextStepsOnly: Story = {
  args: {
    content: {
      ...content,
      quiz: { ...content.quiz, steps: content.quiz.steps.filter(({ kind }) => kind === 'text') },
      sections: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your wishes' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** With the keyboard alone: the condition of an option and of a step. */
export const Conditions: Story = {
  play: async ({ canvas }) => {
    const yes = await canvas.findByRole('radio', { name: 'Yes' })
    await expect(canvas.queryByRole('checkbox', { name: 'Terrace' })).toBeNull()
    yes.focus()
    await userEvent.keyboard(' ')
    const terrace = await canvas.findByRole('checkbox', { name: 'Terrace' })
    terrace.focus()
    await userEvent.keyboard(' ')
    await expect(terrace).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Terrace' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: frame.next }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your wishes' })).toBeVisible()
  },
}
const { required: requiredWords } = whole.pages.quiz.frame
const required = { ...content, required: requiredWords, sections: content.sections.map(withRequired) }
/** Next stays on the step, leads to the first unanswered question, and says what to do. */
export const RequiredQuestions: Story = {
  args: { content: required, events: [] },
  play: async ({ canvas }) => {
    const { mark, message } = requiredWords
    const next = await canvas.findByRole('button', { name: frame.next })
    next.focus()
    await userEvent.keyboard('{Enter}')
    const group = canvas.getByRole('group', { name: new RegExp(`Is there a garden.*${mark}`) })
    await waitFor(() => expect(within(group).getByRole('radio', { name: 'Yes' })).toHaveFocus())
    await expect(group).toHaveAccessibleDescription(message)
    const own = within(canvas.getByRole('group', { name: /Which rooms/ }))
    await expect(own.getByText('Choose at least one room.')).toBeVisible()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(group).not.toHaveAccessibleDescription(message))
    await userEvent.click(own.getByRole('checkbox', { name: 'Kitchen' }))
    await userEvent.click(next)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your garden' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: frame.next }))
    const field = canvas.getByRole('textbox', { name: /Which trees/ })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message) as string)
  },
}
/** The error messages. */
export const RequiredQuestionsMissing: Story = {
  args: { content: required, events: [{ type: 'NEXT' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(requiredWords.message)).toBeVisible()
  },
}
export const RequiredQuestionsMissingInTheDark: Story = {
  ...RequiredQuestionsMissing,
  ...dark,
  tags: ['appearance'],
}
export const RequiredQuestionsMissingOnAPhone: Story = {
  ...RequiredQuestionsMissing,
  globals: { viewport: { value: 'phone' } },
}
export const ConditionalStep: Story = {
  args: { step: 'garden', answers: { has_garden: ['yes'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your garden' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Which trees grow there?' })).toBeVisible()
  },
}
export const LastStep: Story = {
  args: { step: 'wishes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(beforeSending.text)).toBeVisible()
    const open = fill(beforeSending.not_answered, { count: 2 })
    const others = fill(beforeSending.dependent, { count: 1, open: 2 })
    await expect(canvas.getByText(`${open} ${others}`)).toBeVisible()
  },
}
export const Sending: Story = {
  args: { step: 'wishes', events: [{ type: 'NEXT' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sending.title })).toBeVisible()
    await expect(canvas.getByText(sending.lead)).toBeVisible()
  },
}
export const SendingFailed: Story = {
  args: { ...Sending.args, server: { answers: { ok: false, failure: { kind: 'server' } } } },
  play: async ({ canvas }) => {
    const { failed } = whole.pages.quiz.analysing
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByRole('heading', { name: failed.heading })).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: failed.back }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your wishes' })).toBeVisible()
  },
}
export const SendingResultFailed: Story = {
  args: {
    ...Sending.args,
    server: {
      answers: { ok: true, value: { id: 'a' } },
      photos: { ok: true, value: [] },
      result: { ok: false, failure: { kind: 'server', reference: 'abc' } },
    },
  },
  play: async ({ canvas }) => {
    const { failed, result_failed: resultFailed } = whole.pages.quiz.analysing
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByRole('heading', { name: resultFailed.heading })).toBeVisible()
    await expect(alert.getByText(resultFailed.text)).toBeVisible()
    await expect(alert.getByText(fill(whole.messages.common.server, { reference: 'abc' }))).toBeVisible()
    await expect(alert.queryByText(failed.text)).toBeNull()
    await expect(alert.getByRole('button', { name: failed.action })).toBeVisible()
  },
}
export const Sent: Story = {
  args: { step: 'wishes', result: { ...resultOf(null, 'preview'), consents: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sent.title })).toBeVisible()
    await expect(canvas.getByText(sent.lead)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: frame.next })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: sent.again }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your home' })).toBeVisible()
  },
}
export const UnfinishedQuizFound: Story = {
  args: { found: { step: 'wishes', answers: { has_garden: ['no'] } } },
  play: async ({ canvas }) => {
    const { answered, heading, place } = content.page.resume
    const title = content.quiz.steps.find(({ id }) => id === 'wishes')?.title ?? ''
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    // The question about the garden is not asked, so one question is left.
    await expect(canvas.getByText(fill(answered, { answered: 2, total: 3 }))).toBeVisible()
    await expect(canvas.getByText(fill(place, { title }), { exact: false })).toBeVisible()
  },
}
