/** A small, strict parser for the XML that drawings need. It refuses everything that it does not know. */
export type XmlElement = {
  readonly name: string
  /** Entities in the values are decoded. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: readonly (XmlElement | string)[]
}

const name = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?'
const skipped = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/iy
const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/y
const text = /[^<]+/y
const closing = new RegExp(`</(${name})\\s*>`, 'y')
const opening = new RegExp(`<(${name})((?:\\s+${name}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`, 'y')
const attribute = new RegExp(`(${name})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g')
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }))

const deepest = 200
/** Per element. Drawings have a few dozen. */
const mostAttributes = 1000

/** The root element; null: this is not XML that can be read safely. Comments, processing instructions and document types are left out. */
export const readXml = (source: string): XmlElement | null => {
  const document: Open = { name: '', attributes: [], children: [] }
  const open: Open[] = [document]
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match) at = pattern.lastIndex
    return match
  }
  while (at < source.length) {
    const parent = open.at(-1)
    if (!parent || open.length > deepest) return null
    if (take(skipped)) continue
    const verbatim = take(cdata)
    if (verbatim) {
      parent.children.push(verbatim[1] ?? '')
      continue
    }
    const words = take(text)
    if (words) {
      const decoded = decode(words[0])
      if (decoded === null) return null
      parent.children.push(decoded)
      continue
    }
    const end = take(closing)
    if (end) {
      if (open.length === 1 || parent.name !== end[1]) return null
      open.pop()
      continue
    }
    const begin = take(opening)
    const attributes = begin && readAttributes(begin[2] ?? '')
    if (!begin || !attributes) return null
    const element: Open = { name: begin[1] ?? '', attributes, children: [] }
    parent.children.push(element)
    if (begin[3] === '') open.push(element)
  }
  const elements = document.children.filter((child) => typeof child !== 'string')
  const around = document.children.filter((child) => typeof child === 'string').join('')
  return open.length === 1 && elements.length === 1 && around.trim() === '' ? (elements[0] ?? null) : null
}

/** The document without everything before its root element. */
export const withoutProlog = (source: string): string => {
  const before = new RegExp(`\\s+|${skipped.source}`, 'iy')
  let at = 0
  while (before.test(source)) at = before.lastIndex
  return source.slice(at)
}

type Open = {
  readonly name: string
  readonly attributes: XmlElement['attributes']
  readonly children: (XmlElement | string)[]
}

const readAttributes = (source: string): XmlElement['attributes'] | null => {
  const read = new Map<string, string>()
  for (const [, key = '', double, single] of source.matchAll(attribute)) {
    const value = decode(double ?? single ?? '')
    if (value === null || read.has(key) || read.size === mostAttributes) return null
    read.set(key, value)
  }
  return [...read]
}

/** null: it contains an entity that XML itself does not define. */
const decode = (source: string): string | null => {
  let isKnown = true
  const decoded = source.replace(/&([^;\s&]*;?)/g, (_, entity: string) => {
    const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(entity) ?? []
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    const character = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entities.get(entity.slice(0, -1))
    isKnown &&= character !== undefined && entity.endsWith(';')
    return character ?? ''
  })
  return isKnown ? decoded : null
}

export const writeXml = ({ name: tag, attributes, children }: XmlElement): string => {
  const start = `<${tag}${attributes.map(([key, value]) => ` ${key}="${encode(value).replaceAll('"', '&quot;')}"`).join('')}`
  if (children.length === 0) return `${start}/>`
  return `${start}>${children.map((child) => (typeof child === 'string' ? encode(child) : writeXml(child))).join('')}</${tag}>`
}

const encode = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
