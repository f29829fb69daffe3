/** The profile: a card for each trait, two side by side. The tints follow the position: one that followed the value would be a verdict. */
import type { ResultGroup, ResultTrait } from '#types/api.generated.ts'
import { after, type Box, card, cardPad, row, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { tintAt } from '#server/report-pdf/layout/colours.ts'
import { openPart, type Part, type Press, subheading } from '#server/report-pdf/layout/context.ts'
import { element } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

const between = 12
export const columnWidth = (contentWidth - between) / 2

/** Two by two; both of a pair are as high as the higher one. */
export const inPairs = (boxes: readonly Box[], framed: (box: Box, at: number, height: number) => Box): readonly Box[] =>
  boxes.flatMap((left, at) => {
    if (at % 2 === 1) return []
    const right = boxes[at + 1]
    const height = Math.max(left.height, right?.height ?? 0) + 2 * cardPad
    return [
      after(
        between,
        row([
          { box: framed(left, at, height), x: 0 },
          ...(right ? [{ box: framed(right, at + 1, height), x: columnWidth + between }] : []),
        ]),
      ),
    ]
  })

export const addGroup = (press: Press, group: ResultGroup): void => {
  const part = openPart(press, group.title, group.lead)
  const cards = group.traits.map((trait) => traitBox(part, trait))
  const pairs = inPairs(cards, (box, at, height) => card(press.paper, box, columnWidth, { fill: tintAt(at) }, height))
  press.sheet.add(...pairs)
}

const traitBox = (part: Part, { label, note, text, title }: ResultTrait): Box => {
  const { paper } = part.press
  const width = columnWidth - 2 * cardPad
  const owner = element(paper, part.owner, 'Sect')
  const line = (words: string, style: (typeof type)[keyof typeof type]) =>
    textBox(paper, element(paper, owner, 'P'), words, style, width)
  return stack([
    subheading(part, owner, title, width, { ...type.label, colour: 'fg.muted' }),
    line(label, type.subheading),
    ...(text ? [after(4, line(text, type.body))] : []),
    ...(note ? [after(4, line(note, type.small))] : []),
  ])
}
