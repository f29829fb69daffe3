/** Type, space, corners, shadows and motion of the design system. */
import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { content } from 'virtual:content/all'
import { expect, userEvent, waitFor } from 'storybook/test'
import { semanticTokens, textStyles, tokens } from '#app/theme/tokens.ts'
import { Sheet } from '#testing/stories/token-sheet.tsx'
import { phone } from '#testing/stories/appearances.ts'

const valuesOf = (tree: object): readonly { readonly name: string; readonly value: string }[] =>
  Object.entries(tree).map(([name, leaf]) => ({ name, value: String((leaf as { readonly value: unknown }).value) }))

type TextStyle = Readonly<Record<string, string>>
const styles = Object.entries(textStyles).map(([name, leaf]) => ({ name, style: leaf.value as TextStyle }))
const families = Object.fromEntries(valuesOf(tokens.fonts).map(({ name, value }) => [name, value]))

const Samples = ({
  title,
  tree,
  sample,
}: {
  readonly title: string
  readonly tree: object
  readonly sample: (value: string) => React.CSSProperties
}) => (
  <section>
    <h2>{title}</h2>
    <ul>
      {valuesOf(tree).map(({ name, value }) => (
        <li key={name}>
          <span style={{ background: 'var(--r-colors-tint-mango)', ...sample(value) }} />
          {name}
          <small>{value}</small>
        </li>
      ))}
    </ul>
  </section>
)

const moves = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches

const Moving = () => {
  const [isAtEnd, setAtEnd] = useState(false)
  return (
    <Sheet>
      <button
        type="button"
        onClick={() => {
          setAtEnd(!isAtEnd)
        }}
      >
        Move
      </button>
      {valuesOf(tokens.easings).map((easing) => (
        <section key={easing.name}>
          <h2>{easing.name}</h2>
          <small>{easing.value}</small>
          <ul className="lines">
            {valuesOf(tokens.durations).map((duration) => (
              <li key={duration.name}>
                <span
                  style={{
                    width: '72px',
                    background: 'var(--r-colors-tint-indigo)',
                    marginInlineStart: isAtEnd ? 'calc(100% - 72px)' : 0,
                    transition: moves() ? `margin ${duration.value} ${easing.value}` : undefined,
                  }}
                />
                {duration.name}
                <small>{duration.value}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}

const meta = { title: 'Foundations/Type and shape' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Type: Story = {
  render: () => (
    <Sheet>
      <section>
        <h2>Text styles</h2>
        <ul className="lines">
          {styles.map(({ name, style }) => (
            <li key={name}>
              <div style={{ ...style, fontFamily: families[style.fontFamily ?? 'body'] }}>
                {name === 'score' ? '72' : content.brand.name}
              </div>
              {name}
              <small>
                {[style.fontFamily ?? 'body', style.fontSize, style.fontWeight, style.lineHeight, style.letterSpacing]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      </section>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(styles.length)
    await expect(canvas.getByText('72')).toHaveStyle({ fontWeight: '750', fontSize: '28px' })
  },
}
export const TypeOnAPhone: Story = { ...Type, ...phone, tags: ['appearance'] }

export const SpaceAndShape: Story = {
  render: () => (
    <Sheet>
      <Samples
        title="Space"
        tree={tokens.spacing}
        sample={(value) => ({ width: value, minHeight: value, border: 0, borderRadius: 0 })}
      />
      <Samples title="Corners" tree={tokens.radii} sample={(value) => ({ borderRadius: value })} />
      <Samples title="Borders" tree={tokens.borderWidths} sample={(value) => ({ border: `${value} solid` })} />
      <section>
        <h2>Shadows</h2>
        <ul>
          {Object.entries(semanticTokens.shadows).map(([name]) => (
            <li key={name}>
              <span style={{ boxShadow: `var(--r-shadows-${name})`, background: 'var(--r-colors-bg-panel)' }} />
              {name}
            </li>
          ))}
        </ul>
      </section>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2xs').firstElementChild).toHaveStyle({ width: '4px' })
    await expect(canvas.getByText('pill').firstElementChild).toHaveStyle({ borderRadius: '999px' })
  },
}

/** Press the button. With reduced motion, everything is in its final state at once. */
export const Motion: Story = {
  render: () => <Moving />,
  play: async ({ canvas }) => {
    const sample = canvas.getAllByText('quick')[0]?.firstElementChild
    const before = sample?.getBoundingClientRect().left ?? 0
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(sample?.getBoundingClientRect().left).toBeGreaterThan(before))
  },
}
