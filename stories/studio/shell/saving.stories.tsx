import type { ComponentProps } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import type { Conflict } from '#editing/merge/merge.ts'
import type { Editor, SavedState } from '#studio/editor/editor.ts'
import { ConflictDialog } from '#studio/saving/conflict-dialog.tsx'
import { DraftMenu } from '#studio/saving/draft-menu.tsx'
import { Notices } from '#studio/saving/notices.tsx'
import { SaveState } from '#studio/saving/save-state.tsx'
import type { SavingState } from '#studio/saving/saving.ts'
import { ShellStory } from '#testing/stories/shell-story.tsx'

const change = (editor: Editor) => {
  const { operations, title } = setValue(editor.state().data, 'quiz/quiz.yaml', ['title'], 'Changed')
  editor.act(title, operations)
}
let editor: Editor

const state = (saved: SavedState, saving: Partial<SavingState> = {}) => (
  <ShellStory
    saving={saving}
    prepare={(made) => {
      change(made)
      made.update({ saved })
    }}
  >
    <main style={{ padding: 16 }}>
      <SaveState />
    </main>
  </ShellStory>
)
const meta: Meta = { title: 'Studio/Shell/Saving' }
export default meta
type Story = StoryObj

const says =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(words)).toBeVisible()
  }

export const NoChanges: Story = {
  render: () => (
    <ShellStory>
      <main style={{ padding: 16 }}>
        <SaveState />
      </main>
    </ShellStory>
  ),
  play: says(/^No changes yet/),
}
export const Saved: Story = { render: () => state('saved'), play: says(/^Saved \d/) }
export const Saving: Story = { render: () => state('saving'), play: says(/^Saving/) }
export const OnlyHere: Story = { render: () => state('here'), play: says(/^Kept in this browser/) }
/** The reason is shown as text, not only on hover, for as long as nothing can be saved. */
export const DiskIsFull: Story = {
  render: () => (
    <ShellStory saving={{ problem: 'The disk is full. Free some space.' }}>
      <main style={{ padding: 16 }}>
        <Notices />
      </main>
    </ShellStory>
  ),
  play: says(/^The disk is full\. Free some space\. Nothing is lost/),
}
/** A notice says what to do, without hovering over the save state. */
export const NoAnswer: Story = {
  render: () => (
    <ShellStory
      prepare={(made) => {
        editor = made
        change(made)
        made.update({ saved: 'here' })
      }}
    >
      <main style={{ padding: 16 }}>
        <Notices delayMs={200} />
      </main>
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/does not answer/)).toBeNull()
    // A further attempt to save begins.
    editor.update({ saved: 'saving' })
    const words = /does not answer\. If it was ended, start it again\. Nothing is lost/
    await expect(await canvas.findByText(words)).toBeVisible()
    editor.update({ saved: 'here' })
    await expect(canvas.getByText(words)).toBeVisible()
    // A further attempt to merge begins.
    editor.update({ saved: 'stale' })
    await new Promise(requestAnimationFrame)
    await expect(canvas.getByText(words)).toBeVisible()
    editor.update({ saved: 'saved' })
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull())
  },
}
/** At each pause of typing nothing is said; that saving fails is, and that it works again. */
export const Announced: Story = {
  render: () => (
    <ShellStory
      prepare={(made) => {
        editor = made
        change(made)
        made.update({ saved: 'saving' })
      }}
    >
      <main style={{ padding: 16 }}>
        <SaveState />
      </main>
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving…')).toHaveAttribute('aria-live', 'off')
    const region = canvas.getAllByRole('status').find((one) => one.getAttribute('aria-live') !== 'off')
    editor.update({ saved: 'saved' })
    await expect(await canvas.findByText(/^Saved \d/)).toHaveAttribute('aria-live', 'off')
    await expect(region).toBeEmptyDOMElement()
    editor.update({ saved: 'here' })
    await waitFor(() => expect(region).toHaveTextContent(/Nothing is lost/))
    editor.update({ saved: 'saving' })
    editor.update({ saved: 'saved' })
    await waitFor(() => expect(region).toHaveTextContent('Your changes are stored again'))
  },
}
export const ChangedElsewhere: Story = { render: () => state('stale'), play: says(/^Changed elsewhere/) }
export const SomebodyElse: Story = {
  render: () =>
    state('saved', { others: [{ tab: 'other', editor: 'Ama', draft: 'draft', item: 'What is your main hair goal?' }] }),
  play: says(/Also open: Ama/),
}

