import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { valueIn } from '#editing/place.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { FormStory } from '#testing/stories/form-story.tsx'

let editor: Editor
const file = 'emails/reset-link.yaml'
const meta: Meta = {
  title: 'Studio/Form/Markdown',
  render: () => (
    <FormStory
      folder="content"
      file={file}
      place={[]}
      prepare={(made) => {
        editor = made
      }}
    />
  ),
}
export default meta
type Story = StoryObj

const paste: NonNullable<Story['play']> = async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: /^Body/ })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste('You need:\n•\tA comb\n•\tWater\nThen begin.')
}

/** A list that is pasted from a word processor becomes a Markdown list. */
export const Pasted: Story = {
  play: async (context) => {
    await paste(context)
    await expect(valueIn(editor.state().data.get(file), ['body'])).toBe('You need:\n\n- A comb\n- Water\n\nThen begin.')
    await expect(context.canvas.getByText('The bullets or numbers became a list.')).toBeVisible()
  },
}

/** Placeholders are offered below the subject and the body, as below other texts. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    const body = canvas.getByRole('textbox', { name: /^Body/ })
    await userEvent.clear(body)
    await userEvent.click(within(canvas.getByRole('group', { name: 'Insert into Body' })).getByText('Username'))
    await expect(body).toHaveValue('{username}')
    await expect(within(canvas.getByRole('group', { name: 'Insert into Subject' })).getByText('Link')).toBeVisible()
  },
}

/** The preview has bullets, and space between paragraphs. */
export const Previewed: Story = {
  play: async (context) => {
    await paste(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }))
    const entry = await waitFor(() => canvas.getByText('A comb'))
    const list = entry.closest('ul')
    if (!list) throw new Error('The entries are in a list')
    await expect(getComputedStyle(list).listStyleType).toBe('disc')
    await expect(list.getBoundingClientRect().left).toBeLessThan(entry.closest('li')?.getBoundingClientRect().left ?? 0)
    const end = canvas.getByText('Then begin.').getBoundingClientRect().top
    await expect(end - list.getBoundingClientRect().bottom).toBeGreaterThan(6)
  },
}
