import { message, textForAuthors } from '#content/problems/message.ts'
import { loadingStyles, svgFindings } from '#content/folder/svg.ts'
import { readXml, writeXml, type XmlElement } from './read-xml.ts'
import {
  drawingAttributes,
  drawingElements,
  isDescription,
  programElements,
  unwrappedElements,
} from './drawing-names.ts'

export type SanitisedSvg =
  | { readonly ok: true; readonly text: string; readonly notes: readonly string[] }
  | { readonly ok: false; readonly message: string }

/**
 * The drawing without anything that runs a script, loads something, or is a link. It is always serialised again from the parsed document,
 * so that no browser can interpret it differently.
 */
export const sanitiseSvg = (source: string): SanitisedSvg => {
  const root = readXml(source.replace(/^\uFEFF/, ''))
  if (root?.name !== 'svg')
    return { ok: false, message: 'This file is not a drawing that browsers show. Export it again as plain SVG.' }
  const removed = new Set<string>()
  const hasNamespace = root.attributes.some(([name, value]) => name === 'xmlns' && value === svgNamespace)
  const clean = cleaned(
    hasNamespace
      ? root
      : { ...root, attributes: [['xmlns', svgNamespace], ...root.attributes.filter(([name]) => name !== 'xmlns')] },
    removed,
  )
  const text = `${writeXml(clean)}\n`
  // The content compiler would refuse the drawing.
  const [finding] = svgFindings({ name: '', text })
  if (finding) return { ok: false, message: textForAuthors(message`${finding.message} ${finding.help ?? ''}`).trim() }
  return { ok: true, text, notes: [...removed].map((what) => `Removed from the drawing: ${what}.`) }
}

const svgNamespace = 'http://www.w3.org/2000/svg'

const cleaned = (element: XmlElement, removed: Set<string>): XmlElement => ({
  name: element.name,
  attributes: element.attributes.filter(([name, value]) => {
    const reason = refusedAttribute(name, value)
    if (reason) removed.add(reason)
    return reason === null
  }),
  children:
    element.name === 'style'
      ? styleText(element, removed)
      : element.children.flatMap((child) => cleanedChild(child, removed)),
})

/** The text joined as a browser reads it: comments and elements can split a word. */
const styleText = ({ children }: XmlElement, removed: Set<string>): readonly string[] => {
  const css = children.filter((child) => typeof child === 'string').join('')
  if (isSafeStyle(css)) return css === '' ? [] : [css]
  removed.add('a style sheet that loads something')
  return []
}

const cleanedChild = (child: XmlElement | string, removed: Set<string>): readonly (XmlElement | string)[] => {
  if (typeof child === 'string') return [child]
  if (drawingElements.has(child.name)) return [cleaned(child, removed)]
  if (unwrappedElements.has(child.name)) {
    if (child.name === 'a') removed.add('a link')
    return cleaned({ ...child, attributes: [] }, removed).children
  }
  if (!programElements.has(child.name) && !child.name.includes(':'))
    removed.add(namedElements.get(child.name) ?? `“${child.name}”`)
  return []
}

const namedElements = new Map([
  ['script', 'a script'],
  ['foreignObject', 'a part that is a web page'],
  ['image', 'a picture inside the drawing'],
  ['animate', 'an animation'],
  ['animateMotion', 'an animation'],
  ['animateTransform', 'an animation'],
  ['set', 'an animation'],
])

/** Why the attribute is removed, for the note; empty: it is removed without a note. null: it stays. */
const refusedAttribute = (name: string, value: string): string | null => {
  if (/^on/i.test(name)) return 'an event handler'
  if (/^(xlink:)?href$/.test(name))
    return /^#[\w.:-]+$/.test(value.trim()) ? null : 'a reference to something outside of it'
  if (name === 'xmlns') return value === svgNamespace ? null : 'what is not part of a drawing'
  if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink' ? null : 'what is not part of a drawing'
  if (!drawingAttributes.has(name) && !isDescription(name)) return /^xmlns:|:/.test(name) ? '' : `“${name}”`
  return isSafeStyle(value) ? null : 'a reference to something outside of it'
}

/** A style, or a value such as `url(#gradient)`: it may refer only to the drawing's own parts. */
const isSafeStyle = (css: string): boolean =>
  !/[\\<]|@(?!media\b|keyframes\b)|expression\s*\(|(?:javascript|data)\s*:/i.test(css) &&
  loadingStyles.every((pattern) => css.search(pattern) === -1)
