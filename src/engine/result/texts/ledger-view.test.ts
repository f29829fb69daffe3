import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { anyAnswers } from '#testing/samples/any-answers.ts'
import { loadContent } from '#testing/load-content.ts'
import { quizOf, radio } from '#testing/samples/make-quiz.ts'
import type { DirectScore, LedgerEntry, MirroredScore, ResultScore } from '#types/api.generated.ts'
import type { ReportPage, Score } from '#types/content.generated.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { detailsOf, ledgerView } from './ledger-view.ts'
import { analyse } from '#engine/result/result.ts'
import { compileScores } from '#engine/result/scores/scores.ts'
import { rounded } from '#engine/result/scores/score-range.ts'
import { shownScore } from '#engine/result/scores/shown-score.ts'

const content = loadContent()
const words = {
  heading: 'Why {score} is {value}',
  lead: 'From 100 down.',
  start: 'Start',
  everyone: 'Everyone',
  base: 'Base',
  sum: 'Your score',
  clamp_low: 'Not below 0.',
  clamp_high: 'Not above 100.',
  rounded: 'Rounded',
  no_points: 'Nothing counted.',
  skipped: '{count} were skipped.',
  evidence: { weak: 'Weak evidence' },
  points: {
    lead: 'Each answer has points.',
    sum: 'Total',
    mean: 'Mean of {count}',
    divided: '{total} ÷ {count}',
    clamp_low: 'Not below {from}.',
    clamp_high: 'Not above {to}.',
  },
} as ReportPage['ledger']

const entry = (because: string, points: number): LedgerEntry => ({
  question: 'q',
  title: 'Q?',
  answer: 'Yes',
  points,
  because,
})
const mirrored = (base: number, entries: readonly LedgerEntry[], skipped = 0): MirroredScore => {
  const sum = entries.reduce((total, { points }) => total + points, base)
  const concern = Math.max(0, Math.min(100, sum))
  return {
    id: 'dry',
    name: 'Moisture',
    concern_name: 'Dryness',
    help: 'How moist.',
    concern,
    condition: 100 - concern,
    concern_band: null,
    condition_band: null,
    base,
    entries: [...entries],
    sum,
    answered: entries.length,
    skipped,
  }
}
const direct = (more: Partial<DirectScore> = {}): DirectScore => ({
  id: 'mood',
  name: 'Mood',
  value: 14,
  from: 0,
  to: 27,
  direction: 'low_is_good',
  decimals: 0,
  combine: 'sum',
  band: null,
  base: 0,
  entries: [entry('Often tired', 14)],
  sum: 14,
  answered: 9,
  skipped: 0,
  ...more,
})

/** The ledger as it is read: amount and reason of each line, and the sum. */
const read = (score: ResultScore): readonly string[] => {
  const view = ledgerView(score, words, 'en-GB') ?? expect.fail('The score has a value')
  return [...view.lines, view.sum].map(({ points, text }) => `${points} ${text}`)
}

describe('the ledger of a mirrored score counts down from 100', () => {
  it.each([
    [
      'signs of a concern take from it, good answers add to it',
      mirrored(25, [entry('Feels dry again soon', 27), entry('Feels soft', -2)]),
      ['100 Start', '−25 Everyone', '−27 Feels dry again soon', '+2 Feels soft', '= 50 Your score'],
    ],
    ['no base › no line for it', mirrored(0, [entry('Dry', 9)]), ['100 Start', '−9 Dry', '= 91 Your score']],
    [
      'a base in favour of everyone',
      mirrored(-5, [entry('Dry', 9)]),
      ['100 Start', '+5 Everyone', '−9 Dry', '= 96 Your score'],
    ],
    ['no answer counted', mirrored(20, []), ['100 Start', '−20 Everyone', '0 Nothing counted.', '= 80 Your score']],
    [
      'more than 100 taken off › the limit is a line, and the lines still add up',
      mirrored(60, [entry('Dry', 47)]),
      ['100 Start', '−60 Everyone', '−47 Dry', '+7 Not below 0.', '= 0 Your score'],
    ],
    ['above 100', mirrored(0, [entry('Soft', -4)]), ['100 Start', '+4 Soft', '−4 Not above 100.', '= 100 Your score']],
  ])('%s', (_, score, lines) => {
    expect(read(score)).toEqual(lines)
  })

  it('says how many questions were skipped', () => {
    expect(ledgerView(mirrored(20, [], 2), words, 'en-GB')).toMatchObject({
      heading: 'Why Moisture is 80',
      lead: 'From 100 down.',
      notes: ['2 were skipped.'],
    })
  })
})

