import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { content } from 'virtual:content/all'
import { fill } from '#engine/format.ts'
import { QuestionStory } from '#testing/stories/question-story.tsx'
import type { NumberQuestion } from '#types/content.generated.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const { numbers } = content.pages.quiz
const question: NumberQuestion = {
  id: 'story_number',
  choice: 'number',
  title: 'How much do you weigh?',
  subheader: 'In your indoor clothes.',
  min: 30,
  max: 300,
  decimals: 1,
  unit: 'kg',
}
const range = fill(numbers.range, { min: 30, max: 300 })

const meta = { title: 'Components/Number question', component: QuestionStory } satisfies Meta<typeof QuestionStory>
export default meta

type Story = StoryObj<typeof meta>

export const Unanswered: Story = {
  args: { question },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: question.title })
    await expect(field).toBeValid()
    await expect(field).toHaveAccessibleDescription(`${question.subheader} kg ${range}`)
    await expect(field).toHaveAttribute('inputmode', 'decimal')
  },
}
const besideItsUnit: Story = {
  args: { question },
  play: async ({ canvas }) => {
    const field = (await canvas.findByRole('textbox')).getBoundingClientRect()
    const unit = canvas.getByText('kg').getBoundingClientRect()
    await expect(unit.left).toBeGreaterThan(field.right)
    await expect(unit.top).toBeLessThan(field.bottom)
  },
}
export const BesideItsUnit: Story = { ...besideItsUnit, globals: { viewport: { value: 'wide' } } }
export const BesideItsUnitOnAPhone: Story = {
  ...besideItsUnit,
  ...phone,
  tags: ['appearance'],
}
export const Answered: Story = {
  args: { question },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: question.title })
    await userEvent.type(field, ' 70,50 kg')
    await userEvent.tab()
    await expect(field).toHaveValue(' 70,50 kg')
    await expect(field).toBeValid()
    await expect(canvas.getByText(range)).toBeVisible()
  },
}
export const Continued: Story = {
  args: { question, answer: '70.5' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('70.5')
  },
}
export const NotANumber: Story = {
  args: { question },
  play: async ({ canvas }) => {
    const message = fill(numbers.not_a_number, { example: 165 })
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, 'heavy')
    await expect(field).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('heavy')
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    await expect(canvas.getByText(message)).toHaveAttribute('aria-live', 'polite')
    await userEvent.clear(field)
    await userEvent.type(field, '80')
    await expect(field).toBeValid()
  },
}
export const TooSmall: Story = {
  args: { question, answer: '3' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeInvalid()
    await expect(canvas.getByText(fill(numbers.too_small, { min: 30 }))).toBeVisible()
  },
}
export const TooLarge: Story = {
  args: { question, answer: '3000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fill(numbers.too_large, { max: 300 }))).toBeVisible()
  },
}
export const TooManyDecimals: Story = {
  args: { question, answer: '70.25' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fill(numbers.decimals, { count: 1 }))).toBeVisible()
  },
}
export const BetweenTwoSteps: Story = {
  args: { question: { ...question, step: 0.5 }, answer: '70.2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(fill(numbers.step, { below: 70, above: 70.5 }))).toBeVisible()
  },
}
const { decimals: _, subheader: _hint, unit: _unit, ...bare } = question
const declining = { id: 'not_said', label: 'Prefer not to say', no_answer: true }
export const Sensitive: Story = {
  args: {
    question: { ...bare, sensitive: 'health', why: 'We work out a dose.', options: [declining] },
    answer: '70.5',
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox')
    await expect(canvas.getByText(numbers.whole)).toBeVisible()
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.click(canvas.getByRole('checkbox', { name: declining.label }))
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(field).toBeValid()
  },
}
export const TooSmallInTheDark: Story = { ...TooSmall, ...dark, tags: ['appearance'] }
