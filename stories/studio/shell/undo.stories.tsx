/** What was undone may be on another screen, so a message says it, and links to it. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import type { Editor } from '#studio/editor/editor.ts'
import { setValue } from '#editing/build/set-value.ts'
import { StudioFrame } from '#studio/app/frame/studio-frame.tsx'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { withoutPreview } from '#testing/stories/without-preview.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

const title = ['questions', '5', 'title']
const meta: Meta = {
  title: 'Studio/Shell/Undo',
  beforeEach: withoutPreview,
  render: () => (
    <ShellStory
      address="/studio/versions"
      prepare={(editor) => {
        const { operations } = setValue(editor.state().data, 'quiz/sections/hair-details.yaml', title, 'Which one?')
        editor.act('Change the title', operations)
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
}
export default meta
type Story = StoryObj

const says = 'Undone: Change the title'
const undoes: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
  const message = await canvas.findByText(says, { exact: false })
  await expect(message).toBeVisible()
  await expect(message.closest('[role="status"]')).not.toBeNull()
}

export const Undone: Story = { play: undoes }
export const InTheDark: Story = { ...dark, play: undoes, tags: ['appearance'] }
export const OnAPhone: Story = { ...phone, play: undoes, tags: ['appearance'] }

/** A word that was replaced everywhere is not said to be in the first of its items. */
export const InSeveralItems: Story = {
  tags: ['!dev'],
  render: () => (
    <ShellStory
      address="/studio/versions"
      prepare={(editor) => {
        const { data } = editor.state()
        const file = 'quiz/sections/hair-details.yaml'
        const operations = ['5', '6'].flatMap(
          (id) => setValue(data, file, ['questions', id, 'title'], 'One').operations,
        )
        editor.act('Change the title', operations)
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  play: async (context) => {
    await undoes(context)
    await expect(context.canvas.getByText(says)).not.toHaveTextContent('(in ')
  },
}

/** The message disappears after its time, however often the screen is rendered meanwhile. */
export const RenderedMeanwhile: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await undoes(context)
    const timers = spyOn(window, 'setInterval')
    await userEvent.click(context.canvas.getByRole('button', { name: 'Show the preview' }))
    await expect(context.canvas.getByRole('button', { name: 'Hide the preview' })).toBeVisible()
    await expect(timers.mock.calls.filter(([, ms]) => ms === 8000)).toEqual([])
    timers.mockRestore()
  },
}

/** The tour asks for Undo, whose message must not be hidden below the tour. */
export const DuringTheTour: Story = {
  ...phone,
  tags: ['slow'],
  render: () => (
    <ShellStory
      address="/studio"
      prepare={(editor) => {
        const { operations } = setValue(editor.state().data, 'quiz/sections/hair-details.yaml', title, 'Which one?')
        editor.act('Change the title', operations)
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin the tour' }))
    // The list is a drawer, and there are no keys.
    await expect(canvas.queryAllByText(/on the left|Ctrl/).filter((text) => text.checkVisibility())).toEqual([])
    await expect(canvas.getByText(/^Open the list with the three lines/)).toBeVisible()
    await undoes(context)
    const message = (await canvas.findByText(says, { exact: false })).getBoundingClientRect()
    const tour = canvas.getByRole('region', { name: 'Tour' }).getBoundingClientRect()
    await expect(message.bottom).toBeLessThanOrEqual(tour.top)
    await expect(tour.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** Go to it leads to the field. */
export const GoneTo: Story = {
  tags: ['slow'],
  play: async (context) => {
    await undoes(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Go to it' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    await expect(canvas.queryByText(says, { exact: false })).toBeNull()
  },
}

/** The message is closed, and nothing is left to undo. */
export const Closed: Story = {
  play: async (context) => {
    await undoes(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Close this message' }))
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await canvas.findByText('There is nothing to undo')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Go to it' })).toBeNull()
  },
}

let editor: Editor
/** A question that is added in the list on the left, and its title, are one change: one Undo takes back both. */
export const AddedQuestion: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory
      address="/studio/edit/quiz/sections/hair-details.yaml/-/questions/5"
      prepare={(made) => {
        editor = made
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('treeitem', { selected: true })
    row.focus()
    await userEvent.keyboard('{Insert}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(''))
    await userEvent.keyboard('How many?')
    await userEvent.tab()
    await waitFor(() => expect(editor.state().draft.acts).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(editor.state().draft.done).toBe(0)
  },
}

/** Undo in the field that searches for a question undoes the typing there, not a change elsewhere. */
export const WhileAQuestionIsSearched: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory
      address="/studio/edit/quiz/sections/hair-details.yaml/-/questions/1"
      prepare={(made) => {
        editor = made
        const { operations } = setValue(made.state().data, 'quiz/sections/hair-details.yaml', title, 'Which one?')
        made.act('Change the title', operations)
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a condition' }))
    await userEvent.keyboard('goal{Control>}z{/Control}')
    await expect(editor.state().draft.done).toBe(1)
    await userEvent.keyboard('{Escape}{Control>}z{/Control}')
    await expect(editor.state().draft.done).toBe(0)
  },
}

/** Undo removes the focused field, but the focus stays on the screen. */
export const FocusedFieldUndone: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address="/studio/edit/quiz/sections/hair-details.yaml/-/questions/1">
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add question' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await canvas.findByText('This is not there any more')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
