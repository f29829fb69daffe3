import fc from 'fast-check'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fill, formatPrice } from '#engine/format.ts'
import { shownReasons } from '#engine/products/own-reasons.ts'
import { basisSentences, insightHeading, ofAllProducts, warningLine } from '#engine/result/texts/report-texts.ts'
import { ledgerView } from '#engine/result/texts/ledger-view.ts'
import { formatPoints } from '#engine/result/scores/score-numbers.ts'
import { loadPersonas } from '#testing/load-content.ts'
import { sampleOf } from '#testing/long.ts'
import { photosFor, reportOf } from '#testing/samples/make-report.ts'
import { flattenTags, type ReadPdf, type ReadTag, readPdf, withoutSpaces } from '#testing/pdf/read-pdf.ts'
import type { Result } from '#types/api.generated.ts'
import type { ReportForPdf } from './report-for-pdf.ts'
import { reportPdf } from './report-pdf.ts'
import { page } from './layout/type-scale.ts'

const people = loadPersonas().map(({ name }) => name.split(',')[0] ?? name)
const person = people[2] ?? ''

const read = async (report: ReportForPdf): Promise<ReadPdf> => readPdf(await reportPdf(report))
const withPhotos = async (name: string): Promise<ReportForPdf> => {
  const report = await reportOf(name)
  return { ...report, photos: await photosFor(report) }
}
/** An empty report, which is written and read ten times as fast. */
const bareOf = async (name: string, changes: Partial<ReportForPdf> = {}): Promise<ReportForPdf> => {
  const { result, ...rest } = await reportOf(name, { answers: [], ...changes })
  const empty = { signposts: [], insight: null, scores: [], groups: [], issues: [], goals: [], routine: [], tips: [] }
  return { ...rest, result: { ...result, ...empty, products: [] } }
}
const textOf = (pdf: ReadPdf): string => withoutSpaces(pdf.tags.map(({ text }) => text).join(' '))
const titlesIn = (pdf: ReadPdf, role: string): readonly string[] =>
  flattenTags(pdf.tags).flatMap((tag) => (tag.role === role ? [tag.text] : []))

/** Every text and number of a result that the page shows. */
const textsShown = (
  result: Result,
  { pdf, reason_forms, region, report: copy }: ReportForPdf['texts'],
): readonly string[] => [
  ...result.signposts.flatMap(({ text, title }) => [title, text]),
  ...(result.insight ? [result.insight.text] : []),
  ...mirroredScores(result.scores).flatMap((score) => [
    score.name,
    score.help,
    ...(score.condition === null || score.concern === null
      ? []
      : [
          `${score.condition}${copy.scores.out_of}`,
          score.condition_band?.label ?? '',
          fill(copy.ledger.heading, { score: score.name, value: score.condition }),
          `${copy.ledger.start}100`,
          `${copy.ledger.everyone}${formatPoints(-score.base, 'en-GB')}`,
          ...score.entries.map(
            ({ answer, because, evidence, points }) =>
              `${answer}${because}${evidence ? ` · ${copy.ledger.evidence[evidence]}` : ''}${formatPoints(-points, 'en-GB')}`,
          ),
          `${copy.ledger.sum} = ${score.condition}`,
        ]),
  ]),
  result.not_a_diagnosis,
  ...basisSentences(result, copy.scores),
  ...result.groups.flatMap(({ title, traits }) => [
    title,
    ...traits.flatMap(({ label, note, text, title: name }) => [name, label, text ?? '', note ?? '']),
  ]),
  ...[...result.issues, ...result.goals].map(({ label }) => label),
  ...result.routine.flatMap(({ steps, title }) => [
    title,
    ...steps.flatMap((step) => [step.title, step.how_often, step.text, step.slot_label ?? copy.routines.no_product]),
  ]),
  ...result.tips.flatMap(({ tips }) =>
    tips.flatMap(({ because, evidence, text, title }) => [title, text, because, copy.ledger.evidence[evidence]]),
  ),
  ...ofAllProducts(result.products, copy.product, reason_forms, region.locale),
  ...result.products.flatMap(({ brand, doubts, name, price_pence }, at) => [
    brand,
    name,
    price_pence === undefined ? '' : fill(copy.product.price, { price: formatPrice(price_pence, region) }),
    ...(shownReasons(result.products, copy.product.max_reasons).own[at] ?? []),
    warningLine(doubts, copy.product) ?? '',
  ]),
  fill(pdf.version, { version: result.content_version }),
  result.recheck,
]

