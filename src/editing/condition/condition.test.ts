import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileCondition, type Facts } from '#engine/quiz/conditions.ts'
import type { Condition } from '#types/content.generated.ts'
import { readContentData } from '#testing/content-data.ts'
import { readCondition, writeCondition } from './condition-view.ts'
import { factKey, factsFor } from './facts.ts'
import { relationOf, withRelation, type Relation } from './relations.ts'

const tea: Condition = { question: 'drink', is: ['tea'] }
const dry: Condition = { score: 'dry', at_least: 5 }

const bound = fc.integer({ min: 0, max: 4 })
const bounds = fc
  .record({ at_least: bound, at_most: bound, above: bound, below: bound, equals: bound }, { requiredKeys: [] })
  .filter((some) => Object.keys(some).length > 0)
const values = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 2 })
const scoreBounds = fc
  .record({ at_least: bound, at_most: bound }, { requiredKeys: [] })
  .filter((some) => Object.keys(some).length > 0)
/** A line that the compiler accepts: each reads one thing. */
const anyLine: fc.Arbitrary<Condition> = fc.oneof(
  values.map((is): Condition => ({ question: 'drink', is })),
  fc.boolean().map((answered): Condition => ({ question: 'drink', answered })),
  bounds.map((some): Condition => ({ question: 'size', ...some })),
  scoreBounds.map((some): Condition => ({ score: 'dry', ...some })),
  values.map((is): Condition => ({ profile: 'kind', is })),
  fc.constant<Condition>({ issue: 'thirst' }),
)
const anyCondition = fc.letrec<{ condition: Condition; group: Condition }>((tie) => ({
  condition: fc.oneof({ maxDepth: 3 }, anyLine, tie('group')),
  group: fc
    .record(
      {
        all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
        any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
        none: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
      },
      { requiredKeys: [] },
    )
    .filter((some) => Object.keys(some).length > 0),
})).condition
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const anyFacts: fc.Arbitrary<Facts> = fc
  .record({
    drink: maybe(values),
    size: maybe(bound),
    dry: maybe(bound),
    kind: maybe(fc.constantFrom('a', 'b', 'c')),
    isThirsty: fc.boolean(),
  })
  .map(({ drink, dry, isThirsty, kind, size }) => ({
    answers: { ...(drink && { drink }), ...(size !== null && { size: String(size) }) },
    scores: { dry },
    profile: { kind },
    issues: new Set(isThirsty ? ['thirst'] : []),
  }))

