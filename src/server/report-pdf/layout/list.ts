import { withGap, type Box, row, stack, textBox } from './boxes.ts'
import { fillBox } from './drawing.ts'
import type { Text } from './lines.ts'
import type { PdfDocument } from './document.ts'
import { drawArtifact, type Element, addElement, addList } from './tags.ts'
import { type } from './type-scale.ts'

const indent = 12

export const bulletList = (document: PdfDocument, owner: Element, items: readonly Text[], width: number): Box => {
  const list = addList(document, owner, 'Disc')
  return stack(
    items.map((text) => {
      const body = addElement(document, addElement(document, list, 'LI'), 'LBody')
      const content = textBox(document, body, text, type.body, width - indent)
      return withGap(
        2,
        row([
          { box: dot(document), x: 0 },
          { box: content, x: indent },
        ]),
      )
    }),
  )
}

/** The dot is an artifact rather than text, because screen readers announce the list anyway. */
const dot = (document: PdfDocument): Box => {
  const { colour, line, size } = type.body
  const diameter = size / 3
  return {
    height: line,
    draw: (x, y) => {
      const square = { x: x + 1, y: y + (line - diameter) / 2, width: diameter, height: diameter }
      drawArtifact(document, () => fillBox(document, colour, square, diameter / 2))
    },
  }
}
