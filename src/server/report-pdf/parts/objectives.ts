/** Issues and goals. */
import { hasNoKnownScore } from '#engine/result/scores/shown-score.ts'
import { withGap, type Box, card, cardPadding, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { columnWidth, inPairs } from './trait-cards.ts'
import { bulletList } from '#server/report-pdf/layout/list.ts'
import { openPart, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { addElement } from '#server/report-pdf/layout/tags.ts'
import { type } from '#server/report-pdf/layout/type-scale.ts'

/** The insight is not one of them, because it is a part of its own. */
export const isObjective = ({ id }: { readonly id: string }): boolean => id === 'issues' || id === 'goals'

type Named = { readonly id: string; readonly label: string }

export const addObjectives = (context: PdfContext): void => {
  const { document, report, flow } = context
  const { report: copy, unknown_label } = report.texts
  const lists: Readonly<Record<string, readonly Named[]>> = {
    issues: report.result.issues,
    goals: report.result.goals,
  }
  const part = openPart(context, copy.objectives.heading)
  // If no score is known, "no issues" would be wrong. The page does the same.
  const isUnknown = hasNoKnownScore(report.result.scores)
  const width = columnWidth - 2 * cardPadding
  const cards = copy.objectives.cards.flatMap(({ empty, id, title }): readonly Box[] => {
    const items = lists[id]
    if (!items) return []
    const owner = addElement(document, part.owner, 'Sect')
    const heading = subheading(part, owner, title, width)
    const labels = items.map(({ label }) => label)
    const below =
      labels.length === 0
        ? textBox(
            document,
            addElement(document, owner, 'P'),
            id === 'issues' && isUnknown ? unknown_label : empty,
            type.muted,
            width,
          )
        : bulletList(document, owner, labels, width)
    return [stack([heading, withGap(4, below)])]
  })
  flow.add(...inPairs(cards, (box, _, height) => card(document, box, columnWidth, { border: 'border.card' }, height)))
}
