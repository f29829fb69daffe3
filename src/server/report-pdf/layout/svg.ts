/** Draws the site's SVG drawings as vectors: paths and simple shapes with groups, `use`, transforms, fills and strokes. */
import type { PdfDocument } from './document.ts'

type Node = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: Node[]
}

export type Drawing = {
  readonly root: Node
  /** The view box. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** null: the file is damaged, or has something that this program cannot draw. */
export const readDrawing = (text: string): Drawing | null => {
  const root = readNodes(text)
  const box = root?.attributes.viewBox?.split(/[\s,]+/).map(Number) ?? []
  const [left = NaN, top = NaN, width, height] = box
  if (!root || !Number.isFinite(left + top) || !width || !height || !nodesOf(root).every(isDrawable)) return null
  return { root, left, top, width, height }
}

const nodesOf = (node: Node): readonly Node[] => [node, ...node.inside.flatMap(nodesOf)]
const drawable = new Set(['svg', 'defs', 'g', 'use', 'path', 'rect', 'circle', 'ellipse'])
const isDrawable = ({ attributes, tag }: Node): boolean => drawable.has(tag) && attributes['clip-path'] === undefined

const readNodes = (text: string): Node | null => {
  const top: Node = { tag: '', attributes: {}, inside: [] }
  const open = [top]
  for (const [, close, tag = '', attributes = '', empty] of text.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (close) {
      open.pop()
      continue
    }
    const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
    const node: Node = { tag, attributes: Object.fromEntries(pairs), inside: [] }
    open.at(-1)?.inside.push(node)
    if (!empty) open.push(node)
  }
  return open.length === 1 ? (top.inside[0] ?? null) : null
}

export type DrawingColours = {
  /** `currentColor`. */
  readonly line: string
  /** Values of CSS variables. Other variables have the fallback value in the drawing. */
  readonly variables?: Readonly<Record<string, string>>
}

/** Draws it with its upper left corner at x, y. The caller tags it as a figure or an artifact. */
export const drawDrawing = (
  document: PdfDocument,
  { left, root, top, width }: Drawing,
  colours: DrawingColours,
  x: number,
  y: number,
  toWidth: number,
): void => {
  const byId = new Map(nodesOf(root).map((node) => [node.attributes.id, node]))
  const draw = (node: Node, inherited: Readonly<Record<string, string>>): void => {
    const style = { ...inherited, ...node.attributes }
    document.save()
    applyTransform(document, node)
    if (node.tag === 'use') {
      const target = byId.get(node.attributes.href?.slice(1))
      if (target && target.tag !== 'use') draw(target, withoutPlace(style))
    } else if (node.tag === 'svg' || node.tag === 'g') for (const one of node.inside) draw(one, withoutPlace(style))
    else if (node.tag !== 'defs') paint(document, node, style, colours)
    document.restore()
  }
  document
    .save()
    .translate(x, y)
    .scale(toWidth / width)
    .translate(-left, -top)
  draw(root, { fill: '#000', stroke: 'none', 'stroke-width': '1' })
  document.restore()
}

const inheritable = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
]
const withoutPlace = (style: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(style).filter(([name]) => inheritable.includes(name)))

const numbersIn = (text = ''): readonly number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)

const applyTransform = (document: PdfDocument, { attributes, tag }: Node): void => {
  if (tag === 'use') document.translate(Number(attributes.x ?? 0), Number(attributes.y ?? 0))
  for (const [, kind, values] of (attributes.transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = numbersIn(values)
    if (kind === 'translate') document.translate(a, b ?? 0)
    if (kind === 'scale') document.scale(a, b ?? a)
    if (kind === 'rotate') document.rotate(a, { origin: [b ?? 0, c] })
  }
}

const paint = (
  document: PdfDocument,
  node: Node,
  style: Readonly<Record<string, string>>,
  colours: DrawingColours,
): void => {
  const [fill, stroke] = [colourOf(style.fill, colours), colourOf(style.stroke, colours)]
  if (!fill && !stroke) return
  outline(document, node)
  document.opacity(Number(style.opacity ?? 1))
  document.lineWidth(Number(style['stroke-width'] ?? 1))
  document.lineCap(style['stroke-linecap'] === 'round' ? 'round' : 'butt')
  document.lineJoin(style['stroke-linejoin'] === 'round' ? 'round' : 'miter')
  const [dash, space = dash] = numbersIn(style['stroke-dasharray'])
  // A dash of length 0 is a dot with round ends; pdfkit refuses it.
  if (dash !== undefined) document.dash(Math.max(dash, 0.01), { space: space ?? dash })
  if (fill && stroke) document.fillAndStroke(fill, stroke)
  else if (fill) document.fill(fill)
  else if (stroke) document.stroke(stroke)
}

const outline = (document: PdfDocument, { attributes, tag }: Node): void => {
  const at = (name: string): number => Number(attributes[name] ?? 0)
  if (tag === 'path') document.path(attributes.d ?? '')
  if (tag === 'rect') document.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'))
  if (tag === 'circle') document.circle(at('cx'), at('cy'), at('r'))
  if (tag === 'ellipse') document.ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
}

const colourOf = (value = 'none', { line, variables = {} }: DrawingColours): string | null => {
  const [, name = '', fallback] = /^var\((--[\w-]+),\s*([^)]+)\)$/.exec(value) ?? []
  const colour = fallback === undefined ? value : (variables[name] ?? fallback)
  if (colour === 'none') return null
  return colour === 'currentColor' ? line : colour
}
