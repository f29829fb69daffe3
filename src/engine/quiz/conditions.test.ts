import { describe, expect, test } from 'vitest'
import type { Condition } from '#types/content.generated.ts'
import { allMatching, compileAll, compileCondition, firstMatching, type Facts } from './conditions.ts'

const facts: Facts = {
  answers: { colour: ['red'], pets: ['cat', 'dog'], name: 'red', years: '40', weight: '61.5', mood: ['7'] },
  scores: { risk: 50, unknown: null },
  profile: { size: 'small', shape: null },
  issues: new Set(['late']),
}
const holds = (when: Condition | undefined, given: Facts = facts) => compileCondition(when).holds(given)
const yes: Condition = { question: 'colour', is: ['red'] }
const no: Condition = { question: 'colour', is: ['blue'] }

describe('one line', () => {
  test.each<[string, Condition | undefined, boolean]>([
    ['no condition always holds', undefined, true],
    ['one of the options was chosen', { question: 'colour', is: ['blue', 'red'] }, true],
    ['another option was chosen', no, false],
    ['one of several ticks is enough', { question: 'pets', is: ['dog'] }, true],
    ['an unanswered question is nothing', { question: 'age', is: ['red'] }, false],
    ['a text is no option, even when it reads like one', { question: 'name', is: ['red'] }, false],
    ['answered', { question: 'name', answered: true }, true],
    ['answered, but it is not', { question: 'age', answered: true }, false],
    ['not answered', { question: 'age', answered: false }, true],
    ['not answered, but it is', { question: 'name', answered: false }, false],
    ['a number on its lower edge', { question: 'years', at_least: 40 }, true],
    ['a number below it', { question: 'years', at_least: 41 }, false],
    ['a number on its upper edge', { question: 'years', at_most: 40 }, true],
    ['a number above it', { question: 'years', at_most: 39 }, false],
    ['a number is not above itself', { question: 'years', above: 40 }, false],
    ['a number is not below itself', { question: 'years', below: 40 }, false],
    ['a number with decimals between two bounds', { question: 'weight', above: 61, below: 62 }, true],
    ['a number outside one of two bounds', { question: 'years', above: 30, below: 35 }, false],
    ['a number equals itself', { question: 'weight', equals: 61.5 }, true],
    ['a number equals no other', { question: 'years', equals: 4 }, false],
    ['a point of a scale', { question: 'mood', at_least: 7, at_most: 7 }, true],
    ['an unanswered number is not low', { question: 'height', below: 100 }, false],
    ['an unanswered number is not zero', { question: 'height', equals: 0 }, false],
    ['a text is no number', { question: 'name', at_most: 100 }, false],
    ['several ticks are no number', { question: 'pets', at_most: 100 }, false],
    ['none of an unanswered number', { none: [{ question: 'height', at_least: 0 }] }, true],
    ['a score on its lower edge', { score: 'risk', at_least: 50 }, true],
    ['a score below it', { score: 'risk', at_least: 51 }, false],
    ['a score on its upper edge', { score: 'risk', at_most: 50 }, true],
    ['a score above it', { score: 'risk', at_most: 49 }, false],
    ['a score between both', { score: 'risk', at_least: 40, at_most: 60 }, true],
    ['a score that could not be worked out is not high', { score: 'unknown', at_least: 0 }, false],
    ['a score that could not be worked out is not low', { score: 'unknown', at_most: 100 }, false],
    ['a score that nobody knows', { score: 'nobody', at_most: 100 }, false],
    ['a label', { profile: 'size', is: ['small'] }, true],
    ['another label', { profile: 'size', is: ['big'] }, false],
    ['a label that could not be worked out', { profile: 'shape', is: ['small'] }, false],
    ['an issue that was found', { issue: 'late' }, true],
    ['an issue that was not', { issue: 'early' }, false],
    ['an id that every object has', { question: 'constructor', answered: true }, false],
    ['a score with such an id', { score: 'constructor', at_least: 0 }, false],
  ])('%s', (_, when, expected) => {
    expect(holds(when)).toBe(expected)
  })
})

describe('groups', () => {
  test.each<[string, Condition, boolean]>([
    ['all hold', { all: [yes, yes] }, true],
    ['not all hold', { all: [yes, no] }, false],
    ['one of any holds', { any: [no, yes] }, true],
    ['none of any holds', { any: [no, no] }, false],
    ['none holds', { none: [no, no] }, true],
    ['none, but one does', { none: [no, yes] }, false],
    ['all and none together: both must be kept', { all: [yes], none: [yes] }, false],
    ['all, any and none together', { all: [yes], any: [no, yes], none: [no] }, true],
    ['a group beside a line', { any: [yes], issue: 'early' }, false],
    ['groups inside groups', { all: [{ any: [no, { none: [no] }] }] }, true],
    ['none of an unknown score', { none: [{ score: 'unknown', at_least: 50 }] }, true],
  ])('%s', (_, when, expected) => {
    expect(holds(when)).toBe(expected)
  })
})

test('whatever it is made of, a condition declares what it reads, each once', () => {
  const when: Condition = {
    all: [yes, { any: [no, { score: 'risk', at_least: 1 }] }, { question: 'age', answered: true }],
    none: [{ profile: 'size', is: ['big'] }, { issue: 'late' }, { score: 'risk', at_most: 1 }],
  }
  expect(compileCondition(when).reads).toEqual({
    questions: ['colour', 'age'],
    scores: ['risk'],
    profiles: ['size'],
    issues: ['late'],
  })
  expect(compileCondition(undefined).reads).toEqual({ questions: [], scores: [], profiles: [], issues: [] })
})

test('a list with conditions › gives the first, or all that hold, in order', () => {
  const list = compileAll([{ id: 'a', when: no }, { id: 'b', when: yes }, { id: 'c' }])
  expect(firstMatching(list, facts)?.id).toBe('b')
  expect(allMatching(list, facts).map(({ id }) => id)).toEqual(['b', 'c'])
  expect(firstMatching(compileAll([{ id: 'a', when: no }]), facts)).toBeUndefined()
})
