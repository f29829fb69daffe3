import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { valueIn, type Place } from '#editing/place.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { QuestionPage } from '#studio/question/question-page.tsx'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { StudioStory } from '#testing/stories/studio-story.tsx'

let editor: Editor
type Args = { readonly folder: string; readonly file: string; readonly place: Place }
const details = { folder: 'content', file: 'quiz/sections/hair-details.yaml' }
const meta: Meta<Args> = {
  title: 'Studio/Question/Page',
  args: { ...details, place: ['questions', '5'] },
  render: ({ folder, ...item }) => (
    <StudioStory
      folder={folder}
      item={item}
      prepare={(made) => {
        editor = made
      }}
    >
      {({ file, place }) => <QuestionPage file={file} place={place} />}
    </StudioStory>
  ),
}
export default meta
type Story = StoryObj<Args>

const questions = ({ file }: Args) =>
  valueIn(editor.state().data.get(file), ['questions']) as readonly Record<string, unknown>[]

export const WithPictures: Story = {}
export const SharedOptions: Story = {
  tags: ['slow'],
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['sections', 'phq_9', 'questions', 'phq_9'] },
}
export const RightAnswers: Story = {
  args: { folder: 'examples/trivia', file: 'quiz.yaml', place: ['sections', 'planets', 'questions', 'rings'] },
}
export const Conditional: Story = {
  args: { folder: 'content', file: 'quiz/sections/hair-care.yaml', place: ['questions', 'haircare_10'] },
}

/** A problem about the kind, such as one that differs from the published kind, is shown at its field. */
export const WrongKind: Story = {
  play: async ({ args: { file, place }, canvasElement }) => {
    editor.update({ problems: [problemWith({ at: { file, place: [...place, 'choice'] } })] })
    const kind = within(canvasElement).getByRole('combobox', { name: 'Kind of question' })
    await waitFor(() => expect(kind).toHaveAccessibleDescription(/visitors would see nothing here\. Write a text/))
  },
}

/** Add question, then the title, Enter, and each option with Enter: takes one press and the keys. */
export const Added: Story = {
  tags: ['slow'],
  args: { ...details, place: ['questions', '6'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }))
    // It has no id before it has a title.
    await expect(canvas.queryByText(/Stored as/)).toBeNull()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    await userEvent.keyboard('How often do you trim?{Enter}Monthly{Enter}Yearly{Enter}Never')
    await userEvent.tab()
    const added = questions(args)[7]
    await expect(added).toEqual({
      id: 'trim',
      type: 'question',
      choice: 'radio',
      title: 'How often do you trim?',
      options: [
        { id: 'monthly', label: 'Monthly' },
        { id: 'yearly', label: 'Yearly' },
        { id: 'never', label: 'Never' },
      ],
    })
    editor.undo()
    editor.undo()
    editor.undo()
    editor.undo()
    await expect(questions(args)).toHaveLength(9)
  },
}

/** Takes one press and one paste. */
export const AddedByPaste: Story = {
  tags: ['slow'],
  args: { ...details, place: ['questions', '8'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    await userEvent.paste('How often do you trim?\nMonthly\nYearly\nNever')
    await userEvent.tab()
    await expect(questions(args)[9]).toMatchObject({
      id: 'trim',
      options: [{ id: 'monthly' }, { id: 'yearly' }, { id: 'never' }],
    })
    await expect(editor.state().draft.acts).toHaveLength(1)
  },
}

/** Takes one press on the handle and two keys. */
export const MovedUp: Story = {
  tags: ['slow'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const handle = canvas.getByRole('button', { name: /^Move Which picture is closest/ })
    await userEvent.click(handle)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(questions(args).map(({ id }) => id)).toEqual(['0', '1', '2', '5', '3', '4', '6', '7', '8'])
    await expect(canvas.getByRole('button', { name: /number 4 of 9/ })).toHaveFocus()
  },
}

/** The kind of a published question cannot be changed, because stored answers depend on it: the dialog says what to do, and lists the uses. */
export const KindChanged: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const published = [{ what: 'question', id: '5', kind: 'radio', on: '2026-11-22' }]
    editor.update({ data: new Map(editor.state().data).set('history/ids.yaml', { published }) })
    const kind = canvas.getByRole('combobox', { name: 'Kind of question' })
    await userEvent.selectOptions(kind, 'Several answers')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Change the kind of question?' }))
    await expect(dialog.getByText(/published as “One answer”.*add a new question/)).toBeVisible()
    await expect(dialog.getByText(/used in \d+ places/)).toBeVisible()
    await expect(questions(args)[5]).toMatchObject({ choice: 'radio' })
    await userEvent.click(dialog.getByRole('button', { name: 'Change it' }))
    await expect(questions(args)[5]).toMatchObject({ choice: 'checkbox', type: 'image_question' })
    await userEvent.selectOptions(kind, 'Number')
    await expect(canvas.getByText(/cannot have 4 options/)).toBeVisible()
    await expect(questions(args)[5]).toMatchObject({ choice: 'checkbox' })
    await userEvent.click(canvas.getByRole('button', { name: 'Change it' }))
    await expect(questions(args)[5]).toMatchObject({ choice: 'number' })
    // No choice of layout, because a number has no pictures.
    await expect(canvas.queryByRole('checkbox', { name: /^Layout/ })).toBeNull()
  },
}

