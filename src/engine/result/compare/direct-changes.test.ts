/** Scores that show their own value, in a comparison and after a consent was withdrawn. */
import { describe, expect, test } from 'vitest'
import { loadContent } from '#testing/load-content.ts'
import {
  earlierAnswers,
  questionnaire,
  questionnaireAnswers,
  questionnaireScores,
  someAnswers,
  tooFewAnswers,
} from '#testing/samples/questionnaire.ts'
import type { DirectScore, Result } from '#types/api.generated.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { compare } from './compare.ts'
import type { Dependents } from '#engine/result/dependents.ts'
import { analyse } from '#engine/result/result.ts'
import { withoutDependents } from '#engine/result/without-dependents.ts'

const content = loadContent()
const nobody = analyse(compileAnalysis(content), {}, '0123456789ab')
const resultOf = (answers: Answers): Result => ({ ...nobody, scores: [...questionnaireScores(answers)] })
const byId = <Item extends { readonly id: string }>(items: readonly Item[], id: string): Item =>
  items.find((one) => one.id === id) ?? expect.fail(`There is no ${id}`)

describe('a comparison', () => {
  const { scores } = compare(resultOf(earlierAnswers), resultOf(someAnswers))

  test('has the values, the difference and the scale of each score', () => {
    expect(byId(scores, 'mood')).toMatchObject({
      kind: 'different',
      before: 6,
      after: 14,
      difference: 8,
      direction: 'low_is_good',
      from: 0,
      to: 27,
    })
    expect(byId(scores, 'sleep')).toMatchObject({ before: 2.3, after: 3.7, difference: 1.4, decimals: 1 })
    expect(byId(scores, 'capitals')).toMatchObject({ before: 2, after: 1, difference: -1, direction: 'neutral' })
  })

  test('the reasons of a sum are the points of each answer, and add up to the difference', () => {
    const { reasons } = byId(scores, 'mood')
    expect(reasons[0]).toEqual({
      question: 'mood_4',
      title: 'Feeling tired or having little energy',
      before: 'Several days',
      after: 'Nearly every day',
      points: 2,
    })
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(8)
  })

  test('the reasons of a mean are its share of each answer', () => {
    expect(byId(scores, 'sleep').reasons.map(({ points, question }) => [question, points])).toEqual([
      ['sleep_1', 0.67],
      ['sleep_2', 0.33],
      ['sleep_3', 0.33],
    ])
  })

  test('without a value on one side there is neither a difference nor a reason', () => {
    const one = byId(compare(resultOf(tooFewAnswers), resultOf(someAnswers)).scores, 'mood')
    expect(one).toMatchObject({ kind: 'different', before: null, after: 14, difference: null, reasons: [] })
  })

  test('on another scale the values are not compared', () => {
    const after = resultOf(someAnswers)
    const rescaled = after.scores.map((score) => (score.id === 'mood' ? ({ ...score, to: 36 } as DirectScore) : score))
    const one = byId(compare(resultOf(earlierAnswers), { ...after, scores: rescaled }).scores, 'mood')
    expect(one).toMatchObject({ before: 6, after: 14, difference: null, to: 36 })
  })
})

describe('after a consent was withdrawn that covered some of the questions', () => {
  const today = { ...content, scores: { scores: [...questionnaire.scores] } }
  const without = (result: Result, covers: readonly string[], change: Dependents['scores'][number]): Result => {
    const counts = { answered: 0, not_applicable: 0, no_consent: 0, skipped: 0 }
    return withoutDependents(result, { covers, questions: covers, parts: [], counts, scores: [change] }, today, [])
  }
  const withdrawn = (covers: readonly string[], answers: Answers, change: Dependents['scores'][number]) =>
    byId(without(resultOf(answers), covers, change).scores, change.id)

  test('a mean is that of the other answers, with the band of its new value', () => {
    const change = { id: 'sleep', answered: -1, skipped: 0, unknown: false }
    expect(withdrawn(['sleep_2'], questionnaireAnswers('', '515'), change)).toMatchObject({
      value: 5,
      band: { label: 'Good' },
      answered: 2,
      entries: [{ question: 'sleep_1' }, { question: 'sleep_3' }],
    })
  })

  test('a mean is unknown after the last of several consents that covered its answers', () => {
    const first = without(resultOf(questionnaireAnswers('', '515')), ['sleep_1', 'sleep_2'], {
      id: 'sleep',
      answered: -2,
      skipped: 0,
      unknown: false,
    })
    expect(byId(first.scores, 'sleep')).toMatchObject({ value: 5, answered: 1 })
    const both = without(first, ['sleep_3'], { id: 'sleep', answered: -1, skipped: 0, unknown: false })
    expect(byId(both.scores, 'sleep')).toMatchObject({ value: null, band: null, answered: 0, entries: [] })
  })

  test('a sum without enough answers is unknown, and no entry of a covered question is left', () => {
    const change = { id: 'mood', answered: -1, skipped: 0, unknown: true }
    const score = withdrawn(['mood_9'], someAnswers, change)
    expect(score).toMatchObject({ value: null, band: null, answered: 8 })
    expect(score.entries.map(({ question }) => question)).not.toContain('mood_9')
  })

  test('the right answers no longer list it', () => {
    const change = { id: 'capitals', answered: -1, skipped: 0, unknown: false }
    const score = withdrawn(['uk'], someAnswers, change)
    expect(score).toMatchObject({ value: 0, answers: [{ question: 'fr' }, { question: 'au' }] })
  })
})
