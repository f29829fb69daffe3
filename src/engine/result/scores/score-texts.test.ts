import { describe, expect, it } from 'vitest'
import type { DirectScore, MirroredScore } from '#types/api.generated.ts'
import type { ReportPage } from '#types/content.generated.ts'
import { helpText, scaleText, scoreSentence } from './score-texts.ts'
import { shownScore } from './shown-score.ts'

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
const spoken = (score: DirectScore | MirroredScore) => scoreSentence(shownScore(score), words, words.spoken, 'en-GB')

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

it('numbers are written in the language of the content, in the scale too', () => {
  const shown = shownScore(direct({ value: 2.5, from: 0.5, to: 4.5, decimals: 1 }))
  expect(scoreSentence(shown, words, words.spoken, 'de-DE')).toBe('Mood: 2,5 from 0,5 to 4,5, Moderate')
})

it('the scale beside the number of a mirrored score is that of the page', () => {
  expect(scaleText(shownScore(mirrored()), words, 'en-GB')).toBe('/ 100')
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
