import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { optionsOf } from '#engine/quiz/answers/answers.ts'
import { formatOf } from '#engine/quiz/question-kinds.ts'
import { rounds } from '#testing/long.ts'
import { loadContent } from '#testing/load-content.ts'
import type { LedgerEntry, Result, ResultProduct, ResultScore } from '#types/api.generated.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { acceptAnswers, type Answers } from '#engine/quiz/answers/answers.ts'
import { compare } from './compare.ts'
import { analyse } from '#engine/result/result.ts'

const empty: Result = {
  content_version: 'one',
  answered: 0,
  total: 3,
  not_a_diagnosis: 'Not a diagnosis.',
  signposts: [],
  insight: null,
  groups: [],
  scores: [],
  issues: [],
  goals: [],
  routine: [],
  tips: [],
  products: [],
  unfilled: [],
  recheck: 'Soon.',
}

const entry = (question: string, answer: string, points: number): LedgerEntry => ({
  question,
  title: `${question}?`,
  answer,
  points,
  because: 'So.',
  evidence: 'weak',
})

const scored = (entries: readonly LedgerEntry[], more: Partial<ResultScore> = {}): Result => {
  const sum = 20 + entries.reduce((total, { points }) => total + points, 0)
  const concern = Math.max(0, Math.min(100, sum))
  const score: ResultScore = {
    id: 'risk',
    name: 'Safety',
    concern_name: 'Risk',
    help: 'How safe it is.',
    concern,
    condition: 100 - concern,
    concern_band: null,
    condition_band: null,
    base: 20,
    entries: [...entries],
    sum,
    answered: entries.length,
    skipped: 0,
    ...more,
  }
  return { ...empty, scores: [score] }
}

const scoreOf = (before: Result, after: Result) => {
  const [first] = compare(before, after).scores
  if (!first) throw new Error('There is one score')
  return first
}

describe('when an answer of a score changed', () => {
  const cases: readonly [string, readonly LedgerEntry[], readonly LedgerEntry[], number, readonly unknown[]][] = [
    [
      'another answer with fewer points › the number is higher by them',
      [entry('wash', 'Daily', 15)],
      [entry('wash', 'Weekly', 5)],
      10,
      [{ question: 'wash', title: 'wash?', before: 'Daily', after: 'Weekly', points: 10 }],
    ],
    [
      'an answer that adds points is new › lower',
      [],
      [entry('heat', 'Often', 12)],
      -12,
      [{ question: 'heat', title: 'heat?', before: null, after: 'Often', points: -12 }],
    ],
    [
      'an answer that took points away is gone › lower',
      [entry('oil', 'Yes', -8)],
      [],
      -8,
      [{ question: 'oil', title: 'oil?', before: 'Yes', after: null, points: -8 }],
    ],
    [
      'two changes that cancel out › no difference, and both are told, the larger first on a tie in the order of the first',
      [entry('wash', 'Daily', 10)],
      [entry('heat', 'Often', 10)],
      0,
      [
        { question: 'wash', title: 'wash?', before: 'Daily', after: null, points: 10 },
        { question: 'heat', title: 'heat?', before: null, after: 'Often', points: -10 },
      ],
    ],
    [
      'two rules of one question › one reason with both answers',
      [entry('pets', 'Cat', 5)],
      [entry('pets', 'Cat', 5), entry('pets', 'Cow', 20)],
      -20,
      [{ question: 'pets', title: 'pets?', before: 'Cat', after: 'Cat, Cow', points: -20 }],
    ],
    [
      'two rules that the same number matches › one reason with the answer once',
      [entry('age', '40 years', 5)],
      [entry('age', '82 years', 5), entry('age', '82 years', 20)],
      -20,
      [{ question: 'age', title: 'age?', before: '40 years', after: '82 years', points: -20 }],
    ],
    [
      'one rule fewer for the same number › no reason, because nobody answered otherwise',
      [entry('age', '82 years', 5), entry('age', '82 years', 20)],
      [entry('age', '82 years', 20), entry('heat', 'Often', 2)],
      3,
      [{ question: 'heat', title: 'heat?', before: null, after: 'Often', points: -2 }],
    ],
    [
      'the same answer with other points › no reason, because nobody answered otherwise',
      [entry('wash', 'Daily', 10), entry('heat', 'Often', 2)],
      [entry('wash', 'Daily', 5)],
      7,
      [{ question: 'heat', title: 'heat?', before: 'Often', after: null, points: 2 }],
    ],
    [
      'another wording of the same answer › no reason, because it did nothing',
      [entry('wash', 'Daily', 10)],
      [entry('wash', 'Every day', 10)],
      0,
      [],
    ],
  ]
  test.each(cases)('%s', (_, before, after, difference, reasons) => {
    const change = scoreOf(scored(before), scored(after))
    expect(change.difference).toBe(difference)
    expect(change.reasons).toEqual(reasons)
    expect(change.kind).toBe(reasons.length === 0 ? 'same' : 'different')
    expect(change.clampedAt).toBeNull()
  })

  test.each([
    ['a sum of concerns below 0 › kept at the high end of what is shown', [entry('oil', 'Yes', -50)], 'high'],
    ['a sum of concerns above 100 › kept at the low end', [entry('heat', 'Often', 95)], 'low'],
  ] as const)('%s', (_, after, end) => {
    expect(scoreOf(scored([]), scored(after)).clampedAt).toBe(end)
  })
})

