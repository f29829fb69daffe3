import { useLocation } from 'react-router-dom'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Editor } from '#studio/editor/editor.ts'
import { PartsPage } from '#studio/parts/parts-page.tsx'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { dark } from '#testing/stories/appearances.ts'

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

/** In a one-file quiz, scores and tips are not in this list. The page says where they are. */
export const OneFile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Insights, Signposts, Scores and Tips are settings/)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'About the quiz' }))
    await expect(canvas.getByText('/studio/edit/quiz.yaml/-/')).toBeInTheDocument()
  },
}
export const InTheDark: Story = { ...dark, tags: ['appearance'] }
export const Everything: Story = {
  args: { folder: 'content' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Add Accounts' })).toBeNull()
    await expect(within(canvasElement).getByRole('button', { name: 'Remove About' })).toBeVisible()
  },
}

/** Adding a part opens it with what has to be written, and Undo removes it. */
export const PartAdded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Accounts' }))
    await expect(await canvas.findByText('/studio/edit/pages/login.yaml/-/')).toBeInTheDocument()
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
    await expect(await canvas.findByText('/studio/edit/pages/text/imprint.yaml/-/')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** The dialog says first what is removed. */
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add About' })).toHaveFocus())
  },
}

/** A page of text is not in the list any more, so the focus is on the heading. */
export const TextPageRemovedByKeyboard: Story = {
  args: { folder: 'content' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Accessibility statement' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    canvas.getByRole('button', { name: 'Remove it' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: 'Remove Accessibility statement' })).toBeNull()
  },
}

/** References to entries of a part are shown before the part is removed. */
export const PartRemoved: Story = {
  args: { folder: 'examples/product-finder' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const page = within(document.body)
    await step('A part that another one needs stays, with the reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Routines' }))
      await expect(await page.findByText('“Products” needs this part. Remove “Products” first.')).toBeVisible()
      await userEvent.click(page.getByText('Close', { selector: 'button' }))
    })
    await step('One that nothing needs goes with what names its entries', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Profile' }))
      const dialog = within(await page.findByRole('dialog', { name: 'Remove “Profile”?' }))
      await expect(dialog.getByText(/This changes with it/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
      await expect(files()).not.toContain('analysis/profile.yaml')
      // In a quiz of one file it is a setting from now on, and not in the list.
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
      editor.undo()
      await expect(files()).toContain('analysis/profile.yaml')
    })
  },
}

/** The dialog as it opens. */
export const PartAsksFirst: Story = {
  args: { folder: 'content' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Scores' }))
    await expect(await within(document.body).findByRole('dialog', { name: 'Remove “Scores”?' })).toBeVisible()
  },
}