describe('a condition', () => {
  test.for<[string, Condition]>([
    ['a line', tea],
    ['not', { none: [tea] }],
    ['none of several', { none: [tea, dry] }],
    ['groups in groups', { all: [{ any: [tea, dry] }, { none: [tea] }, dry] }],
  ])('is written as it was read: %s', ([, condition]) => {
    expect(writeCondition(readCondition(condition))).toEqual(condition)
  })
  test.for<[string, Condition]>([
    ['any', { any: [tea] }],
    ['all', { all: [tea] }],
    ['any, inside of another group', { all: [{ any: [tea] }] }],
  ])('with one line in a group is written as the line alone: %s', ([, condition]) => {
    expect(writeCondition(readCondition(condition))).toEqual(tea)
  })
  test('with several lines in one object is written as a list of them', () => {
    expect(writeCondition(readCondition({ ...tea, none: [dry] }))).toEqual({ all: [{ none: [dry] }, tea] })
  })
  test.for<[string, Condition, Condition]>([
    ['an or', { any: [{ all: [tea], none: [dry] }, tea] }, { any: [{ all: [tea, { none: [dry] }] }, tea] }],
    ['a none', { none: [{ all: [tea], any: [dry] }] }, { none: [{ all: [tea, dry] }] }],
  ])('with several groups inside of %s keeps them together', ([, condition, written]) => {
    expect(writeCondition(readCondition(condition))).toEqual(written)
  })
  test('with several comparisons of one answer has a line for each', () => {
    const { parts } = readCondition({ question: 'age', above: 18, at_most: 60 })
    expect(parts).toEqual([
      { line: { question: 'age', at_most: 60 }, isNot: false },
      { line: { question: 'age', above: 18 }, isNot: false },
    ])
  })
  test('that compares with nothing yet is still a line', () => {
    expect(readCondition({ question: 'drink' }).parts).toEqual([{ line: { question: 'drink' }, isNot: false }])
  })
  test('that denies a comparison of numbers does not show it as the comparison', () => {
    const condition: Condition = { none: [{ question: 'age', at_least: 18 }] }
    expect(readCondition(condition)).toMatchObject({ join: 'none', parts: [{ isNot: false }] })
    expect(writeCondition(readCondition(condition))).toEqual(condition)
  })
  test('means the same after it was read and written', () => {
    fc.assert(
      fc.property(anyCondition, fc.array(anyFacts, { minLength: 1, maxLength: 20 }), (condition, all) => {
        const written = compileCondition(writeCondition(readCondition(condition)))
        const read = compileCondition(condition)
        expect(all.map(written.holds)).toEqual(all.map(read.holds))
      }),
      { numRuns: 2_000 },
    )
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
    expect(withRelation(line, 'is_not')).toMatchObject({ line: tea, isNot: true })
    expect(withRelation(line, 'not_answered').line).toEqual({ question: 'drink', answered: false })
    expect(withRelation({ line: dry, isNot: false }, 'between').line).toEqual({ score: 'dry', at_least: 5, at_most: 5 })
  })
  test.for<[string, Condition, Relation, Condition]>([
    ['the number', { question: 'size', equals: 7 }, 'at_most', { question: 'size', at_most: 7 }],
    [
      'both numbers',
      { question: 'size', at_least: 2, at_most: 7 },
      'between',
      { question: 'size', at_least: 2, at_most: 7 },
    ],
    ['the values', { question: 'size', is: ['3'] }, 'is_not', { question: 'size', is: ['3'] }],
  ])('that needs no value keeps %s for the next one', ([, line, relation, after]) => {
    const answered = withRelation({ line, isNot: false }, 'answered')
    expect(answered.line).toEqual({ question: 'size', answered: true })
    expect(withRelation(withRelation(answered, 'not_answered'), relation).line).toEqual(after)
  })
  test('of values keeps the number for the next one', () => {
    const line = { line: { question: 'size', above: 7 }, isNot: false }
    expect(withRelation(withRelation(line, 'is'), 'above').line).toEqual(line.line)
  })
  test('with one number keeps the second one for “between”, unless that is lower now', () => {
    const between = { line: { question: 'size', at_least: 2, at_most: 7 }, isNot: false }
    const least = withRelation(between, 'at_least')
    expect(least.line).toEqual({ question: 'size', at_least: 2 })
    expect(withRelation(least, 'between').line).toEqual(between.line)
    const typed = (at_least: number) => ({ ...least, line: { question: 'size', at_least } })
    expect(withRelation(typed(5), 'between').line).toEqual({ question: 'size', at_least: 5, at_most: 7 })
    expect(withRelation(typed(9), 'between').line).toEqual({ question: 'size', at_least: 9, at_most: 9 })
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
    expect(before.slice(-2)).toEqual(['question:8', 'question:extra_information'])
  })
  test('the question of a step for a free text, in its turn', () => {
    const file = 'quiz/quiz.yaml'
    const asked = 'question:extra_information'
    expect(keys('quiz/sections/hair-details.yaml', ['when'])).not.toContain(asked)
    expect(keys(file, ['steps', 'medical', 'when']).at(-1)).toBe(asked)
    expect(keys(file, ['steps', 'extra_information', 'when']).at(-1)).toBe('question:8')
    const own = factsFor(data, file, ['steps', 'extra_information', 'when']).find(({ key }) => key === asked)
    expect(own).toMatchObject({ kind: 'input', group: 'Extra Information', disabled: 'this question' })
  })
  test('of a block of information: the answers before it', () => {
    const at = (choice: string) => ({ id: choice, choice, title: choice })
    const small = new Map([['quiz/sections/s.yaml', { id: 's', questions: ['radio', 'information', 'input'].map(at) }]])
    const facts = factsFor(small, 'quiz/sections/s.yaml', ['questions', 'information', 'when'])
    expect(facts.map(({ disabled, key }) => [key, disabled])).toEqual([
      ['question:radio', undefined],
      ['question:input', 'asked later'],
    ])
  })
  test('of a clue: what is known before the clues are, so no issues, and of the traits only answers', () => {
    const place = ['groups', 'hair_id', 'traits', 'porosity', 'clues', '0', 'skip_when']
    const facts = keys('analysis/profile.yaml', place)
    expect(facts).toEqual(expect.arrayContaining(['question:8', 'score:dryness']))
    expect(facts.filter((key) => /^(trait|issue):/.test(key))).toEqual(['trait:type', 'trait:density', 'trait:texture'])
  })
  test('of a tip: everything', () => {
    const facts = keys('analysis/tips.yaml', ['tips', 'env_hard_water', 'when'])
    expect(facts).toEqual(expect.arrayContaining(['score:dryness', 'trait:porosity', 'issue:breakage', 'question:8']))
    expect(facts).toContain(factKey({ profile: 'porosity' }))
  })
})
