/** The profile: a card for each trait, in two columns. The tint depends on the position, because a tint for each value would look like a rating. */
import type { ResultGroup, ResultTrait } from '#types/api.generated.ts'
import { withGap, type Box, card, cardPadding, row, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { tintAt } from '#server/report-pdf/layout/colours.ts'
import { openPart, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { addElement } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

const gutter = 10
export const columnWidth = (contentWidth - gutter) / 2

/** In rows of two with equal height. */
export const inPairs = (boxes: readonly Box[], frame: (box: Box, at: number, height: number) => Box): readonly Box[] =>
  boxes.flatMap((left, at) => {
    if (at % 2 === 1) return []
    const right = boxes[at + 1]
    const height = Math.max(left.height, right?.height ?? 0) + 2 * cardPadding
    const framed = [frame(left, at, height), ...(right ? [frame(right, at + 1, height)] : [])]
    const both = row(framed.map((box, column) => ({ box, x: column * (columnWidth + gutter) })))
    // If a pair is higher than a page, its cards are placed one below the other.
    return [withGap(gutter, { ...both, fragments: framed.map((box) => withGap(gutter, box)) })]
  })

export const addTraitCards = (context: PdfContext, group: ResultGroup): void => {
  const part = openPart(context, group.title, group.lead)
  const cards = group.traits.map((trait) => traitBox(part, trait))
  const pairs = inPairs(cards, (box, at, height) =>
    card(context.document, box, columnWidth, { fill: tintAt(at) }, height),
  )
  context.flow.add(...pairs)
}

const traitBox = (part: Part, { label, note, text, title }: ResultTrait): Box => {
  const { document } = part.context
  const width = columnWidth - 2 * cardPadding
  const owner = addElement(document, part.owner, 'Sect')
  const line = (text: string, style: (typeof type)[keyof typeof type]) =>
    textBox(document, addElement(document, owner, 'P'), text, style, width)
  return stack([
    subheading(part, owner, title, width, { ...type.label, colour: 'fg.muted' }),
    line(label, type.subheading),
    ...(text ? [withGap(4, line(text, type.body))] : []),
    ...(note ? [withGap(4, line(note, type.small))] : []),
  ])
}
