/** The scores. Number, bar, label and icon say the same, so that no information depends on colour (WCAG 1.4.1). */
import { basisSentences } from '#engine/result/report-texts.ts'
import { helpText, scaleText, scoreSentence } from '#engine/result/score-texts.ts'
import { formatValue, shownScore, type BandColour, type ShownScore } from '#engine/result/shown-score.ts'
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
const tones: Readonly<Record<BandColour, Tone>> = {
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
  report.result.scores.forEach((score, at) => {
    flow.add(withGap(at === 0 ? 16 : 22, scoreBox(part, score)))
  })
  const basis = [...basisSentences(report.result, copy.scores), report.result.not_a_diagnosis].join(' ')
  flow.add(withGap(20, paragraph(document, part.owner, basis, type.small)))
}

const scoreBox = (part: Part, score: ResultScore): Box => {
  const { document, report } = part.context
  const { scores: copy } = report.texts.report
  const owner = addElement(document, part.owner, 'Sect')
  const shown = shownScore(score)
  const name = subheading(part, owner, shown.name, contentWidth - numberWidth)
  const { band, value } = shown
  const small = (text: string | undefined, gap: number): Box[] =>
    text ? [withGap(gap, paragraph(document, owner, text, type.small))] : []
  return stack([
    ...(value === null
      ? [name, withGap(2, paragraph(document, owner, report.texts.unknown_label))]
      : [meter(part, owner, name, { ...shown, value })]),
    ...small(value === null ? undefined : band?.text, 3),
    ...small(helpText(shown, copy), 3),
    ...('answers' in score ? (score.answers ?? []) : []).flatMap((answer) =>
      small(markedSentence(answer, copy.scale.answers), 3),
    ),
  ])
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

const numberWidth = 150
const barHeight = 10

/** One figure with one sentence as its alternative text. */
const meter = (
  { context: { document, report } }: Part,
  owner: Element,
  name: Box,
  score: ShownScore & { readonly value: number },
): Box => {
  const { band, from, to, value } = score
  const { bar, icon, text: textColour } = tones[band?.colour ?? 'primary']
  const { pdf, report: copy } = report.texts
  const [number, scale] = [formatValue(value, score), scaleText(score, copy.scores)]
  const figure = addElement(document, owner, 'Figure', { alt: scoreSentence(score, copy.scores, pdf.score_line) })
  const headerHeight = Math.max(name.height, type.number.line) + 4
  const height = headerHeight + barHeight + (band ? 5 + type.label.line : 0)
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
        const outOf = x + contentWidth - widthOf(scale, type.muted)
        write(number, type.number, outOf - 5 - widthOf(number, type.number), y)
        write(scale, type.muted, outOf, y + 6)
        fillBox(document, 'score.track', x, y + headerHeight, contentWidth, barHeight, barHeight / 2)
        // At least a dot, so that a small value does not look like a missing one.
        const length = value === from ? 0 : Math.max(barHeight, (contentWidth * (value - from)) / (to - from))
        if (length > 0) fillBox(document, bar, x, y + headerHeight, length, barHeight, barHeight / 2)
        if (!band) return
        drawIcon(document, icon, textColour, x, y + headerHeight + barHeight + 6, 11)
        write(band.label, { ...type.label, colour: textColour }, x + 16, y + headerHeight + barHeight + 5)
      })
    },
  }
}
