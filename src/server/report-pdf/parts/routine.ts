/** The routine, part by part and step by step. */
import { stepProduct } from '#engine/result/report-texts.ts'
import type { ResultRoutineStep } from '#types/api.generated.ts'
import { after, type Box, row, stack, textBox, together } from '#server/report-pdf/layout/boxes.ts'
import { tintAt } from '#server/report-pdf/layout/colours.ts'
import { fillBox } from '#server/report-pdf/layout/drawing.ts'
import { openPart, type Part, type Press, subheading } from '#server/report-pdf/layout/context.ts'
import { decoration, type Element, element, listOf } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, thirdOfPage, type } from '#server/report-pdf/layout/type-scale.ts'

const indent = 34

export const addRoutine = (press: Press): void => {
  const { paper, report, sheet } = press
  const { report: copy } = report.words
  const part = openPart(press, copy.routines.heading, copy.routines.lead)
  report.result.routine.forEach(({ steps, title }, position) => {
    const heading = { ...subheading(part, part.owner, title, contentWidth), gap: position === 0 ? 14 : 22 }
    const list = listOf(paper, part.owner, 'Decimal')
    const boxes = steps.map((step, at) => after(at === 0 ? 8 : 12, stepBox(part, list, step, at)))
    sheet.add(...together([heading, ...boxes], thirdOfPage))
  })
}

const stepBox = (part: Part, list: Element, step: ResultRoutineStep, at: number): Box => {
  const { paper, report } = part.press
  const { routines } = report.words.report
  const item = element(paper, list, 'LI')
  const number = numberBox(part, element(paper, item, 'Lbl'), at)
  const body = element(paper, item, 'LBody')
  const line = (words: Parameters<typeof textBox>[2], style: (typeof type)[keyof typeof type]) =>
    textBox(paper, element(paper, body, 'P'), words, style, contentWidth - indent)
  const often = [{ text: `${routines.how_often}: `, face: 'bold' as const }, { text: step.how_often }]
  const words = stack([
    line(step.title, type.label),
    after(1, line(often, type.small)),
    after(3, line(step.text, type.body)),
    after(3, line(stepProduct(step, routines), type.small)),
  ])
  return row([
    { box: number, x: 0 },
    { box: words, x: indent },
  ])
}

const disc = 22

const numberBox = ({ press: { paper } }: Part, owner: Element, at: number): Box => {
  const text = textBox(paper, owner, String(at + 1), type.label, disc)
  const width = paper.ruler.widthOf(String(at + 1), type.label.face, type.label.size)
  return {
    height: disc,
    draw: (x, y) => {
      decoration(paper, () => fillBox(paper, tintAt(0), x, y - 2, disc, disc, disc / 2))
      text.draw(x + (disc - width) / 2, y - 2 + (disc - text.height) / 2)
    },
  }
}
