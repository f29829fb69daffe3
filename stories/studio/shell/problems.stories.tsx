import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { setValue } from '#editing/build/set-value.ts'
import type { Editor } from '#studio/editor/editor.ts'
import { symlinkWarnings } from '#studio/problems/symlink-warnings.ts'
import { ProblemsPage } from '#studio/problems/problems-page.tsx'
import { problemsOf, problemWith } from '#testing/stories/shell-problems.ts'
import { ShellStory } from '#testing/stories/shell-story.tsx'
import { dark, phone } from '#testing/stories/appearances.ts'

const shows = (prepare: (editor: Editor) => void) => (
  <ShellStory address="/studio/problems" prepare={prepare}>
    <main style={{ padding: 16 }}>
      <ProblemsPage />
    </main>
  </ShellStory>
)
const meta: Meta = { title: 'Studio/Shell/Problems' }
export default meta
type Story = StoryObj

export const None: Story = { render: () => shows((editor) => editor.update({ problems: [], compiled: 'valid' })) }
/** Right after the studio was opened, it is unknown whether the draft has problems. */
export const NotCheckedYet: Story = {
  render: () => shows((editor) => editor.update({ problems: [], compiled: 'checking' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Being checked…')).toBeVisible()
    await expect(canvas.queryByText('No problems')).toBeNull()
  },
}
export const Several: Story = {
  render: () =>
    shows((editor) => {
      editor.update({
        compiled: 'broken',
        problems: [
          ...problemsOf('quiz/quiz.yaml', '/title'),
          ...problemsOf('quiz/sections/hair-care.yaml', '/questions/1/title'),
          ...problemsOf('settings/site.yaml', '/name').map((one) => ({ ...one, severity: 'warning' as const })),
        ],
      })
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button', { name: 'Go to it' })).toHaveLength(3)
    await expect(canvas.getByText(/^2 errors have to be corrected/)).toBeVisible()
  },
}
export const SeveralInTheDark: Story = { ...Several, ...dark, tags: ['appearance'] }
export const SeveralOnAPhone: Story = { ...Several, ...phone, tags: ['appearance'] }

/** The site uses these files, but the studio leaves them out. Without a message, editors would look for them in vain. */
export const LinkOutOfTheFolder: Story = {
  render: () =>
    shows((editor) => {
      editor.update({ compiled: 'valid', problems: symlinkWarnings({ name: 'content', outside: ['media/brand'] }) })
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^“media\/brand” is a link that leads out/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Go to it' })).toBeNull()
  },
}

/** Pictures have no form, so unused ones, published or just uploaded, are deleted here. */
export const UnusedPictures: Story = {
  render: () =>
    shows((made) => {
      editor = made
      const { folder } = made.state()
      const published = { path: 'media/uploads/old.png', hash: 'a1', bytes: 1, width: 1, height: 1 }
      made.act('Upload a picture', [{ kind: 'picture', file: 'media/uploads/new.png', before: null, after: 'b2' }])
      made.update({
        folder: { ...folder, pictures: [published] },
        compiled: 'valid',
        problems: ['old', 'new'].map((name) =>
          problemWith({ code: 'content/unused', severity: 'warning', file: `content/media/uploads/${name}.png` }),
        ),
      })
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pictures' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the picture old.png' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the picture new.png' }))
    await expect(
      editor
        .state()
        .draft.acts.flatMap(({ operations }) => operations)
        .slice(1),
    ).toEqual([
      { kind: 'picture', file: 'media/uploads/old.png', before: 'a1', after: null },
      { kind: 'picture', file: 'media/uploads/new.png', before: 'b2', after: null },
    ])
  },
}

let editor: Editor
const file = 'quiz/quiz.yaml'
/** A fix is one press, and one step of undo. */
export const WithFix: Story = {
  render: () => (
    <ShellStory
      address="/studio/problems"
      ask={() => Promise.resolve(setValue(editor.state().data, file, ['title'], 'The quiz').operations as never)}
      prepare={(made) => {
        editor = made
        const edits = [{ file: `content/${file}`, from: 0, to: 0, text: '' }]
        made.update({ compiled: 'broken', problems: problemsOf(file, '/title', [{ title: 'Write a title.', edits }]) })
      }}
    >
      <main style={{ padding: 16 }}>
        <ProblemsPage />
      </main>
    </ShellStory>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Write a title' }))
    await waitFor(() => expect(editor.state().draft.acts.map(({ title }) => title)).toEqual(['Write a title']))
  },
}
