/** The scores. Number, bar, label and icon say the same, so that no information depends on colour (WCAG 1.4.1). */
import { basisSentences, scoreSentence } from '#engine/result/report-texts.ts'
import type { ResultConditionBand, ResultScore } from '#types/api.generated.ts'
import { withGap, type Box, stack } from '#server/report-pdf/layout/boxes.ts'
import type { Colour } from '#server/report-pdf/layout/colours.ts'
import { drawLine, drawIcon, fillBox, type Icon } from '#server/report-pdf/layout/drawing.ts'
import { breakLines } from '#server/report-pdf/layout/lines.ts'
import { openPart, paragraph, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { setBoundingBox, type Element, addElement, drawTagged } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type TextStyle, type } from '#server/report-pdf/layout/type-scale.ts'

type Tone = { readonly icon: Icon; readonly bar: Colour; readonly text: Colour }

/** Icon and colours for each colour name of the content. */
const tones: Readonly<Record<ResultConditionBand['colour'], Tone>> = {
  warning: { icon: 'warning', bar: 'score.low.bar', text: 'score.low.text' },
  primary: { icon: 'level', bar: 'score.middle.bar', text: 'score.middle.text' },
  success: { icon: 'tick', bar: 'score.high.bar', text: 'score.high.text' },
}

export const addScores = (context: PdfContext): void => {
  const { document, report, flow } = context
  const { report: copy } = report.texts
  const part = openPart(context, copy.scores.heading, copy.scores.lead)
  report.result.scores.forEach((score, at) => {
    flow.add(withGap(at === 0 ? 16 : 22, scoreBox(part, score)))
  })
  const basis = [...basisSentences(report.result, copy.scores), report.result.not_a_diagnosis].join(' ')
  flow.add(withGap(20, paragraph(document, part.owner, basis, type.small)))
}

const scoreBox = (part: Part, score: ResultScore): Box => {
  const { document, report } = part.context
  const owner = addElement(document, part.owner, 'Sect')
  const name = subheading(part, owner, score.name, contentWidth - numberWidth)
  const { condition, condition_band } = score
  const middle =
    condition === null || condition_band === null
      ? stack([name, withGap(2, paragraph(document, owner, report.texts.unknown_label))])
      : meter(part, owner, name, score, condition, condition_band)
  return stack([middle, withGap(3, paragraph(document, owner, score.help, type.small))])
}

const numberWidth = 110
const barHeight = 10

/** One figure with one sentence as its alternative text. */
const meter = (
  { context: { document, report } }: Part,
  owner: Element,
  name: Box,
  score: ResultScore,
  value: number,
  band: ResultConditionBand,
): Box => {
  const { bar, icon, text: textColour } = tones[band.colour]
  const { pdf, report: copy } = report.texts
  const figure = addElement(document, owner, 'Figure', { alt: scoreSentence(pdf.score_line, score) })
  const headerHeight = Math.max(name.height, type.number.line) + 4
  const height = headerHeight + barHeight + 5 + type.label.line
  const write = (text: string, style: TextStyle, x: number, y: number): void => {
    const [line] = breakLines(document.metrics, text, style, contentWidth)
    if (line) drawLine(document, line, style, x, y)
  }
  const widthOf = (text: string, { font, size }: TextStyle): number => document.metrics.widthOf(text, font, size)
  return {
    height,
    draw: (x, y) => {
      name.draw(x, y + headerHeight - name.height - 5)
      setBoundingBox(figure, x, y, contentWidth, height)
      drawTagged(document, figure, () => {
        const outOf = x + contentWidth - widthOf(copy.scores.out_of, type.muted)
        write(String(value), type.number, outOf - 5 - widthOf(String(value), type.number), y)
        write(copy.scores.out_of, type.muted, outOf, y + 6)
        fillBox(document, 'score.track', x, y + headerHeight, contentWidth, barHeight, barHeight / 2)
        // At least a dot, so that a small value does not look like a missing one.
        const length = value === 0 ? 0 : Math.max(barHeight, (contentWidth * value) / 100)
        if (length > 0) fillBox(document, bar, x, y + headerHeight, length, barHeight, barHeight / 2)
        drawIcon(document, icon, textColour, x, y + headerHeight + barHeight + 6, 11)
        write(band.label, { ...type.label, colour: textColour }, x + 16, y + headerHeight + barHeight + 5)
      })
    },
  }
}
