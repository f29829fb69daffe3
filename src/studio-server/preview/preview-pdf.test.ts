import { expect, test } from 'vitest'
import { compiledContent } from '#testing/compiled-content.ts'
import { readPdf } from '#testing/pdf/read-pdf.ts'
import { answersToThem, withQuestions } from '#testing/samples/with-questions.ts'
import { previewPdf } from './preview-pdf.ts'

test('answers are written as in the report of a visitor: with their units, and with what was written beside an option', async () => {
  const { content } = await compiledContent()
  const pdf = await previewPdf(withQuestions(content), answersToThem, new Date())
  const read = JSON.stringify(await readPdf(pdf ?? Buffer.alloc(0)))
  expect(read).toContain('7.5 kg')
  expect(read).toContain('Water at 7.5 kg, Other: rice water')
})
