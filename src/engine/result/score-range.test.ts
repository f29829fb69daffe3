import { describe, expect, test } from 'vitest'
import { checkbox, quizOf, radio } from '#testing/make-quiz.ts'
import type { Question, Score, ScoreRule } from '#types/content.generated.ts'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { placedQuestions, scorePoints } from './score-points.ts'
import { rangeOf, rounded } from './score-range.ts'

test.each([
  [1.005, 2, 1.01],
  [0.1 + 0.2, 6, 0.3],
  [2.25, 1, 2.3],
  [-2.25, 1, -2.2],
  [-0.2, 0, 0],
])('%d with %d decimals is %d', (value, decimals, expected) => {
  expect(rounded(value, decimals)).toBe(expected)
})

describe('a computed range', () => {
  const rangeWith = (questions: readonly Question[], rules: readonly ScoreRule[], more: Partial<Score> = {}) => {
    const { quiz, sections } = quizOf(...questions)
    const model = compileQuiz({ quiz, sections })
    const score: Score = { id: 'risk', label: 'Risk', range: 'computed', rules: [...rules], ...more }
    return rangeOf(
      scorePoints(
        score,
        placedQuestions(sections, (id) => model.conditions.has(id)),
      ),
      model.questions,
    )
  }
  const rule = (question: string, answer: string | string[], points: number): ScoreRule => ({
    question,
    answer,
    points,
  })

  test('of rules alone begins with the least that one answer gives: without any, there is no value', () => {
    const rules = [rule('a', 'x', 2), rule('a', 'y', 5)]
    expect(rangeWith([radio('a', 'x y')], rules)).toEqual({ from: 2, to: 5 })
    expect(rangeWith([radio('a', 'x y'), radio('b', 'x y')], [...rules, rule('b', 'x', -1)])).toEqual({
      from: -1,
      to: 5,
    })
    expect(rangeWith([radio('a', 'x y')], rules, { min_answers: 0 })).toEqual({ from: 0, to: 5 })
    expect(rangeWith([radio('a', 'x y')], rules, { key_questions: ['a'], min_key_answers: 0 })).toEqual({
      from: 0,
      to: 5,
    })
  })

  test('counts rules that share an option together for up to twelve options, and one by one for more', () => {
    const withOptions = (count: number) => {
      const ids = Array.from({ length: count }, (_, at) => `o${at}`)
      // Whoever chooses o0 gets the points of both.
      return rangeWith([checkbox('a', ids.join(' '))], [rule('a', ids, 3), rule('a', 'o0', -1)])
    }
    expect([12, 13].map(withOptions)).toEqual([
      { from: 2, to: 3 },
      { from: -1, to: 3 },
    ])
  })
})
