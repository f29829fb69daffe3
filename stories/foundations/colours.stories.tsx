/** The colours of the design system by role. A brand in the content may replace some of them. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { semanticTokens } from '#app/theme/tokens.ts'
import { contrastOf } from '#engine/contrast.ts'
import { Sheet } from '#testing/stories/token-sheet.tsx'

type Scheme = 'base' | '_dark'
type Colour = { readonly name: string; readonly base: string; readonly _dark: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const coloursIn = (tree: unknown, path = ''): readonly Colour[] => {
  if (!isObject(tree)) return []
  const { value } = tree
  if (typeof value === 'string') return [{ name: path, base: value, _dark: value }]
  if (isObject(value)) return [{ name: path, base: String(value.base), _dark: String(value._dark) }]
  return Object.entries(tree).flatMap(([name, child]) => coloursIn(child, path ? `${path}.${name}` : name))
}

const colours = coloursIn(semanticTokens.colors)
const groups = [...new Set(colours.map(({ name }) => name.split('.')[0] ?? ''))]

const colour = (name: string): Colour => {
  const found = colours.find((one) => one.name === name)
  if (!found) throw new Error(`There is no colour ${name}`)
  return found
}

/** Pairs of text and background colours. */
const texts: readonly (readonly [string, string])[] = [
  ...['bg.page', 'bg.subtle', 'bg.panel', 'bg.raised', 'bg.tile'].flatMap((ground) =>
    ['fg.default', 'fg.muted', 'accent.text'].map((text) => [text, ground] as const),
  ),
  ...['mango', 'indigo', 'hibiscus', 'leaf'].map((tint) => ['fg.default', `tint.${tint}`] as const),
  ['fg.onHero', 'bg.hero'],
  ['fg.onBand', 'bg.band'],
  ['fg.onFoot', 'bg.foot'],
  ['fg.inverse', 'bg.inverse'],
  ['accent.on', 'accent.solid'],
  ['accent.on', 'accent.hover'],
  ['accent.text', 'accent.subtle'],
  ['highlight.on', 'highlight.solid'],
  ...['danger', 'warning', 'success', 'info'].map((tone) => [`status.${tone}.text`, `status.${tone}.bg`] as const),
  ...['low', 'middle', 'high', 'watch', 'alert'].map((tone) => [`score.${tone}.text`, `score.${tone}.subtle`] as const),
]

/** Pairs for parts other than text that have to be visible: score bars, borders of controls, the focus ring. */
const shapes: readonly (readonly [string, string])[] = [
  ...['low', 'middle', 'high', 'watch', 'alert'].map((tone) => [`score.${tone}.bar`, 'score.track'] as const),
  ['border.control', 'bg.page'],
  ['border.control', 'bg.panel'],
  ['focus.ring', 'bg.page'],
  ['accent.border', 'accent.subtle'],
]

const ratio = (front: string, ground: string, scheme: Scheme): number =>
  contrastOf(colour(front)[scheme], colour(ground)[scheme])

const Swatches = ({ scheme }: { readonly scheme: Scheme }) => (
  <Sheet>
    {groups.map((group) => (
      <section key={group}>
        <h2>{group}</h2>
        <ul>
          {colours
            .filter(({ name }) => name.startsWith(`${group}.`))
            .map((one) => (
              <li key={one.name}>
                <span style={{ background: one[scheme] }} />
                {one.name}
                <small>{one[scheme]}</small>
              </li>
            ))}
        </ul>
      </section>
    ))}
  </Sheet>
)

const Pairs = ({ scheme }: { readonly scheme: Scheme }) => (
  <Sheet>
    {[
      { title: 'Text, at least 4.5', pairs: texts },
      { title: 'Shapes, at least 3', pairs: shapes },
    ].map(({ title, pairs }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {pairs.map(([front, ground]) => (
            <li key={`${front} ${ground}`}>
              <span style={{ background: colour(ground)[scheme], color: colour(front)[scheme] }}>
                {pairs === texts ? 'Aa' : <i style={{ width: 48, height: 12, background: 'currentcolor' }} />}
              </span>
              {front}
              <small>
                on {ground}: {ratio(front, ground, scheme).toFixed(1)}
              </small>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Sheet>
)

const lessThan = (least: number, pairs: readonly (readonly [string, string])[], scheme: Scheme): readonly string[] =>
  pairs.filter(([front, ground]) => ratio(front, ground, scheme) < least).map((pair) => pair.join(' on '))

const meta = { title: 'Foundations/Colours' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => <Swatches scheme="base" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(colours.length)
    await expect(canvas.getByText('bg.page')).toBeVisible()
  },
}
export const AllInTheDark: Story = { ...All, render: () => <Swatches scheme="_dark" />, globals: { theme: 'dark' } }
export const Contrast: Story = {
  render: () => <Pairs scheme="base" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(texts.length + shapes.length)
    await expect(lessThan(4.5, texts, 'base')).toEqual([])
    await expect(lessThan(3, shapes, 'base')).toEqual([])
  },
}
export const ContrastInTheDark: Story = {
  render: () => <Pairs scheme="_dark" />,
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(texts.length + shapes.length)
    await expect(lessThan(4.5, texts, '_dark')).toEqual([])
    await expect(lessThan(3, shapes, '_dark')).toEqual([])
  },
}