describe('when a score is not in both', () => {
  const none = scored([entry('wash', 'Daily', 15)], { concern: null, condition: null })

  test.each([
    ['too few answers before', none, scored([]), 'different', null, 80],
    ['too few answers afterwards', scored([]), none, 'different', 80, null],
    ['too few answers in both', none, none, 'same', null, null],
    ['it was not there', empty, scored([]), 'new', null, 80],
    ['it is no longer there', scored([]), empty, 'gone', 80, null],
  ] as const)('%s › no difference is made up', (_, before, after, kind, was, is) => {
    const change = scoreOf(before, after)
    expect(change).toMatchObject({ kind, before: was, after: is, difference: null, reasons: [], clampedAt: null })
  })
})

describe('when a score has another scale in the later report', () => {
  const outOf = (to: number, value: number | null): Result => ({
    ...empty,
    scores: [
      {
        id: 'total',
        name: 'Total',
        help: '',
        value,
        from: 0,
        to,
        direction: 'low_is_good',
        decimals: 0,
        combine: 'sum',
        band: null,
        base: 0,
        entries: [],
        sum: value ?? 0,
        answered: 0,
        skipped: 0,
      },
    ],
  })

  test.each([
    ['10 of 27, then 10 of 100', 10, 10, 'different'],
    ['10 of 27, then 20 of 100', 10, 20, 'different'],
    ['too few answers in both', null, null, 'same'],
  ] as const)('%s › no difference is made up, and equal numbers are not the same', (_, was, is, kind) => {
    const [before, after] = [outOf(27, was), outOf(100, is)]
    expect(scoreOf(before, after)).toMatchObject({ kind, before: was, after: is, difference: null })
    expect(compare(before, after).isSame).toBe(kind === 'same')
  })

  test('50 of 100, then mirrored › the same number says something else', () => {
    const mirrored = scored([], { id: 'total', concern: 50, condition: 50 })
    expect(scoreOf(outOf(100, 50), mirrored)).toMatchObject({ kind: 'different', difference: null })
  })
})

describe('when labels changed', () => {
  const trait = (label: string) => ({
    ...empty,
    groups: [{ id: 'hair', title: 'Hair', traits: [{ id: 'type', title: 'Type', value: label, label }] }],
  })
  const issues = (...labels: readonly string[]) => ({ ...empty, issues: labels.map((label) => ({ id: label, label })) })
  const step = (text: string) => ({
    ...empty,
    routine: [
      {
        id: 'wash',
        title: 'Wash',
        steps: [{ id: 'a', title: 'Cleanse', variant: text, slot: null, slot_label: null, how_often: 'Weekly', text }],
      },
    ],
  })
  const products = (...names: readonly string[]) => ({
    ...empty,
    products: names.map((name, id): ResultProduct => ({
      id,
      brand: 'Brand',
      name,
      slot: 'mask',
      slot_label: 'Mask',
      price_pence: 100,
      image: 'a.svg',
      link: 'https://shop.example',
      sample: true,
      points: 1,
      reasons: [],
      doubts: [],
    })),
  })

  test.each([
    ['a trait reads differently', trait('4B'), trait('4C'), 'groups', 'different', ['4B'], ['4C']],
    [
      'a trait is new',
      { ...empty, groups: trait('4C').groups.map((g) => ({ ...g, traits: [] })) },
      trait('4C'),
      'groups',
      'new',
      [],
      ['4C'],
    ],
    [
      'a step reads differently',
      step('Foam'),
      step('Milk'),
      'routine',
      'different',
      ['Weekly', 'Foam'],
      ['Weekly', 'Milk'],
    ],
    ['a part of the routine is gone', step('Foam'), empty, 'routine', 'gone', ['Weekly', 'Foam'], []],
  ] as const)('%s', (_, before, after, part, kind, was, is) => {
    const row = compare(before, after)[part][0]?.rows[0]
    expect(row).toMatchObject({ kind, before: was, after: is })
    expect(compare(before, after).isSame).toBe(false)
  })

  test.each([
    ['an issue is new', issues(), issues('Dry'), 'new'],
    ['the last issue is gone', issues('Dry'), issues(), 'gone'],
    ['one of two is another', issues('Dry', 'Thin'), issues('Dry', 'Sore'), 'different'],
    ['the same in another order', issues('Dry', 'Thin'), issues('Thin', 'Dry'), 'same'],
    ['one twice, and two', issues('Dry', 'Dry'), issues('Dry', 'Thin'), 'different'],
  ] as const)('%s', (_, before, after, kind) => {
    expect(compare(before, after).issues.kind).toBe(kind)
    expect(compare(before, after).isSame).toBe(kind === 'same')
  })

  test('products are compared for the step that they serve', () => {
    expect(compare(products('Old', 'Kept'), products('Kept', 'New')).products).toEqual([
      {
        id: 'mask',
        name: 'Mask',
        kind: 'different',
        before: ['Old (Brand)', 'Kept (Brand)'],
        after: ['Kept (Brand)', 'New (Brand)'],
      },
    ])
  })

  test('signposts, goals, insight and tips count, too', () => {
    const changed: readonly Result[] = [
      { ...empty, signposts: [{ id: 'gp', title: 'See a GP', text: 'Please.' }] },
      { ...empty, goals: [{ id: 'growth', label: 'Growth' }] },
      { ...empty, insight: { id: 'a', text: 'Water first.' } },
      {
        ...empty,
        tips: [
          { id: 'food', title: 'Food', tips: [{ id: 'a', title: 'Eat', text: '', because: '', evidence: 'weak' }] },
        ],
      },
    ]
    expect(changed.map((after) => compare(empty, after).isSame)).toEqual([false, false, false, false])
  })
})

