import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { DiscardDialog } from '#studio/review/discard-dialog.tsx'
import { useDiscarding } from '#studio/review/use-discarding.tsx'
import { Button } from '#studio/ui/button.tsx'
import { StudioStory } from '#testing/stories/studio-story.tsx'

const file = 'quiz.yaml'
const edit = (editor: Editor, title: string): void => {
  const { operations, title: act } = setValue(editor.state().data, file, ['title'], title)
  editor.act(act, operations)
}

let editor: Editor | undefined
let answer = (): void => undefined

const Discards = () => {
  const discarding = useDiscarding()
  return (
    <>
      <Button onClick={discarding.ask}>Discard</Button>
      <DiscardDialog name="Spring" changes={1} discarding={discarding} />
    </>
  )
}

/** The studio discards the draft on the server, and goes on with a new one. */
const meta = {
  title: 'Studio/Discarding',
  render: () => (
    <StudioStory
      folder="examples/phq-9"
      prepare={(made) => {
        editor = made
        edit(made, 'How are you?')
      }}
    >
      <Discards />
    </StudioStory>
  ),
  beforeEach: () => {
    const before = window.fetch
    window.fetch = async (_, init) => {
      if (init?.method !== 'DELETE')
        await new Promise<void>((resolve) => {
          answer = resolve
        })
      return Response.json(editor?.state().folder)
    }
    return () => {
      window.fetch = before
    }
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** What was sent cannot be cancelled. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    const dialog = await within(document.body).findByRole('dialog')
    const button = (name: string) => within(dialog).getByRole('button', { name })
    await userEvent.click(button('Discard 1 change'))
    await expect(button('Discard 1 change')).toHaveFocus()
    await userEvent.click(button('Keep the changes'))
    // What the Escape key does. Synthetic keys do not.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await expect(button('Keep the changes')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** For example by an editor who has gone back to the page before. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Discard 1 change' }))
    if (editor) edit(editor, 'How do you feel?')
    answer()
    await expect(await dialog.findByText(/changed meanwhile/)).toBeVisible()
    await expect(editor?.state().draft.acts).toHaveLength(2)
  },
}
