import { expect, test } from 'vitest'
import { newStepIndex } from './step-index.ts'

const whole = ['intro', 'questions', 'photos', 'questions', 'analysing', 'results']

test.each([
  // A second intro, which the compiler reports.
  ['intro', undefined, 1],
  ['questions', undefined, 4],
  ['photos', undefined, 4],
  ['text', 2, 2],
  // Nothing can be asked after the results or before the intro.
  ['questions', 6, 4],
  ['text', 0, 1],
  ['review', undefined, 4],
  ['results', undefined, 6],
])('a step of kind %s, wished at %s, comes at %i', (kind, wished, index) => {
  expect(newStepIndex(whole, kind, wished)).toBe(index)
})

test('where the order is wrong already, a step comes after what has to be before it', () => {
  expect(newStepIndex(['results', 'intro'], 'questions')).toBe(2)
})

test('an intro comes first', () => {
  expect(newStepIndex(['questions', 'results'], 'intro')).toBe(0)
})

test('in an empty list it is the first', () => {
  expect(newStepIndex([], 'results')).toBe(0)
})
