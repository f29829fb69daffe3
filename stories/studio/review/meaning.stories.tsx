import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { changed, ReviewStory } from '#testing/stories/review-story.tsx'

const details = 'quiz/sections/hair-details.yaml'
const label = ['questions', '5', 'options', 'type_4c', 'label'] as const
const scores = 'analysis/scores.yaml'

const meta: Meta<typeof ReviewStory> = {
  title: 'Studio/Review of changed labels',
  component: ReviewStory,
  render: (args) => <ReviewStory {...args} />,
}
export default meta
type Story = StoryObj<typeof ReviewStory>

/** A label that visitors have already chosen: publishing waits until the editor has said whether it means the same. */
export const SameMeaning: Story = {
  args: {
    editor: changed([details, label, '4C coils']),
    published: new Set(['option 5/type_4c']),
    onPress: fn(),
    onPublish: fn(),
    onMeaning: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(args.onPublish).not.toHaveBeenCalled()
    await expect(canvas.getByText('Say first whether 1 label means the same as before.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Same meaning' }))
    await expect(args.onMeaning).toHaveBeenCalledWith(expect.anything(), 'same')
  },
}
export const SameMeaningSaid: Story = {
  args: { ...SameMeaning.args, meanings: { '5/type_4c': 'same' }, onPress: fn(), onPublish: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'New names of curls')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Publish' }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await expect(args.onPublish).toHaveBeenCalledWith('New names of curls')
  },
}

/** The label of a score: results are stored with it, and nobody has answered it. It cannot become another score here. */
export const SameScore: Story = {
  args: {
    editor: changed([scores, ['scores', 'dryness', 'label'], 'Thirst']),
    published: new Set(['score dryness']),
    onMeaning: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Results that are already stored keep “Dryness”/)).toBeVisible()
    await expect(canvas.getByText(/add a new score/)).toBeVisible()
    await expect(canvas.queryByText(/answer/)).toBeNull()
    const choice = within(canvas.getByRole('radiogroup', { name: 'Does “Thirst” mean the same as “Dryness”?' }))
    await expect(choice.getAllByRole('radio')).toHaveLength(1)
    await userEvent.click(choice.getByRole('radio', { name: 'Same meaning' }))
    await expect(args.onMeaning).toHaveBeenCalledWith(expect.anything(), 'same')
  },
}
export const SameScoreSaid: Story = {
  args: { ...SameScore.args, meanings: { dryness: 'same' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Same meaning' })).toBeChecked()
    await expect(canvas.getByText(/Results that are already stored keep “Dryness”/)).toBeVisible()
  },
}
