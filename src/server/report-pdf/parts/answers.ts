/** All answers with the labels that were shown when they were given. */
import type { SubmittedAnswer } from '#types/api.generated.ts'
import { answerInWords } from '#engine/quiz/answers/option-texts.ts'
import { withGap, splittable, textBox } from '#server/report-pdf/layout/boxes.ts'
import { measure, openPart, type PdfContext, subheading } from '#server/report-pdf/layout/context.ts'
import { addTable } from '#server/report-pdf/layout/table.ts'
import { addElement } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

/** In characters. A longer answer gets a paragraph of its own. */
const mostInCell = 160

const isLong = ({ text }: WrittenAnswer): boolean => text.length > mostInCell || text.trim().includes('\n')

type WrittenAnswer = Pick<SubmittedAnswer, 'title'> & { readonly text: string }

/** `rowPadding`: above and below each row, in points. */
export const addAnswers = (context: PdfContext, rowPadding: number): void => {
  const { document, report, flow } = context
  const part = openPart(context, report.texts.pdf.headings.answers)
  const columns = [{ width: contentWidth * 0.58, header: true }, { width: contentWidth * 0.42 }]
  const answers = report.answers.map((answer): WrittenAnswer => ({
    title: answer.title,
    text: answerInWords(answer, report.texts.region.locale),
  }))
  const rows = answers
    .filter((answer) => !isLong(answer))
    .map((answer) => ({ cells: [answer.title, [{ text: answer.text, font: 'bold' as const }]] }))
  if (rows.length > 0) addTable(document, flow, part.owner, { columns, padding: rowPadding }, rows)
  for (const answer of answers.filter(isLong)) {
    flow.add({ ...subheading(part, part.owner, answer.title, contentWidth), gap: 18 })
    const owner = addElement(document, part.owner, 'P')
    const text = withGap(4, textBox(document, owner, answer.text, type.body, measure))
    flow.add(...splittable(text, 10 * type.body.line))
  }
}
