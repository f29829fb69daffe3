import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { findTexts, type TextHit } from '#editing/replace/find-texts.ts'
import { replaceAct } from '#editing/replace/replace-act.ts'
import { itemOf } from '#editing/words/item-of.ts'
import { StudioFrame } from '#studio/app/frame/studio-frame.tsx'
import { ReplaceScreen } from '#studio/replace/replace-screen.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import { changed } from '#testing/stories/review-story.tsx'
import { ReplacePage } from '#studio/replace/replace-page.tsx'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { schemas } from '#testing/stories/story-schemas.ts'
import { dark, phone } from '#testing/stories/appearances.ts'

let editor = changed()
const opened = fn<(hit: TextHit) => void>()

const Replace = ({ find }: { readonly find: string }) => {
  const [options, setOptions] = useState({ find, wholeWords: false, matchCase: false })
  const [replaced, setReplaced] = useState<string | null>(null)
  const { data } = editor.state()
  return (
    <StudioRoot>
      <main style={{ padding: 16 }}>
        <ReplaceScreen
          options={options}
          onOptions={setOptions}
          hits={findTexts(data, schemas, options).filter((hit) => !isLabel(hit))}
          fixed={findTexts(data, schemas, options).filter(isLabel)}
          onOpen={opened}
          whereOf={({ file, place }) => itemOf(schemas, data, file, place).title}
          replaced={replaced}
          onReplace={(hits, by) => {
            const { operations, title } = replaceAct(data, hits, options.find, by)
            editor.act(title, operations)
            setReplaced(`Replaced in ${hits.length} texts`)
          }}
          onUndo={() => {
            editor.undo()
            setReplaced(null)
          }}
        />
      </main>
    </StudioRoot>
  )
}

/** As if all labels were fixed. */
const isLabel = ({ place }: TextHit): boolean => place.at(-1) === 'label'

const meta: Meta<typeof Replace> = {
  title: 'Studio/Find and replace',
  component: Replace,
  beforeEach: () => {
    editor = changed()
  },
}
export default meta
type Story = StoryObj<typeof Replace>

export const Empty: Story = { args: { find: '' } }
export const Nothing: Story = { args: { find: 'unicorn' } }
export const Hits: Story = { args: { find: 'moisture' } }
export const InTheDark: Story = { ...Hits, ...dark, tags: ['appearance'] }
export const OnAPhone: Story = { ...Hits, ...phone, tags: ['appearance'] }
export const Many: Story = { args: { find: 'hair' }, tags: ['slow'] }

/** Enter deletes nothing: it moves the focus to the replacement and, while that is empty, to the button that says what it does. */
export const EnterInFind: Story = {
  tags: ['slow'],
  args: { find: '' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find' }), 'moisture{Enter}')
    await expect(editor.state().draft.acts).toHaveLength(0)
    await expect(canvas.getByRole('textbox', { name: 'Replace with' })).toHaveFocus()
    const button = canvas.getByRole('button', { name: /^Delete from/ })
    await expect(button).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect(editor.state().draft.acts).toHaveLength(0)
    await expect(button).toHaveFocus()
  },
}

/** One text is left out; all others are replaced in one act, which one press undoes. */
export const ReplacedByKeyboard: Story = {
  tags: ['slow'],
  args: { find: 'moisture' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = editor.state().data
    const boxes = canvas.getAllByRole('checkbox').slice(2)
    await expect(canvas.getByRole('button', { name: `Delete from ${boxes.length} texts` })).toBeEnabled()
    boxes[0]?.focus()
    await userEvent.keyboard(' ')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Replace with' }), 'water{Enter}')
    await expect(canvas.getByText(`Replaced in ${boxes.length - 1} texts`)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Find' })).toHaveFocus())
    await expect(editor.state().draft.acts).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => {
      await expect(editor.state().data).toEqual(before)
    })
  },
}

