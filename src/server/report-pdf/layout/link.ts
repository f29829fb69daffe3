import { type Box, textBox } from './boxes.ts'
import type { PdfDocument } from './document.ts'
import type { Colour } from './colours.ts'
import { directionOf } from './reading-direction.ts'
import { type Element, addElement } from './tags.ts'
import { type TextStyle, type } from './type-scale.ts'

/** A link to a shop. null: `href` is not a valid https address. */
export const linkBox = (
  document: PdfDocument,
  owner: Element,
  label: string,
  href: string,
  width: number,
  colour: Colour,
): Box | null => {
  if (!URL.canParse(href) || new URL(href).protocol !== 'https:') return null
  const link = addElement(document, addElement(document, owner, 'P'), 'Link')
  const style: TextStyle = { ...type.label, colour }
  const text = textBox(document, link, label, style, width)
  return {
    height: text.height,
    draw: (x, y) => {
      text.draw(x, y)
      const linkWidth = Math.min(width, document.metrics.widthOf(label, style.font, style.size))
      const left = directionOf(label) === 'rtl' ? x + width - linkWidth : x
      // The annotation belongs to the same element as the text, which must end on the page that has the annotation.
      document.link(left, y, linkWidth, text.height, new URL(href).href, {
        structParent: link,
        Contents: new String(label),
      })
      link.end()
    },
  }
}
