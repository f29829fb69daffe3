/** What a full report looks like on paper: the cover, the number of pages and the sizes of the texts. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { clausesOf, shortTraits, summaryOf } from '#engine/result/texts/summary.ts'
import { withAllModules } from '#testing/all-modules.ts'
import { compiledContent } from '#testing/compiled-content.ts'
import { loadPersonas } from '#testing/load-content.ts'
import { sampleOf } from '#testing/long.ts'
import { photosFor, reportOf } from '#testing/samples/make-report.ts'
import { flattenTags, type ReadPdf, readPdf, withoutSpaces } from '#testing/pdf/read-pdf.ts'
import { page } from './layout/type-scale.ts'
import { pdfTexts, type ReportForPdf } from './report-for-pdf.ts'
import { reportPdf } from './report-pdf.ts'

const people = loadPersonas().map(({ name }) => name)

describe.each(sampleOf(people, 3))('the full report of %s', (name) => {
  let report: ReportForPdf
  let pdf: ReadPdf
  beforeAll(async () => {
    const made = await reportOf(name)
    report = { ...made, photos: await photosFor(made) }
    pdf = await readPdf(await reportPdf(report))
  })

  it('has at most 8 pages', () => {
    expect(report.photos.length).toBe(3)
    expect(pdf.pages).toBeLessThanOrEqual(8)
  })

  it('has no text smaller than 10 points', () => {
    const small = pdf.texts.filter(({ size }) => size < 9.99)
    expect(small.map(({ text }) => text)).toEqual([])
  })

  it('fills at least a third of each page', () => {
    for (let number = 1; number <= pdf.pages; number += 1) {
      // The footer is an artifact.
      const own = pdf.texts.filter((text) => text.page === number && text.mark !== 'Artifact')
      const lowest = Math.min(...own.map(({ y }) => y))
      expect(lowest, `page ${number}`).toBeLessThan((page.height * 2) / 3)
    }
  })

  it('has the name, the summary, the traits and every bar on its cover', () => {
    const { report: copy, region, site_name } = report.texts
    const cover = pdf.texts.filter((text) => text.page === 1)
    const text = withoutSpaces(cover.map((one) => one.text).join(' '))
    const words = shortTraits(report.result, region.locale)?.words ?? []
    expect(words.length).toBeGreaterThan(0)
    const summary = summaryOf(clausesOf(report.result.scores), copy.scores.summary, region.locale)
    const shown = [site_name, report.name, summary ?? '', ...words]
    expect(shown.filter((one) => !text.includes(withoutSpaces(one)))).toEqual([])
    const bars = flattenTags(pdf.tags).filter((tag) => tag.role === 'Figure' && tag.page === 1)
    expect(bars.length).toBe(report.result.scores.length)
  })
})

it('draws the mark, the ornament and the traits, and works without them', async () => {
  const report = await reportOf(people[0] ?? '')
  const picture = shortTraits(report.result, report.texts.region.locale)?.picture ?? ''
  expect(Object.keys(report.drawings).sort()).toEqual([report.texts.ornament, report.texts.logo, picture].sort())
  const whole = await reportPdf(report)
  for (const path of Object.keys(report.drawings)) {
    const others = Object.entries(report.drawings).filter(([one]) => one !== path)
    const without = await reportPdf({ ...report, drawings: Object.fromEntries(others) })
    // Vectors: the file grows by the paths, and there is no picture in it.
    expect(whole.length - without.length, path).toBeGreaterThan(300)
    expect(whole.includes('/Subtype /Image')).toBe(false)
  }
  const plain = await readPdf(await reportPdf({ ...report, drawings: {} }))
  expect(plain.tags.length).toBeGreaterThan(0)
})

it('has the colours and the language of the site', async () => {
  const brand = { hero: '#bbf7d0', on_hero: '#052e16', link: '#14532d' }
  const { content: whole } = await compiledContent()
  const content = withAllModules(whole)
  const { pdf, ...pages } = content.pages.dashboard
  const { language: _, ...words } = pdf
  const { colours } = content.brand
  const texts = pdfTexts({
    ...content,
    brand: { ...content.brand, colours: { ...colours, light: { ...colours.light, ...brand } } },
    site: { ...content.site, locale: 'fr-FR' },
    pages: { ...content.pages, dashboard: { ...pages, pdf: words } },
  })
  const made = await reportOf(people[0] ?? '', { texts })
  const products = made.result.products.map((product) => ({ ...product, sample: false, link: 'https://shop.example' }))
  const read = await readPdf(await reportPdf({ ...made, result: { ...made.result, products } }))
  expect(read.colours).toEqual(expect.arrayContaining(Object.values(brand)))
  expect(read.colours).not.toContain(colours.light.hero.toLowerCase())
  expect(read.language).toBe('fr-FR')
})

it('lists a part with its whole title, however long', async () => {
  const { texts, ...report } = await reportOf(people[0] ?? '')
  const answers = 'Comment les scores ont été calculés à partir de vos réponses au questionnaire'
  const headings = { ...texts.pdf.headings, answers }
  const read = await readPdf(await reportPdf({ ...report, texts: { ...texts, pdf: { ...texts.pdf, headings } } }))
  const entries = flattenTags(read.tags).filter(({ role }) => role === 'TOCI')
  expect(entries.map(({ text }) => withoutSpaces(text)).at(-1)).toContain(withoutSpaces(answers))
})

it('lists parts with the same title each on its own page', async () => {
  const { texts, ...report } = await reportOf(people[0] ?? '')
  const { pdf, report: copy } = texts
  const headings = { ...pdf.headings, answers: copy.scores.heading, ledger: copy.routines.heading }
  const read = await readPdf(await reportPdf({ ...report, texts: { ...texts, pdf: { ...pdf, headings } } }))
  const list = read.bookmarks.findIndex(({ title }) => title === pdf.contents)
  const parts = read.bookmarks.slice(list + 1)
  expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length - 1)
  const inside = read.links.filter(({ to }) => to !== null)
  expect(inside.map(({ label, to }) => [label, to])).toEqual(
    parts.map(({ page: at, title }) => [`${title}, ${at}`, at]),
  )
})

it('lets other requests run between its parts while it is made', async () => {
  const report = await reportOf(people[0] ?? '')
  // The first report loads the fonts, which must not be measured.
  await reportPdf(report)
  let isMade = false
  let turns = 0
  const making = reportPdf(report).finally(() => {
    isMade = true
  })
  while (!isMade) {
    await nextTurn()
    turns += 1
  }
  await making
  expect(turns).toBeGreaterThan(8)
})
