import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Place } from '#editing/place.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { FormContext } from '#studio/form/form-context.ts'
import { ItemForm } from '#studio/form/item-form.tsx'
import { useRemoval } from '#studio/tree/removal.ts'
import { Button } from '#studio/ui/button.tsx'
import { schemas } from '#testing/stories/review-story.tsx'
import { ShellStory } from '#testing/stories/shell-story.tsx'

type Args = {
  readonly folder: string
  readonly label: string
  readonly file: string
  readonly list: Place
  readonly step: string
}
const Ask = ({ label, ...entry }: Omit<Args, 'folder'>) => {
  const remove = useRemoval()
  return (
    <main style={{ padding: 16 }}>
      <h1>Content</h1>
      <Button onClick={() => remove({ label, entry })}>Delete</Button>
    </main>
  )
}
let editor: Editor
const meta: Meta<Args> = {
  title: 'Studio/Shell/Deleting',
  args: { folder: 'content', file: 'quiz/sections/hair-care.yaml', list: ['questions'] },
  render: ({ folder, ...args }) => (
    <ShellStory
      folder={folder}
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

/** What happens to many things in the same way is said once. */
export const Used: Story = {
  args: { label: 'Hair type', file: 'quiz/sections/hair-details.yaml', step: '5' },
}
export const UsedInTheDark: Story = { ...Used, globals: { theme: 'dark' } }
export const UsedOnAPhone: Story = { ...Used, globals: { viewport: { value: 'phone' } } }

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

/** A whole step: the conditions that go with it are decided together, or one by one. */
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
/** An option that was published can be retired in place of it. */
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
/** What nothing uses is deleted without more ado. */
export const Unused: Story = {
  args: { label: 'Instagram', file: 'settings/site.yaml', list: ['social'], step: 'instagram' },
}

/** A setting that is a list of products: the editor sees what goes before it does, and the focus stays in the form. */
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
