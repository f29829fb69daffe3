import { describe, expect, test } from 'vitest'
import { checkbox, quizOf, radio } from '#testing/samples/make-quiz.ts'
import type { CheckboxQuestion, Question, Score, ScoreRule } from '#types/content.generated.ts'
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

  describe('does not count options that are no longer offered', () => {
    const points = [
      { id: 'x', label: 'X', points: 1 },
      { id: 'y', label: 'Y', points: 3 },
      { id: 'z', label: 'Z', points: 9, retired: true },
    ]

    test('of a question with one answer', () => {
      expect(rangeWith([radio('a', 'x', { options: points })], [])).toEqual({ from: 1, to: 3 })
      expect(rangeWith([radio('a', 'x y z~')], [rule('a', 'x', 2), rule('a', 'z', 5)])).toEqual({ from: 0, to: 2 })
    })

    test('of a question with several', () => {
      expect(rangeWith([checkbox('a', 'x', { options: points })], [])).toEqual({ from: 1, to: 4 })
    })

    test('and is a range where none is offered, which is reported elsewhere', () => {
      expect(rangeWith([radio('a', 'x~ y~')], [rule('a', 'x', 2)])).toEqual({ from: 0, to: 0 })
    })
  })

  describe('of a checkbox with limits', () => {
    const pointed = (points: readonly number[], limits: Partial<CheckboxQuestion>, alone: readonly number[] = []) =>
      checkbox('a', 'x', {
        options: [
          ...points.map((amount, at) => ({ id: `o${at}`, label: `O${at}`, points: amount })),
          ...alone.map((amount, at) => ({ id: `alone${at}`, label: 'Alone', points: amount, exclusive: true })),
        ],
        ...limits,
      })

    test.each<[string, number[], Partial<CheckboxQuestion>, number[], { from: number; to: number }]>([
      ['one at most', [1, 1, 1], { max_choices: 1 }, [], { from: 1, to: 1 }],
      ['two at most', [1, 2, 3, -1, -2], { max_choices: 2 }, [], { from: -3, to: 5 }],
      ['two at least', [1, 2, 3], { min_choices: 2 }, [], { from: 3, to: 6 }],
      ['exactly two', [1, 2, 3], { min_choices: 2, max_choices: 2 }, [], { from: 3, to: 5 }],
      ['two at least, one of them without points', [0, 2, 3], { min_choices: 2 }, [], { from: 2, to: 5 }],
      ['an exclusive option stays alone', [1, 2, 3], { min_choices: 2 }, [-4], { from: -4, to: 6 }],
      ['more than there are, which is reported elsewhere', [1, 2], { min_choices: 3 }, [], { from: 0, to: 0 }],
      ['few of many', Array.from({ length: 20 }, () => 1), { max_choices: 2 }, [], { from: 1, to: 2 }],
      ['too many to try', Array.from({ length: 20 }, (_, at) => at - 5), { max_choices: 6 }, [], { from: -15, to: 69 }],
      ['at least some of many', Array.from({ length: 20 }, () => 1), { min_choices: 4 }, [], { from: 4, to: 20 }],
    ])('%s', (_, points, limits, alone, range) => {
      expect(rangeWith([pointed(points, limits, alone)], [])).toEqual(range)
    })

    test('may have no answer where the score does without', () => {
      expect(rangeWith([pointed([1, 1, 1], { max_choices: 1 })], [], { min_answers: 0 })).toEqual({ from: 0, to: 1 })
    })

    test('counts no more rules than options can be chosen, and a rule with several options once', () => {
      const ids = Array.from({ length: 20 }, (_, at) => `o${at}`)
      const question = checkbox('a', ids.join(' '), { max_choices: 5 })
      const each = ids.map((id) => rule('a', id, 2))
      expect(rangeWith([question], each)).toEqual({ from: 0, to: 10 })
      expect(rangeWith([question], [rule('a', ids, 3)])).toEqual({ from: 0, to: 3 })
    })
  })
})
