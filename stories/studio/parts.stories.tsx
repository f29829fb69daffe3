import { useLocation } from 'react-router-dom'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Editor } from '#studio/editor/editor.ts'
import { PartsPage } from '#studio/parts/parts-page.tsx'
import { ShellStory } from '#testing/stories/shell-story.tsx'

let editor: Editor
const Address = () => <p hidden>{useLocation().pathname}</p>

const meta: Meta<{ folder: string }> = {
  title: 'Studio/Pages and parts',
  args: { folder: 'examples/phq-9' },
  render: ({ folder }) => (
    <ShellStory
      folder={folder}
      address="/studio/parts"
      prepare={(made) => {
        editor = made
      }}
    >
      <main style={{ padding: 16 }}>
        <PartsPage />
        <Address />
      </main>
    </ShellStory>
  ),
}
export default meta
type Story = StoryObj<{ folder: string }>

const files = () => [...editor.state().data.keys()]

export const OneFile: Story = {}
export const InTheDark: Story = { globals: { theme: 'dark' } }
export const Everything: Story = {
  args: { folder: 'content' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Add Accounts' })).toBeNull()
    await expect(within(canvasElement).queryByRole('button', { name: 'Remove Scores' })).toBeNull()
    await expect(within(canvasElement).getByRole('button', { name: 'Remove About' })).toBeVisible()
  },
}

/** A part opens with what has to be written, and is gone with Undo. */
export const PartAdded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Accounts' }))
    await expect(canvas.getByText('/studio/edit/pages/login.yaml/-/')).toBeInTheDocument()
    await expect(files()).toContain('pages/reset-password.yaml')
    editor.undo()
    await expect(files()).toEqual(['quiz.yaml'])
  },
}

export const PageAddedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Add a page' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveFocus())
    await userEvent.keyboard('Imprint{Enter}')
    await expect(canvas.getByText('/studio/edit/pages/text/imprint.yaml/-/')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** What goes is said first. */
export const PageRemoved: Story = {
  args: { folder: 'content' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove About' }))
    await expect(await canvas.findByRole('dialog', { name: 'Remove About?' })).toHaveTextContent(
      /listed under Problems/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }))
    await expect(files()).toContain('pages/about.yaml')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove About' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove it' }))
    await expect(files()).not.toContain('pages/about.yaml')
    await expect(canvas.getByRole('button', { name: 'Add About' })).toBeVisible()
  },
}
