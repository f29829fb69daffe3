import { expect, test } from 'vitest'
import type { OverviewScore } from '#types/api.generated.ts'
import { withAllModules } from '#testing/all-modules.ts'
import { compiledContent } from '#testing/compiled-content.ts'
import { miniScores } from './mini-scores.ts'

const { scores: texts } = withAllModules((await compiledContent()).content).pages.report
const words = {
  ...texts,
  scale: {
    ...texts.scale,
    out_of: 'of {to}',
    between: 'from {from} to {to}',
    spoken: '{score}: {value}, {word}',
    spoken_alone: '{score}: {value}',
  },
}
const score: OverviewScore = {
  id: 'mood',
  name: 'Mood',
  value: 9,
  from: 0,
  to: 27,
  decimals: 0,
  unit: 'points',
  band: { colour: 'yellow', label: 'Mild' },
}

test.each([
  ['with a band and a unit', {}, '9', 'Mood: 9 of 27 points, Mild'],
  ['without a band', { band: null }, '9', 'Mood: 9 of 27 points'],
  [
    'with decimals, below zero',
    { value: -2.5, from: -5, decimals: 1 },
    '−2.5',
    'Mood: −2.5 from −5 to 27 points, Mild',
  ],
  ['of an id that no content has', { id: 'gone' }, '9', 'Mood: 9 of 27 points, Mild'],
])('a score %s is shown as it was stored', (_, change, number, spoken) => {
  expect(miniScores({ short: null, scores: [{ ...score, ...change }] }, words, 'en-GB')).toMatchObject([
    { name: 'Mood', number, spoken },
  ])
})

test('a score with too few answers has no number', () => {
  const [unknown] = miniScores({ short: null, scores: [{ ...score, value: null, band: null }] }, words, 'en-GB')
  expect(unknown).toMatchObject({ value: null, number: '' })
})
