import { expect, test } from 'vitest'
import { defaultBrand as defaults } from '#testing/default-brand.ts'
import type { Brand } from '#types/content.generated.ts'
import { brandStyles } from './brand.ts'

test('the default brand is the one of the design system: it overrides nothing', () => {
  expect(brandStyles(defaults)).toBe('')
})

test('a brand overrides the colours, corners and fonts that differ, for light and dark screens', () => {
  const { colours, radius, type } = defaults
  const brand: Brand = {
    ...defaults,
    colours: { light: { ...colours.light, accent: '#0B6E4F' }, dark: { ...colours.dark, on_hero: '#FFFFFF' } },
    radius: { ...radius, medium: 4 },
    type: { ...type, display: 'Georgia, serif' },
  }
  expect(brandStyles(brand)).toBe(
    ':root{--r-radii-md:4px;--r-fonts-display:Georgia, serif;--r-colors-accent-solid:#0B6E4F;}' +
      '@media screen{:root[data-theme=dark]{--r-colors-fg-on-hero:#FFFFFF;}}' +
      '@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){--r-colors-fg-on-hero:#FFFFFF;}}',
  )
})
