/** The way to a shop: an https address of the content, and no other. */
import { type Box, textBox } from './boxes.ts'
import type { Paper } from './document.ts'
import { type Element, element } from './tags.ts'
import { type TextStyle, type } from './type-scale.ts'

const style: TextStyle = { ...type.label, colour: 'accent.text' }

/** null: an address that we do not send anybody to. */
export const linkBox = (paper: Paper, owner: Element, label: string, href: string, width: number): Box | null => {
  if (!URL.canParse(href) || new URL(href).protocol !== 'https:') return null
  const link = element(paper, element(paper, owner, 'P'), 'Link')
  const text = textBox(paper, link, label, style, width)
  return {
    height: text.height,
    draw: (x, y) => {
      text.draw(x, y)
      const wide = Math.min(width, paper.ruler.widthOf(label, style.face, style.size))
      // What the link says and where it leads belong together. Ended here, on the page where it stands.
      paper.link(x, y, wide, text.height, new URL(href).href, { structParent: link, Contents: new String(label) })
      link.end()
    },
  }
}