/** In a window of 320 px, with a long name and another editor, the state is fully visible, and the others are truncated. */
export const InANarrowWindow: Story = {
  render: () => (
    <div style={{ width: 304, overflow: 'hidden' }}>
      <ShellStory
        saving={{ others: [{ tab: 'other', editor: 'Ama', draft: 'draft', item: 'What is your main hair goal?' }] }}
        prepare={(made) => {
          change(made)
          made.update({
            saved: 'here',
            draft: { ...made.state().draft, name: 'Everything that the doctors asked for in November' },
          })
        }}
      >
        <main>
          <SaveState />
        </main>
      </ShellStory>
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Kept in this browser/)
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
    const end = canvas.getByText(/^Also open/).getBoundingClientRect().right
    await expect(end).toBeLessThanOrEqual(304)
    const menu = canvas.getByRole('button', { name: /^Draft / }).getBoundingClientRect()
    await expect(menu.width).toBeGreaterThan(60)
    await expect(menu.right).toBeLessThanOrEqual(words.getBoundingClientRect().left)
  },
}

/** The name of the draft is fully visible if there is room, however long the text about others is. */
export const NameBeforeOthers: Story = {
  render: () => (
    <div style={{ width: 480 }}>
      <ShellStory
        saving={{
          others: ['Ama', 'Bea', 'Cass'].map((name) => ({
            tab: name,
            editor: name,
            draft: 'draft',
            item: 'What is your main hair goal?',
          })),
        }}
      >
        <main>
          <SaveState />
        </main>
      </ShellStory>
    </div>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('button', { name: /^Draft / })
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth
    await expect([name, ...name.querySelectorAll('*')].some(isCut)).toBe(false)
    await expect(isCut(canvas.getByText(/^Also open/))).toBe(true)
  },
}

/** A draft with a change. */
const MenuOfADraft = (props: Pick<ComponentProps<typeof ShellStory>, 'drafts' | 'saving'>) => (
  <ShellStory
    {...props}
    prepare={(made) => {
      editor = made
      change(made)
    }}
  >
    <main style={{ padding: 16 }}>
      <DraftMenu />
    </main>
  </ShellStory>
)

