import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { maxStoredCharacters, optionsOf } from '#engine/quiz/answers/answers.ts'
import { fill } from '#engine/format.ts'
import { placeOfTick } from '#testing/stories/place-of-tick.ts'
import { QuestionStory } from '#testing/stories/question-story.tsx'
import { questionsIn, type AnswerableQuestion } from '#engine/quiz/question-kinds.ts'
import { dark } from '#testing/stories/appearances.ts'

const { frame } = content.pages.quiz
const textStep = content.quiz.steps.find((step) => step.kind === 'text')
if (!textStep) throw new Error('The content has no step with a text')

const meta = { title: 'Components/Question', component: QuestionStory } satisfies Meta<typeof QuestionStory>
export default meta

type Story = StoryObj<typeof meta>

const found = (test: (question: AnswerableQuestion) => boolean): AnswerableQuestion => {
  const question = content.sections.flatMap(questionsIn).find(test)
  if (!question) throw new Error('The content has no such question')
  return question
}
const offered = (question: AnswerableQuestion) => optionsOf(question).filter(({ retired }) => !retired)
const shortLabels = (options: readonly { readonly label: string }[], length: number) =>
  options.every(({ label }) => label.length <= length)
const pictures = (count: number) => found((one) => one.type === 'image_question' && offered(one).length === count)
const several = found((one) => one.choice === 'checkbox' && optionsOf(one).some(({ exclusive }) => exclusive))
const radio = found((one) => one.choice === 'radio' && one.type === 'question')
const shortThree = found(
  (one) =>
    one.choice === 'radio' && one.type === 'question' && offered(one).length === 3 && shortLabels(offered(one), 12),
)
const yesOrNo = found(
  (one) => one.choice === 'radio' && offered(one).length === 3 && shortLabels(offered(one).slice(0, 2), 3),
)
const oddPairs = found(
  (one) =>
    one.choice === 'radio' && one.type === 'question' && offered(one).length === 5 && shortLabels(offered(one), 24),
)
const shortest = found(
  (one) =>
    one.choice === 'radio' && one.type === 'question' && offered(one).length === 3 && shortLabels(offered(one), 8),
)
const longThree = found((one) => one.choice === 'radio' && offered(one).length === 3 && !shortLabels(offered(one), 26))
const shortButLast = found(
  (one) =>
    one.choice === 'radio' &&
    offered(one).length === 4 &&
    shortLabels(offered(one).slice(0, -1), 9) &&
    !shortLabels(offered(one), 10),
)
const input = found((one) => one.choice === 'input' && !one.multiline)
const withoutAnswer = found((one) => one.choice === 'input' && offered(one).length > 0)
const textLimit = textStep.question.max_length
const regular = offered(several).filter(({ exclusive, no_answer }) => !exclusive && !no_answer)
const exclusive = offered(several).find((option) => option.exclusive)

/** Expects the question to have its title, and an input for each option. */
const showsOptions =
  (question: AnswerableQuestion, role: 'radio' | 'checkbox'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(question.title)).toBeVisible()
    for (const { label } of offered(question)) await expect(canvas.getByRole(role, { name: label })).toBeVisible()
    await expect(canvas.getAllByRole(role)).toHaveLength(offered(question).length)
  }
const showsPictures =
  (question: AnswerableQuestion): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('label > svg, label > img')).toHaveLength(offered(question).length)
  }
/** Expects the count to be visually hidden, as it is until four fifths of the length are used. */
const hidesRemaining =
  (title: string, count: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const field = await canvas.findByLabelText(title, { exact: false })
    await expect(field).toBeValid()
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(fill(frame.letters_left, { count })))
    await expect(canvas.getByText(fill(frame.letters_left, { count }))).not.toBeVisible()
  }

/** Expects rows of several options, all of the same width. */
const hasOneWidth =
  (role: 'radio' | 'checkbox'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const boxes = canvas.getAllByRole(role).map(boxOf)
    await expect(new Set(boxes.map(({ top }) => top)).size).toBeLessThan(boxes.length)
    const widths = boxes.map(({ width }) => width)
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
  }

const boxOf = (input: HTMLElement) => (input.closest('label') ?? input).getBoundingClientRect()
const rowsOf = (inputs: readonly HTMLElement[]) =>
  new Set(inputs.map((input) => input.getBoundingClientRect().top)).size

