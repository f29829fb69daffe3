/**
 * Converts tokens.json (Design Tokens format) to Chakra tokens: aliases are resolved, and each pair of a light and a
 * dark colour becomes one semantic token.
 */
import json from './tokens.json' with { type: 'json' }

type Tree = { readonly [name: string]: unknown }
type Leaf = { readonly value: unknown; readonly fluid: string | undefined }
type Values<Value> = { [name: string]: Values<Value> | { value: Value } }
type Pair = { readonly base: string; readonly _dark: string }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (path: string): Tree => {
  const found = path.split('.').reduce<unknown>((tree, name) => (isTree(tree) ? tree[name] : undefined), json)
  if (!isTree(found)) throw new Error(`tokens.json has no ${path}`)
  return found
}

/** A token value as CSS: alias, dimension, colour, cubic Bézier, list of fonts or shadows. */
const css = (value: unknown): string => {
  if (typeof value === 'string') return /^\{.+\}$/.test(value) ? css(at(value.slice(1, -1)).$value) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return list(value)
  if (!isTree(value)) throw new Error(`tokens.json: ${JSON.stringify(value)} is no value`)
  if ('hex' in value) return css(value.hex) + alpha(value.alpha)
  if ('unit' in value) return value.value === 0 ? '0' : `${css(value.value)}${css(value.unit)}`
  return ['offsetX', 'offsetY', 'blur', 'spread', 'color'].map((part) => css(value[part])).join(' ')
}

const alpha = (value: unknown): string =>
  typeof value === 'number'
    ? Math.round(value * 255)
        .toString(16)
        .padStart(2, '0')
    : ''

const list = (values: readonly unknown[]): string =>
  values.every((value) => typeof value === 'number')
    ? `cubic-bezier(${values.join(', ')})`
    : values.map((value) => (typeof value === 'string' && value.includes(' ') ? `"${value}"` : css(value))).join(', ')

const leaf = (tree: Tree): Leaf | undefined => {
  if (!('$value' in tree)) return undefined
  const extensions = tree.$extensions
  const fluid = isTree(extensions) ? extensions.fluidSize : undefined
  return { value: tree.$value, fluid: typeof fluid === 'string' ? fluid : undefined }
}

const map = <Value>(tree: Tree, each: (leaf: Leaf, path: string) => Value, path = ''): Values<Value> =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([name, child]) => {
      if (name.startsWith('$') || !isTree(child)) return []
      const here = path ? `${path}.${name}` : name
      const found = leaf(child)
      return [[name, found ? { value: each(found, here) } : map(child, each, here)]]
    }),
  )

const plain = (path: string): Values<string> => map(at(path), ({ value }) => css(value))

const pair = (path: string): string | Pair => {
  const light = css(at(`color.light.${path}`).$value)
  const dark = css(at(`color.dark.${path}`).$value)
  return light === dark ? light : { base: light, _dark: dark }
}

const textStyle = ({ value, fluid }: Leaf): Readonly<Record<string, string>> => {
  if (!isTree(value)) throw new Error('tokens.json: a text style is a set of values')
  const { fontSize, letterSpacing, lineHeight, fontWeight, fontFamily } = value
  const tracking = css(letterSpacing)
  return {
    ...(fontFamily === '{font.family.display}' ? { fontFamily: 'display' } : {}),
    fontSize: fluid ?? css(fontSize),
    fontWeight: css(fontWeight),
    lineHeight: css(lineHeight),
    ...(tracking === '0' ? {} : { letterSpacing: tracking }),
  }
}

export const breakpoints: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(at('breakpoint')).flatMap(([name, value]) =>
    isTree(value) && '$value' in value ? [[name, css(value.$value)]] : [],
  ),
)

export const tokens = {
  fonts: plain('font.family'),
  fontWeights: plain('font.weight'),
  spacing: plain('space'),
  sizes: plain('size'),
  radii: plain('radius'),
  borderWidths: plain('borderWidth'),
  durations: plain('duration'),
  easings: plain('easing'),
}

export const semanticTokens = {
  colors: map(at('color.light'), (_, path) => pair(path)),
  // In the dark theme, a lighter background shows elevation instead.
  shadows: map(at('shadow'), ({ value }) => ({ base: css(value), _dark: 'none' })),
}

/** For browsers without custom properties. */
const noticeColoursIn = (scheme: 'light' | 'dark') => ({
  ground: css(at(`color.${scheme}.bg.panel`).$value),
  text: css(at(`color.${scheme}.fg.default`).$value),
  link: css(at(`color.${scheme}.accent.text`).$value),
  border: css(at(`color.${scheme}.border.strong`).$value),
})
export const noticeColours = { light: noticeColoursIn('light'), dark: noticeColoursIn('dark') }

export const textStyles = map(at('text'), textStyle)

/** The CSS variables that the drawings in content/media read, and their tokens. */
export const artColours: readonly { readonly name: string; readonly token: string }[] = Object.keys(
  at('color.light.art'),
)
  .filter((name) => !name.startsWith('$') && name !== 'line' && name !== 'mangoOnHero')
  .map((name) => ({
    name: `--art-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    token: `art.${name}`,
  }))
