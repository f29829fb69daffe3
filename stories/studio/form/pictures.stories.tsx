/** Choosing one of the pictures of the content. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import { renderEditedForm, storedValue, type EditedFormArgs } from '#testing/stories/form-story.tsx'

const option = { file: 'quiz/sections/hair-details.yaml', place: ['questions', '5', 'options', 'type_4a'] }
const meta: Meta<EditedFormArgs> = {
  title: 'Studio/Form/Pictures',
  render: renderEditedForm,
  args: {
    ...option,
    prepare: (made) => {
      const size = { bytes: 20_400, width: 320, height: 240 }
      const added = ['quiz/loose-curl.png', 'quiz/wave.png'].map(
        (path) => ({ kind: 'picture', file: `media/${path}`, before: null, after: 'ab'.repeat(32), size }) as const,
      )
      made.act('Upload pictures', added)
    },
  },
}
export default meta
type Story = StoryObj<EditedFormArgs>

const choose: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose' }))
}

/** Pictures are found by the words that are shown below them. */
export const Found: Story = {
  play: async (context) => {
    await choose(context)
    const dialog = within(await context.canvas.findByRole('dialog', { name: 'Choose a picture' }))
    await userEvent.keyboard('loose curl')
    await waitFor(() => expect(dialog.getAllByRole('button', { pressed: false })).toHaveLength(1))
    await expect(dialog.getByRole('button', { name: 'Loose curl' })).toBeVisible()
  },
}

/** In a content without pictures there is nothing to search. */
export const None: Story = {
  args: { prepare: () => undefined },
  play: async (context) => {
    await choose(context)
    const dialog = within(await context.canvas.findByRole('dialog', { name: 'Choose a picture' }))
    await expect(dialog.getByText(/There are no pictures yet/)).toBeVisible()
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}

/** Pictures with the same name are distinguished by their paths, also for screen readers. */
export const OfOneName: Story = {
  args: {
    prepare: (made) => {
      const size = { bytes: 20_400, width: 320, height: 240 }
      const added = ['quiz/wave.png', 'steps/wave.png', 'steps/wave.svg'].map(
        (path) => ({ kind: 'picture', file: `media/${path}`, before: null, after: 'ab'.repeat(32), size }) as const,
      )
      made.act('Upload pictures', added)
    },
  },
  play: async (context) => {
    await choose(context)
    const dialog = within(await context.canvas.findByRole('dialog', { name: 'Choose a picture' }))
    await userEvent.keyboard('wave')
    for (const name of ['quiz/wave.png', 'steps/wave.png', 'steps/wave.svg'])
      await expect(await dialog.findByRole('button', { name })).toBeVisible()
  },
}

/** That a picture is large is said where it is chosen, before it is published. */
export const Large: Story = {
  args: {
    prepare: (made) => {
      const size = { bytes: 8_889_768, width: 5000, height: 4000 }
      const file = 'media/quiz/huge.jpg'
      made.act('Upload a picture', [
        { kind: 'picture', file, before: null, after: 'ab'.repeat(32), size },
        ...setValue(made.state().data, option.file, [...option.place, 'image'], 'quiz/huge.jpg').operations,
      ])
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has 8.9 MB, which takes long to load on a phone. Export it smaller/)).toBeVisible()
  },
}

let answer = (): void => undefined
/** A picture whose description is missing asks for it, but not while the editor types in another field. */
export const UploadedWhileTyping: Story = {
  args: {
    prepare: (made) => {
      const { file, place } = option
      made.act('Clear', setValue(made.state().data, file, [...place, 'alt'], undefined).operations)
    },
  },
  beforeEach: () => {
    const before = window.fetch
    window.fetch = async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return Response.json({ bytes: 20, width: 1, height: 1, hash: 'cd'.repeat(32), name: 'new.png', notes: [] })
    }
    return () => {
      window.fetch = before
    }
  },
  play: async ({ canvas }) => {
    const label = canvas.getByRole('textbox', { name: /^Label/ })
    const upload = async () => {
      await userEvent.upload(
        canvas.getByLabelText('Upload Picture'),
        new File(['picture'], 'new.png', { type: 'image/png' }),
      )
    }
    await upload()
    await userEvent.type(label, ' A')
    answer()
    await canvas.findByText(/The picture was added/)
    await userEvent.type(label, 'B', { skipClick: true })
    await expect(label).toHaveFocus()
  },
}

/** After choosing another picture, the description is still that of the previous one. */
export const Chosen: Story = {
  play: async (context) => {
    await choose(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Wave' }))
    await expect(storedValue(option.file, [...option.place, 'image'])).toBe('quiz/wave.png')
    await expect(context.canvas.getByText('Check that its description fits.')).toBeVisible()
  },
}
