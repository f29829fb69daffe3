/** The scores. Number, bar, label and icon say the same, so that no information depends on colour (WCAG 1.4.1). */
import { basisSentences } from '#engine/result/texts/report-texts.ts'
import { helpText, scaleText, scoreSentence } from '#engine/result/scores/score-texts.ts'
import { formatValue } from '#engine/result/scores/score-numbers.ts'
import { shownScore, type ShownBand, type ShownScore } from '#engine/result/scores/shown-score.ts'
import type { MarkedAnswer, ResultScore } from '#types/api.generated.ts'
import { withGap, type Box, stack } from '#server/report-pdf/layout/boxes.ts'
import type { Colour } from '#server/report-pdf/layout/colours.ts'
import { drawLine, drawIcon, fillBox, type Icon } from '#server/report-pdf/layout/drawing.ts'
import { breakLines } from '#server/report-pdf/layout/lines.ts'
import { openPart, paragraph, type Part, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import type { ReportForPdf } from '#server/report-pdf/report-for-pdf.ts'
import { setBoundingBox, type Element, addElement, drawTagged } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type TextStyle, type } from '#server/report-pdf/layout/type-scale.ts'

type Tone = { readonly icon: Icon; readonly bar: Colour; readonly text: Colour }

/** Icon and colours for each colour name of the content. */
const tones: Readonly<Record<ShownBand['colour'], Tone>> = {
  warning: { icon: 'warning', bar: 'score.low.bar', text: 'score.low.text' },
  primary: { icon: 'level', bar: 'score.middle.bar', text: 'score.middle.text' },
  success: { icon: 'tick', bar: 'score.high.bar', text: 'score.high.text' },
  green: { icon: 'tick', bar: 'score.high.bar', text: 'score.high.text' },
  yellow: { icon: 'eye', bar: 'score.watch.bar', text: 'score.watch.text' },
  red: { icon: 'warning', bar: 'score.alert.bar', text: 'score.alert.text' },
}

export const addScores = (context: PdfContext): void => {
  const { document, report, flow } = context
  const { report: copy } = report.texts
  const part = openPart(context, copy.scores.heading, copy.scores.lead)
  report.result.scores.forEach((score) => {
    flow.add(withGap(8, scoreBox(part, score)))
  })
  const basis = [...basisSentences(report.result, copy.scores), report.result.not_a_diagnosis].join(' ')
  flow.add(withGap(10, paragraph(document, part.owner, basis, type.small)))
}

const scoreBox = (part: Part, score: ResultScore): Box => {
  const { document, report } = part.context
  const owner = addElement(document, part.owner, 'Sect')
  const shown = shownScore(score)
  const name = subheading(part, owner, shown.name, nameWidth)
  const { value } = shown
  return value === null
    ? stack([
        name,
        withGap(2, paragraph(document, owner, report.texts.unknown_label)),
        ...notesOf(part.context, owner, score),
      ])
    : meter(part, owner, name, { ...shown, value })
}

/** What a score means, and the right answers to its questions. They are on the cover only if the score has no ledger. */
export const notesOf = ({ document, report }: PdfContext, owner: Element, score: ResultScore): readonly Box[] => {
  const { scores: copy } = report.texts.report
  const shown = shownScore(score)
  return [
    ...(shown.value === null ? [] : [shown.band?.text]),
    helpText(shown, copy),
    ...('answers' in score ? (score.answers ?? []) : []).map((answer) => markedSentence(answer, copy.scale.answers)),
  ].flatMap((text) => (text ? [withGap(2, paragraph(document, owner, text, type.small))] : []))
}

const markedSentence = (
  { given, is_right, right, title }: MarkedAnswer,
  words: ReportForPdf['texts']['report']['scores']['scale']['answers'],
): string =>
  [
    title,
    `${words.given}: ${given ?? words.none} (${is_right ? words.is_right : words.is_wrong}).`,
    `${words.right}: ${right}.`,
  ].join(' ')

const nameWidth = 130
const labelWidth = 120
const barHeight = 10
const gutter = 12
/** The width that is left beside a bar of 60 points. */
const maxNumbersWidth = contentWidth - nameWidth - labelWidth - 3 * gutter - 60

/** One line with name, bar, number and label. A scale with a long text is below its number. For screen readers it is one figure with one sentence. */
const meter = (
  { context: { document, report } }: Part,
  owner: Element,
  name: Box,
  score: ShownScore & { readonly value: number },
): Box => {
  const { band, from, to, value } = score
  const { bar, icon, text: textColour } = tones[band?.colour ?? 'primary']
  const { pdf, report: copy } = report.texts
  const { locale } = report.texts.region
  const [number, scale] = [formatValue(value, score, locale), scaleText(score, copy.scores, locale)]
  const figure = addElement(document, owner, 'Figure', {
    alt: scoreSentence(score, copy.scores, pdf.score_line, locale),
  })
  const write = (text: string, style: TextStyle, x: number, y: number): void => {
    const [line] = breakLines(document.metrics, text, style, contentWidth)
    // The words of a right-to-left line begin at the right end of the content, so they are moved to x.
    if (line) drawLine(document, line, style, x - Math.min(...line.words.map((word) => word.x)), y)
  }
  const widthOf = (text: string, { font, size }: TextStyle): number => document.metrics.widthOf(text, font, size)
  const label = { ...type.label, colour: textColour }
  const labelLines = band ? breakLines(document.metrics, band.label, label, labelWidth - 16) : []
  const besideNumber = widthOf(number, type.number) + 5 + widthOf(scale, type.muted)
  const isBeside = besideNumber <= maxNumbersWidth
  const numbersWidth = isBeside ? besideNumber : maxNumbersWidth
  const belowLines = isBeside ? [] : breakLines(document.metrics, scale, type.muted, maxNumbersWidth)
  const numbersHeight = type.number.line + belowLines.length * type.muted.line
  const height = Math.max(name.height, numbersHeight, labelLines.length * label.line)
  const barWidth = contentWidth - nameWidth - labelWidth - Math.max(numbersWidth, 62) - 3 * gutter
  return {
    height,
    draw: (x, y) => {
      name.draw(x, y + (height - name.height) / 2)
      setBoundingBox(figure, { x, y, width: contentWidth, height })
      drawTagged(document, figure, () => {
        const track = { x: x + nameWidth + gutter, y: y + (height - barHeight) / 2, width: barWidth, height: barHeight }
        fillBox(document, 'score.track', track, barHeight / 2)
        // At least a dot, so that a small value does not look like a missing one.
        const length = value === from ? 0 : Math.max(barHeight, (barWidth * (value - from)) / (to - from))
        if (length > 0) fillBox(document, bar, { ...track, width: length }, barHeight / 2)
        const end = x + contentWidth - labelWidth - gutter
        const line = y + (height - numbersHeight) / 2
        write(number, type.number, end - numbersWidth, line)
        if (isBeside) write(scale, type.muted, end - widthOf(scale, type.muted), line + 4)
        belowLines.forEach((one, at) => {
          drawLine(document, one, type.muted, end - numbersWidth, line + type.number.line + at * type.muted.line)
        })
        if (!band) return
        const first = y + (height - labelLines.length * label.line) / 2
        drawIcon(document, icon, textColour, end + gutter, first + 1)
        labelLines.forEach((one, at) => drawLine(document, one, label, end + gutter + 16, first + at * label.line))
      })
    },
  }
}
