/** Where the focus goes when a screen is opened, and when the focused element becomes unavailable or is removed. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import { StudioFrame } from '#studio/app/frame/studio-frame.tsx'
import { problemWith } from '#testing/stories/shell-problems.ts'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { withoutPreview } from '#testing/stories/without-preview.ts'

const meta: Meta = {
  title: 'Studio/Shell/Focus',
  beforeEach: withoutPreview,
}
export default meta
type Story = StoryObj

const section = 'quiz/sections/hair-details.yaml'
const question = (id: string) => `/studio/edit/${section}/-/questions/${id}`

const afterAChange = {
  render: () => (
    <ShellStory
      address="/studio/replace"
      prepare={(editor) => {
        editor.act('Change a title', setValue(editor.state().data, section, ['title'], 'Other').operations)
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
} satisfies Story

/** The buttons keep the focus when there is nothing left to undo or redo. */
export const NothingLeftToUndo: Story = {
  ...afterAChange,
  tags: ['slow'],
  play: async ({ canvas }) => {
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    const redo = canvas.getByRole('button', { name: 'Redo' })
    await userEvent.click(undo)
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await expect(undo).toHaveFocus()
    await userEvent.click(redo)
    await expect(redo).toHaveAttribute('aria-disabled', 'true')
    await expect(redo).toHaveFocus()
    await userEvent.click(redo)
    await expect(undo).not.toHaveAttribute('aria-disabled')
  },
}

/** A press beside the controls of a dialog takes the focus out of it. The keys still do nothing behind the dialog. */
export const KeysBehindADialog: Story = {
  ...afterAChange,
  tags: ['!dev', 'slow'],
  play: async ({ canvas }) => {
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    await userEvent.keyboard('?')
    const dialog = await canvas.findByRole('dialog', { name: 'Keys' })
    await userEvent.click(within(dialog).getByText('Everywhere'))
    await expect(dialog.contains(document.activeElement)).toBe(false)
    await userEvent.keyboard('{F8}{Control>}z{/Control}{Control>}k{/Control}')
    await expect(undo).not.toHaveAttribute('aria-disabled')
    await expect(canvas.getAllByRole('dialog')).toEqual([dialog])
  },
}

/** The same at the ends of a list. */
export const FirstOfTheList: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address={question('1')}>
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    const up = await canvas.findByRole('button', { name: 'Move up' })
    await userEvent.click(up)
    await waitFor(() => expect(up).toHaveAttribute('aria-disabled', 'true'))
    await expect(up).toHaveFocus()
  },
}

/** After an option is deleted, the next one gets the focus or, after the last one, the Add button. */
export const OptionDeleted: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address={question('4')}>
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    const remove = async (number: number) => {
      const menus = canvas
        .getAllByRole('button', { name: /^More for / })
        .filter((one) => one.closest('[data-entry]') !== null && one.closest('main') !== null)
      const menu = menus[number - 1]
      if (!menu) throw new Error(`There is no option ${number}`)
      await userEvent.click(menu)
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }))
      await waitFor(() => expect(menu).not.toBeInTheDocument())
    }
    await canvas.findByRole('textbox', { name: 'Label of option 2' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add option' }))
    await userEvent.keyboard('Now and then{Enter}Never{Tab}')
    const count = canvas.getAllByRole('textbox', { name: /^Label of option/ }).length
    await remove(count - 1)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: `Label of option ${count - 1}` })).toHaveFocus())
    await remove(count - 1)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add option' })).toHaveFocus())
  },
}

/** In the list on the left, the next row gets the focus. */
export const RowDeleted: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address={question('6')}>
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Label of option 2' })
    const row = () => currentRow(canvasElement)
    await waitFor(() => expect(row()?.dataset['key']).toMatch(/questions\/6$/))
    row()?.focus()
    await userEvent.keyboard('{Delete}')
    const dialog = await canvas.findByRole('dialog', { name: /^Delete/ })
    await userEvent.click(await within(dialog).findByRole('button', { name: /^Delete/ }))
    await waitFor(() => expect(row()).toHaveFocus())
    await expect(row()?.dataset['key']).toMatch(/questions\/7$/)
  },
}

/** After an entry of a list is deleted, the next one or the Add button gets the focus. */
export const EntryDeleted: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address="/studio/edit/settings/site.yaml/-/social">
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    const menus = () =>
      canvas.queryAllByRole('button', { name: /^More for / }).filter((one) => one.closest('main') !== null)
    await waitFor(() => expect(menus().length).toBeGreaterThan(1))
    for (let left = menus().length; left > 0; left -= 1) {
      const next = menus()[1]?.closest('[data-entry]')
      const [menu] = menus()
      if (!menu) throw new Error('An entry has a menu')
      await userEvent.click(menu)
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }))
      await waitFor(() => expect(menus()).toHaveLength(left - 1))
      if (next) await waitFor(() => expect(next.contains(document.activeElement)).toBe(true))
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add / })).toHaveFocus())
  },
}

