import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { Markdown } from '#components/markdown.tsx'
import { Picture } from '#components/picture.tsx'
import { recipe } from '#components/recipe.ts'
import { showsTexts } from '#testing/stories/shows.ts'
import { expect } from 'storybook/test'
import { questionsIn } from '#engine/quiz/question-kinds.ts'

const meta = {
  title: 'Components/Text and pictures',
  decorators: [
    (Story) => (
      <main className={`${recipe('wrap', { width: 'form', pad: 'page' })} ${recipe('stack', { gap: 'md' })}`}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const failures = content.photos.texts.camera_help.failures

export const RunningText: Story = {
  render: () => (
    <>
      {failures.map(({ id, title, advice }) => (
        <section key={id} className={recipe('stack', { gap: 'xs' })}>
          <h2>{title}</h2>
          <Markdown nodes={advice} />
        </section>
      ))}
    </>
  ),
  play: showsTexts(...failures.map(({ title }) => title)),
}

const pictures = content.sections.flatMap((section) =>
  questionsIn(section).flatMap((question) => ('options' in question ? question.options : [])),
)

export const Drawings: Story = {
  render: () => (
    <ul className={recipe('stack', { gap: 'md', columns: 'two' })}>
      {pictures.map(
        ({ id, image, alt }) => image && <li key={`${id}-${image}`}>{<Picture src={image} alt={alt} />}</li>,
      )}
    </ul>
  ),
  play: async ({ canvas }) => {
    const withText = pictures.filter(({ alt, image }) => image && alt)
    await expect(canvas.getAllByRole('img')).toHaveLength(withText.length)
  },
}
