/** Every icon and every drawing that the content has. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, iconPaths, type IconName } from '#components/icon.tsx'
import { Picture } from '#components/picture.tsx'
import { Sheet } from '#testing/stories/token-sheet.tsx'
import { dark } from '#testing/stories/appearances.ts'

const icons = Object.keys(iconPaths) as IconName[]
const drawings = Object.keys(import.meta.glob('/content/media/**/*.svg')).map((path) =>
  path.replace('/content/media/', ''),
)
const folders = [...new Set(drawings.map((path) => path.replace(/\/[^/]+$/, '')))]

const meta = { title: 'Foundations/Icons and drawings' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Icons: Story = {
  render: () => (
    <Sheet>
      <ul>
        {icons.map((name) => (
          <li key={name}>
            <span>
              <Icon name={name} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(icons.length)
    await expect(canvasElement.querySelectorAll('svg path[d]')).toHaveLength(icons.length)
  },
}

export const Drawings: Story = {
  render: () => (
    <Sheet>
      {folders.map((folder) => (
        <section key={folder}>
          <h2>{folder}</h2>
          <ul>
            {drawings
              .filter((path) => path.startsWith(`${folder}/`))
              .map((path) => (
                <li key={path}>
                  <span>
                    <Picture src={path} />
                  </span>
                  {path.slice(folder.length + 1)}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(drawings.length)
    await expect(canvasElement.querySelectorAll('svg use[href^="/media/"]')).toHaveLength(drawings.length)
  },
}
export const DrawingsInTheDark: Story = { ...Drawings, ...dark, tags: ['appearance'] }
