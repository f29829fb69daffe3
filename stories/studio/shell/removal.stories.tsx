import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Place } from '#editing/place.ts'
import type { Studio } from '#studio/app/studio-context.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { FormContext } from '#studio/form/form-context.ts'
import { ItemForm } from '#studio/form/item-form.tsx'
import { useRemoval } from '#studio/removal/removal.ts'
import { Button } from '#studio/ui/button.tsx'
import type { LeftError } from '#studio/worker/requests.ts'
import { schemas } from '#testing/stories/story-schemas.ts'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { dark, phone } from '#testing/stories/appearances.ts'

type Args = {
  readonly folder: string
  readonly label: string
  readonly file: string
  readonly list: Place
  readonly step: string | number
  readonly isQuick?: boolean
  readonly ask?: Studio['compiler']['ask']
}
const Ask = ({ isQuick = false, label, ...entry }: Omit<Args, 'folder' | 'ask'>) => {
  const remove = useRemoval()
  return (
    <main style={{ padding: 16 }}>
      <h1>Content</h1>
      <Button onClick={() => remove({ label, entry, isQuick })}>Delete</Button>
    </main>
  )
}
let editor: Editor
const meta: Meta<Args> = {
  title: 'Studio/Shell/Deleting',
  args: { folder: 'content', file: 'quiz/sections/hair-care.yaml', list: ['questions'] },
  render: ({ ask, folder, ...args }) => (
    <ShellStory
      folder={folder}
      {...(ask && { ask })}
      prepare={(made) => {
        editor = made
      }}
    >
      <Ask {...args} />
    </ShellStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Delete' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('dialog', { name: /^Delete “/ })).toBeVisible()
  },
}
export default meta
type Story = StoryObj<Args>

/** The same consequence for many things is listed once. */
export const Used: Story = {
  args: { label: 'Hair type', file: 'quiz/sections/hair-details.yaml', step: '5' },
}
export const UsedInTheDark: Story = { ...Used, ...dark, tags: ['appearance'] }
export const UsedOnAPhone: Story = { ...Used, ...phone, tags: ['appearance'] }

/** One step of undo brings everything back. */
export const Deleted: Story = {
  ...Used,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = editor.state().data
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(editor.state().draft.done).toBe(1)
    editor.undo()
    await expect(editor.state().data).toEqual(before)
  },
}

/** A whole step: what happens to things with emptied conditions is decided for all together, or one by one. */
export const Decisions: Story = {
  args: { label: 'Lifestyle', file: 'quiz/quiz.yaml', list: ['steps'], step: 'lifestyle' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = within(await canvas.findByRole('dialog'))
    const all = within(dialog.getByRole('radiogroup', { name: 'What becomes of all of them' }))
    await userEvent.click(all.getByRole('radio', { name: 'deleted as well' }))
    await userEvent.click(dialog.getByText('Decide one by one'))
    for (const one of dialog.getAllByRole('radio', { name: 'deleted as well' })) await expect(one).toBeChecked()
  },
}
/** A published option can be retired instead. */
export const PublishedOption: Story = {
  args: {
    label: 'A supplement',
    file: 'quiz/sections/lifestyle.yaml',
    list: ['questions', 'lifestyle_2', 'options'],
    step: 'hair_supplement',
  },
  play: async ({ canvas }) => {
    const published = [{ what: 'option', id: 'lifestyle_2/hair_supplement', label: 'A supplement', on: '2026-01-01' }]
    editor.update({ data: new Map([...editor.state().data, ['history/ids.yaml', { published }]]) })
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText(/Retire it instead/)).toBeVisible()
    await expect(canvas.queryByText(/Only options can be retired/)).toBeNull()
  },
}
/** An unused entry is deleted without further questions. */
export const Unused: Story = {
  args: { label: 'Instagram', file: 'settings/site.yaml', list: ['social'], step: 'instagram' },
}

const consents = {
  label: 'Health answers',
  file: 'settings/consent.yaml',
  list: ['consents'],
  step: 'health',
  isQuick: true,
}
/** The worker answers when the story lets it. */
let answerNow: (errors: readonly LeftError[]) => void = () => undefined
const later: Studio['compiler']['ask'] = () =>
  new Promise((resolve) => {
    // The cast is safe, because this is the answer of this kind of request.
    answerNow = (errors) => resolve(errors as never)
  })
