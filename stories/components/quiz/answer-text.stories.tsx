import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { checkbox, information, input, radio } from '#testing/samples/make-quiz.ts'
import { QuestionsStory } from '#testing/stories/questions-story.tsx'

const meta = { title: 'Components/Answer in a text', component: QuestionsStory } satisfies Meta<typeof QuestionsStory>
export default meta

type Story = StoryObj<typeof meta>

const questions = [
  input('name', 20, { title: 'What is the name of your pet?' }),
  checkbox('toys', 'ball rope', { title: 'What does {answer:name|your pet} play with?' }),
  radio('often', 'day week', {
    title: 'How often?',
    subheader: 'With {answer:toys|nothing}: {count:toys|one toy|so many toys}.',
    options: [
      { id: 'day', label: '{answer:name|It} plays every day' },
      { id: 'week', label: 'Less' },
    ],
  }),
  information('note', {
    title: 'About {answer:name|your pet}',
    text: [{ type: 'paragraph', children: [{ type: 'text', text: 'Be kind to {answer:name|it}.' }] }],
  }),
]

export const WithoutAnswers: Story = {
  args: { questions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'What does your pet play with?' })).toBeVisible()
    await expect(canvas.getByText('With nothing: so many toys.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'It plays every day' })).toBeVisible()
  },
}
export const FollowsTheAnswers: Story = {
  args: { questions },
  play: async ({ canvas }) => {
    // The text appears as it was typed: it is neither markup nor a placeholder.
    const typed = '<b>{answer:toys}*'
    await userEvent.click(canvas.getByLabelText('What is the name of your pet?'))
    await userEvent.paste(typed)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Label ball' }))
    await waitFor(() => expect(canvas.getByText('With Label ball: one toy.')).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Label rope' }))
    await waitFor(() => expect(canvas.getByText('With Label ball and Label rope: so many toys.')).toBeVisible())
    await expect(canvas.getByRole('group', { name: `What does ${typed} play with?` })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: `${typed} plays every day` })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: `About ${typed}` })).toBeVisible()
    await expect(canvas.getByText(`Be kind to ${typed}.`)).toBeVisible()
  },
}
