/** The PDF of scores that show their own value: a sum of 0 to 27, a mean, and right answers. */
import { beforeAll, describe, expect, it, test } from 'vitest'
import { ledgerView } from '#engine/result/texts/ledger-view.ts'
import { isKnown } from '#engine/result/scores/shown-score.ts'
import { loadPersonas } from '#testing/load-content.ts'
import { reportOf } from '#testing/samples/make-report.ts'
import { questionnaireScores, someAnswers, tooFewAnswers } from '#testing/samples/questionnaire.ts'
import { flattenTags, type ReadPdf, readPdf, withoutSpaces } from '#testing/pdf/read-pdf.ts'
import type { DirectScore } from '#types/api.generated.ts'
import { page } from './layout/type-scale.ts'
import type { ReportForPdf } from './report-for-pdf.ts'
import { reportPdf } from './report-pdf.ts'

const [person] = loadPersonas()

const reportWith = async (scores: readonly DirectScore[]): Promise<ReportForPdf> => {
  const report = await reportOf(person?.name ?? '', { answers: [] })
  const empty = { signposts: [], insight: null, groups: [], issues: [], goals: [], routine: [], tips: [], products: [] }
  return { ...report, result: { ...report.result, ...empty, scores: [...scores] } }
}
const textOf = (pdf: ReadPdf): string => withoutSpaces(pdf.tags.map(({ text }) => text).join(' '))
const figuresIn = (pdf: ReadPdf): readonly string[] =>
  flattenTags(pdf.tags).flatMap(({ alt, role }) => (role === 'Figure' ? [alt] : []))

describe('scores with their own values', () => {
  const scores = questionnaireScores(someAnswers)
  let report: ReportForPdf
  let pdf: ReadPdf
  beforeAll(async () => {
    report = await reportWith(scores)
    pdf = await readPdf(await reportPdf(report))
  })

  it('are figures whose alternative text has the number on its scale, and the band', () => {
    expect(figuresIn(pdf)).toEqual([
      'Depression: 14 of 27 points, Moderate',
      'Sleep: 3.7 from 1 to 5, Fair',
      'Capitals: 1 of 3 right',
    ])
  })

  it('say what the band means and which end is good', () => {
    const { scale } = report.texts.report.scores
    expect(textOf(pdf)).toContain(withoutSpaces('Talk to your doctor about it.'))
    expect(textOf(pdf)).toContain(withoutSpaces(`in the last two weeks. ${scale.low_is_good}`))
    expect(textOf(pdf)).toContain(withoutSpaces(scale.high_is_good))
  })

  it('list the given and the right answer of each question, with the mark in words', () => {
    const { given, is_right, is_wrong, none, right } = report.texts.report.scores.scale.answers
    const rows = [
      `What is the capital of the United Kingdom? ${given}: London (${is_right}). ${right}: London.`,
      `What is the capital of France? ${given}: Lyon (${is_wrong}). ${right}: Paris.`,
      `What is the capital of Australia? ${given}: ${none} (${is_wrong}). ${right}: Canberra.`,
    ]
    expect(rows.filter((row) => !textOf(pdf).includes(withoutSpaces(row)))).toEqual([])
  })

  it('have ledgers with every answer and the sum or mean, and no start where everybody starts at 0', () => {
    const { ledger } = report.texts.report
    const views = scores.flatMap((score) => ledgerView(score, ledger, 'en-GB') ?? [])
    expect(views).toHaveLength(3)
    const rows = flattenTags(pdf.tags).filter(({ role }) => role === 'TR')
    expect(rows).toHaveLength(views.reduce((sum, view) => sum + 2 + view.lines.length, 0))
    for (const { heading, sum } of views) {
      expect(textOf(pdf)).toContain(withoutSpaces(heading))
      expect(textOf(pdf)).toContain(withoutSpaces(`${sum.text}${sum.points}`))
    }
    expect(textOf(pdf)).toContain(withoutSpaces(`Nearly every day Feeling tired or having little energy +3`))
    expect(textOf(pdf)).not.toContain(withoutSpaces(ledger.base))
    expect(textOf(pdf)).not.toContain(withoutSpaces(ledger.lead))
  })

  it('have no ratings of evidence, because no rule has one', () => {
    const { moderate, strong, weak } = report.texts.report.ledger.evidence
    for (const label of [moderate, strong, weak]) expect(textOf(pdf)).not.toContain(withoutSpaces(label))
  })
})

