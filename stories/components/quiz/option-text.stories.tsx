import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill } from '#engine/format.ts'
import { checkbox, radio } from '#testing/samples/make-quiz.ts'
import { QuestionsStory } from '#testing/stories/questions-story.tsx'
import type { OptionText } from '#types/content.generated.ts'

const meta = { title: 'Components/Option text', component: QuestionsStory } satisfies Meta<typeof QuestionsStory>
export default meta

type Story = StoryObj<typeof meta>

const { frame } = content.pages.quiz
const text: OptionText = { label: 'Which one?', max_length: 20, placeholder: 'For example: rice water' }
const other = { id: 'other', label: 'Other', text }
const named = { id: 'named', label: 'One with a name' }
const one = radio('care', 'oil', { options: [named, other] })
const several = checkbox('care', 'oil', { options: [named, other, { id: 'none', label: 'None', exclusive: true }] })

export const Opens: Story = {
  args: { questions: [one] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(text.label)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: other.label }))
    const field = await canvas.findByLabelText(text.label)
    await expect(field).toBeVisible()
    await expect(field).toHaveAttribute('placeholder', text.placeholder)
    // The focus stays, and the new field is announced to screen readers.
    await expect(canvas.getByRole('radio', { name: other.label })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(fill(frame.text_below, { label: text.label }))
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Rice water and oat')
    await expect(canvas.getByText(fill(frame.letters_left, { count: 2 }))).toBeVisible()
  },
}
export const KeptWhileUnchosen: Story = {
  args: { questions: [one], answers: { care: ['other'], 'care/other': 'Rice water' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text.label)).toHaveValue('Rice water')
    await userEvent.click(canvas.getByRole('radio', { name: named.label }))
    await waitFor(() => expect(canvas.queryByLabelText(text.label)).toBeNull())
    await userEvent.click(canvas.getByRole('radio', { name: other.label }))
    await expect(await canvas.findByLabelText(text.label)).toHaveValue('Rice water')
  },
}
export const TooLong: Story = {
  args: { questions: [several], answers: { care: ['named', 'other'], 'care/other': 'Rice water and honey.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text.label)).toBeInvalid()
    await expect(canvas.getByText(fill(frame.letters_over, { count: 1 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'None' }))
    await waitFor(() => expect(canvas.queryByLabelText(text.label)).toBeNull())
  },
}
