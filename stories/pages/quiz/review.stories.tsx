/** The step that lists all answers before they are sent. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { quizSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { takesAnswer } from '#engine/quiz/question-kinds.ts'
import { plainQuiz } from '#testing/samples/plain-quiz.ts'
import { QuizStory } from '#testing/stories/quiz-story.tsx'
import type { Step } from '#types/content.generated.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const review = { id: 'check', kind: 'review', title: 'Check your answers', lead: 'Change what is not right.' } as const
const reviewed = (sections = plainQuiz.sections) =>
  quizSlice({
    content: {
      ...whole,
      quiz: { ...plainQuiz.quiz, steps: [...plainQuiz.quiz.steps, review] },
      sections,
      consent: { ...whole.consent, consents: [] },
    },
    version,
  })
const content = reviewed()
const { frame } = content.page
const words = whole.pages.quiz.review

const meta = {
  title: 'Pages/Review',
  component: QuizStory,
  args: {
    content,
    step: 'check',
    answers: { has_garden: ['yes'], rooms: ['kitchen', 'terrace'], wishes: 'More light\nin the evening' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuizStory>
export default meta

type Story = StoryObj<typeof meta>
const changeOf = (title: string) => fill(words.change_question, { title })

export const AllAnswers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: review.title })).toBeVisible()
    const home = within(await canvas.findByRole('region', { name: 'Your home' }))
    await expect(home.getByText('Kitchen and Terrace')).toBeVisible()
    const garden = within(canvas.getByRole('region', { name: 'Your garden' }))
    await expect(garden.getByText(words.not_answered)).toBeVisible()
    await expect(canvas.getByRole('button', { name: changeOf('Which trees grow there?') })).toHaveAccessibleDescription(
      words.not_answered,
    )
    await expect(canvas.getByText(whole.pages.quiz.before_sending.text)).toBeVisible()
  },
}
export const AllAnswersOnAPhone: Story = {
  ...AllAnswers,
  ...phone,
  tags: ['appearance'],
}
export const AllAnswersInTheDark: Story = { ...AllAnswers, ...dark, tags: ['appearance'] }

/** With the keyboard: Change leads to the question, and Next back to the button. A question that is no longer asked is not listed. */
export const ChangeAndReturn: Story = {
  play: async ({ canvas }) => {
    const change = await canvas.findByRole('button', { name: changeOf('Is there a garden?') })
    change.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your home' })).toBeVisible()
    const group = canvas.getByRole('group', { name: 'Is there a garden?' })
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true))
    await userEvent.click(within(group).getByRole('radio', { name: 'No' }))
    const next = canvas.getByRole('button', { name: frame.next })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: review.title })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: changeOf('Is there a garden?') })).toHaveFocus())
    const home = within(canvas.getByRole('region', { name: 'Your home' }))
    await expect(home.getByText('Kitchen')).toBeVisible()
    await expect(home.getByText('No')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Your garden' })).toBeNull()
  },
}
/** Back leads to the review, too. */
export const ChangeAndBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: changeOf('What would you like to change?') }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'What would you like to change?' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: frame.back }))
    await expect(await canvas.findByRole('heading', { level: 1, name: review.title })).toBeVisible()
  },
}
/** Sending from the review leads to a required question that has no answer, and from there back. */
export const RequiredAnswerIsMissing: Story = {
  args: {
    content: reviewed(
      plainQuiz.sections.map((section) => ({
        ...section,
        questions: section.questions.map((one) =>
          takesAnswer(one) && one.id === 'trees' ? { ...one, required: true } : one,
        ),
      })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: frame.next }))
    const field = await canvas.findByRole('textbox', { name: /Which trees grow there/ })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByText(whole.pages.quiz.frame.required.message)).toBeVisible()
    await userEvent.type(field, 'Two oaks')
    await userEvent.click(canvas.getByRole('button', { name: frame.next }))
    await expect(await canvas.findByText('Two oaks')).toBeVisible()
  },
}
/** The hair quiz with a review: every kind of question, and an answer without the consent to send it. */
export const OfTheWholeQuiz: Story = {
  args: {
    content: quizSlice({
      content: {
        ...whole,
        quiz: {
          ...whole.quiz,
          steps: whole.quiz.steps.flatMap((step): Step[] => (step.kind === 'analysing' ? [review, step] : [step])),
        },
      },
      version,
    }),
    answers: { '0': ['moisture_retention'], medical_2: ['had_fever'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.not_sent)).toBeVisible()
    await expect(canvas.getAllByText(words.not_answered).length).toBeGreaterThan(10)
  },
}
