import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { content } from 'virtual:content/all'
import { QuestionStory } from '#testing/stories/question-story.tsx'
import type { ScaleQuestion } from '#types/content.generated.ts'
import { dark } from '#testing/stories/appearances.ts'

const question: ScaleQuestion = {
  id: 'story_scale',
  choice: 'scale',
  title: 'How likely are you to recommend us?',
  from: 0,
  to: 10,
  labels: { from: 'Not at all likely', middle: 'Neither', to: 'Extremely likely' },
}
const short: ScaleQuestion = {
  ...question,
  from: 1,
  to: 5,
  labels: { from: 'Strongly disagree', to: 'Strongly agree' },
}

const meta = { title: 'Components/Scale question', component: QuestionStory } satisfies Meta<typeof QuestionStory>
export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {
  args: { question },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(11)
    await expect(canvas.getByRole('group', { name: question.title })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '0' })).toHaveAccessibleDescription('Not at all likely')
    await expect(canvas.getByRole('radio', { name: '5' })).toHaveAccessibleDescription('Neither')
    await expect(canvas.getByRole('radio', { name: '10' })).toHaveAccessibleDescription('Extremely likely')
    await expect(canvas.getByRole('radio', { name: '3' })).not.toHaveAttribute('aria-describedby')
  },
}
export const MovedWithArrowKeys: Story = {
  args: { question: short },
  play: async ({ canvas }) => {
    const point = (name: string) => canvas.getByRole('radio', { name })
    await canvas.findAllByRole('radio')
    await userEvent.click(point('3'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(point('4')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(point('2')).toBeChecked()
    await expect(point('4')).not.toBeChecked()
    await userEvent.click(await canvas.findByRole('button', { name: content.pages.quiz.frame.clear_answer }))
    await waitFor(() => expect(point('2')).not.toBeChecked())
  },
}
export const Chosen: Story = {
  args: { question, answer: ['7'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '7' })).toBeChecked()
  },
}
/** The points continue in a second row; nothing is wider than the phone. */
export const OnASmallPhone: Story = {
  args: { question, answer: ['7'] },
  globals: { viewport: { value: 'small', isRotated: false } },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const points = await canvas.findAllByRole('radio')
    const group = canvas.getByRole('group', { name: question.title })
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
    const rows = new Set(points.map((point) => Math.round(point.getBoundingClientRect().top)))
    await expect(rows.size).toBeGreaterThan(1)
    for (const point of points) {
      const { height, width } = (point.closest('label') ?? point).getBoundingClientRect()
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
    }
  },
}
const declining = { id: 'not_said', label: 'Prefer not to say', no_answer: true }
export const Sensitive: Story = {
  args: {
    question: { ...short, sensitive: 'health', why: 'We ask all visitors.', options: [declining] },
    answer: ['2'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('radio', { name: declining.label }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '2' })).not.toBeChecked())
  },
}
export const InTheDark: Story = { ...Chosen, ...dark, tags: ['appearance'] }
