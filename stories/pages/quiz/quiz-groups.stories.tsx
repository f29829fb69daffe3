/** The questions of a step a few at a time, as on a phone. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { content as whole, version } from 'virtual:content/all'
import { expect, userEvent } from 'storybook/test'
import { quizSlice } from '#content/slices/slices.ts'
import { QuizStory } from '#testing/stories/quiz-story.tsx'
import { optionLabel } from '#testing/stories/live-content.ts'
import { fill } from '#engine/format.ts'
import { dark } from '#testing/stories/appearances.ts'

const content = quizSlice({ content: whole, version })
const { advance, all_questions, few_questions } = whole.pages.quiz.view
const section = content.sections.find(({ id }) => id === 'hair_details')
const groups = (section?.questions ?? []).flatMap(({ group, id }) => (group ? [{ ...group, question: id }] : []))
const step = content.quiz.steps.findIndex(({ id }) => id === 'goals')
const alone = groups.findIndex(({ question }) => question === '5')
/** Two answers, after which later parts are loaded. */
const answers = { '0': ['growth'], '1': ['thinning'] }

const meta = {
  title: 'Pages/Quiz groups',
  component: QuizStory,
  args: { content, step: 'goals', answers, view: { onePage: false, advances: true } },
  parameters: { layout: 'fullscreen' },
  play: async ({ args, canvas }) => {
    const group = args.events?.find((event) => event.type === 'GO')?.group ?? 0
    await expect(await canvas.findByRole('heading', { level: 2, name: groups[group]?.title ?? '' })).toBeVisible()
    const { title = '' } = content.quiz.steps[step] ?? {}
    const { group_number, group_place } = content.page.frame
    const place = fill(group === 0 ? group_number : group_place, { place: group + 1, total: groups.length, title })
    await expect(canvas.getByText(place)).toBeVisible()
  },
} satisfies Meta<typeof QuizStory>
export default meta

type Story = StoryObj<typeof meta>

export const First: Story = {}
export const FirstInTheDark: Story = { ...dark, tags: ['appearance'] }
export const AnotherOne: Story = { args: { events: [{ type: 'GO', step, group: groups.length - 1 }] } }
export const OneQuestion: Story = {
  args: { events: [{ type: 'GO', step, group: alone }] },
  play: async (context) => {
    await meta.play(context)
    const box = await context.canvas.findByRole('checkbox', { name: advance })
    await expect(box).toBeChecked()
    // It has neither a frame nor a tint, because it is not an answer.
    const line = box.closest('label') ?? box
    await expect(getComputedStyle(line, '::before').content).toBe('none')
    await expect(getComputedStyle(line).borderTopWidth).toBe('0px')
    await expect(context.canvas.getByRole('button', { name: all_questions })).toBeVisible()
  },
}
export const OneQuestionThatStays: Story = {
  args: {
    events: [
      { type: 'GO', step, group: alone },
      { type: 'VIEW', view: { onePage: false, advances: false } },
    ],
  },
  play: async (context) => {
    await meta.play(context)
    await expect(await context.canvas.findByRole('checkbox', { name: advance })).not.toBeChecked()
  },
}
export const AllOnOnePage: Story = {
  args: { view: { onePage: true, advances: true } },
  play: async ({ canvas }) => {
    const { group_number } = content.page.frame
    for (const [index, { title }] of groups.entries()) {
      await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(canvas.getByText(fill(group_number, { place: index + 1, total: groups.length }))).toBeVisible()
    }
    await expect(await canvas.findByRole('button', { name: few_questions })).toBeVisible()
  },
}
/** All questions of a later step fill many screens, so the way to a few at a time is above them. */
export const LaterStepOnOnePage: Story = {
  args: { step: 'hair_care', view: { onePage: true, advances: true } },
  play: async ({ canvas }) => {
    const few = await canvas.findByRole('button', { name: few_questions })
    const [first] = canvas.getAllByRole('heading', { level: 2 })
    await expect(few.getBoundingClientRect().bottom).toBeLessThan(first?.getBoundingClientRect().top ?? 0)
  },
}
/** Its code is loaded after the second answer. Its place is reserved, because a press of Next below it would miss if Next moved. */
export const PlaceOfTheChoiceIsKept: Story = {
  args: { answers: {}, view: { onePage: true, advances: true } },
  play: async ({ canvas }) => {
    const topOfNext = () => canvas.getByRole('button', { name: content.page.frame.next }).getBoundingClientRect().top
    await userEvent.click(await canvas.findByRole('radio', { name: optionLabel('0', 'growth') }))
    const top = topOfNext()
    await userEvent.click(canvas.getByRole('checkbox', { name: optionLabel('1', 'thinning') }))
    await expect(await canvas.findByRole('button', { name: few_questions })).toBeVisible()
    await expect(topOfNext()).toBe(top)
  },
}
/** The choice is remembered on the device. */
export const FromOnePageToGroups: Story = {
  args: { view: { onePage: true, advances: true } },
  beforeEach: () => () => {
    localStorage.removeItem('quiz-view')
  },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: few_questions }))
    await meta.play(context)
    await expect(localStorage.getItem('quiz-view')).toContain('false')
  },
}
/** With data saving on, nothing is loaded in advance, but the choices are the same. */
export const SavingData: Story = {
  args: { events: [{ type: 'GO', step, group: alone }] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'connection')
    }
  },
  play: async (context) => OneQuestion.play?.(context),
}
