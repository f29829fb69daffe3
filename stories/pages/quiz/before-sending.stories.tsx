/** The note at the end of the last step: what will be sent, and what is still open. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { content as whole, version } from 'virtual:content/all'
import { quizSlice } from '#content/slices/slices.ts'
import { fill } from '#engine/format.ts'
import { QuizStory } from '#testing/stories/quiz-story.tsx'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

const content = quizSlice({ content: whole, version })

const meta = {
  title: 'Pages/Quiz before sending',
  component: QuizStory,
  args: { content, step: 'about_you' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QuizStory>
export default meta

type Story = StoryObj<typeof meta>

/** The last step on a device without a network. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole.pages.quiz.connection.before_sending)).toBeVisible()
  },
}
export const OfflineWhereNothingIsKept: Story = {
  ...Offline,
  tags: ['slow'],
  args: { lasting: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole.messages.common.offline)).toBeVisible()
    await expect(canvas.queryByText(whole.pages.quiz.connection.before_sending)).toBeNull()
  },
}
/** Questions that nobody has been asked, because they follow from others, are named apart from those to go back to. The button leads to the first. */
export const Unanswered: Story = {
  play: async ({ canvas }) => {
    const { dependent, not_answered, to_first } = whole.pages.quiz.before_sending
    const questions = whole.sections.flatMap(questionsIn)
    const count = questions.filter((question) => !question.when).length
    const open = fill(not_answered, { count })
    const others = fill(dependent, { count: questions.length - count, open: count })
    await expect(await canvas.findByText(`${open} ${others}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: fill(to_first, { count }) }))
    const first = whole.sections[0]?.questions[0]?.title ?? ''
    await waitFor(() => expect(document.activeElement?.closest('fieldset')).toHaveTextContent(first))
  },
}
/** A consent of this step is undecided. The button leads to it, although the step does not change. */
export const Undecided: Story = {
  args: { answers: { preference_8: ['north_london'] } },
  play: async ({ canvas }) => {
    const heading = whole.consent.consents.find(({ covers }) => covers.includes('preference_8'))?.heading ?? ''
    const go = fill(content.page.frame.too_long.go, { title: heading })
    const { undecided } = whole.pages.quiz.before_sending
    await expect(await canvas.findByText(fill(undecided, { titles: heading }))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: go }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: heading })).toHaveFocus())
  },
}
