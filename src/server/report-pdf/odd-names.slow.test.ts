/** Names that the font of the report cannot show, or only in part. */
import { expect, it } from 'vitest'
import { fill } from '#engine/format.ts'
import { loadPersonas } from '#testing/load-content.ts'
import { reportOf } from '#testing/samples/make-report.ts'
import { readPdf } from '#testing/pdf/read-pdf.ts'
import { reportPdf } from './report-pdf.ts'

const [person] = loadPersonas()

it.each([
  ['a name in other letters is left out', '美咲', null],
  ['an emoji beside a name is left out', 'Zoë 👩🏾‍🦱', 'Zoë'],
  ['a name that can be shown is whole', 'Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
])('%s', async (_, name, shown) => {
  const report = await reportOf(person?.name ?? '', { answers: [] })
  const { result, texts } = report
  const short = { ...result, products: [], routine: [], tips: [], signposts: [] }
  const { texts: written } = await readPdf(await reportPdf({ ...report, name, result: short }))
  const cover = written
    .filter(({ page }) => page === 1)
    .map(({ text }) => text)
    .join(' ')
  expect(cover).not.toContain('□')
  if (shown === null) expect(cover).not.toContain(fill(texts.pdf.made_for, { name: '' }).trim())
  else expect(cover).toContain(fill(texts.pdf.made_for, { name: shown }))
})
