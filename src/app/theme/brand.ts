/** The brand of the content as CSS variables that override those of the design system. */
import type { Brand } from '#types/content.generated.ts'
import { semanticTokens, tokens } from './tokens.ts'

type Scheme = keyof Brand['colours']
type Colours = Brand['colours'][Scheme]
type Radius = keyof Brand['radius']
type Font = keyof Brand['type']

/** The tokens that a colour of the brand sets. The first one has its value in the design system. */
const colourTokens: Readonly<Record<keyof Colours, readonly [string, ...string[]]>> = {
  page: ['bg.page'],
  panel: ['bg.panel'],
  text: ['fg.default', 'border.strong'],
  muted: ['fg.muted'],
  accent: ['accent.solid'],
  accent_hover: ['accent.hover'],
  on_accent: ['accent.on'],
  link: ['accent.text', 'accent.border'],
  focus: ['focus.ring'],
  hero: ['bg.hero'],
  on_hero: ['fg.onHero'],
  band: ['bg.band'],
  on_band: ['fg.onBand'],
  footer: ['bg.foot'],
  on_footer: ['fg.onFoot'],
}

const radiusTokens: Readonly<Record<Radius, string>> = { small: 'sm', medium: 'md', large: 'lg', panel: 'xl' }
const fonts: readonly Font[] = ['display', 'body']

/** Contains only what differs from the design system, so it is empty for the brand that the system was made for. */
export const brandStyles = (brand: Brand): string => {
  const light = changedColours(brand, 'light')
  const dark = changedColours(brand, 'dark')
  const radii = Object.entries(radiusTokens).map(([name, token]) => {
    const value = `${brand.radius[name as Radius]}px`
    return value === tokenAt(tokens.radii, token) ? '' : `--r-radii-${token}:${value};`
  })
  const families = fonts.map((name) =>
    brand.type[name] === tokenAt(tokens.fonts, name) ? '' : `--r-fonts-${name}:${brand.type[name]};`,
  )
  return [
    rule(':root', [...radii, ...families, light].join('')),
    media('screen', rule(':root[data-theme=dark]', dark)),
    media('screen and (prefers-color-scheme:dark)', rule(':root:not([data-theme])', dark)),
  ].join('')
}

const changedColours = ({ colours }: Brand, scheme: Scheme): string =>
  Object.entries(colourTokens)
    .flatMap(([name, [first, ...others]]) => {
      const colour = colours[scheme][name as keyof Colours]
      if (colour.toUpperCase() === designColour(first, scheme)?.toUpperCase()) return []
      return [first, ...others].map((token) => `--r-colors-${variableName(token)}:${colour};`)
    })
    .join('')

const designColour = (token: string, scheme: Scheme): string | undefined => {
  const value = tokenAt(semanticTokens.colors, token)
  if (typeof value === 'string') return value
  return (value as { readonly base: string; readonly _dark: string } | undefined)?.[
    scheme === 'light' ? 'base' : '_dark'
  ]
}

/** The value of a token by its path, such as `fg.onHero`. */
const tokenAt = (tree: unknown, path: string): unknown =>
  [...path.split('.'), 'value'].reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    tree,
  )

const variableName = (token: string): string =>
  token.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const rule = (selector: string, declarations: string): string =>
  declarations === '' ? '' : `${selector}{${declarations}}`
const media = (query: string, rules: string): string => (rules === '' ? '' : `@media ${query}{${rules}}`)
