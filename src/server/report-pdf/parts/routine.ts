import { stepProduct } from '#engine/result/texts/report-texts.ts'
import type { ResultRoutineStep } from '#types/api.generated.ts'
import { withGap, type Box, row, stack, textBox } from '#server/report-pdf/layout/boxes.ts'
import { tintAt } from '#server/report-pdf/layout/colours.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import { openPart, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { drawArtifact, type Element, addElement, addList } from '#server/report-pdf/layout/tags.ts'
import { columnWidth, inPairs } from './trait-cards.ts'
import { type } from '#server/report-pdf/layout/type-scale.ts'

const indent = 28

export const addRoutine = (context: PdfContext): void => {
  const { document, report, flow } = context
  const { report: copy } = report.texts
  const part = openPart(context, copy.routines.heading, copy.routines.lead)
  // Where no step has a product, nobody expects one.
  const hasProducts = report.result.routine.some(({ steps }) => steps.some(({ slot_label }) => slot_label !== null))
  const boxes = report.result.routine.map(({ steps, title }) => {
    const owner = addElement(document, part.owner, 'Sect')
    const heading = subheading(part, owner, title, columnWidth)
    const list = addList(document, owner, 'Decimal')
    return stack([heading, ...steps.map((step, at) => withGap(7, stepBox(part, list, { step, at, hasProducts })))])
  })
  flow.add(...inPairs(boxes, (box) => box))
}

type NumberedStep = { readonly step: ResultRoutineStep; readonly at: number; readonly hasProducts: boolean }

const stepBox = (part: Part, list: Element, { at, hasProducts, step }: NumberedStep): Box => {
  const { document, report } = part.context
  const { routines } = report.texts.report
  const item = addElement(document, list, 'LI')
  const number = numberBox(part, addElement(document, item, 'Lbl'), at)
  const body = addElement(document, item, 'LBody')
  const line = (text: Parameters<typeof textBox>[2], style: (typeof type)[keyof typeof type]) =>
    textBox(document, addElement(document, body, 'P'), text, style, columnWidth - indent)
  const frequency = [{ text: `${routines.how_often}: `, font: 'bold' as const }, { text: step.how_often }]
  const content = stack([
    line(step.title, type.label),
    line(frequency, type.small),
    line(step.text, type.body),
    ...(hasProducts ? [line(stepProduct(step, routines), type.small)] : []),
  ])
  return row([
    { box: number, x: 0 },
    { box: content, x: indent },
  ])
}

const discSize = 20

const numberBox = ({ context: { document } }: Part, owner: Element, at: number): Box => {
  const text = textBox(document, owner, String(at + 1), type.label, discSize)
  const width = document.metrics.widthOf(String(at + 1), type.label.font, type.label.size)
  return {
    height: discSize,
    draw: (x, y) => {
      drawArtifact(document, () =>
        fillBox(document, tintAt(0), { x, y: y - 2, width: discSize, height: discSize }, discSize / 2),
      )
      text.draw(x + (discSize - width) / 2, y - 2 + (discSize - text.height) / 2)
    },
  }
}
