/** The colours of the PDF: the light values of the theme's tokens, and the colours of the brand as hex values. */
const names = [
  'bg.subtle',
  'bg.tile',
  'fg.default',
  'fg.muted',
  'accent.text',
  'highlight.solid',
  'border.card',
  'border.strong',
  'art.mangoOnHero',
  'tint.mango',
  'tint.indigo',
  'tint.hibiscus',
  'tint.leaf',
  'score.track',
  'score.low.bar',
  'score.low.text',
  'score.middle.bar',
  'score.middle.text',
  'score.high.bar',
  'score.high.text',
  'score.watch.bar',
  'score.watch.text',
  'score.alert.bar',
  'score.alert.text',
  'status.warning.text',
  'status.warning.bg',
  'status.warning.border',
] as const
export type Colour = (typeof names)[number] | `#${string}`

type Tree = { readonly [name: string]: unknown }

/** Inlined into the bundle: no file is read at run time. */
const tokens = import.meta.glob<Tree>('/src/app/theme/tokens.json', { eager: true, import: 'default' })

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const tokenAt = (path: string): Tree => {
  const found = path
    .split('.')
    .reduce<unknown>((tree, name) => (isTree(tree) ? tree[name] : undefined), Object.values(tokens)[0])
  if (!isTree(found)) throw new Error(`tokens.json has no ${path}`)
  return found
}

/** Follows references such as `{palette.ink.100}` to a hex value. */
const hexOf = (path: string): string => {
  const { $value } = tokenAt(path)
  if (typeof $value === 'string') return hexOf($value.slice(1, -1))
  if (isTree($value) && typeof $value.hex === 'string') return $value.hex
  throw new Error(`tokens.json: ${path} is no colour`)
}

const hexes = new Map<Colour, string>(names.map((name) => [name, hexOf(`color.light.${name}`)]))

export const hex = (name: Colour): string =>
  name.startsWith('#') ? name : (hexes.get(name) ?? hexOf(`color.light.${name}`))

/** A colour of the brand, such as `#26408B`. */
export const brandColour = (digits: string): Colour => `#${digits.slice(1)}`

const tints: readonly Colour[] = ['tint.mango', 'tint.indigo', 'tint.hibiscus', 'tint.leaf']
/** Tints have no meaning; they only depend on the position. */
export const tintAt = (position: number): Colour => tints[position % tints.length] ?? 'tint.mango'