/** Renaming by keyboard: the field gets the focus, and Enter is enough. */
export const Menu: Story = {
  render: () => (
    <MenuOfADraft
      drafts={[
        {
          id: 'b',
          name: 'Summer',
          revision: 1,
          changes: 3,
          savedAt: '2026-02-27T10:00:00Z',
          openBy: [],
          endedAt: null,
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Draft “Spring”' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('menuitem', { name: /^Open “Summer”/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveFocus()
    await userEvent.clear(name)
    await userEvent.keyboard('Early spring{Enter}')
    await expect(editor.state().draft.name).toBe('Early spring')
    await userEvent.click(canvas.getByRole('button', { name: 'Draft “Early spring”' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Start a new draft' }))
    await expect(await canvas.findByRole('button', { name: /^Draft “Changes of/ })).toBeVisible()
  },
}

/** The changes of this draft are stored nowhere else, so it stays open, and a notice says what to do. */
export const NotLeftUnsaved: Story = {
  render: () => <MenuOfADraft saving={{ problem: 'The disk is full.' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draft “Spring”' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Start a new draft' }))
    await expect(canvas.queryByRole('button', { name: /^Draft “Changes of/ })).toBeNull()
    await expect(editor.state().draft.acts).toHaveLength(1)
  },
}

const conflict: Conflict = {
  key: 'title',
  act: { id: '1', at: '', by: 'Ada', title: 'Set title', operations: [] },
  operation: { kind: 'set', file: 'quiz/quiz.yaml', place: ['title'], before: 'Quiz', after: 'Mine' },
  reason: 'changed',
  yours: 'The quiz of your hair',
  theirs: 'The hair quiz',
} as unknown as Conflict

/** Nothing is saved until the editor has chosen. The dialog cannot be closed without a choice. */
export const Conflicts: Story = {
  render: () => (
    <ShellStory saving={{ conflicts: [conflict] }}>
      <main>
        <h1>Behind it</h1>
        <ConflictDialog />
      </main>
    </ShellStory>
  ),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole<HTMLDialogElement>('dialog', { name: /^1 place was changed/ })
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    // Browsers do this at a second Escape.
    dialog.close()
    await waitFor(() => expect(dialog.open).toBe(true))
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Take theirs' }))
    await expect(within(dialog).getByRole('radio', { name: 'Take theirs' })).toBeChecked()
    await expect(within(dialog).getByText('The hair quiz')).toBeVisible()
  },
}
const headingOf = (file: string, yours: string): Conflict => ({
  ...conflict,
  key: file,
  operation: { kind: 'set', file, place: ['heading'], before: 'A', after: yours },
  yours,
})
/** The same setting of two pages: each conflict names its page. */
export const ConflictsOfPages: Story = {
  render: () => (
    <ShellStory saving={{ conflicts: [headingOf('pages/about.yaml', 'We'), headingOf('pages/how.yaml', 'The way')] }}>
      <ConflictDialog />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Heading of “About page”' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { name: /^Heading of “/ })).toHaveLength(2)
  },
}
const deleted: Conflict = { ...conflict, reason: 'gone', theirs: undefined }
const textOf = (setting: string): Conflict['operation'] => ({ kind: 'set', file: 'quiz/quiz.yaml', place: [setting] })
/** What “Keep mine” does besides is said before the choice. */
export const ConflictsWithWhatWasDeleted: Story = {
  render: () => (
    <ShellStory
      saving={{
        conflicts: [
          { ...deleted, key: 'act', undoes: 'Delete “When do you sleep?”' },
          {
            ...deleted,
            key: 'entry',
            operation: textOf('tagline'),
            restores: { id: 'q', title: 'When do you sleep?' },
          },
          { ...deleted, key: 'file', reason: 'missing', yours: ['Change the title', 'Change the hint'] },
        ],
      }}
    >
      <ConflictDialog />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Keep mine also undoes “Delete “When do you sleep\?””/)).toBeVisible()
    await expect(canvas.getByText(/^Keep mine also brings back “When do you sleep\?”\. What used it/)).toBeVisible()
    await expect(canvas.getByText(/They can be published once the file is back\.$/)).toBeVisible()
    await expect(canvas.getByText('Change the title and Change the hint')).toBeVisible()
    await expect(canvas.getByText('The whole file is gone.')).toBeVisible()
  },
}
export const ConflictsOnAPhone: Story = {
  ...Conflicts,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  tags: ['appearance'],
}
export const Notice: Story = {
  render: () => (
    <ShellStory
      saving={{ notices: [{ text: 'Scores was changed on the disk by somebody else: your draft has it now.' }] }}
    >
      <main style={{ padding: 16 }}>
        <Notices />
      </main>
    </ShellStory>
  ),
  play: says(/was changed on the disk/),
}
/** The focus moves to the next notice, and after the last one to the open item. */
export const NoticesAreClosed: Story = {
  render: () => (
    <ShellStory saving={{ notices: [{ text: 'Scores was changed.' }, { text: 'Tips was changed.' }] }}>
      <main id="studio-item" tabIndex={-1} style={{ padding: 16 }}>
        <Notices />
      </main>
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Close' }))[0] ?? document.body)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
export const DiscardedElsewhere: Story = {
  render: () => (
    <ShellStory
      saving={{ notices: [{ text: '“Changes of 1 March” was discarded in another window.', discarded: 'draft' }] }}
    >
      <main style={{ padding: 16 }}>
        <Notices />
      </main>
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bring the changes back' })).toBeVisible()
  },
}
