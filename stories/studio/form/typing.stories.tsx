/** What a field does while somebody types into it. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import { keepInput, keptInput } from '#studio/browser/kept-input.ts'
import { newNameKey } from '#studio/form/fields/new-name.tsx'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { openedEditor, renderEditedForm, storedValue, type EditedFormArgs } from '#testing/stories/form-story.tsx'

const meta: Meta<EditedFormArgs> = { title: 'Studio/Form/Typing', render: renderEditedForm, tags: ['!dev'] }
export default meta
type Story = StoryObj<EditedFormArgs>

const terms = { file: 'pages/text/terms.yaml', place: [] }

/** A text that becomes long stays in its field, because replacing the field would lose the focus. */
export const TextThatBecomesLong: Story = {
  tags: ['slow'],
  args: {
    ...terms,
    prepare: (made) => {
      made.act('Shorten', setValue(made.state().data, terms.file, ['heading'], 'Terms').operations)
    },
  },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole('textbox', { name: 'Heading' })
    if (!field) throw new Error('A page has a heading')
    const text = ' of the use of everything that can be found on these pages'
    await userEvent.type(field, text)
    await expect(field).toHaveFocus()
    await expect(storedValue(terms.file, ['heading'])).toBe(`Terms${text}`)
  },
}

/** A fix is for the text that was checked. After another key press, its button waits until the new text is checked. */
export const CorrectionOfAnOlderText: Story = {
  args: terms,
  play: async ({ canvas }) => {
    const problems = [
      problemWith({
        fixes: [{ title: 'Write it in another way.', edits: [] }],
        at: { file: terms.file, place: ['heading'] },
      }),
    ]
    openedEditor().update({ compiled: 'broken', problems })
    const fix = await canvas.findByRole('button', { name: 'Write it in another way' })
    await expect(fix).not.toHaveAttribute('aria-disabled')
    const [field] = canvas.getAllByRole('textbox', { name: 'Heading' })
    if (!field) throw new Error('A page has a heading')
    await userEvent.type(field, 'x')
    await waitFor(() => expect(fix).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** After a removal, the next entry gets the focus or, after the last one, the control that adds another. */
export const ReferenceRemoved: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ canvas }) => {
    const field = within(canvas.getByRole('group', { name: /^Key questions/ }))
    const [first, ...others] = field.getAllByRole('button', { name: /^Remove (?!Key questions)/ })
    if (!first || others.length === 0) throw new Error('There are several key questions')
    await userEvent.click(first)
    await waitFor(() => expect(field.getByRole('button', { name: /^Move .*, number 1 of/ })).toHaveFocus())
    const last = field.getAllByRole('button', { name: /^Remove (?!Key questions)/ }).at(-1)
    if (last) await userEvent.click(last)
    await waitFor(() => expect(field.getByRole('combobox', { name: 'Add to Key questions' })).toHaveFocus())
  },
}

/** If naming an entry is cancelled, the focus returns to where the entry would have been added. */
export const NewEntryGivenUp: Story = {
  tags: ['slow'],
  args: terms,
  play: async ({ canvas }) => {
    const add = () => canvas.getByRole('button', { name: /^Add .* to Sections/ })
    await userEvent.click(add())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(add()).toHaveFocus())
    await userEvent.click(add())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(add()).toHaveFocus())
  },
}

/** With an IME, as in Japanese, Enter ends the composition of a word, not the name. */
export const Composed: Story = {
  tags: ['slow'],
  args: terms,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add .* to Sections/ }))
    const name = canvas.getByRole('textbox', { name: /of the new entry$/ })
    await userEvent.type(name, '\u8fd4\u54c1')
    await fireEvent.keyDown(name, { key: 'Enter', isComposing: true })
    await expect(name).toBeVisible()
    await fireEvent.keyDown(name, { key: 'Enter' })
    await expect(storedValue(terms.file, ['blocks'])).toContainEqual(
      expect.objectContaining({ heading: '\u8fd4\u54c1' }),
    )
  },
}

