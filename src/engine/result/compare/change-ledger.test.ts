import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAnswers } from '#testing/samples/any-answers.ts'
import { loadContent } from '#testing/load-content.ts'
import type { DashboardPage, ReportPage } from '#types/content.generated.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { changeLedger } from './change-ledger.ts'
import { compare } from './compare.ts'
import type { ChangeReason, ScoreChange } from './score-change.ts'
import { analyse } from '#engine/result/result.ts'
import { rounded } from '#engine/result/scores/score-range.ts'

const words = {
  before: 'Before',
  now: 'Now',
  others: '{count} others',
  rest: 'Rest',
  answer_changed: '“{after}” instead of “{before}”',
  answer_new: 'now “{after}”',
  answer_gone: 'no longer “{before}”',
} as DashboardPage['report_history']['compare']
const ledger = { clamp_low: 'Not below 0.', clamp_high: 'Not above 100.' } as ReportPage['ledger']

const reason = (question: string, points: number, more: Partial<ChangeReason> = {}): ChangeReason => ({
  question,
  title: `${question}?`,
  before: 'a',
  after: 'b',
  points,
  ...more,
})
const change = (more: Partial<ScoreChange>): ScoreChange => ({
  id: 'moist',
  name: 'Moisture',
  direction: 'high_is_good',
  decimals: 0,
  from: 0,
  to: 100,
  isMirrored: true,
  kind: 'different',
  before: 50,
  after: 80,
  difference: 30,
  band: null,
  reasons: [],
  clampedAt: null,
  ...more,
})
const read = (score: ScoreChange): readonly string[] | null => {
  const view = changeLedger(score, words, ledger, 'en-GB')
  return view && [...view.lines, view.sum].map(({ points, text }) => `${points} ${text}`)
}

describe('why a score changed', () => {
  it.each([
    [
      'from the value before to the value now',
      change({ reasons: [reason('wash', 40), reason('heat', -10)] }),
      ['50 Before', '+40 wash?', '−10 heat?', '= 80 Now'],
    ],
    [
      'the three largest, and all others together',
      change({ reasons: [20, 8, 4, -3, 1].map((points, at) => reason(`q${at}`, points)) }),
      ['50 Before', '+20 q0?', '+8 q1?', '+4 q2?', '−2 2 others', '= 80 Now'],
    ],
    [
      'a limit of the scale',
      change({ before: 90, after: 100, difference: 10, reasons: [reason('wash', 15)], clampedAt: 'high' }),
      ['90 Before', '+15 wash?', '−5 Not above 100.', '= 100 Now'],
    ],
    [
      'what no answer explains',
      change({ difference: 30, reasons: [reason('wash', 29)] }),
      ['50 Before', '+29 wash?', '+1 Rest', '= 80 Now'],
    ],
    ['no answer at all', change({}), ['50 Before', '+30 Rest', '= 80 Now']],
    [
      'decimals',
      change({ decimals: 1, before: 2.3, after: 3.7, difference: 1.4, reasons: [reason('sleep', 1.33)] }),
      ['2.3 Before', '+1.33 sleep?', '+0.07 Rest', '= 3.7 Now'],
    ],
    ['nothing changed', change({ after: 50, difference: 0 }), null],
    ['a value is missing', change({ before: null, difference: null }), null],
  ])('%s', (_, score, lines) => {
    expect(read(score)).toEqual(lines)
  })

  it.each([
    ['changed', reason('q', 30), '“b” instead of “a”'],
    ['new', reason('q', 30, { before: null }), 'now “b”'],
    ['gone', reason('q', 30, { after: null }), 'no longer “a”'],
  ])('says that an answer is %s', (_, one, answer) => {
    expect(changeLedger(change({ reasons: [one] }), words, ledger, 'en-GB')?.lines[1]?.answer).toBe(answer)
  })
})

it('what is shown adds up, for any two reports', () => {
  const analysis = compileAnalysis(loadContent())
  const amountOf = (written: string): number => Number(written.replace('= ', '').replace('−', '-').replace('+', ''))
  fc.assert(
    fc.property(anyAnswers(analysis.quiz), anyAnswers(analysis.quiz), (one, two) => {
      for (const score of compare(analyse(analysis, one, 'v'), analyse(analysis, two, 'v')).scores) {
        const view = changeLedger(score, words, ledger, 'en-GB')
        if (!view) continue
        const added = rounded(
          view.lines.reduce((sum, { points }) => sum + amountOf(points), 0),
          6,
        )
        expect(added).toBe(amountOf(view.sum.points))
        expect(added).toBe(score.after)
        expect(view.lines.length).toBeLessThanOrEqual(1 + 3 + 1 + 1)
      }
    }),
  )
})
