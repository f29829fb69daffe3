/** The stored answers of every kind of question, as the PDF prints them. */
import { expect, test } from 'vitest'
import { loadPersonas } from '#testing/load-content.ts'
import { reportOf } from '#testing/samples/make-report.ts'
import { flattenTags, readPdf } from '#testing/pdf/read-pdf.ts'
import { reportPdf } from './report-pdf.ts'

test('answers are printed with units, the words of a scale and the texts of options', async () => {
  const report = await reportOf(loadPersonas()[0]?.name ?? '', {
    answers: [
      { question: 'weight', title: 'How heavy?', text: '12.5', unit: 'kg' },
      { question: 'visits', title: 'How often?', text: '1500', unit: '' },
      { question: 'itch', title: 'How itchy?', options: ['7'], labels: ['7 (Very)'] },
      {
        question: 'oils',
        title: 'Which oils?',
        options: ['argan', 'other'],
        labels: ['Argan', 'Other:'],
        texts: { other: 'Rice water' },
      },
      { question: 'year', title: 'Anything else?', text: '1500' },
    ],
  })
  const pdf = await readPdf(await reportPdf(report))
  const rows = flattenTags(pdf.tags).flatMap(({ inside, role }) =>
    role === 'TR' ? [inside.map(({ text }) => text.trim())] : [],
  )
  const titles = report.answers.map(({ title }) => title)
  expect(rows.filter(([title = '']) => titles.includes(title))).toEqual([
    ['How heavy?', '12.5 kg'],
    ['How often?', '1,500'],
    ['How itchy?', '7 (Very)'],
    ['Which oils?', 'Argan, Other: Rice water'],
    ['Anything else?', '1500'],
  ])
})
