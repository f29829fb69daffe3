/** The scores: a number never goes alone. Its bar, its word and its sign say the same without colour. */
import { basisSentences, scoreSentence } from '#engine/result/report-texts.ts'
import type { ResultConditionBand, ResultScore } from '#types/api.generated.ts'
import { after, type Box, stack } from '#server/report-pdf/layout/boxes.ts'
import type { Colour } from '#server/report-pdf/layout/colours.ts'
import { drawLine, drawSign, fillBox, type Sign } from '#server/report-pdf/layout/drawing.ts'
import { breakLines } from '#server/report-pdf/layout/lines.ts'
import { openPart, paragraph, type Part, type Press, subheading } from '#server/report-pdf/layout/context.ts'
import { bounded, type Element, element, marked } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type TextStyle, type } from '#server/report-pdf/layout/type-scale.ts'

type Tone = { readonly sign: Sign; readonly bar: Colour; readonly text: Colour }

/** The content names the colour, and this says how it looks. */
const tones: Readonly<Record<ResultConditionBand['colour'], Tone>> = {
  warning: { sign: 'warning', bar: 'score.low.bar', text: 'score.low.text' },
  primary: { sign: 'level', bar: 'score.middle.bar', text: 'score.middle.text' },
  success: { sign: 'tick', bar: 'score.high.bar', text: 'score.high.text' },
}

export const addScores = (press: Press): void => {
  const { paper, report, sheet } = press
  const { report: copy } = report.words
  const part = openPart(press, copy.scores.heading, copy.scores.lead)
  report.result.scores.forEach((score, at) => {
    sheet.add(after(at === 0 ? 16 : 22, scoreBox(part, score)))
  })
  const basis = [...basisSentences(report.result, copy.scores), report.result.not_a_diagnosis].join(' ')
  sheet.add(after(20, paragraph(paper, part.owner, basis, type.small)))
}

const scoreBox = (part: Part, score: ResultScore): Box => {
  const { paper, report } = part.press
  const owner = element(paper, part.owner, 'Sect')
  const name = subheading(part, owner, score.name, contentWidth - numberWidth)
  const { condition, condition_band } = score
  const middle =
    condition === null || condition_band === null
      ? stack([name, after(2, paragraph(paper, owner, report.words.unknown_label))])
      : meter(part, owner, name, score, condition, condition_band)
  return stack([middle, after(3, paragraph(paper, owner, score.help, type.small))])
}

const numberWidth = 110
const thick = 10

/** One picture for who listens: what is drawn and written in it is one sentence. */
const meter = (
  { press: { paper, report } }: Part,
  owner: Element,
  name: Box,
  score: ResultScore,
  value: number,
  band: ResultConditionBand,
): Box => {
  const { bar, sign, text } = tones[band.colour]
  const { pdf, report: copy } = report.words
  const figure = element(paper, owner, 'Figure', { alt: scoreSentence(pdf.score_line, score) })
  const head = Math.max(name.height, type.number.line) + 4
  const height = head + thick + 5 + type.label.line
  const write = (words: string, style: TextStyle, x: number, y: number): void => {
    const [line] = breakLines(paper.ruler, words, style, contentWidth)
    if (line) drawLine(paper, line, style, x, y)
  }
  const widthOf = (words: string, { face, size }: TextStyle): number => paper.ruler.widthOf(words, face, size)
  return {
    height,
    draw: (x, y) => {
      name.draw(x, y + head - name.height - 5)
      bounded(figure, x, y, contentWidth, height)
      marked(paper, figure, () => {
        const outOf = x + contentWidth - widthOf(copy.scores.out_of, type.muted)
        write(String(value), type.number, outOf - 5 - widthOf(String(value), type.number), y)
        write(copy.scores.out_of, type.muted, outOf, y + 6)
        fillBox(paper, 'score.track', x, y + head, contentWidth, thick, thick / 2)
        // Never less than a dot: a small value is no missing value.
        const length = value === 0 ? 0 : Math.max(thick, (contentWidth * value) / 100)
        if (length > 0) fillBox(paper, bar, x, y + head, length, thick, thick / 2)
        drawSign(paper, sign, text, x, y + head + thick + 6, 11)
        write(band.label, { ...type.label, colour: text }, x + 16, y + head + thick + 5)
      })
    },
  }
}
