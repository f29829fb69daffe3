import { MemoryRouter, useLocation } from 'react-router-dom'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { NewStepDialog } from '#studio/tree/new-step-dialog.tsx'
import { useNewStep } from '#studio/tree/new-step.ts'
import { EditorContext } from '#studio/editor/use-editor.ts'
import { Button } from '#studio/ui/button.tsx'
import { StudioRoot } from '#studio/ui/studio-root.tsx'
import { editorOf } from '#testing/stories/studio-story.tsx'

const Page = () => {
  const ask = useNewStep()
  const { pathname } = useLocation()
  return (
    <main style={{ padding: 16 }}>
      <Button
        onClick={() => {
          ask('questions')
        }}
      >
        Add a step after it
      </Button>
      <p>{pathname}</p>
    </main>
  )
}

const meta: Meta = {
  title: 'Studio/New step',
  render: () => (
    <StudioRoot>
      <MemoryRouter>
        <EditorContext value={editorOf('examples/phq-9')}>
          <NewStepDialog>
            <Page />
          </NewStepDialog>
        </EditorContext>
      </MemoryRouter>
    </StudioRoot>
  ),
}
export default meta

export const Asked: StoryObj = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a step after it' }))
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'Heading' })).toHaveFocus())
  },
}

export const AddedByKeyboard: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Add a step after it' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Heading' })).toHaveFocus())
    await userEvent.keyboard('At night{Enter}')
    await expect(await canvas.findByText(/at_night/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
