import { expect, test } from 'vitest'
import { questionnaireScores, someAnswers, tooFewAnswers } from '#testing/questionnaire.ts'
import { hasNoKnownScore } from './shown-score.ts'

test.each([
  ['too few answers for any', questionnaireScores(tooFewAnswers).slice(0, 2), true],
  ['one with enough answers', questionnaireScores(tooFewAnswers), false],
  ['enough answers', questionnaireScores(someAnswers), false],
  ['no scores, because the content has none', [], false],
])('of %s, whether no score is known', (_, scores, expected) => {
  expect(hasNoKnownScore(scores)).toBe(expected)
})
