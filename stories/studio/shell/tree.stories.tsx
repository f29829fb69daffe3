import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { NewStepContext } from '#studio/tree/new-step.ts'
import { Tree } from '#studio/tree/tree.tsx'
import { problemsOf } from '#testing/stories/shell-problems.ts'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { dark } from '#testing/stories/appearances.ts'

const section = 'quiz/sections/hair-care.yaml'
const shows = (address: string, prepare: (editor: Editor) => void, folder = 'content') => (
  <ShellStory address={address} prepare={prepare} folder={folder}>
    <nav aria-label="Content" style={{ width: 280, height: '100vh' }}>
      <NewStepContext value={askedForStep}>
        <Tree />
      </NewStepContext>
    </nav>
  </ShellStory>
)
const nothing = () => undefined
const askedForStep = fn<(after: string | undefined) => void>()
let editor: Editor

const meta: Meta = {
  title: 'Studio/Shell/Tree',
  render: () =>
    shows('/studio', (made) => {
      editor = made
    }),
}
export default meta
type Story = StoryObj

const row = (canvas: HTMLElement, name: RegExp) => within(canvas).findByRole('treeitem', { name })

/** Arrow keys, Enter and letters navigate the tree; Alt with an arrow key moves a question. */
export const Collapsed: Story = {
  tags: ['slow'],
  play: async ({ canvasElement }) => {
    const quiz = await row(canvasElement, /^Quiz/)
    quiz.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(quiz).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(quiz).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('lif')
    await waitFor(async () => expect(await row(canvasElement, /^Lifestyle/)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    const before = document.activeElement?.textContent
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(editor.state().draft.acts).toHaveLength(1)
    await waitFor(() => expect(document.activeElement?.textContent).not.toBe(before))
    await userEvent.keyboard('{End}')
    await waitFor(async () => expect(await row(canvasElement, /^Brand/)).toHaveFocus())
  },
}
export const Conditions: Story = {
  render: () => shows('/studio/edit/quiz/sections/preferences.yaml/-/questions/preference_9', nothing),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/only for some visitors/)).length).toBeGreaterThan(0)
  },
}
/** The step and the question are marked, but not the settings of the section. */
export const Changes: Story = {
  render: () =>
    shows(`/studio/edit/${section}/-/questions/haircare_10`, (made) => {
      const { operations, title } = setValue(
        made.state().data,
        section,
        ['questions', 'haircare_10', 'title'],
        'Changed',
      )
      made.act(title, operations)
    }),
  play: async ({ canvasElement }) => {
    await row(canvasElement, /Changed.*changed/)
    await expect(await row(canvasElement, /^About these questions$/)).toBeVisible()
    await expect(await within(canvasElement).findByRole('link', { name: 'Changes (1)' })).toBeVisible()
  },
}
export const Problems: Story = {
  render: () =>
    shows(`/studio/edit/${section}/-/questions/haircare_10`, (made) => {
      made.update({ problems: problemsOf(section, '/questions/1/title') })
    }),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/1 error/)).length).toBeGreaterThan(1)
  },
}
export const OneFile: Story = { render: () => shows('/studio', nothing, 'examples/phq-9') }
export const InTheDark: Story = { ...Changes, ...dark, tags: ['appearance'] }

/** Everything that can be done with a question, from its menu. */
export const Actions: Story = {
  tags: ['slow'],
  render: () =>
    shows(`/studio/edit/${section}/-/questions/haircare_10`, (made) => {
      editor = made
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const selected = await canvas.findByRole('treeitem', { selected: true })
    const choose = async (name: string) => {
      const of = await canvas.findByRole('treeitem', { selected: true })
      await userEvent.click(within(of).getByRole('button', { name: /^More for/ }))
      await userEvent.click(await canvas.findByRole('menuitem', { name: new RegExp(`^${name}`) }))
    }
    await expect(selected).toBeVisible()
    await choose('Move up')
    await choose('Move down')
    await choose('Duplicate')
    await choose('Add a question')
    await expect(editor.state().draft.acts).toHaveLength(4)
    await choose('Delete')
    await expect(await canvas.findByRole('dialog', { name: /^Delete/ })).toBeVisible()
  },
}

/** The menu of the quiz itself can add a step, not only the menus of its steps. */
export const StepAdded: Story = {
  beforeEach: () => {
    askedForStep.mockClear()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const quiz = await row(canvasElement, /^Quiz/)
    quiz.focus()
    await userEvent.click(within(quiz).getByRole('button', { name: 'More for Quiz' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Add a step' }))
    await expect(askedForStep.mock.calls).toEqual([[undefined]])
  },
}

/** A row is named by its title and its marks, without the button in it. */
export const NamedByTitle: Story = {
  render: () => shows('/studio', nothing),
  play: async ({ canvasElement }) => {
    const quiz = await row(canvasElement, /^Quiz/)
    await userEvent.hover(quiz)
    await expect(within(quiz).getByRole('button', { name: 'More for Quiz' })).toBeVisible()
    await expect(document.getElementById(quiz.getAttribute('aria-labelledby') ?? '')).toHaveTextContent(/^Quiz$/)
    await expect(quiz).toHaveAccessibleName('Quiz')
  },
}

/** The open item may be out of view: pressing another row must not scroll to it, or the click would miss. */
export const PressedFarFromTheOpenItem: Story = {
  render: () => shows('/studio/edit/settings/site.yaml/-/', nothing),
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('tree')
    await waitFor(() => expect(tree.scrollTop).toBeGreaterThan(0))
    tree.scrollTop = 0
    const quiz = await row(canvasElement, /^Quiz/)
    const pointer = userEvent.setup()
    await pointer.pointer([{ keys: '[MouseLeft>]', target: quiz }])
    await expect(quiz).toHaveFocus()
    await waitFor(() => expect(quiz).toHaveAttribute('tabindex', '0'))
    await expect(tree.scrollTop).toBe(0)
    await pointer.pointer([{ keys: '[/MouseLeft]', target: quiz }])
    await expect(quiz).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Escape ends a drag that was begun by mistake, without moving or opening anything. */
export const DragGivenUp: Story = {
  render: () =>
    shows(`/studio/edit/${section}/-/questions/haircare_10`, (made) => {
      editor = made
    }),
  play: async ({ canvas }) => {
    const opened = await canvas.findByRole('treeitem', { selected: true })
    const other = opened.nextElementSibling
    if (!(other instanceof HTMLElement)) throw new Error('There is a question after it')
    // Synthetic events have no pointer that could be captured.
    other.setPointerCapture = () => undefined
    const { bottom, left, top } = opened.getBoundingClientRect()
    const drag = async () => {
      other.focus()
      await fireEvent.pointerDown(other, { button: 0, clientY: other.getBoundingClientRect().top + 5 })
      await fireEvent.pointerMove(other, { clientX: left + 40, clientY: (top + bottom) / 2 })
      await waitFor(() => expect(opened).toHaveAttribute('data-drop-here', 'before'))
    }
    await drag()
    await userEvent.keyboard('{Escape}')
    await expect(opened).not.toHaveAttribute('data-drop-here')
    await fireEvent.pointerUp(other)
    await fireEvent.click(other)
    await expect(editor.state().draft.acts).toEqual([])
    await expect(opened).toHaveAttribute('aria-selected', 'true')
    await drag()
    await fireEvent.pointerUp(other)
    await expect(editor.state().draft.acts).toHaveLength(1)
  },
}
