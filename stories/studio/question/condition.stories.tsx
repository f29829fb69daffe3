import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import { valueIn, type Place } from '#editing/place.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { ConditionField } from '#studio/condition/condition-field.tsx'
import type { Editor } from '#studio/editor/editor.ts'
import { focusField } from '#studio/form/focus-field.ts'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { StudioStory } from '#testing/stories/studio-story.tsx'

let editor: Editor
type Args = { readonly folder: string; readonly file: string; readonly place: Place }
const meta: Meta<Args> = {
  title: 'Studio/Question/Condition',
  args: { folder: 'content' },
  render: ({ file, folder, place }) => (
    <StudioStory
      folder={folder}
      prepare={(made) => {
        editor = made
      }}
    >
      <h1>Question</h1>
      <ConditionField file={file} place={place} title="Ask when" always="Everybody is asked." />
    </StudioStory>
  ),
}
export default meta
type Story = StoryObj<Args>

const lifestyle = 'quiz/sections/lifestyle.yaml'
const stored = ({ file, place }: Args) => valueIn(editor.state().data.get(file), place)

/** One press, 8 keys, one press. */
export const Made: Story = {
  args: { file: lifestyle, place: ['questions', 'lifestyle_2', 'when'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a condition' }))
    await userEvent.keyboard('picture{Enter}')
    await userEvent.click(canvas.getByRole('checkbox', { name: '4C' }))
    await expect(stored(args)).toEqual({ question: '5', is: ['type_4c'] })
    await expect(canvas.getByText('“Which picture is closest to your natural hair type?” is 4C.')).toBeVisible()
    await expect(editor.state().draft.acts).toHaveLength(1)
  },
}

/** A line in which nothing is chosen yet is not part of the content, and says so. */
export const Unfinished: Story = {
  args: { file: lifestyle, place: ['questions', 'lifestyle_2', 'when'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a condition' }))
    await expect(canvas.getByText(/choose what is looked at/)).toBeVisible()
    await userEvent.keyboard('picture{Enter}')
    await expect(canvas.getByText(/does not count yet, and is not kept: choose an answer/)).toBeVisible()
    await expect(stored(args)).toBeUndefined()
    await userEvent.click(canvas.getByRole('checkbox', { name: '4C' }))
    await expect(canvas.queryByText(/does not count yet/)).toBeNull()
  },
}

/** A problem of a number is shown in its line, and leads to the number, not to what is looked at. */
export const WithAProblemOfANumber: Story = {
  args: { file: 'analysis/tips.yaml', place: ['tips', 'env_hard_water', 'when'] },
  play: async ({ args: { file, place }, canvas }) => {
    const { operations } = setValue(editor.state().data, file, place, {
      any: [
        { score: 'dryness', at_most: 40 },
        { score: 'dryness', at_least: 120 },
      ],
    })
    editor.act('Two lines', operations)
    const at = { file, place: [...place, 'any', 1, 'at_least'] }
    editor.update({ problems: [problemWith({ at, message: 'No value is at least 120.', help: '' })] })
    const line = within(await canvas.findByRole('group', { name: 'Condition 2' }))
    await expect(await line.findByText('No value is at least 120.')).toBeVisible()
    await expect(canvas.getAllByText('No value is at least 120.')).toHaveLength(1)
    const number = line.getByRole('textbox', { name: 'Number' })
    await expect(number).toBeInvalid()
    await expect(number).toHaveAccessibleDescription(/No value is at least 120/)
    await focusField(fieldAddress(at.file, at.place))
    await expect(number).toHaveFocus()
  },
}

/** A problem of what is in no line is shown below the condition. */
export const WithAProblemInside: Story = {
  args: { file: lifestyle, place: ['questions', 'lifestyle_2', 'when'] },
  play: async ({ args: { file, place }, canvas }) => {
    editor.update({
      problems: [
        problemWith({ at: { file, place: [...place, 'from'] }, message: 'Every number is larger.', help: '' }),
      ],
    })
    await expect(await canvas.findByText('Every number is larger.')).toBeVisible()
  },
}

export const MadeByKeyboard: Story = {
  args: { file: lifestyle, place: ['questions', 'lifestyle_2', 'when'] },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Add a condition' }).focus()
    await userEvent.keyboard('{Enter}long{Enter} ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(stored(args)).toEqual({ question: '3', is: ['short', 'chin'] })
  },
}

/** A group of one line is written without the group, which stays in the form for more lines. */
export const GroupOfOne: Story = {
  tags: ['!dev', 'slow'],
  args: { file: lifestyle, place: ['questions', 'lifestyle_2', 'when'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a condition' }))
    await userEvent.keyboard('long{Enter} ')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a group' }))
    await userEvent.keyboard('picture{Enter}')
    await userEvent.click(canvas.getByRole('checkbox', { name: '4C' }))
    const [short, coily] = [
      { question: '3', is: ['short'] },
      { question: '5', is: ['type_4c'] },
    ]
    await expect(stored(args)).toEqual({ all: [short, coily] })
    const [first] = canvas.getAllByRole('button', { name: 'Remove condition 1' })
    if (first) await userEvent.click(first)
    await expect(stored(args)).toEqual(coily)
    await expect(canvas.getByRole('button', { name: 'Add to this group' })).toBeVisible()
  },
}

/** An editor goes through the comparisons with the arrow keys. */
export const PastAnswered: Story = {
  tags: ['!dev'],
  args: { file: 'analysis/profile.yaml', place: ['issues', 'list', 'heat_wear', 'when'] },
  play: async ({ args, canvas }) => {
    const before = stored(args)
    const [compared] = canvas.getAllByRole('combobox', { name: 'How it is compared' })
    if (!compared) return
    await userEvent.selectOptions(compared, 'is answered')
    await userEvent.selectOptions(compared, 'is')
    await expect(stored(args)).toEqual(before)
  },
}

export const SeveralLines: Story = {
  args: { file: 'analysis/tips.yaml', place: ['tips', 'env_hard_water', 'when'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'all of these' }))
    await expect(stored(args)).toMatchObject({ all: [{ question: 'lifestyle_10' }, { question: 'preference_8' }] })
  },
}

export const GroupsAndNumbers: Story = {
  args: { file: 'analysis/profile.yaml', place: ['issues', 'list', 'heat_wear', 'when'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Number' }))
    await userEvent.keyboard('65')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a group' }))
    await expect(stored(args)).toMatchObject({ all: [{ question: 'haircare_11' }, { score: 'damage', at_least: 65 }] })
  },
}

/** Everything typed into a number until its field is left is undone in one step. */
export const TypedNumber: Story = {
  args: { file: 'analysis/profile.yaml', place: ['issues', 'list', 'heat_wear', 'when'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const number = canvas.getByRole('textbox', { name: 'Number' })
    const before = stored(args)
    await userEvent.click(number)
    await userEvent.keyboard('7.25')
    await expect(stored(args)).toMatchObject({
      all: [{ question: 'haircare_11' }, { score: 'damage', at_least: 7.25 }],
    })
    await expect(editor.state().draft.acts).toHaveLength(1)
    await userEvent.tab()
    await userEvent.click(number)
    await userEvent.keyboard('80')
    await expect(editor.state().draft.acts).toHaveLength(2)
    editor.undo()
    await expect(stored(args)).toMatchObject({ all: [{}, { at_least: 7.25 }] })
    editor.undo()
    await expect(stored(args)).toEqual(before)
  },
}

/** Invalid input stays in its field with the reason, and the condition keeps its number. */
export const NotANumber: Story = {
  args: { file: 'analysis/profile.yaml', place: ['issues', 'list', 'heat_wear', 'when'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const number = canvas.getByRole('textbox', { name: 'Number' })
    await userEvent.click(number)
    await userEvent.keyboard('80')
    await userEvent.tab()
    const before = stored(args)
    await userEvent.click(number)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.paste('1,000')
    await userEvent.tab()
    await expect(stored(args)).toEqual(before)
    await expect(number).toHaveValue('1,000')
    await expect(number).toBeInvalid()
    await expect(number).toHaveAccessibleDescription('“1,000” is not a number. Write digits only, such as 12.')
    await userEvent.clear(number)
    await expect(number).toHaveAccessibleDescription('Write a number.')
    await userEvent.type(number, '+7,5')
    await expect(stored(args)).toMatchObject({ all: [{}, { at_least: 7.5 }] })
    await expect(number).toBeValid()
    await userEvent.clear(number)
    await userEvent.tab()
  },
}

export const UndoneElsewhere: Story = {
  args: { file: lifestyle, place: ['questions', 'lifestyle_2', 'when'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a condition' }))
    await userEvent.keyboard('picture{Enter} ')
    editor.undo()
    await expect(stored(args)).toBeUndefined()
    await expect(await canvas.findByText('Everybody is asked.')).toBeVisible()
  },
}

/** An added line gets the focus; after a removal, the button that adds the next one does. */
export const FocusOfLines: Story = {
  args: { file: lifestyle, place: ['questions', 'lifestyle_2', 'when'] },
  play: async ({ args, canvas }) => {
    const last = () => canvas.getAllByRole('combobox', { name: 'What is looked at' }).at(-1)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a condition' }))
    await userEvent.keyboard('picture{Enter} ')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a group' }))
    await expect(last()).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to this group' }))
    await expect(last()).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition 2' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add another condition' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a condition' })).toHaveFocus())
    await expect(stored(args)).toBeUndefined()
  },
}
