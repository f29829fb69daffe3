import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill } from '#engine/format.ts'
import { QuestionStory } from '#testing/stories/question-story.tsx'
import type { CheckboxQuestion } from '#types/content.generated.ts'

const { choices, frame } = content.pages.quiz
const question: CheckboxQuestion = {
  id: 'story_limits',
  type: 'question',
  choice: 'checkbox',
  title: 'What matters most to you?',
  options: [
    { id: 'price', label: 'The price' },
    { id: 'smell', label: 'The smell' },
    { id: 'pack', label: 'The packaging' },
    { id: 'brand', label: 'The brand' },
    { id: 'none', label: 'None of these', exclusive: true },
  ],
  min_choices: 2,
  max_choices: 3,
}
const between = fill(choices.between, { min: 2, max: 3 })
const full = fill(choices.full, { max: 3 })

const meta = { title: 'Components/Choice limits', component: QuestionStory } satisfies Meta<typeof QuestionStory>
export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {
  args: { question },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: question.title })).toHaveAccessibleDescription(between)
  },
}
export const TooFew: Story = {
  args: { question },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'The price' }))
    const line = await canvas.findByText(fill(choices.more, { count: 1 }))
    await expect(line).toHaveAttribute('aria-live', 'polite')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The smell' }))
    await waitFor(() => expect(line).toBeEmptyDOMElement())
  },
}
/** The box stays enabled, so that it can be focused and the reason is announced; it is unticked again. */
export const AtTheMaximum: Story = {
  args: { question, answer: ['price', 'smell', 'pack'] },
  play: async ({ canvas }) => {
    const fourth = await canvas.findByRole('checkbox', { name: 'The brand' })
    await expect(canvas.getAllByText(full)).toHaveLength(1)
    fourth.focus()
    await userEvent.keyboard(' ')
    await expect(fourth).not.toBeChecked()
    await expect(fourth).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(full)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The smell' }))
    await userEvent.click(fourth)
    await expect(fourth).toBeChecked()
  },
}
export const ExclusiveAtTheMaximum: Story = {
  args: { question, answer: ['price', 'smell', 'pack'] },
  play: async ({ canvas }) => {
    const none = await canvas.findByRole('checkbox', { name: 'None of these' })
    await userEvent.click(none)
    await expect(none).toBeChecked()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'The price' })).not.toBeChecked())
    await expect(canvas.getByRole('status')).toHaveTextContent(fill(frame.others_cleared, { option: 'None of these' }))
    await expect(canvas.queryByText(full)).toBeNull()
  },
}
