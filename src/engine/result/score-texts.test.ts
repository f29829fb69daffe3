import { describe, expect, it } from 'vitest'
import type { DirectScore, MirroredScore } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import { changeOf, helpText, ledgerView, pointsOf, scaleText, scoreSentence } from './score-texts.ts'
import { shownScore } from './shown-score.ts'

const ledger = {
  heading: 'Why {score} is {value}',
  lead: 'More points, more concern.',
  base: 'Start',
  sum: 'Concern',
  no_points: 'Nothing counted.',
  clamp_low: 'Not below 0.',
  clamp_high: 'Not above 100.',
  turned: '100 - {concern} = {value}',
  skipped: '{count} were skipped.',
  evidence: { weak: 'Weak evidence' },
  points: {
    lead: 'Each answer has points.',
    sum: 'Total',
    mean: 'Mean of {count}',
    clamp_low: 'Not below {from}.',
    clamp_high: 'Not above {to}.',
  },
} as ReportPage['ledger']
const words = {
  out_of: '/ 100',
  spoken: '{score}: {value} out of 100, {word}',
  scale: {
    out_of: 'of {to}',
    between: 'from {from} to {to}',
    spoken: '{score}: {value}, {word}',
    spoken_alone: '{score}: {value}',
    high_is_good: 'Higher is better.',
    low_is_good: 'Lower is better.',
  },
} as ReportPage['scores']

const mirrored = (more: Partial<MirroredScore> = {}): MirroredScore => ({
  id: 'dry',
  name: 'Moisture',
  concern_name: 'Dryness',
  help: 'How moist.',
  concern: 20,
  condition: 80,
  concern_band: null,
  condition_band: { colour: 'success', label: 'Doing well' },
  base: 20,
  entries: [],
  sum: 20,
  answered: 1,
  skipped: 0,
  ...more,
})
const direct = (more: Partial<DirectScore> = {}): DirectScore => ({
  id: 'mood',
  name: 'Mood',
  value: 14,
  from: 0,
  to: 27,
  direction: 'low_is_good',
  decimals: 0,
  combine: 'sum',
  band: { colour: 'yellow', label: 'Moderate' },
  base: 0,
  entries: [],
  sum: 14,
  answered: 9,
  skipped: 0,
  ...more,
})
const spoken = (score: DirectScore | MirroredScore) => scoreSentence(shownScore(score), words, words.spoken)

describe('a score as a sentence', () => {
  it.each([
    ['mirrored: its number and its band', mirrored(), 'Moisture: 80 out of 100, Doing well'],
    [
      'mirrored and unknown: neither is made up',
      mirrored({ concern: null, condition: null, condition_band: null }),
      'Moisture:  out of 100, ',
    ],
    ['its own range', direct(), 'Mood: 14 of 27, Moderate'],
    ['with a unit', direct({ unit: 'points' }), 'Mood: 14 of 27 points, Moderate'],
    ['without bands', direct({ band: null }), 'Mood: 14 of 27'],
    [
      'decimals, and a range that begins elsewhere',
      direct({ value: 2, from: 1, to: 5, decimals: 1 }),
      'Mood: 2.0 from 1 to 5, Moderate',
    ],
    ['below zero', direct({ value: -3, from: -10, to: 10 }), 'Mood: −3 from −10 to 10, Moderate'],
  ])('%s', (_, score, sentence) => {
    expect(spoken(score)).toBe(sentence)
  })
})

it('the scale beside the number of a mirrored score is that of the page', () => {
  expect(scaleText(shownScore(mirrored()), words)).toBe('/ 100')
})

describe('the explanation', () => {
  it.each([
    ['mirrored: as it is', mirrored(), 'How moist.'],
    ['low is good', direct({ help: 'How low.' }), 'How low. Lower is better.'],
    ['high is good, and no text of its own', direct({ direction: 'high_is_good' }), 'Higher is better.'],
    ['neither end is good', direct({ direction: 'neutral' }), ''],
  ])('%s', (_, score, text) => {
    expect(helpText(shownScore(score), words)).toBe(text)
  })
})

describe('the ledger of a mirrored score', () => {
  it.each([
    { sum: 0, skipped: 0, said: [] },
    { sum: 100, skipped: 2, said: ['2 were skipped.'] },
    { sum: -1, skipped: 0, said: ['Not below 0.'] },
    { sum: 101, skipped: 1, said: ['Not above 100.', '1 were skipped.'] },
  ])('a sum of $sum with $skipped skipped', ({ said, skipped, sum }) => {
    const view = ledgerView(mirrored({ sum, skipped }), ledger)
    expect(view?.notes).toEqual(['100 - 20 = 80', ...said])
    expect(view).toMatchObject({ heading: 'Why Moisture is 80', base: { points: 20, text: 'Start' } })
    expect(view?.sum).toEqual({ points: '20', text: 'Concern' })
  })
})

describe('the ledger of a score with its own value', () => {
  const entry = { question: 'q', title: 'How are you?', answer: 'Well', points: 2 }

  it('without a reason › the question stands in its place, and no rating is made up', () => {
    expect(ledgerView(direct({ entries: [entry] }), ledger)?.rows).toEqual([
      { question: 'q', points: 2, because: 'How are you?', answer: 'Well', evidence: null },
    ])
  })

  it('with a reason and a rating › they are shown', () => {
    const [row] =
      ledgerView(direct({ entries: [{ ...entry, because: 'You said so.', evidence: 'weak' }] }), ledger)?.rows ?? []
    expect(row).toMatchObject({ because: 'You said so.', evidence: 'Weak evidence' })
  })

  it.each([
    ['a sum', direct(), { base: null, sum: { points: '14', text: 'Total' }, none: 'Nothing counted.', notes: [] }],
    ['a base', direct({ base: 3 }), { base: { points: 3, text: 'Start' } }],
    ['a mean', direct({ combine: 'mean', value: 2, decimals: 1 }), { sum: { points: '2.0', text: 'Mean of 9' } }],
    ['a sum above the range', direct({ value: 27, sum: 30 }), { notes: ['Not above 27.'] }],
    [
      'a sum below the range',
      direct({ value: 0, sum: -1, skipped: 1 }),
      { notes: ['Not below 0.', '1 were skipped.'] },
    ],
    ['no value', direct({ value: null }), null],
  ])('%s', (_, score, view) => {
    if (view === null) expect(ledgerView(score, ledger)).toBeNull()
    else expect(ledgerView(score, ledger)).toMatchObject(view)
  })
})

describe('points', () => {
  it.each([
    [12, '12', '+12'],
    [0, '0', '0'],
    [-8, '−8', '−8'],
  ])('%i is written as %s, and as %s where it changes a sum', (points, plain, change) => {
    expect([pointsOf(points), changeOf(points)]).toEqual([plain, change])
  })
})
