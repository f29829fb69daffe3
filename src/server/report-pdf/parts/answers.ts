/** Everything that was answered, in the words that were shown when it was. */
import type { SubmittedAnswer } from '#types/api.generated.ts'
import { after, flowing, textBox } from '#server/report-pdf/layout/boxes.ts'
import { measure, openPart, type Press, subheading } from '#server/report-pdf/layout/context.ts'
import { addTable } from '#server/report-pdf/layout/table.ts'
import { element } from '#server/report-pdf/layout/tags.ts'
import { contentWidth, type } from '#server/report-pdf/layout/type-scale.ts'

/** A longer text has no place in a cell. */
const mostInCell = 160

const textOf = ({ labels, options, text }: SubmittedAnswer): string => text ?? (labels ?? options ?? []).join(', ')

const isLong = (answer: SubmittedAnswer): boolean => {
  const text = textOf(answer)
  return text.length > mostInCell || text.trim().includes('\n')
}

export const addAnswers = (press: Press): void => {
  const { paper, report, sheet } = press
  const part = openPart(press, report.words.pdf.headings.answers)
  const columns = [{ width: contentWidth * 0.58, header: true }, { width: contentWidth * 0.42 }]
  const rows = report.answers
    .filter((answer) => !isLong(answer))
    .map((answer) => ({ cells: [answer.title, [{ text: textOf(answer), face: 'bold' as const }]] }))
  if (rows.length > 0) addTable(paper, sheet, part.owner, columns, rows)
  for (const answer of report.answers.filter(isLong)) {
    sheet.add({ ...subheading(part, part.owner, answer.title, contentWidth), gap: 18 })
    const owner = element(paper, part.owner, 'P')
    const text = after(4, textBox(paper, owner, textOf(answer), type.body, measure))
    sheet.add(...flowing(text, 10 * type.body.line))
  }
}