describe.each(sampleOf(people, 3))('the report of %s', (name) => {
  let report: ReportForPdf
  let pdf: ReadPdf
  beforeAll(async () => {
    report = await withPhotos(name)
    pdf = await read(report)
  })

  it('contains every number and text of the result', () => {
    const text = textOf(pdf)
    const missing = textsShown(report.result, report.texts).filter((shown) => !text.includes(withoutSpaces(shown)))
    expect(missing).toEqual([])
  })

  it('contains every answer with the labels that were shown', () => {
    const text = textOf(pdf)
    const rows = report.answers.map(({ labels, text: typed, title }) => `${title}${typed ?? labels?.join(', ')}`)
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter((row) => !text.includes(withoutSpaces(row)))).toEqual([])
  })

  it('has no heading at the end of a page', () => {
    for (let number = 1; number <= pdf.pages; number += 1) {
      const last = flattenTags(pdf.tags.filter((tag) => tag.page === number)).findLast(
        ({ inside }) => inside.length === 0,
      )
      expect(last?.role, `page ${number}`).not.toMatch(/^H\d$/)
    }
  })

  it('does not split a table row across pages', () => {
    const rows = flattenTags(pdf.tags).filter(({ role }) => role === 'TR')
    for (const { inside, text } of rows) expect([2, 3], text).toContain(inside.length)
    // A split row would be found again on the next page.
    const ledgers = report.result.scores.flatMap(
      (score) => ledgerView(score, report.texts.report.ledger, 'en-GB') ?? [],
    )
    const inLedgers = ledgers.reduce((sum, { lines }) => sum + 2 + lines.length, 0)
    expect(rows.length).toBe(inLedgers + report.answers.length)
  })

  it('keeps all text inside the margins of its page', () => {
    for (const { text, width, x, y } of pdf.texts) {
      expect(x, text).toBeGreaterThanOrEqual(page.left - 0.5)
      expect(x + width, text).toBeLessThanOrEqual(page.width - page.right + 0.5)
      expect(y, text).toBeGreaterThan(20)
      expect(y, text).toBeLessThan(page.height - 20)
    }
  })
})

describe('the reading order', () => {
  it('is the title, what a professional should see, what stands out, then part by part', async () => {
    const report = await withPhotos('Efua')
    const { headings, contents } = report.texts.pdf
    const copy = report.texts.report
    const pdf = await read(report)
    const [first, ...groups] = report.result.groups.map(({ title }) => title)
    expect(titlesIn(pdf, 'H1')).toEqual([pdf.title])
    expect(titlesIn(pdf, 'H2')).toEqual([
      copy.signposts.heading,
      copy.scores.heading,
      insightHeading(copy),
      contents,
      headings.about,
      first,
      copy.objectives.heading,
      ...groups,
      headings.photos,
      copy.routines.heading,
      copy.tips.heading,
      copy.product.heading,
      headings.ledger,
      headings.answers,
    ])
  })

  it('is the order in which the page is drawn, for programs that ignore the tags', async () => {
    const { pages, tags } = await read(await withPhotos(person))
    for (let number = 1; number <= pages; number += 1) {
      const drawn = flattenTags(tags.filter(({ page: on }) => on === number)).flatMap((tag) =>
        // The table of contents is filled in when the page numbers are known.
        tag.drawingOrder === null || tag.role === 'Link' ? [] : [tag.drawingOrder],
      )
      expect(drawn.length, `page ${number}`).toBeGreaterThan(0)
      expect(drawn, `page ${number}`).toEqual(drawn.toSorted((a, b) => a - b))
    }
  })
})

