/** A list with its signs. */
import { after, type Box, row, stack, textBox } from './boxes.ts'
import { fillBox } from './drawing.ts'
import type { Text } from './lines.ts'
import type { Paper } from './document.ts'
import { decoration, type Element, element, listOf } from './tags.ts'
import { type TextStyle, type } from './type-scale.ts'

const indent = 12

export const bulletList = (
  paper: Paper,
  owner: Element,
  items: readonly Text[],
  width: number,
  style: TextStyle = type.body,
): Box => {
  const list = listOf(paper, owner, 'Disc')
  return stack(
    items.map((text) => {
      const body = element(paper, element(paper, list, 'LI'), 'LBody')
      const words = textBox(paper, body, text, style, width - indent)
      return after(
        2,
        row([
          { box: dot(paper, style), x: 0 },
          { box: words, x: indent },
        ]),
      )
    }),
  )
}

/** Drawn, not written: a listener hears that it is a list. */
const dot = (paper: Paper, { colour, line, size }: TextStyle): Box => ({
  height: line,
  draw: (x, y) =>
    decoration(paper, () => fillBox(paper, colour, x + 1, y + line / 2 - size / 6, size / 3, size / 3, size / 6)),
})
