/** What stands out, and what is wished for. */
import { after, type Box, card, cardPad, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { columnWidth, inPairs } from './trait-cards.ts'
import { bulletList } from '#server/report-pdf/layout/list.ts'
import { openPart, type Press, subheading } from '#server/report-pdf/layout/context.ts'
import { element } from '#server/report-pdf/layout/tags.ts'
import { type } from '#server/report-pdf/layout/type-scale.ts'

type Named = { readonly id: string; readonly label: string }

export const addObjectives = (press: Press): void => {
  const { paper, report, sheet } = press
  const { report: copy, unknown_label } = report.words
  const lists: Readonly<Record<string, readonly Named[]>> = {
    issues: report.result.issues,
    goals: report.result.goals,
  }
  const part = openPart(press, copy.objectives.heading)
  // Nothing can stand out of answers that are not there: the page says it the same way.
  const isUnknown = report.result.scores.every(({ condition }) => condition === null)
  const width = columnWidth - 2 * cardPad
  const cards = copy.objectives.cards.flatMap(({ empty, id, title }): readonly Box[] => {
    const items = lists[id]
    if (!items) return []
    const owner = element(paper, part.owner, 'Sect')
    const heading = subheading(part, owner, title, width)
    const labels = items.map(({ label }) => label)
    const below =
      labels.length === 0
        ? textBox(
            paper,
            element(paper, owner, 'P'),
            id === 'issues' && isUnknown ? unknown_label : empty,
            type.muted,
            width,
          )
        : bulletList(paper, owner, labels, width)
    return [stack([heading, after(4, below)])]
  })
  sheet.add(...inPairs(cards, (box, _, height) => card(paper, box, columnWidth, { border: 'border.card' }, height)))
}