const errors = ['Do you have any of these conditions?', 'Have you had a fever?'].map((title) => ({
  item: `Quiz › Medical Conditions › ${title}`,
  message: `Question “${title}” is sensitive (health), but no consent covers it.`,
}))

/** An entry that would otherwise be deleted at once is not if that would leave errors: these are listed, and it can still be deleted. */
export const LeavesErrors: Story = {
  args: { ...consents, ask: () => Promise.resolve(errors as never) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete “Health answers”?' }))
    await expect(dialog.getByText('This leaves 2 errors to correct before you can publish')).toBeVisible()
    await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(/fever|conditions/)
    await expect(dialog.queryByText(/Nothing else uses it/)).toBeNull()
    await expect(editor.state().draft.done).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete anyway' }))
    await expect(editor.state().draft.done).toBe(1)
  },
}
/** The dialog as it opens, with more errors than it lists at first. */
export const LeavesManyErrors: Story = {
  args: {
    ...consents,
    ask: () => Promise.resolve([...errors, ...errors, ...errors, ...errors] as never),
  },
}
export const LeavesErrorsInTheDark: Story = { ...LeavesManyErrors, ...dark, tags: ['appearance'] }
export const LeavesErrorsOnAPhone: Story = {
  ...LeavesManyErrors,
  ...phone,
  tags: ['appearance'],
}

/** If checking takes long, the dialog says so, but deleting is possible. The answer is announced. */
export const Checking: Story = {
  args: { ...consents, isQuick: false, ask: later },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    const dialog = within(await canvas.findByRole('dialog'))
    const status = dialog.getByRole('status')
    await expect(status).toHaveTextContent('Checking whether this leaves errors…')
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled()
    answerNow(errors)
    await waitFor(() => expect(status).toHaveTextContent(/This leaves 2 errors/))
    await expect(dialog.getByRole('button', { name: 'Delete anyway' })).toBeEnabled()
  },
}

/**
 * A deletion that usually needs no dialog waits a moment for the answer. Once the dialog is open, an answer without errors no longer closes
 * it, because somebody may be reading.
 */
export const CheckedLate: Story = {
  tags: ['slow'],
  args: { ...consents, ask: later },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const dialog = within(await canvas.findByRole('dialog', {}, { timeout: 5_000 }))
    answerNow([])
    await waitFor(() => expect(dialog.queryByText(/Checking/)).toBeNull())
    await expect(dialog.getByText('Nothing else uses it. Undo brings it back.')).toBeVisible()
    await expect(editor.state().draft.done).toBe(0)
  },
}

/** While nothing can be checked, the dialog says so. */
export const NotChecked: Story = {
  args: { ...consents, ask: () => Promise.reject(new Error('The worker has failed')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('Whether this leaves errors could not be checked.')).toBeVisible()
  },
}

/** A rule has no name of its own, and is not named after the question whose answers give the points. */
export const Rule: Story = {
  args: { label: 'Overall', file: 'analysis/scores.yaml', list: ['scores', 'dryness', 'rules'], step: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByRole('dialog', { name: /^Delete the rule “.+” of “.+”\?$/ })).toBeVisible()
  },
}

/** Without errors and uses there is nothing to ask. */
export const Quick: Story = {
  args: consents,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(editor.state().draft.done).toBe(1))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** A setting that is a list of products: the editor sees what would be removed, and the focus stays in the form. */
export const SettingWithEntries: Story = {
  args: { label: '', file: 'products/catalogue.yaml', list: [], step: 'products' },
  render: ({ file, folder, list }) => (
    <ShellStory
      folder={folder}
      prepare={(made) => {
        editor = made
      }}
    >
      <FormContext value={{ schemas, defaults: new Map() }}>
        <main style={{ padding: 16 }}>
          <h1>Product catalogue</h1>
          <ItemForm file={file} place={list} />
        </main>
      </FormContext>
    </ShellStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Products' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Remove “Products”?' })
    await expect(within(dialog).getByText(/^\d+ entries go with it\.$/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(editor.state().draft.done).toBe(0)
    await expect(canvas.getByRole('button', { name: 'Remove Products' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Products' }))
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await expect(editor.state().draft.acts.map(({ title }) => title)).toEqual(['Clear products'])
    await expect(canvas.queryByRole('group', { name: /^Products/ })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add setting/ })).toHaveFocus())
  },
}