describe('a long table', () => {
  it('prints all rows, each on one page', async () => {
    const report = await reportOf(person)
    const answers = Array.from({ length: 150 }, (_, at) => ({
      question: 'x',
      title: `Number ${at}: ${'how does your hair feel '.repeat(1 + (at % 7))}`.trim(),
      options: ['soft'],
      labels: ['It feels soft'],
    }))
    const pdf = await read({ ...report, result: { ...report.result, scores: [] }, answers })
    const rows = flattenTags(pdf.tags).filter(({ role }) => role === 'TR')
    expect(rows.map(({ text }) => withoutSpaces(text))).toEqual(
      answers.map(({ title }) => withoutSpaces(`${title}It feels soft`)),
    )
  })
})

describe('for screen readers', () => {
  let report: ReportForPdf
  let pdf: ReadPdf
  let raw: string
  beforeAll(async () => {
    report = await withPhotos(person)
    const bytes = await reportPdf(report)
    raw = bytes.toString('latin1')
    pdf = await readPdf(bytes)
  })

  it('the document has tags, a title and a language', () => {
    const { title } = pdf
    expect(title).toBe(fill(report.texts.pdf.title, { date: '21/11/26' }))
    expect(pdf).toMatchObject({ isTagged: true, showsTitle: true, language: 'en-GB' })
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(pdf.metadata).toContain(`<rdf:li xml:lang="x-default">${title}</rdf:li>`)
    expect(raw).toContain('/StructTreeRoot')
  })

  it('each text has a tag or is an artifact', () => {
    expect(pdf.texts.length).toBeGreaterThan(200)
    expect(pdf.texts.filter(({ mark }) => mark === null)).toEqual([])
  })

  it('the page footer is an artifact', () => {
    const footers = Array.from({ length: pdf.pages }, (_, at) =>
      fill(report.texts.pdf.footer, { site: report.texts.site_name, n: at + 1, total: pdf.pages }),
    )
    const found = pdf.texts.filter(({ text }) => footers.includes(text))
    expect(found.map(({ text }) => text)).toEqual(footers)
    expect(new Set(found.map(({ mark }) => mark))).toEqual(new Set(['Artifact']))
  })

  it('each score and each photo is a figure with alternative text', () => {
    const { pdf: copy, views } = report.texts
    const scores = mirroredScores(report.result.scores).map(({ condition, condition_band, name }) =>
      fill(copy.score_line, { score: name, value: String(condition), word: condition_band?.label ?? '' }),
    )
    const pictures = views.map(({ title }) => fill(copy.photo_alt, { view: title }))
    expect(flattenTags(pdf.tags).flatMap(({ alt, role }) => (role === 'Figure' ? [alt] : []))).toEqual([
      ...scores,
      ...pictures,
    ])
  })

  it('header cells of tables have a scope: column or row', () => {
    const heads = flattenTags(pdf.tags).filter(({ role }) => role === 'TH')
    const ledgers = mirroredScores(report.result.scores).filter(({ concern }) => concern !== null).length
    expect(heads.length).toBe(3 * ledgers + report.answers.length)
    expect(raw.split('/Scope /Column').length - 1).toBe(3 * ledgers)
    expect(raw.split('/Scope /Row').length - 1).toBe(report.answers.length)
  })

  it('lists are tagged, ordered or unordered', () => {
    const lists = flattenTags(pdf.tags).filter(({ role }) => role === 'L')
    for (const { inside } of lists) expect(new Set(inside.map(({ role }) => role))).toEqual(new Set(['LI']))
    expect(raw).toContain('/ListNumbering /Decimal')
    expect(raw).toContain('/ListNumbering /Disc')
    const steps = report.result.routine.reduce((sum, part) => sum + part.steps.length, 0)
    expect(flattenTags(pdf.tags).filter(({ role }) => role === 'Lbl').length).toBe(steps)
  })

  it('bookmarks and the table of contents lead to each part', () => {
    const parts = flattenTags(pdf.tags).filter(({ role }) => role === 'H2')
    expect(pdf.bookmarks.map(({ page: on, title }) => [title, on])).toEqual(
      parts.map(({ page: on, text }) => [text, on]),
    )
    const scores = pdf.bookmarks.find(({ title }) => title === report.texts.report.scores.heading)
    expect(scores?.inside.map(({ title }) => title)).toEqual(report.result.scores.map(({ name }) => name))
    const listed = parts.slice(parts.findIndex(({ text }) => text === report.texts.pdf.contents) + 1)
    expect(pdf.links.map(({ label, to }) => [label, to])).toEqual(
      listed.map(({ page: on, text }) => [`${text}, ${on}`, on]),
    )
    expect(titlesIn(pdf, 'TOCI').map(withoutSpaces)).toEqual(
      listed.map(({ page: on, text }) => withoutSpaces(`${text}${on}`)),
    )
  })
})

