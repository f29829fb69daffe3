import { describe, expect, it } from 'vitest'
import { type Colour, hex } from './colours.ts'

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (name: Colour | 'white'): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = name === 'white' ? 1 : Number.parseInt(hex(name).slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: Colour, other: Colour | 'white'): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

// Minimum contrast of WCAG 2.2: 3:1 for graphics (1.4.11), 4.5:1 for text (1.4.3).
describe('contrast in the PDF', () => {
  it.each(['score.low.bar', 'score.middle.bar', 'score.high.bar', 'score.watch.bar', 'score.alert.bar'] as const)(
    '%s is seen on its track',
    (bar) => {
      expect(contrast(bar, 'score.track')).toBeGreaterThanOrEqual(3)
      expect(contrast(bar, 'white')).toBeGreaterThanOrEqual(3)
    },
  )

  it.each([
    ['fg.default', 'white'],
    ['fg.muted', 'white'],
    ['accent.text', 'white'],
    ['score.low.text', 'white'],
    ['score.middle.text', 'white'],
    ['score.high.text', 'white'],
    ['score.watch.text', 'white'],
    ['score.alert.text', 'white'],
    ['status.warning.text', 'white'],
    ['fg.default', 'status.warning.bg'],
    ['fg.default', 'bg.subtle'],
    ['fg.muted', 'tint.mango'],
    ['fg.muted', 'tint.indigo'],
    ['fg.muted', 'tint.hibiscus'],
    ['fg.muted', 'tint.leaf'],
  ] as const)('%s is read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