/** A move is announced once, whether the handle, a key or the menu has moved the entry. */
export const MoveAnnounced: Story = {
  tags: ['slow'],
  args: terms,
  play: async ({ canvas, canvasElement }) => {
    const region = canvasElement.querySelector('[role="status"]')
    if (!region) throw new Error('The studio has a live region')
    const said: string[] = []
    const observer = new MutationObserver(() => said.push(region.textContent ?? ''))
    observer.observe(region, { childList: true, characterData: true, subtree: true })
    const [handle] = canvas.getAllByRole('button', { name: /^Move .*, number 1 of/ })
    handle?.focus()
    await userEvent.keyboard('{ArrowDown}')
    // Longer than a repeated announcement would take.
    await new Promise((resolve) => setTimeout(resolve, 200))
    observer.disconnect()
    await expect(said).toEqual([expect.stringMatching(/ is now number 2 of /)])
  },
}

/** Input that cannot be stored stays in its field, even if the field is rendered again, but does not replace a value changed elsewhere since. */
export const InputThatCannotBeStored: Story = {
  tags: ['slow'],
  args: { file: 'analysis/scores.yaml', place: ['scores', 'dryness'] },
  play: async ({ args: { file, place }, canvas }) => {
    const rules = within(canvas.getByRole('group', { name: /^Rules/ }))
    const [card] = rules.getAllByRole('button', { expanded: false })
    if (!card) throw new Error('The score has a rule')
    const points = () => rules.getByRole('textbox', { name: /^Points/ })
    const showAgain = async () => {
      await userEvent.click(card)
      await userEvent.click(card)
    }
    await userEvent.click(card)
    await userEvent.clear(points())
    await userEvent.type(points(), 'many')
    await showAgain()
    await expect(points()).toHaveValue('many')
    const at = [...place, 'rules', 0, 'points']
    openedEditor().act('Change points', setValue(openedEditor().state().data, file, at, 17).operations)
    await waitFor(() => expect(points()).toHaveValue('17'))
    await showAgain()
    await expect(points()).toHaveValue('17')
  },
}

/** The act contains only the added entry, so that others can change the rest meanwhile. */
export const AddedToAMap: Story = {
  tags: ['slow'],
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['option_lists'] },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole('textbox', { name: /^Name of a new entry/ })
    if (!field) throw new Error('A shared list can be added')
    await userEvent.type(field, 'Yes or no{Enter}')
    await expect(openedEditor().state().draft.acts.at(-1)?.operations).toMatchObject([
      { kind: 'set', place: ['option_lists', 'yes_or_no'] },
    ])
  },
}

const forgotten = 'Yes or no'
const saysSo = `“${forgotten}” is not there yet: “Add” adds it.`
const mapOfLists: Pick<Story, 'args' | 'beforeEach'> = {
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['option_lists'] },
  beforeEach: () => () => {
    sessionStorage.clear()
  },
}

/** A name that is left before it is added stays, and this is said. The next Tab stop adds it. */
export const NameLeft: Story = {
  ...mapOfLists,
  tags: ['dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name of a new entry/ }), forgotten)
    await expect(canvas.queryByText(saysSo)).toBeNull()
    await userEvent.tab()
    const add = canvas.getByRole('button', { name: 'Add' })
    await expect(add).toHaveFocus()
    await expect(canvas.getByText(saysSo).closest('[role="status"]')).not.toBeNull()
    await expect(add).toHaveAccessibleDescription(saysSo)
    await userEvent.tab()
    await expect(canvas.getByText(saysSo)).toBeVisible()
    await expect(storedValue('quiz.yaml', ['option_lists'])).not.toHaveProperty('yes_or_no')
  },
}

/** It is still there when the form is opened again, and is gone once it has been added. */
export const NameLeftOnAnotherPage: Story = {
  ...mapOfLists,
  beforeEach: () => {
    keepInput(newNameKey('quiz.yaml', ['option_lists']), forgotten)
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /^Name of a new entry/ })
    await expect(name).toHaveValue(forgotten)
    await expect(canvas.getByText(saysSo)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(storedValue('quiz.yaml', ['option_lists'])).toHaveProperty('yes_or_no')
    await expect(canvas.queryByText(saysSo)).toBeNull()
    await expect(keptInput(newNameKey('quiz.yaml', ['option_lists']))).toBeNull()
  },
}

/** The same for the entry of a list, until it is cancelled. */
export const EntryNamedOnAnotherPage: Story = {
  args: terms,
  beforeEach: () => {
    keepInput(newNameKey(terms.file, ['blocks']), forgotten)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /of the new entry$/ })).toHaveValue(forgotten)
    await expect(canvas.getByText(saysSo)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add .* to Sections/ })).toHaveFocus())
    await expect(keptInput(newNameKey(terms.file, ['blocks']))).toBeNull()
  },
}