describe('the same report', () => {
  it('is the same bytes, whenever and wherever it is made', async () => {
    const report = await withPhotos(person)
    const first = await reportPdf(report)
    vi.useFakeTimers({ now: new Date('2031-03-04T05:06:07Z'), toFake: ['Date'] })
    const zone = process.env.TZ
    process.env.TZ = 'Pacific/Auckland'
    try {
      expect((await reportPdf(report)).equals(first)).toBe(true)
    } finally {
      vi.useRealTimers()
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  it('is the same when two are made concurrently', async () => {
    const [one, two] = [await withPhotos(person), await withPhotos(people[0] ?? '')]
    const alone = await reportPdf(one)
    const [beside] = await Promise.all([reportPdf(one), reportPdf(two)])
    expect(beside.equals(alone)).toBe(true)
  })
})

describe('when the report has little content', () => {
  it('leaves out empty parts, and says that there are no photos', async () => {
    const report = await reportOf(person)
    const { result, texts } = report
    const bare: Result = { ...result, signposts: [], insight: null, routine: [], tips: [], products: [] }
    const pdf = await read({ ...report, result: bare, name: ' ', answers: [] })
    const { product, routines, signposts, tips } = texts.report
    const gone = [signposts, routines, tips, product].map(({ heading }) => heading)
    gone.push(insightHeading(texts.report), texts.pdf.headings.answers)
    expect(titlesIn(pdf, 'H2').filter((title) => gone.includes(title))).toEqual([])
    expect(textOf(pdf)).toContain(withoutSpaces(texts.pdf.no_photos))
    expect(textOf(pdf)).not.toContain(withoutSpaces(fill(texts.pdf.made_for, { name: '' })))
  })

  it('says that a score without enough answers is unknown, and draws no bar', async () => {
    const report = await reportOf(person)
    const scores = mirroredScores(report.result.scores).map((score) => ({
      ...score,
      concern: null,
      condition: null,
      concern_band: null,
      condition_band: null,
    }))
    const pdf = await read({ ...report, result: { ...report.result, scores } })
    const mentions = textOf(pdf).split(withoutSpaces(report.texts.unknown_label)).length - 1
    expect(mentions).toBeGreaterThanOrEqual(scores.length)
    expect(flattenTags(pdf.tags).filter(({ role }) => role === 'Figure')).toEqual([])
    expect(titlesIn(pdf, 'H2')).not.toContain(report.texts.pdf.headings.ledger)
  })

  it('leaves out a photo that cannot be read', async () => {
    const report = await withPhotos(person)
    const [first, ...others] = report.photos
    const broken = { view: first?.view ?? '', bytes: Buffer.from('no picture') }
    const cut = { view: 'side', bytes: (first?.bytes ?? Buffer.alloc(0)).subarray(0, 30) }
    const pdf = await read({ ...report, photos: [broken, ...others, cut] })
    const alts = flattenTags(pdf.tags).flatMap(({ alt, role }) => (role === 'Figure' ? [alt] : []))
    expect(alts.length).toBe(report.result.scores.length + others.length)
  })
})

describe('links', () => {
  const linked = async (link: string): Promise<ReadPdf> => {
    const { result } = await reportOf(person)
    const products = result.products.slice(0, 1).map((one) => ({ ...one, sample: false, link, retailer: 'A & B' }))
    expect(products.length).toBe(1)
    const bare = await bareOf(person)
    return read({ ...bare, result: { ...bare.result, products } })
  }

  it('lead to the https address of a product', async () => {
    const { texts } = await reportOf(person)
    const buy = fill(texts.report.product.buy, { retailer: 'A & B' })
    const { links, tags } = await linked('https://shop.example/a?b=(c)')
    expect(links.filter(({ url }) => url !== null)).toMatchObject([{ url: 'https://shop.example/a?b=(c)', label: buy }])
    expect(flattenTags(tags).filter(({ role, text }) => role === 'Link' && text === buy).length).toBe(1)
  })

  it.each(['http://shop.example', 'javascript:alert(1)', 'data:text/html,x', 'nonsense', ''])(
    'never lead to %s',
    async (link) => {
      expect((await linked(link)).links.filter(({ url }) => url !== null)).toEqual([])
    },
  )

  it('are not made from what a visitor typed', async () => {
    const report = await bareOf(person, { name: 'https://evil.example' })
    const answers = [{ question: 'x', title: 'https://evil.example/title', text: 'https://evil.example/text' }]
    const pdf = await read({ ...report, answers })
    expect(textOf(pdf)).toContain('https://evil.example/text')
    expect(pdf.links.filter(({ url }) => url !== null)).toEqual([])
  })
})

describe('whatever was typed', () => {
  const typed = async (text: string, name = 'Cass'): Promise<ReadPdf> => {
    const report = await bareOf(person, { name })
    return read({ ...report, answers: [{ question: 'x', title: 'Anything else?', text }] })
  }
  const isInside = ({ texts }: ReadPdf): boolean =>
    texts.every(({ width, x }) => x >= page.left - 0.5 && x + width <= page.width - page.right + 0.5)

  it.each([
    ['2,000 letters without a space', 'W'.repeat(2000)],
    ['2,000 lines', 'a\n'.repeat(2000)],
    ['700 short words', 'ab '.repeat(700)],
    ['a long answer in a cell', 'm'.repeat(160)],
    ['500 combining marks on one letter', `Z${'\u0301\u0335'.repeat(500)}`],
    ['right-to-left words', 'שלום עולם, مرحبا بالعالم and English. '.repeat(20)],
  ])('%s: nothing is cut off or outside of the page', async (_, text) => {
    const pdf = await typed(text)
    expect(isInside(pdf)).toBe(true)
    const letters = /[Wabm]/g
    const count = (part: string): number => part.match(letters)?.length ?? 0
    const answer = flattenTags(pdf.tags).filter(({ inside, role }) => inside.length === 0 && /^(P|TD)$/.test(role))
    expect(answer.reduce((sum, tag) => sum + count(tag.text), 0)).toBeGreaterThanOrEqual(count(text))
  })

  it('shows a box for a character without a glyph', async () => {
    expect(textOf(await typed('one 🪮 two'))).toContain('one□two')
  })

  it('keeps right-to-left text in reading order', async () => {
    const pdf = await typed('שלום עולם')
    expect(textOf(pdf)).toContain('שלוםעולם')
  })

  it('does not appear in metadata or bookmarks', async () => {
    const report = await bareOf(person, { name: 'Zaubername</x>&' })
    const pdf = await read({ ...report, answers: [{ question: 'x', title: 'q', text: 'Zauberwort' }] })
    expect(pdf.metadata).not.toMatch(/Zauber/)
    expect(JSON.stringify(pdf.bookmarks)).not.toMatch(/Zauber/)
  })

  it('never causes an error, and contains no control characters', async () => {
    const report = await bareOf(person)
    const text = fc.string({ unit: 'binary', maxLength: 400 })
    const answer = fc.record({ question: fc.constant('x'), title: text, text })
    await fc.assert(
      fc.asyncProperty(text, fc.array(answer, { maxLength: 5 }), async (name, answers) => {
        const pdf = await read({ ...report, name, answers })
        const allText = flattenTags(pdf.tags)
          .map((tag: ReadTag) => tag.text)
          .join('')
        expect(allText).not.toMatch(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
        expect(isInside(pdf)).toBe(true)
      }),
      { numRuns: 8 },
    )
  })
})

describe('texts of the content', () => {
  it('may contain characters that are special in XML', async () => {
    const report = await reportOf(person)
    const texts = {
      ...report.texts,
      site_name: 'Hair & <Scalp>',
      pdf: { ...report.texts.pdf, title: 'A & B <{date}>' },
    }
    const pdf = await read({ ...report, texts })
    expect(pdf.title).toBe('A & B <21/11/26>')
    expect(pdf.metadata).toContain('A &amp; B &lt;21/11/26&gt;')
    expect(pdf.metadata).toContain('Hair &amp; &lt;Scalp&gt;')
  })
})
