import { describe, expect, it } from 'vitest'
import { compileCopy } from '#testing/compile-copy.ts'
import { copyContent } from '#testing/content-copy.ts'
import type { WorkedExample } from '#types/content.generated.ts'
import { exampleSlice } from './example-slice.ts'
import { textSlice } from './text-slices.ts'

const compiled = async (folder = 'content') => {
  const { content, version } = await compileCopy(folder)
  return { content: content ?? expect.fail('The content has a mistake'), version }
}
const example = (more: Partial<WorkedExample> = {}): WorkedExample => ({
  heading: 'An example',
  text: 'This is {score}.',
  score: 'thirst',
  answers: [{ question: 'water', options: ['never'] }],
  ...more,
})

describe('the worked example of a page', () => {
  it('is the score of its answers, in the direction of a report, with the ledger of a report', async () => {
    const made = await compiled(await copyContent({}, { over: 'src/testing/content' }))
    const shown = exampleSlice(made, example()) ?? expect.fail('The score has a value')
    expect([shown.heading, shown.text]).toEqual(['An example', 'This is Freshness.'])
    expect(shown.bar).toMatchObject({
      name: 'Freshness',
      value: 10,
      number: '10',
      range: { from: 0, to: 100 },
      band: { colour: 'warning', label: 'Needs attention' },
    })
    const { start, everyone, sum, evidence } = made.content.pages.report.ledger
    expect(shown.ledger.rows.map(({ change, points, text }) => [points, text, change])).toEqual([
      ['100', start, { before: 100, after: 100 }],
      ['−40', everyone, { before: 100, after: 60 }],
      ['−50', 'You never water it.', { before: 60, after: 10 }],
    ])
    expect(shown.ledger.rows.at(-1)?.details).toEqual(['Never', evidence.observed])
    expect(shown.ledger.sum).toEqual({ points: '= 10', text: sum })
  })

  it('counts up where the score does', async () => {
    const { content } = await compiled('examples/phq-9')
    const [section] = content.sections
    const items = (section?.questions ?? []).flatMap((question) => ('options' in question ? [question] : []))
    const [score] = content.scores.scores
    const answers = items.flatMap(({ id, options = [] }) => {
      const [, second] = Array.isArray(options) ? options : []
      return second === undefined ? [] : [{ question: id, options: [second.id] }]
    })
    const shown = exampleSlice({ content }, example({ score: score?.id ?? '', answers }))
    expect(shown?.bar.value).toBe(9)
    expect(shown?.ledger.rows[0]).toMatchObject({ points: '+1', change: { before: 0 } })
    expect(shown?.ledger.rows.at(-1)?.change?.after).toBeCloseTo(100 / 3)
  })

  it('is nothing where the score has no value, or is not there', async () => {
    const made = await compiled(await copyContent({}, { over: 'src/testing/content' }))
    expect(exampleSlice(made, example({ answers: [] }))).toBeNull()
    expect(exampleSlice(made, example({ score: 'shine' }))).toBeNull()
  })

  it('is of the product where its page has one, and of no other page', async () => {
    const made = await compiled()
    const pages = textSlice(made).pages
    for (const { example: written, id } of made.content.pages.text) {
      const shown = pages.find((page) => page.id === id)?.example ?? null
      expect([id, shown === null]).toEqual([id, written === undefined])
      // The ledger has at least one line for each answer, and one for the start.
      expect(shown?.ledger.rows.length ?? Infinity).toBeGreaterThan(written?.answers.length ?? 0)
    }
  })
})