/** After a label is unlocked, it gets the focus. */
export const Unlocked: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address={question('1')}>
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    const [lock] = await canvas.findAllByRole('button', { name: /^Unlock / })
    if (!lock) throw new Error('A label is locked')
    await userEvent.click(lock)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Label of option 1' })).toHaveFocus())
  },
}

/** Links move the focus to the heading of the screen, which is also the document title. */
export const ScreenOpened: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory>
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Content Studio')
    for (const [link, title] of [
      [/^Changes/, 'Review'],
      ['Versions', 'Versions'],
      ['Find and replace', 'Find and replace'],
    ] as const) {
      canvas.getByRole('link', { name: link }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toHaveFocus())
      await expect(document.title).toBe(`${title} - Content Studio`)
    }
  },
}

/** The row of the list that Tab leads to. */
const currentRow = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')

/** In the list, arrow keys and Space keep the focus there, Enter moves it to the title of a question, and a press to the heading. */
export const ItemOpened: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address={question('5')}>
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas, canvasElement }) => {
    const row = () => currentRow(canvasElement)
    await canvas.findByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(row()?.dataset['key']).toMatch(/questions\/5$/))
    const before = document.title
    row()?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(row()?.dataset['key']).toMatch(/questions\/6$/))
    await waitFor(() => expect(row()).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(document.title).not.toBe(before))
    await waitFor(() => expect(row()).toHaveFocus())
    for (let times = 0; times < 2; times += 1) {
      row()?.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    }
    const other = canvasElement.querySelector<HTMLElement>('[data-key$="questions/4"]')
    if (!other) throw new Error('The question before is in the list')
    await userEvent.click(other)
    await waitFor(() => expect(canvasElement.querySelector('main h1')).toHaveFocus())
    await expect(document.title).toBe(`${canvasElement.querySelector('main h1')?.textContent} - Content Studio`)
  },
}

const lifestyle = 'quiz/sections/lifestyle.yaml'
const condition = ['questions', 'lifestyle_2', 'when']
/** From any page, F8 leads to the next problem and Shift+F8 to the one before, with the focus in its field. A part of a condition has none: the condition gets it. */
export const NextProblem: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory
      prepare={(editor) => {
        const gone = { question: 'lifestyle_1', is: ['gone'] }
        editor.act('Ask later', setValue(editor.state().data, lifestyle, condition, gone).operations)
        editor.update({
          problems: [
            problemWith({ at: { file: lifestyle, place: [...condition, 'is', 0] } }),
            problemWith({ at: { file: section, place: ['title'] } }),
          ],
        })
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('tree')
    const isInCondition = () =>
      waitFor(() => expect(canvas.getByRole('region', { name: 'Ask when' })).toContainElement(focused()))
    await userEvent.keyboard('{F8}')
    await isInCondition()
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(focused()).toHaveAccessibleDescription(/visitors would see nothing here/))
    await expect(canvas.queryByRole('region', { name: 'Ask when' })).toBeNull()
    await userEvent.keyboard('{Shift>}{F8}{/Shift}')
    await isInCondition()
  },
}
const focused = () => document.activeElement as HTMLElement | null

/** The first tab stop of the page skips the bar and the list. */
export const Skipped: Story = {
  render: () => (
    <ShellStory>
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('tree')
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to the open item' })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** The copy of a question gets the focus in the list; when it is undone, the row in its place does. */
export const DuplicatedInTheList: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address={question('5')}>
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas, canvasElement }) => {
    const row = () => currentRow(canvasElement)
    await canvas.findByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(row()?.dataset['key']).toMatch(/questions\/5$/))
    row()?.focus()
    await userEvent.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(row()?.dataset['key']).not.toMatch(/questions\/5$/))
    await waitFor(() => expect(row()).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(row()?.dataset['key']).toMatch(/questions\/6$/))
    await waitFor(() => expect(row()).toHaveFocus())
    await expect(canvas.queryByRole('treeitem', { selected: true })).toBeNull()
    await expect(await canvas.findByText(/Redo brings it back/)).toBeVisible()
  },
}

/** A new entry may be taller than the window: its first field, which has the focus, is visible. */
export const LongEntryAdded: Story = {
  tags: ['slow'],
  render: () => (
    <ShellStory address="/studio/edit/settings/consent.yaml/-/">
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Consent to Consents' }))
    await userEvent.keyboard('Your wishes{Enter}')
    const version = await canvas.findByRole('textbox', { name: /^Version/ })
    await waitFor(() => expect(version).toHaveFocus())
    const main = canvas.getByRole('main')
    let before = -1
    const hasScrolled = () => {
      const isThere = before === main.scrollTop
      before = main.scrollTop
      return isThere && before > 0
    }
    await waitFor(() => expect(hasScrolled()).toBe(true), { interval: 200 })
    await expect(version.getBoundingClientRect().top).toBeGreaterThan(main.getBoundingClientRect().top)
  },
}
