import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { content } from 'virtual:content/all'
import { OptionList } from '#components/quiz/option-list.tsx'
import { QuestionCard } from '#components/quiz/question-card.tsx'
import { recipe } from '#components/recipe.ts'
import { TextAnswer } from '#components/quiz/text-answer.tsx'
import { maxStoredCharacters } from '#engine/quiz/answers.ts'
import { fill } from '#engine/format.ts'
import type { Question } from '#types/content.generated.ts'

const { frame } = content.pages.quiz
const questions = content.sections.flatMap((section) => section.questions)
const found = (test: (question: Question) => boolean): Question => {
  const question = questions.find(test)
  if (!question) throw new Error('The content has no such question')
  return question
}

type StoryProps = { readonly question: Question; readonly chosen?: readonly string[]; readonly changed?: boolean }

/** A question as the quiz shows it, with its answer kept in the story. */
const QuestionStory = ({ question, chosen: first = [], changed = false }: StoryProps) => {
  const [chosen, setChosen] = useState(first)
  const choose = (option: string, on: boolean) =>
    setChosen((before) =>
      question.choice === 'radio' ? [option] : on ? [...before, option] : before.filter((one) => one !== option),
    )
  return (
    <div className={recipe('wrap', { width: 'form', pad: 'page' })}>
      <QuestionCard
        id={`question-${question.id}`}
        title={question.title}
        hint={question.subheader}
        mark={question.sensitive ? frame.optional : undefined}
        why={question.why ? { summary: frame.why_we_ask, text: question.why } : undefined}
        changedLabel={changed ? content.pages.quiz.resume.changed.heading : undefined}
        field={question.choice === 'input' ? 'answer' : undefined}
        clear={
          question.choice === 'radio'
            ? { label: frame.clear_answer, onClear: () => setChosen([]), shown: chosen.length > 0 }
            : undefined
        }
      >
        {question.choice === 'input' ? (
          <TextAnswer
            id="answer"
            value={chosen[0] ?? ''}
            onInput={(text) => setChosen([text])}
            maxLength={question.max_length}
            multiline={question.multiline}
            remainingText={(count) => fill(frame.letters_left, { count })}
            excessText={(count) => fill(frame.letters_over, { count })}
            maxStoredLength={maxStoredCharacters}
            notStoredText={fill(frame.letters_unkept, { max: maxStoredCharacters })}
          />
        ) : (
          <OptionList
            name={`answer-${question.id}`}
            kind={question.choice}
            options={question.options}
            chosen={chosen}
            onChoose={choose}
            or="or"
            layout={question.type === 'image_question' ? 'picture' : 'row'}
          />
        )}
      </QuestionCard>
    </div>
  )
}

const meta = { title: 'Components/Question', component: QuestionStory } satisfies Meta<typeof QuestionStory>
export default meta

type Story = StoryObj<typeof meta>
const pictures = (count: number) =>
  found((one) => one.type === 'image_question' && 'options' in one && one.options.length === count)
const several = found((one) => one.choice === 'checkbox' && one.options.some(({ exclusive }) => exclusive))
const long: Question =
  content.quiz.steps.flatMap((step) =>
    step.kind === 'text'
      ? [{ ...step.question, type: 'question' as const, choice: 'input' as const, multiline: true }]
      : [],
  )[0] ?? found((one) => one.choice === 'input')
const radio = found((one) => one.choice === 'radio' && one.type === 'question')

export const OneAnswer: Story = { args: { question: radio } }
export const OneAnswerChosen: Story = {
  args: { question: radio },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('radio')
    if (!first || !second) throw new Error('A radio question has two options')
    await userEvent.click(first)
    await expect(first).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toBeChecked()
    await expect(first).not.toBeChecked()
  },
}
export const AnswerCleared: Story = {
  args: { question: radio, chosen: [radio.choice === 'radio' ? (radio.options[0]?.id ?? '') : ''] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: frame.clear_answer }))
    const [first] = canvas.getAllByRole('radio')
    await expect(first).not.toBeChecked()
    await expect(first).toHaveFocus()
  },
}
export const SeveralAnswers: Story = {
  args: {
    question: several,
    chosen: several.choice === 'checkbox' ? several.options.slice(0, 2).map(({ id }) => id) : [],
  },
}
/** People look up words in it. The click that ends a selection does not choose the option. */
export const AnswerTextSelected: Story = {
  args: { question: radio },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('radio')
    const label = first?.closest('label')
    const selection = window.getSelection()
    if (!first || !label || !selection) throw new Error('A radio question has an option with a label')
    await expect(getComputedStyle(label).userSelect).not.toBe('none')
    selection.selectAllChildren(label)
    await expect(selection.toString().trim()).toBe(label.textContent)
    const mouse = (type: string, clientX: number) =>
      label.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX }))
    mouse('mousedown', 10)
    mouse('click', 60)
    await expect(first).not.toBeChecked()
    mouse('mousedown', 10)
    mouse('click', 11)
    await expect(first).toBeChecked()
  },
}
export const FourPictures: Story = { args: { question: pictures(4) } }
export const ThreePictures: Story = { args: { question: pictures(3) } }
export const Sensitive: Story = {
  args: { question: found((one) => one.sensitive === 'health' && one.why !== undefined) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(frame.why_we_ask))
  },
}
export const NewOrChanged: Story = { args: { question: several, changed: true } }
export const ShortText: Story = { args: { question: found((one) => one.choice === 'input' && !one.multiline) } }
export const LongText: Story = { args: { question: long } }
export const TooMuchText: Story = {
  args: { question: found((one) => one.choice === 'input'), chosen: ['many words '.repeat(200)] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeInvalid()
  },
}
export const TextBeyondTheDevice: Story = {
  args: { question: long, chosen: ['x'.repeat(maxStoredCharacters + 1)] },
  play: async ({ canvasElement }) => {
    const words = fill(frame.letters_unkept, { max: maxStoredCharacters })
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  },
}
export const ManyOptions: Story = {
  args: { question: found((one) => 'options' in one && one.options.length > 9) },
}
export const TextWritten: Story = {
  args: { question: long },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const limit = long.choice === 'input' ? long.max_length : 0
    await expect(canvas.getByText(fill(frame.letters_left, { count: limit }))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(long.title.slice(0, 10)) }), 'Dry 🙂')
    await expect(canvas.getByRole('textbox')).toHaveValue('Dry 🙂')
    await expect(canvas.getByText(fill(frame.letters_left, { count: limit - 5 }))).toBeVisible()
  },
}
export const OneAnswerInTheDark: Story = { ...OneAnswerChosen, globals: { theme: 'dark' } }
export const SeveralAnswersInTheDark: Story = { ...SeveralAnswers, globals: { theme: 'dark' } }
export const PicturesInTheDark: Story = { ...FourPictures, globals: { theme: 'dark' } }