describe('whether the rules changed in between', () => {
  const of = (content_version: string, rules_version?: string): Result => ({
    ...empty,
    content_version,
    ...(rules_version !== undefined && { rules_version }),
  })

  test.each<[string, Result, Result, boolean]>([
    ['the same version', of('one', 'a'), of('one', 'a'), false],
    ['a corrected text or a new price', of('one', 'a'), of('two', 'a'), false],
    ['other rules', of('one', 'a'), of('two', 'b'), true],
    ['a first report that does not name its rules', of('one'), of('two', 'a'), true],
    ['two reports that do not name their rules', of('one'), of('two'), true],
    ['two reports of the same version that do not name their rules', of('one'), of('one'), false],
    ['the same version, and only the second report names its rules', of('one'), of('one', 'a'), false],
  ])('%s', (_, before, after, changed) => {
    const { haveRulesChanged, isSame } = compare(before, after)
    expect({ haveRulesChanged, isSame }).toEqual({ haveRulesChanged: changed, isSame: true })
  })
})

describe('any two results of the real quiz', () => {
  const analysis = compileAnalysis(loadContent())
  const results: fc.Arbitrary<Result> = fc
    .record(
      Object.fromEntries(
        [...analysis.quiz.questions.values()].map((one) => [
          one.id,
          one.choice === 'input'
            ? fc.constantFrom('', 'SE15')
            : fc.subarray(
                optionsOf(one).map(({ id }) => id),
                { maxLength: formatOf(one).takesSeveral ? optionsOf(one).length : 1 },
              ),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((given) => analyse(analysis, acceptAnswers(analysis.quiz, given as Answers).answers, 'v'))

  test('one with itself › nothing changed', () => {
    fc.assert(
      fc.property(results, (result) => {
        const { haveRulesChanged, isSame, scores } = compare(result, result)
        expect({ haveRulesChanged, isSame }).toEqual({ haveRulesChanged: false, isSame: true })
        expect(scores.every(({ difference, reasons }) => reasons.length === 0 && (difference ?? 0) === 0)).toBe(true)
      }),
      { numRuns: rounds },
    )
  })

  test('the reasons add up to the difference, unless a sum was limited to an end of the scale', () => {
    fc.assert(
      fc.property(results, results, (before, after) => {
        const free = compare(before, after).scores.filter(
          ({ difference, clampedAt }) => difference !== null && clampedAt === null,
        )
        expect(free.map(({ reasons }) => reasons.reduce((sum, { points }) => sum + points, 0))).toEqual(
          free.map(({ difference }) => difference),
        )
      }),
      { numRuns: rounds },
    )
  })

  test('in reverse › the same differences with the opposite sign', () => {
    fc.assert(
      fc.property(results, results, (before, after) => {
        const there = compare(before, after)
        const back = compare(after, before)
        expect(back.isSame).toBe(there.isSame)
        for (const { difference, id, reasons } of there.scores) {
          const other = back.scores.find((score) => score.id === id)
          expect((other?.difference ?? 0) + (difference ?? 0)).toBe(0)
          expect(new Set(other?.reasons.map(({ points, question }) => `${question} ${points}`))).toEqual(
            new Set(reasons.map(({ points, question }) => `${question} ${-points}`)),
          )
        }
      }),
      { numRuns: rounds },
    )
  })
})