export const WithPicture: Story = {
  args: { question: { ...radio, image: 'hair_types/type_3.svg', alt: 'A loose spiral' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A loose spiral' })
    await expect(picture).toBeVisible()
    await expect(picture.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      boxOf(canvas.getAllByRole('radio')[0] ?? picture).top,
    )
  },
}
export const OneAnswer: Story = { args: { question: radio }, play: showsOptions(radio, 'radio') }
/** Three short answers are beside each other on a wide page, and below each other on a phone. */
export const ThreeShortAnswers: Story = {
  args: { question: shortThree },
  play: async ({ canvas }) => expect(rowsOf(canvas.getAllByRole('radio'))).toBe(1),
}
/** On a wide page they share a row with the third, too. */
export const ThreeAnswersOfDifferentLengths: Story = {
  args: { question: yesOrNo },
  play: async ({ canvas }) => expect(rowsOf(canvas.getAllByRole('radio'))).toBe(1),
}
/** Two of them beside each other would leave half of the next row empty. */
export const ThreeLongAnswers: Story = {
  args: { question: longThree },
  play: async ({ canvas }) => expect(rowsOf(canvas.getAllByRole('radio'))).toBe(3),
}
/** Below each other, all three have the same width. */
export const ThreeShortestAnswersOnAPhone: Story = {
  args: { question: shortest },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas.getAllByRole('radio'))).toBe(3)
    await expect(new Set(canvas.getAllByRole('radio').map((radioInput) => boxOf(radioInput).width)).size).toBe(1)
  },
}
/** Two that fit into half a row share one; a longer third answer takes a whole row. */
export const ThreeShortAnswersOnAPhone: Story = {
  args: { question: yesOrNo },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('radio').map(boxOf)
    await expect(second?.top).toBe(first?.top)
    await expect(third?.width).toBe((second?.right ?? 0) - (first?.left ?? 0))
  },
}
/** With a fourth that is too long for half a row, three short ones would leave a gap: all are below each other. */
export const FourShortAnswersOnAPhone: Story = {
  args: { question: shortButLast },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas.getAllByRole('radio'))).toBe(4)
    await expect(new Set(canvas.getAllByRole('radio').map((radioInput) => boxOf(radioInput).width)).size).toBe(1)
  },
}
/** Across the whole row, an answer that is alone in it, or follows 'or', would look more important than the others. */
export const AnswerAloneInItsRow: Story = {
  args: { question: several },
  globals: { viewport: { value: 'wide' } },
  play: hasOneWidth('checkbox'),
}
/** The same with an odd number in two columns. */
export const LastOfTwoColumns: Story = {
  ...AnswerAloneInItsRow,
  args: { question: oddPairs },
  play: hasOneWidth('radio'),
}
export const OneAnswerChosen: Story = {
  args: { question: radio },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('radio')
    if (!first || !second) throw new Error('A radio question has two options')
    await expect(canvas.queryByRole('button', { name: frame.clear_answer })).toBeNull()
    await userEvent.click(first)
    await expect(first).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(first).not.toBeChecked()
    await expect(await canvas.findByRole('button', { name: frame.clear_answer })).toBeVisible()
  },
}
export const AnswerCleared: Story = {
  args: {
    question: radio,
    answer: offered(radio)
      .slice(0, 1)
      .map(({ id }) => id),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('radio')
    await expect(first).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: frame.clear_answer }))
    await waitFor(() => expect(first).not.toBeChecked())
    await expect(first).toHaveFocus()
  },
}
export const SeveralAnswers: Story = {
  args: { question: several, answer: regular.slice(0, 2).map(({ id }) => id) },
  play: async ({ canvas }) => {
    const chosen = regular.slice(0, 2)
    for (const { id, label } of offered(several)) {
      const box = canvas.getByRole('checkbox', { name: label })
      await (chosen.some((one) => one.id === id) ? expect(box).toBeChecked() : expect(box).not.toBeChecked())
      await expect(placeOfTick(box).right).toBeCloseTo(0)
      await expect(placeOfTick(box).down).toBeCloseTo(0, 0)
    }
  },
}
/** After a pause, the tint of an answer fades in. Answers in quick succession get it at once. */
export const AnswersInQuickSuccession: Story = {
  args: { question: several },
  play: async ({ canvas }) => {
    const [first, second] = regular.map(({ label }) => canvas.getByRole('checkbox', { name: label }))
    if (!first || !second) throw new Error('The question has two regular options')
    const fade = (box: HTMLElement): string => getComputedStyle(box.closest('label') ?? box, '::before').animationName
    await new Promise((resolve) => setTimeout(resolve, 500))
    first.click()
    await waitFor(() => expect(fade(first)).toBe('appear'))
    second.click()
    await waitFor(() => expect(second.closest('label')).toHaveAttribute('data-chosen'))
    await expect(fade(second)).toBe('none')
    await expect(fade(first)).toBe('appear')
  },
}
export const ExclusiveAnswer: Story = {
  args: { question: several, answer: regular.slice(0, 2).map(({ id }) => id) },
  play: async ({ canvas }) => {
    const [first] = regular
    if (!first || !exclusive) throw new Error('The question has regular options and an exclusive one')
    await userEvent.click(canvas.getByRole('checkbox', { name: exclusive.label }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: first.label })).not.toBeChecked())
    await expect(canvas.getByRole('status')).toHaveTextContent(fill(frame.others_cleared, { option: exclusive.label }))
    await userEvent.click(canvas.getByRole('checkbox', { name: first.label }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: exclusive.label })).not.toBeChecked())
    await expect(canvas.getByRole('status')).toHaveTextContent(
      fill(frame.exclusive_cleared, { option: exclusive.label }),
    )
  },
}
export const FourPictures: Story = { args: { question: pictures(4) }, play: showsPictures(pictures(4)) }
export const ThreePictures: Story = { args: { question: pictures(3) }, play: showsPictures(pictures(3)) }
const sensitive = found((one) => one.sensitive === 'health' && one.why !== undefined)
export const Sensitive: Story = {
  args: { question: sensitive },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`(${frame.optional})`)).toBeVisible()
    await userEvent.click(canvas.getByText(frame.why_we_ask))
    await expect(canvas.getByText(sensitive.why ?? '')).toBeVisible()
  },
}
export const NewOrChanged: Story = {
  args: { question: several, isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(frame.changed)).toBeVisible()
  },
}
export const ShortText: Story = {
  args: { question: input },
  play: hidesRemaining(input.title, input.choice === 'input' ? input.max_length : 0),
}
/** The answer below the field is as wide as those of other questions, two of which fill a row. */
export const ShortTextNotGiven: Story = {
  args: { question: withoutAnswer },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const gap = 10
    const row = canvas.getByText(frame.or).getBoundingClientRect().width
    await expect(boxOf(canvas.getByRole('checkbox')).width).toBeCloseTo((row - gap) / 2, 0)
  },
}
/** A field for a sentence or two: at first half as tall as one for a long text, and then as tall as its text. */
export const FewLines: Story = {
  args: {
    question: { id: 'reason', type: 'question', choice: 'input', title: 'Why?', multiline: true, max_length: 500 },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    const before = field.offsetHeight
    await expect(before).toBeLessThan(140)
    await userEvent.type(field, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six{Enter}seven')
    await waitFor(() => expect(field.offsetHeight).toBeGreaterThan(before))
  },
}
export const LongText: Story = { play: hidesRemaining(textStep.question.title, textLimit) }
export const TooMuchText: Story = {
  args: { answer: 'x'.repeat(textLimit + 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByText(fill(frame.letters_over, { count: 3 }))).toBeVisible()
  },
}
export const TextBeyondTheDevice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('x'.repeat(maxStoredCharacters + 1))
    await expect(canvas.getByText(fill(frame.letters_unkept, { max: maxStoredCharacters }))).toBeVisible()
  },
}
const manyOptions = found((one) => one.choice !== 'input' && offered(one).length > 9)
export const ManyOptions: Story = {
  args: { question: manyOptions },
  play: showsOptions(manyOptions, manyOptions.choice === 'radio' ? 'radio' : 'checkbox'),
}
export const TextWritten: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Dry 🙂')
    await expect(canvas.getByRole('textbox')).toHaveValue('Dry 🙂')
    await userEvent.paste('x'.repeat(textLimit - 105))
    await expect(canvas.getByText(fill(frame.letters_left, { count: 100 }))).toBeVisible()
  },
}
export const OneAnswerInTheDark: Story = { ...OneAnswerChosen, ...dark, tags: ['appearance'] }
export const SeveralAnswersInTheDark: Story = { ...SeveralAnswers, ...dark, tags: ['appearance'] }
export const PicturesInTheDark: Story = { ...FourPictures, ...dark, tags: ['appearance'] }