describe('the ledger of a score with its own value counts up', () => {
  it.each([
    ['a sum', direct(), ['+14 Often tired', '= 14 Total']],
    ['a base', direct({ base: 3, value: 17, sum: 17 }), ['3 Base', '+14 Often tired', '= 17 Total']],
    [
      'a mean',
      direct({ combine: 'mean', value: 1.6, sum: 1.555556, decimals: 1 }),
      ['+14 Often tired', '−12.4 14 ÷ 9', '= 1.6 Mean of 9'],
    ],
    ['above the range', direct({ to: 10, value: 10 }), ['+14 Often tired', '−4 Not above 10.', '= 10 Total']],
    [
      'below the range',
      direct({ value: 0, sum: -1, entries: [entry('Well', -1)] }),
      ['−1 Well', '+1 Not below 0.', '= 0 Total'],
    ],
    [
      'rounded',
      direct({ sum: 2.4, value: 2, entries: [entry('Well', 2.4)] }),
      ['+2.4 Well', '−0.4 Rounded', '= 2 Total'],
    ],
  ])('%s', (_, score, lines) => {
    expect(read(score)).toEqual(lines)
  })

  it('without a reason › the question stands in its place, and no rating is made up', () => {
    const { because: _, ...plain } = entry('', 2)
    expect(ledgerView(direct({ entries: [plain] }), words, 'en-GB')?.lines[0]).toMatchObject({
      text: 'Q?',
      answer: 'Yes',
      evidence: null,
    })
  })

  it('with a rating › it is said', () => {
    const [line] =
      ledgerView(direct({ entries: [{ ...entry('So.', 2), evidence: 'weak' }] }), words, 'en-GB')?.lines ?? []
    expect(line?.evidence).toBe('Weak evidence')
  })

  it.each([
    ['an answer is said below its reason', 'Often', 'You are tired.', ['Often', 'Weak evidence']],
    ['unless the reason has all of its words', 'Only on some days', 'You rest only on some days.', ['Weak evidence']],
    ['a single word could be in it by chance', 'No', 'You have no rest.', ['No', 'Weak evidence']],
  ] as const)('%s', (_, answer, because, details) => {
    const entries = [{ ...entry(because, 2), answer, evidence: 'weak' as const }]
    const [line] = ledgerView(direct({ entries }), words, 'en-GB')?.lines ?? []
    expect(line && detailsOf(line)).toEqual(details)
    expect(line?.answer).toBe(answer)
  })

  it('no value, no ledger', () => {
    expect(ledgerView(direct({ value: null }), words, 'en-GB')).toBeNull()
  })
})

/** Reads an amount as a visitor does. */
const amountOf = (written: string): number => Number(written.replace('= ', '').replace('−', '-').replace('+', ''))

/** The sum of all lines as they are written, beside the sum that is written. Both null without a value. */
const sumsOf = (score: ResultScore): { readonly added: number | null; readonly written: number | null } => {
  const view = ledgerView(score, words, 'en-GB')
  if (!view) return { added: null, written: null }
  const added = view.lines.reduce((sum, { points }) => sum + amountOf(points), 0)
  return { added: rounded(added, 6), written: amountOf(view.sum.points) }
}

describe('the lines that are shown add up to the score that is shown', () => {
  it('for any answers to the quiz', () => {
    const analysis = compileAnalysis(content)
    fc.assert(
      fc.property(anyAnswers(analysis.quiz), (answers) => {
        for (const score of analyse(analysis, answers, 'v').scores) {
          const { added, written } = sumsOf(score)
          expect(added).toBe(written)
          expect(written).toBe(shownScore(score).value)
          if (written !== null) expect(ledgerView(score, words, 'en-GB')?.lines[0]?.points).toBe('100')
        }
      }),
    )
  })

  it('for any points, base, range and rounding, of a sum, a mean and a mirrored score', () => {
    const points = fc.integer({ min: -9999, max: 9999 }).map((hundredths) => hundredths / 100)
    const asked = ['a', 'b', 'c', 'd']
    const own: fc.Arbitrary<Partial<Score>> = fc.record({
      combine: fc.constantFrom<('sum' | 'mean')[]>('sum', 'mean'),
      decimals: fc.integer({ min: 0, max: 2 }),
      range: fc.constantFrom<NonNullable<Score['range']>[]>('computed', { from: -10, to: 30 }, { from: 0, to: 5 }),
    })
    const turned: fc.Arbitrary<Partial<Score>> = fc.constant({ mirror: { label: 'Good', help: 'How good.' } })
    fc.assert(
      fc.property(
        fc.oneof(own, turned),
        points,
        fc.array(points, { minLength: 8, maxLength: 8 }),
        fc.array(fc.constantFrom('yes', 'no', ''), { minLength: 4, maxLength: 4 }),
        (kind, base, amounts, chosen) => {
          const rules = asked.flatMap((question, at) =>
            ['yes', 'no'].map((answer, of) => ({ question, answer, points: amounts[2 * at + of] ?? 0 })),
          )
          const model = compileQuiz(quizOf(...asked.map((id) => radio(id, 'yes no'))))
          const given = asked.flatMap((id, at) => (chosen[at] ? [[id, [chosen[at]]] as const] : []))
          const { answers } = acceptAnswers(model, Object.fromEntries(given))
          const scoresOf = compileScores(model, { scores: [{ id: 's', label: 'S', base, rules, ...kind }] }, 'en')
          for (const score of scoresOf(answers, new Set(asked), (text) => text)) {
            const { added, written } = sumsOf(score)
            expect(added).toBe(written)
            expect(written).toBe(shownScore(score).value)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