/** Unticked texts are remembered only for the same search. */
export const SearchedAgain: Story = {
  tags: ['slow'],
  args: { find: 'hair' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Tick none' }))
    await expect(canvas.getByRole('button', { name: 'Replace in 0 texts' })).toBeDisabled()
    const find = canvas.getByRole('textbox', { name: 'Find' })
    await userEvent.clear(find)
    // Each letter alone would find hundreds of texts.
    find.focus()
    await userEvent.paste('moisture')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Delete from [1-9]\d* texts$/ })).toBeEnabled())
    for (const box of canvas.getAllByRole('checkbox').slice(2)) await expect(box).toBeChecked()
  },
}

/** If the new text contains the searched text, pressing the button again does not replace it twice. */
export const ContainsItself: StoryObj = {
  tags: ['slow'],
  render: () => (
    <ShellStory
      address="/studio/replace"
      prepare={(made) => {
        editor = made
      }}
    >
      <main style={{ padding: 16 }}>
        <ReplacePage />
      </main>
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: 'Find' }).focus()
    await userEvent.paste('moisture')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Replace with' }), 'moisture and water')
    const button = await canvas.findByRole('button', { name: /^Replace in [1-9]\d* texts$/ })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace in 0 texts' })).toBeDisabled())
    await expect(JSON.stringify([...editor.state().data])).not.toMatch(/moisture and water and water/i)
    // After Undo, the texts can be replaced again.
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Replace in [1-9]\d* texts$/ })).toBeEnabled())
  },
}

/** Deleting a word is not called replacing. */
export const Deleted: StoryObj = {
  ...ContainsItself,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const find = canvas.getByRole('textbox', { name: 'Find' })
    await userEvent.clear(find)
    find.focus()
    await userEvent.paste('moisture')
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete from [1-9]\d* texts$/ }))
    await expect(await canvas.findAllByText(/^Deleted from [1-9]\d* texts$/)).not.toHaveLength(0)
    await expect(canvas.queryByText(/^Replaced in [1-9]/)).toBeNull()
  },
}

/** Right after a replacement, the undo keys undo it, although a text field has the focus, and the message about it disappears. */
export const UndoneByKeys: StoryObj = {
  tags: ['slow'],
  render: () => (
    <ShellStory
      address="/studio/replace"
      prepare={(made) => {
        editor = made
      }}
    >
      <StudioFrame />
    </ShellStory>
  ),
  play: async ({ canvas }) => {
    const find = await canvas.findByRole('textbox', { name: 'Find' })
    await userEvent.clear(find)
    // Each letter alone would find hundreds of texts.
    find.focus()
    await userEvent.paste('moisture')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Replace with' }), 'water')
    await canvas.findByRole('button', { name: /^Replace in [1-9]\d* texts$/ })
    await userEvent.keyboard('{Enter}')
    // Once on the screen, and once announced.
    await expect(await canvas.findAllByText(/^Replaced in/)).toHaveLength(2)
    const announced = canvas.getAllByRole('status').filter((one) => one.textContent.includes('Replaced in'))
    await expect(announced).toHaveLength(1)
    await waitFor(() => expect(find).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(editor.state().draft.done).toBe(0))
    await waitFor(() => expect(canvas.queryByText(/^Replaced in/)).toBeNull())
  },
}

/** Every hit can be opened, also those in texts that are not replaced. */
export const Opened: Story = {
  args: { find: 'moisture' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const places = canvas.getAllByRole('button', { name: /^See: / })
    await userEvent.click(places[0] ?? canvasElement)
    await expect(opened.mock.lastCall?.[0].file).toMatch(/\.yaml$/)
    const fixed = canvas.getByRole('region', { name: /^Not replaced: \d+ fixed texts?$/ })
    await userEvent.click(within(fixed).getAllByRole('button', { name: /^See: / })[0] ?? canvasElement)
    await expect(opened.mock.lastCall?.[0].text).toMatch(/moisture/i)
    await expect(within(fixed).queryByRole('checkbox')).toBeNull()
  },
}
