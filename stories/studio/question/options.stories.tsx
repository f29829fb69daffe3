import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { isDataMap } from '#content/write/edit.ts'
import { setValue } from '#editing/build/set-value.ts'
import type { Place } from '#editing/place.ts'
import { valueIn } from '#editing/place.ts'
import type { QuestionUse } from '#editing/uses/question-uses.ts'
import { fieldAddress } from '#studio/app/addresses.ts'
import { focusField } from '#studio/form/focus-field.ts'
import { OptionsEditor } from '#studio/question/options/options-editor.tsx'
import type { Editor } from '#studio/editor/editor.ts'
import { useValue } from '#studio/editor/use-editor.ts'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { StudioStory } from '#testing/stories/studio-story.tsx'
import { phone, wide } from '#testing/stories/appearances.ts'

let editor: Editor
type Args = {
  readonly folder: string
  readonly file: string
  readonly place: Place
  readonly uses?: readonly QuestionUse[]
}
const Options = ({ file, place, uses }: Required<Pick<Args, 'file' | 'place' | 'uses'>>) => {
  const question = useValue(file, place)
  return isDataMap(question) && <OptionsEditor file={file} place={place} question={question} uses={uses} />
}
const meta: Meta<Args> = {
  title: 'Studio/Question/Options',
  render: ({ file, folder, place, uses = [] }) => (
    <StudioStory
      folder={folder}
      prepare={(made) => {
        editor = made
      }}
    >
      <h1>Question</h1>
      <Options file={file} place={place} uses={uses} />
    </StudioStory>
  ),
}
export default meta
type Story = StoryObj<Args>

const details = { folder: 'content', file: 'quiz/sections/hair-details.yaml' }
const labels = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Label of option/ })
    .map(({ value }) => value)
const stored = (file: string, place: Place) => valueIn(editor.state().data.get(file), [...place, 'options'])

export const WithPictures: Story = { args: { ...details, place: ['questions', '5'] } }
export const SeveralAnswers: Story = { args: { ...details, place: ['questions', '1'] } }
export const Shared: Story = {
  args: { folder: 'examples/phq-9', file: 'quiz.yaml', place: ['sections', 'phq_9', 'questions', 'phq_1'] },
}

/** With text of twice the size nothing overflows its column, whatever marks an option has. */
export const LargeLetters: Story = {
  globals: { ...wide.globals, textSize: 'double' },
  args: { ...details, place: ['questions', '5'] },
  decorators: (story) => <div style={{ width: 384 }}>{story()}</div>,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for 4C' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Retire' }))
    const list = canvas.getByRole('list')
    await expect(within(list).getByText('no longer offered')).toBeVisible()
    await expect(list.scrollWidth).toBeLessThanOrEqual(384)
    await expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(384)
  },
}

/** A question gets options of its own, and then the shared ones again. */
export const OwnAndSharedAgain: Story = {
  args: Shared.args ?? {},
  play: async ({ args, canvas, canvasElement }) => {
    const own = await canvas.findByRole('button', { name: 'Change them here only' })
    await expect(canvas.queryByRole('button', { name: 'Use shared options' })).toBeNull()
    await userEvent.click(own)
    await expect(stored(args.file, args.place)).not.toBe('frequency')
    await userEvent.click(canvas.getByRole('button', { name: 'Use shared options' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Frequency' }))
    await expect(stored(args.file, args.place)).toBe('frequency')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label of option 1' })).toHaveFocus())
    await expect(labels(canvasElement)).toContain('Not at all')
  },
}

const rule: QuestionUse = {
  file: 'quiz.yaml',
  place: ['scores', 'depression'],
  at: ['scores', 'depression', 'rules', 0],
  item: 'Depression',
  words: 'Gives 1 point',
  options: [{ id: 'not_at_all', label: 'Not at all' }],
}

/** References to the question's own options would break, so these cannot be replaced. */
export const NotSharedWhileUsed: Story = {
  args: { ...Shared.args, uses: [rule] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change them here only' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use shared options' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: /^Frequency.*its own are used/ }))
    await expect(stored(args.file, args.place)).not.toBe('frequency')
  },
}

/** Takes one press and the text. */
export const Renamed: Story = {
  tags: ['slow'],
  args: { ...details, place: ['questions', '2'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label of option 2' }))
    await userEvent.keyboard(', most days')
    await expect(stored(args.file, args.place)).toContainEqual({
      id: 'balanced',
      label: 'Neither dry nor oily, most days',
    })
    await expect(editor.state().draft.acts).toHaveLength(1)
  },
}

/** Announces what a menu has done to an option while the focus stays. */
export const ChangesAnnounced: Story = {
  args: { ...details, place: ['questions', '2'] },
  play: async ({ canvas, canvasElement }) => {
    const said = canvasElement.querySelector('[role="status"]')
    const choose = async (name: string) => {
      canvas.getByRole('button', { name: 'More for Neither dry nor oily' }).focus()
      await userEvent.keyboard('{Enter}')
      canvas.getByRole('menuitem', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await choose('Retire')
    await waitFor(() => expect(said).toHaveTextContent('Neither dry nor oily is no longer offered'))
    await choose('Offer again')
    await waitFor(() => expect(said).toHaveTextContent('Neither dry nor oily is offered again'))
    await choose('Duplicate')
    await waitFor(() => expect(said).toHaveTextContent('Neither dry nor oily was duplicated'))
  },
}

/** Says what else it changes, until it is undone or something else is done. */
export const RetiringLowersALimit: Story = {
  args: { folder: 'examples/trivia', file: 'quiz.yaml', place: ['sections', 'planets', 'questions', 'rings'] },
  play: async ({ args: { file, place }, canvas }) => {
    const limit = [...place, 'max_choices']
    await canvas.findByRole('heading', { name: 'Options' })
    editor.act('Change', setValue(editor.state().data, file, limit, 3).operations)
    const retire = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `More for ${name}` }))
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Retire' }))
    }
    await retire('Mars')
    await expect(await canvas.findByText('Most choices is now: 2')).toBeVisible()
    await userEvent.click(document.body)
    editor.undo()
    await waitFor(() => expect(canvas.queryByText('Most choices is now: 2')).toBeNull())
    await expect(valueIn(editor.state().data.get(file), limit)).toBe(3)
    await retire('Mars')
    await expect(await canvas.findByText('Most choices is now: 2')).toBeVisible()
  },
}

