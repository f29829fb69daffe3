/** A report whose texts are read from right to left. */
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPersonas } from '#testing/load-content.ts'
import { reportOf } from '#testing/samples/make-report.ts'
import { type ReadPdf, readPdf } from '#testing/pdf/read-pdf.ts'
import { page } from './layout/type-scale.ts'
import { reportPdf } from './report-pdf.ts'

const [person] = loadPersonas()

describe('a report in Arabic', () => {
  let pdf: ReadPdf
  let scores: number
  beforeAll(async () => {
    const { result, texts, ...report } = await reportOf(person?.name ?? '', { answers: [] })
    const copy = {
      ...texts.report,
      scores: { ...texts.report.scores, out_of: 'من 100' },
      product: { ...texts.report.product, buy: 'اشتر' },
    }
    const [product] = result.products
    const sold = product ? [{ ...product, sample: false, link: 'https://shop.example/' }] : []
    pdf = await readPdf(
      await reportPdf({
        ...report,
        result: { ...result, products: sold, routine: [], tips: [] },
        texts: { ...texts, report: copy },
      }),
    )
    scores = result.scores.length
  })

  it('has the end of the scale behind the number of each score', () => {
    // PDF.js leaves out text that is drawn outside the page.
    const scales = pdf.texts.filter((text) => text.page === 1 && text.text === 'من')
    expect(scales).toHaveLength(scores)
    for (const { width, x } of scales) expect(x + width).toBeLessThan(page.width - page.right)
  })

  it('has a link to a shop where its words are', () => {
    const words = pdf.texts.find(({ text }) => text === 'اشتر')
    const link = pdf.links.find(({ url }) => url !== null)
    expect(link?.x).toBeCloseTo(words?.x ?? 0, 0)
  })
})
