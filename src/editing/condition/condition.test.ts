import { describe, expect, test } from 'vitest'
import type { Condition } from '#types/content.generated.ts'
import { readContentData } from '#testing/content-data.ts'
import { readCondition, writeCondition } from './condition-view.ts'
import { factKey, factsFor } from './facts.ts'
import { relationOf, withRelation } from './relations.ts'

const tea: Condition = { question: 'drink', is: ['tea'] }
const dry: Condition = { score: 'dry', at_least: 5 }

describe('a condition', () => {
  test.for<[string, Condition]>([
    ['a line', tea],
    ['a line in a group', { any: [tea] }],
    ['not', { none: [tea] }],
    ['none of several', { none: [tea, dry] }],
    ['groups in groups', { all: [{ any: [tea, dry] }, { none: [tea] }, dry] }],
  ])('is written as it was read: %s', ([, condition]) => {
    expect(writeCondition(readCondition(condition))).toEqual(condition)
  })
  test('with several lines in one object is written as a list of them', () => {
    expect(writeCondition(readCondition({ ...tea, none: [dry] }))).toEqual({ all: [{ none: [dry] }, tea] })
  })
  test('is none while nothing has been chosen', () => {
    const group = readCondition(tea)
    const pending = { line: { question: 'snack' }, isNot: false }
    expect(writeCondition({ ...group, parts: [pending] })).toBeUndefined()
    expect(writeCondition({ ...group, parts: [...group.parts, pending] })).toEqual(tea)
  })
})

describe('a comparison', () => {
  test('keeps the values and numbers that fit', () => {
    const line = { line: tea, isNot: false }
    expect(withRelation(line, 'is_not')).toEqual({ line: tea, isNot: true })
    expect(withRelation(line, 'not_answered').line).toEqual({ question: 'drink', answered: false })
    expect(withRelation({ line: dry, isNot: false }, 'between').line).toEqual({ score: 'dry', at_least: 5, at_most: 5 })
  })
  test('is read back', () => {
    for (const relation of ['is', 'is_not', 'answered', 'not_answered', 'between', 'above'] as const)
      expect(relationOf(withRelation({ line: { question: 'size' }, isNot: false }, relation))).toBe(relation)
  })
})

describe('what a condition can read', () => {
  const data = readContentData('content')
  const keys = (file: string, place: readonly string[]) =>
    factsFor(data, file, place)
      .filter(({ disabled }) => disabled === undefined)
      .map(({ key }) => key)
  test('of a question: the answers to earlier questions', () => {
    expect(keys('quiz/sections/hair-details.yaml', ['questions', '2', 'when'])).toEqual(['question:0', 'question:1'])
  })
  test('of a section or a step: the questions before it', () => {
    const before = keys('quiz/sections/medical.yaml', ['when'])
    expect(before).toEqual(keys('quiz/quiz.yaml', ['steps', 'medical', 'when']))
    expect(before.at(-1)).toBe('question:8')
  })
  test('of a tip: everything', () => {
    const facts = keys('analysis/tips.yaml', ['tips', 'env_hard_water', 'when'])
    expect(facts).toEqual(expect.arrayContaining(['score:dryness', 'trait:porosity', 'issue:breakage', 'question:8']))
    expect(facts).toContain(factKey({ profile: 'porosity' }))
  })
})