/** A fixed label says so when it is pressed, because touch devices cannot hover. */
export const Locked: Story = {
  args: { ...details, place: ['questions', '1'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Label of option 1' })
    await expect(canvas.queryByText(/fixes this wording/)).toBeNull()
    await userEvent.click(field)
    await expect(canvas.getByText(/fixes this wording/)).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/fixes this wording/)
    const [lock] = canvas.getAllByRole('button', { name: /^Unlock / })
    if (!lock) throw new Error('A locked label has a lock')
    await userEvent.click(lock)
    await expect(canvas.queryByText(/fixes this wording/)).toBeNull()
  },
}
export const LockedOnAPhone: Story = { ...Locked, ...phone, tags: ['appearance'] }

/** Enter goes on to the next option, and adds one after the last. */
export const TypedOneAfterTheOther: Story = {
  tags: ['slow'],
  args: { ...details, place: ['questions', '4'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label of option 2' }))
    await userEvent.keyboard('{Enter}About a day{Enter}Two days{Enter}')
    await waitFor(() => expect(labels(canvasElement)).toHaveLength(5))
    await userEvent.tab()
    await waitFor(() => expect(labels(canvasElement).slice(2)).toEqual(['About a day', 'Two days']))
    await expect(stored(args.file, args.place)).toContainEqual({ id: 'about_a_day', label: 'About a day' })
    await expect(editor.state().draft.acts.map(({ operations }) => operations.length)).toEqual([1, 1])
  },
}

export const PastedAsLines: Story = {
  args: { ...details, place: ['questions', '6'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label of option 2' }))
    await userEvent.paste('1. A few\n2. Yes\n3. I do not know')
    await waitFor(() => expect(labels(canvasElement)).toEqual(['Yes', 'No', 'A few', 'I do not know']))
    await expect(stored(args.file, args.place)).toContainEqual({ id: 'i_do_not_know', label: 'I do not know' })
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label of option 2' }))
    await userEvent.paste('Yes\nOnce')
    await waitFor(() =>
      expect(canvas.getByText('1 option added. 1 left out, because it is there already')).toBeInTheDocument(),
    )
  },
}

export const MovedByKeyboard: Story = {
  args: { ...details, place: ['questions', '0'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Label of option 4' }))
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(labels(canvasElement)[1]).toBe('Healthy hair')
    await expect(canvas.getByRole('textbox', { name: 'Label of option 2' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('Healthy hair is now number 2 of 4')).toBeInTheDocument())
  },
}

export const LinesDialog: Story = {
  args: { ...details, place: ['questions', '6'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Options as lines' }))
    await userEvent.keyboard('A few{Enter}yes{Enter}Not sure')
    await expect(canvas.getByText('There already, and left out: yes')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add 2 options' })).toBeEnabled()
  },
}

/** A problem of an option's setting is marked at its row, and a link to the problem opens the option. */
export const ProblemOfASetting: Story = {
  args: { ...details, place: ['questions', '5'] },
  play: async ({ args: { file, place }, canvas }) => {
    const at = { file, place: [...place, 'options', 'type_4b', 'alt'] }
    editor.update({ problems: [problemWith({ at, message: '“Picture description” is empty.' })] })
    await expect(await canvas.findByText('1 error')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Settings of 4B' })).toHaveAttribute('aria-expanded', 'false')
    await expect(focusField(fieldAddress(file, at.place))).resolves.toBe(true)
    await expect(canvas.getByRole('button', { name: 'Settings of 4B' })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('textbox', { name: /^Picture description/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Settings of 4B' }))
    await expect(canvas.queryByRole('textbox', { name: /^Picture description/ })).toBeNull()
    await expect(focusField(fieldAddress(file, [...place, 'options', 'type_4b', 'label']))).resolves.toBe(true)
    await expect(canvas.getByRole('textbox', { name: 'Label of option 3' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Settings of 4B' })).toHaveAttribute('aria-expanded', 'false')
  },
}

/** A warning about a label looks like a warning, and is the field's description for screen readers. */
export const WarningOfALabel: Story = {
  args: { ...details, place: ['questions', '5'] },
  play: async ({ args: { file, place }, canvas }) => {
    const at = { file, place: [...place, 'options', 'type_4b', 'label'] }
    const label = canvas.getByRole('textbox', { name: 'Label of option 3' })
    editor.update({ problems: [problemWith({ at, severity: 'warning', message: 'This label is long.', help: '' })] })
    await waitFor(() => expect(label).toHaveAccessibleDescription('This label is long.'))
    await expect(label).not.toBeInvalid()
    const warned = getComputedStyle(canvas.getByText('This label is long.')).color
    editor.update({ problems: [problemWith({ at, message: 'This label is empty.', help: '' })] })
    await waitFor(() => expect(label).toBeInvalid())
    await expect(getComputedStyle(canvas.getByText('This label is empty.')).color).not.toBe(warned)
  },
}
