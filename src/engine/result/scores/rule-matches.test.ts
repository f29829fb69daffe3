import { expect, test } from 'vitest'
import { compileQuiz } from '#engine/quiz/quiz.ts'
import { number, quizOf, scale } from '#testing/samples/make-quiz.ts'
import type { Score } from '#types/content.generated.ts'
import { ruleMatches } from './rule-matches.ts'
import { compileScores } from './scores.ts'

test.each([
  ['64', false],
  ['65', true],
  ['80', true],
  ['81', false],
  ['many', false],
])('a rule from 65 to 80, and %s › %s', (answer, expected) => {
  expect(ruleMatches({ question: 'age', from: 65, to: 80, points: 1 }, answer)).toBe(expected)
})

test('a rule without an end is open there, and reads the points of a scale', () => {
  expect(ruleMatches({ question: 'mood', from: 9, points: 1 }, ['10'])).toBe(true)
  expect(ruleMatches({ question: 'mood', to: 8, points: 1 }, ['10'])).toBe(false)
})

const model = compileQuiz(quizOf(number('age', 18, 120, { unit: 'years' }), scale('mood', 0, 10)))
const score: Score = {
  id: 'risk',
  label: 'Risk',
  range: 'computed',
  min_answers: 1,
  rules: [
    { question: 'age', from: 65, points: 2 },
    { question: 'age', from: 80, points: 3 },
    { question: 'mood', to: 3, points: -4 },
  ],
}
const resultOf = (answers: Record<string, string | string[]>) =>
  compileScores(model, { scores: [score] }, 'en')(answers, new Set(model.questions.keys()), (text) => text)[0]

test('numbers give the points of every range that they are in, and the ledger shows their unit', () => {
  expect(resultOf({ age: '82' })).toMatchObject({
    value: 5,
    entries: [
      { question: 'age', answer: '82 years', points: 3 },
      { question: 'age', answer: '82 years', points: 2 },
    ],
  })
  expect(resultOf({ age: '64', mood: ['3'] })).toMatchObject({ value: -4, entries: [{ answer: '3', points: -4 }] })
})

test('a computed range counts what the numbers can reach', () => {
  expect(resultOf({ age: '20' })).toMatchObject({ value: 0, from: -4, to: 5 })
})
