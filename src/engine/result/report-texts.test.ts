import { describe, expect, it } from 'vitest'
import type { ReportPage } from '#types/content.generated.ts'
import { basisSentences, changeOf, ledgerNotes, pointsOf, scoreSentence, stepProduct } from './report-texts.ts'

const ledger = {
  clamp_low: 'Not below 0.',
  clamp_high: 'Not above 100.',
  skipped: '{count} were skipped.',
} as ReportPage['ledger']
const routines = { product: 'Product that fits', no_product: 'No product needed' } as ReportPage['routines']

describe('the notes on a score', () => {
  it.each([
    { sum: 0, skipped: 0, said: [] },
    { sum: 100, skipped: 2, said: ['2 were skipped.'] },
    { sum: -1, skipped: 0, said: ['Not below 0.'] },
    { sum: 101, skipped: 1, said: ['Not above 100.', '1 were skipped.'] },
  ])('of a sum of $sum with $skipped skipped', ({ said, skipped, sum }) => {
    expect(ledgerNotes({ sum, skipped }, ledger)).toEqual(said)
  })
})

describe('how many answers a result is based on', () => {
  const words = {
    based_on: 'Based on {count} answers',
    of_total: 'There are {total} questions.',
    not_applicable: '{count} {count|does|do} not apply.',
    no_consent: '{count} {count|is|are} not stored.',
    skipped: '{count} {count|was|were} skipped.',
  } as ReportPage['scores']
  const none = { not_applicable: 0, no_consent: 0, skipped: 0 }

  it.each([
    ['all', { answered: 51, total: 51, unanswered: none }, ['Based on 51 answers.']],
    [
      'not all, with each reason that there is',
      { answered: 47, total: 51, unanswered: { not_applicable: 2, no_consent: 1, skipped: 1 } },
      ['Based on 47 answers.', 'There are 51 questions.', '2 do not apply.', '1 is not stored.', '1 was skipped.'],
    ],
    [
      'not all, for one reason',
      { answered: 49, total: 51, unanswered: { ...none, no_consent: 2 } },
      ['Based on 49 answers.', 'There are 51 questions.', '2 are not stored.'],
    ],
    ['not all, in a result of an earlier version', { answered: 47, total: 51 }, ['Based on 47 answers.']],
  ])('%s', (_, result, said) => {
    expect(basisSentences(result, words)).toEqual(said)
  })
})

describe('the product of a step', () => {
  it('is named by what it is for', () => {
    expect(stepProduct({ slot_label: 'Shampoo' }, routines)).toBe('Product that fits: Shampoo')
  })

  it('may be none', () => {
    expect(stepProduct({ slot_label: null }, routines)).toBe('No product needed')
  })
})

describe('a score as a sentence', () => {
  const template = '{score}: {value} out of 100, {word}'

  it('has its number and its band', () => {
    const band = { colour: 'success', label: 'Doing well' } as const
    expect(scoreSentence(template, { name: 'Moisture', condition: 0, condition_band: band })).toBe(
      'Moisture: 0 out of 100, Doing well',
    )
  })

  it('invents neither where there is none', () => {
    expect(scoreSentence(template, { name: 'Moisture', condition: null, condition_band: null })).toBe(
      'Moisture:  out of 100, ',
    )
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