it('of those without enough answers it says so, and draws a bar for the others only', async () => {
  const scores = questionnaireScores(tooFewAnswers)
  expect(scores.map(isKnown)).toEqual([false, false, true])
  const report = await reportWith(scores)
  const pdf = await readPdf(await reportPdf(report))
  expect(figuresIn(pdf)).toEqual(['Capitals: 0 of 3 right'])
  expect(textOf(pdf).split(withoutSpaces(report.texts.unknown_label))).toHaveLength(1 + 2)
})

it.each([
  ['too few answers', questionnaireScores(tooFewAnswers).slice(0, 2), true],
  ['no scores at all', [], false],
] as const)('with %s, whether issues are unknown is told apart from none', async (_, scores, isUnknown) => {
  const report = await reportWith(scores)
  const { cards, heading } = report.texts.report.objectives
  const { empty, title } = cards.find(({ id }) => id === 'issues') ?? expect.fail('There is no card for issues')
  const written = textOf(await readPdf(await reportPdf(report)))
  expect(written).toContain(withoutSpaces(`${heading} ${title} ${isUnknown ? report.texts.unknown_label : empty}`))
})

it('of a content without a disclaimer and without a date to repeat has no empty paragraphs', async () => {
  const report = await reportWith(questionnaireScores(someAnswers))
  const pdf = await readPdf(
    await reportPdf({ ...report, result: { ...report.result, not_a_diagnosis: '', recheck: '' } }),
  )
  const empty = flattenTags(pdf.tags).filter(
    ({ inside, role, text }) => role === 'P' && text === '' && inside.length === 0,
  )
  expect(empty).toEqual([])
})

describe('a score whose scale has a long text', () => {
  const units = ['times that you noticed it in the last seven days', 'times '.repeat(30).trim(), 'w'.repeat(120)]

  it.each(units)('stays between the margins, beside its name and its bar, with the unit %j', async (unit) => {
    const scores = questionnaireScores(someAnswers)
      .slice(0, 1)
      .map((score) => ({ ...score, unit }))
    const pdf = await readPdf(await reportPdf(await reportWith(scores)))
    const [first, name] = [withoutSpaces(unit).slice(0, 5), scores[0]?.name ?? '']
    const top = pdf.texts.find(({ text }) => text === name) ?? expect.fail('The name is not written')
    const beside = pdf.texts.filter(
      ({ page: at, text, y }) => at === top.page && withoutSpaces(text).includes(first) && Math.abs(y - top.y) < 120,
    )
    expect(beside.length).toBeGreaterThan(0)
    for (const { width, x } of beside) {
      // 130 points for the name, and at least 50 for the bar.
      expect(x).toBeGreaterThan(page.left + 130 + 50)
      expect(x + width).toBeLessThan(page.width - page.right)
    }
  })
})

test('a routine without products says nothing about products', async () => {
  const report = await reportWith([])
  const step = {
    id: 'oil',
    variant: 'usual',
    title: 'Chain',
    how_often: 'Once a month',
    text: 'Oil it.',
    slot: null,
    slot_label: null,
  }
  const routine = [{ id: 'month', title: 'Every month', steps: [step] }]
  const pdf = await readPdf(await reportPdf({ ...report, result: { ...report.result, routine } }))
  expect(textOf(pdf)).toContain(withoutSpaces('Once a month Oil it.'))
  expect(textOf(pdf)).not.toContain(withoutSpaces(report.texts.report.routines.no_product))
})
