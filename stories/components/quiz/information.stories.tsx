import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { information, radio } from '#testing/samples/make-quiz.ts'
import type { MarkdownNode } from '#types/markdown.generated.ts'
import { QuestionsStory } from '#testing/stories/questions-story.tsx'

const meta = { title: 'Components/Information', component: QuestionsStory } satisfies Meta<typeof QuestionsStory>
export default meta

type Story = StoryObj<typeof meta>

const text = (words: string): MarkdownNode => ({ type: 'paragraph', children: [{ type: 'text', text: words }] })
const block = information('porosity_help', {
  title: 'How to test your porosity',
  text: [
    text('Put a clean hair into a glass of water.'),
    { type: 'heading', depth: 1, children: [{ type: 'text', text: 'What it means' }] },
    {
      type: 'list',
      ordered: false,
      children: [
        { type: 'item', children: [{ type: 'text', text: 'It floats: low porosity.' }] },
        { type: 'item', children: [{ type: 'text', text: 'It sinks: high porosity.' }] },
      ],
    },
  ],
})

export const BetweenQuestions: Story = {
  args: { questions: [radio('before', 'one two'), block, radio('after', 'one two')] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: block.title })
    await expect(within(region).getByRole('heading', { level: 2, name: block.title })).toBeVisible()
    await expect(within(region).getByRole('heading', { level: 3, name: 'What it means' })).toBeVisible()
    await expect(within(region).queryByRole('radio')).toBeNull()
    // Tab goes from question to question, because the block has nothing to focus.
    await userEvent.click(canvas.getAllByRole('radio', { name: 'Label one' })[0] ?? region)
    // Only answered questions have the button that clears the answer.
    const [clear] = await canvas.findAllByRole('button')
    await waitFor(() => expect(clear).toBeVisible())
    await userEvent.tab()
    await expect(clear).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('radio', { name: 'Label one' })[1]).toHaveFocus()
  },
}
export const WithPicture: Story = {
  args: { questions: [{ ...block, image: 'quiz/texture_fine.svg', alt: 'A thin strand' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A thin strand' })).toBeVisible()
  },
}
export const ShownByAnAnswer: Story = {
  args: { questions: [radio('before', 'one two'), { ...block, when: { question: 'before', is: ['two'] } }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: block.title })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Label two' }))
    await expect(await canvas.findByRole('region', { name: block.title })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Label one' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: block.title })).toBeNull())
  },
}
