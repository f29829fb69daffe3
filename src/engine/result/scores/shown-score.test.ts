import { expect, test } from 'vitest'
import { questionnaireScores, someAnswers, tooFewAnswers } from '#testing/samples/questionnaire.ts'
import { clampedEnd, hasNoKnownScore } from './shown-score.ts'

test.each([
  ['too few answers for any', questionnaireScores(tooFewAnswers).slice(0, 2), true],
  ['one with enough answers', questionnaireScores(tooFewAnswers), false],
  ['enough answers', questionnaireScores(someAnswers), false],
  ['no scores, because the content has none', [], false],
])('of %s, whether no score is known', (_, scores, expected) => {
  expect(hasNoKnownScore(scores)).toBe(expected)
})

test('a sum is clamped beyond an end of the scale, and not at it', () => {
  const [score] = questionnaireScores(someAnswers)
  if (!score) throw new Error('There are scores')
  const { from, to } = score
  expect([from - 1, from, to, to + 1].map((sum) => clampedEnd({ ...score, sum }))).toEqual(['low', null, null, 'high'])
})