/** The table of points has a name for the row of an option without a label. */
export const OptionWithoutALabel: Story = {
  tags: ['slow'],
  args: { ...details, place: ['questions', '6'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }))
    await userEvent.keyboard('How many?{Enter}')
    await expect(await canvas.findByRole('rowheader', { name: 'No label yet' })).toBeVisible()
  },
}

/** The kind of an unpublished question can be changed freely. */
export const KindOfANewQuestion: Story = {
  tags: ['slow'],
  args: { ...details, place: ['questions', '6'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }))
    await userEvent.keyboard('How many?{Enter}Three{Enter}Four')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of question' }), 'Several answers')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(questions(args)[7]).toMatchObject({ choice: 'checkbox' })
  },
}

export const SettingsOfAnOption: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Settings of 4C' }))
    await expect(canvas.getByRole('textbox', { name: /Picture description/ })).toBeVisible()
  },
}

/** An option that rules read is deleted only after the editor has seen these; an unused one is deleted at once. */
export const OptionDeleted: Story = {
  tags: ['slow'],
  args: { ...details, place: ['questions', '3'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }))
    await userEvent.keyboard('Very long')
    await userEvent.click(canvas.getByRole('button', { name: 'More for Very long' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(questions(args)[3]?.['options']).toHaveLength(4))
    await userEvent.click(canvas.getByRole('button', { name: /^More for Past my shoulders/ }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete' }))
    await expect(await canvas.findByRole('dialog', { name: 'Delete “Past my shoulders”?' })).toBeVisible()
    await expect(questions(args)[3]?.['options']).toHaveLength(4)
  },
}

export const OptionRetired: Story = {
  tags: ['slow'],
  args: { ...details, place: ['questions', '3'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'More for Chin Length' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Retire' }))
    await expect(canvas.getByText('no longer offered')).toBeVisible()
  },
}

/** A wording that the specification fixes can only be changed deliberately. */
export const Locked: Story = {
  tags: ['slow'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const label = canvas.getByRole('textbox', { name: 'Label of option 4' })
    await expect(label).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: /^Unlock 4C/ }))
    await userEvent.type(label, ' coils')
    await expect(questions(args)[5]?.['options']).toContainEqual(expect.objectContaining({ label: '4C coils' }))
  },
}

export const UsedByOthers: Story = {
  args: { ...details, place: ['questions', '3'] },
  play: async ({ canvasElement }) => {
    const used = within(within(canvasElement).getByRole('region', { name: 'Used by' }))
    await expect(used.getAllByRole('listitem').length).toBeGreaterThan(1)
  },
}

/** Earlier answers can be inserted at the caret in the title and in the labels. */
export const AnswersInTitleAndLabel: Story = {
  tags: ['slow'],
  args: { ...details, place: ['questions', '2'] },
  play: async ({ args, canvas }) => {
    const insert = async (text: string, into: string) => {
      await userEvent.click(canvas.getByRole('textbox', { name: text }))
      const chips = within(canvas.getByRole('group', { name: into }))
      await userEvent.click(chips.getByRole('button', { name: 'Insert an answer' }))
      const [first] = chips.getAllByRole('menuitem')
      if (first) await userEvent.click(first)
    }
    await insert('Title', 'Insert into the title')
    await expect(questions(args)[2]?.['title']).toMatch(/\{answer:0\|your answer\}$/)
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Settings of Neither dry nor oily' }))
    await insert('Label of option 2', 'Insert into the label of Neither dry nor oily')
    await expect(questions(args)[2]?.['options']).toContainEqual(
      expect.objectContaining({ label: expect.stringMatching(/^Neither dry nor oily\{answer:0\|your answer\}$/) }),
    )
  },
}
/** Before the first question there are no answers to repeat. */
export const NoAnswersInTheFirstTitle: Story = {
  args: { ...details, place: ['questions', '0'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: /^Insert into/ })).toBeNull()
  },
}
