import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { valueIn } from '#editing/place.ts'
import { questionsOf, questionWithId } from '#editing/questions.ts'
import { moveToList } from '#editing/build/move-to-list.ts'
import { StudioFrame } from '#studio/app/frame/studio-frame.tsx'
import { withoutPreview } from '#testing/stories/without-preview.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { SectionMoveDialog } from '#studio/tree/section-move-dialog.tsx'
import { Tree } from '#studio/tree/tree.tsx'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { dark } from '#testing/stories/appearances.ts'

const file = 'quiz/sections/hair-care.yaml'
const id = 'haircare_10'
let editor: Editor
const shows = (folder: string, address: string) => (
  <ShellStory
    folder={folder}
    address={address}
    prepare={(made) => {
      editor = made
    }}
  >
    <SectionMoveDialog>
      <nav aria-label="Content" style={{ width: 280, height: '100vh' }}>
        <Tree />
      </nav>
    </SectionMoveDialog>
  </ShellStory>
)
const meta: Meta = {
  title: 'Studio/Shell/Move to another section',
  render: () => shows('content', `/studio/edit/${file}/-/questions/${id}`),
}
export default meta
type Story = StoryObj

const selectedRow = (canvasElement: HTMLElement) => within(canvasElement).findByRole('treeitem', { selected: true })
const dialogIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('dialog', { name: /to another section$/ })
/** The headings of the other steps, one for each section. */
const others = () => {
  const steps = new Map(questionsOf(editor.state().data).map((one) => [one.file, one.step ?? '']))
  return [...steps].flatMap(([own, step]) => (own === file ? [] : [step]))
}
const sectionIn = (dialog: HTMLElement) => within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Section' })

/** The dialog lists the other sections by the names of their steps, in the order of the quiz. */
export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await selectedRow(canvasElement)).getByRole('button', { name: /^More for/ }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: /^Move to another section/ }))
    const section = sectionIn(await dialogIn(canvasElement))
    const names = [...section.options].map(({ text }) => text)
    const steps = others()
    await expect(names).toHaveLength(steps.length)
    await expect(names.filter((name, index) => !name.startsWith(steps[index] ?? '-'))).toEqual([])
    await waitFor(() => expect(section).toHaveFocus())
  },
}

/** Alt+Right, the section, then Move. The focus follows the question, and one Undo brings it back. */
export const MovedByKeyboard: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const before = editor.state().data
    const title = questionWithId(before, id)?.title
    const row = await selectedRow(canvasElement)
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    const section = sectionIn(await dialogIn(canvasElement))
    await waitFor(() => expect(section).toHaveFocus())
    // The browser itself handles the keys in a select element, so a test cannot press them.
    await userEvent.selectOptions(section, '1')
    const name = section.selectedOptions[0]?.text ?? ''
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
    const moved = questionWithId(editor.state().data, id)
    await expect([moved?.step, moved?.title]).toEqual([others()[1], title])
    const list = valueIn(editor.state().data.get(moved?.file ?? ''), ['questions'])
    await expect(Array.isArray(list) && list.at(-1)).toMatchObject({ id })
    await waitFor(async () => {
      const selected = await selectedRow(canvasElement)
      await expect(selected).not.toBe(row)
      await expect(selected).toHaveFocus()
    })
    await expect(within(canvasElement).getByText(`${title} is now the last question of ${name}`)).toBeInTheDocument()
    editor.undo()
    await expect(editor.state().data.get(file)).toEqual(before.get(file))
  },
}

/** Undo also moves the open page of the question back. */
export const Undone: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory
      address="/studio/edit/quiz/sections/lifestyle.yaml/-/questions/haircare_10"
      prepare={(made) => {
        editor = made
        const { data } = made.state()
        const to = { file: 'quiz/sections/lifestyle.yaml', list: ['questions'], name: 'Lifestyle' }
        const { operations, title } = moveToList(data, { file, list: ['questions'], entry: id }, to)
        made.act(title, operations)
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  beforeEach: withoutPreview,
  play: async ({ canvas }) => {
    const title = questionWithId(editor.state().data, id)?.title ?? ''
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/./))
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.queryByText('This is not there any more')).toBeNull()
    await expect(canvas.getByText(/^Undone: Move/)).toBeVisible()
  },
}

export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const row = await selectedRow(canvasElement)
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    const dialog = await dialogIn(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
    await expect(editor.state().draft.acts).toEqual([])
    await waitFor(() => expect(row).toHaveFocus())
  },
}

export const InTheDark: Story = { ...Asked, ...dark, tags: ['appearance'] }

/** A quiz with one section has no other section to move to. */
export const OneSection: Story = {
  render: () => shows('examples/phq-9', '/studio/edit/quiz.yaml/-/sections/phq_9/questions/phq_9'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(within(await selectedRow(canvasElement)).getByRole('button', { name: /^More for/ }))
    await expect(await canvas.findByRole('menuitem', { name: /^Move down/ })).toBeVisible()
    await expect(canvas.queryByRole('menuitem', { name: /^Move to another section/ })).toBeNull()
    // An open menu is inside the row, but not part of its name.
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menuitem')).toBeNull()
  },
}
