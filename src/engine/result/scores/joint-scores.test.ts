/** Scores that are known without the answers of each consent and not without those of several, and scores that nobody could correct. */
import { describe, expect, test } from 'vitest'
import { loadContent } from '#testing/load-content.ts'
import type { Result, ResultScore } from '#types/api.generated.ts'
import type { Condition, Question, Score, ScoreRule } from '#types/content.generated.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { compileWithoutLimits, dependentsOf, type Dependents } from '#engine/result/dependents.ts'
import { maxLists } from './joint-scores.ts'
import { analyse } from '#engine/result/result.ts'
import { isKnown } from './shown-score.ts'
import { withoutDependents } from '#engine/result/without-dependents.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'

const own = loadContent()
/** One question after the other with options, whatever it is about. */
const questions = [...compileAnalysis(own).quiz.questions.values()].flatMap((one) =>
  one.choice === 'radio' && !compileAnalysis(own).quiz.conditions.has(one.id) ? [one] : [],
)
const ids = questions.map(({ id }) => id)
const answers: Answers = Object.fromEntries(questions.map(({ id, options }) => [id, [options[0]?.id ?? '']]))
const at = (...places: readonly number[]): readonly string[] => places.map((place) => ids[place] ?? expect.fail())

const points = (...places: readonly number[]): readonly ScoreRule[] =>
  at(...places).map((question) => ({ question, answer: answers[question] as string[], points: 2 }))
const mirror = own.scores.scores.find((one) => one.mirror)?.mirror ?? expect.fail('No score is mirrored')
const score = (more: Partial<Score>): Score => ({ id: 'one', label: 'One', ...more })

/** The content with a condition at this question, or at its first option. */
const withCondition = (place: number, when: Condition, isOfOption = false): typeof own => ({
  ...own,
  sections: own.sections.map((section) => ({
    ...section,
    questions: section.questions.map((one) => {
      if (one.id !== ids[place] || one.choice !== 'radio') return one
      if (!isOfOption) return { ...one, when }
      return { ...one, options: one.options.map((option, at) => (at === 0 ? { ...option, when } : option)) }
    }),
  })),
})
const answered = (place: number): Condition => ({ question: ids[place] ?? '', answered: true })

const tools = (scores: readonly Score[], base = own, given = answers) => {
  const content = { ...base, scores: { ...base.scores, scores: [...scores] } }
  const [analysis, unlimited] = [compileAnalysis(content), compileWithoutLimits(content)]
  return {
    recorded: (lists: readonly (readonly string[])[]): readonly Dependents[] =>
      // As it is stored.
      JSON.parse(JSON.stringify(dependentsOf(unlimited, given, new Set(), lists))) as Dependents[],
    /** The result after these withdrawals, one after the other. */
    after: (records: readonly Dependents[]): Result => {
      let left = ids
      return records.reduce<Result>(
        (result, dependents) => {
          left = left.filter((id) => !dependents.covers.includes(id))
          return withoutDependents(result, dependents, content, left)
        },
        analyse(analysis, given, ''),
      )
    },
  }
}
const orders = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((one) => orders(items.filter((other) => other !== one)).map((rest) => [one, ...rest]))
const knownIn = ({ scores }: Result): readonly boolean[] => scores.map((one: ResultScore) => isKnown(one))

describe('when several consents are withdrawn one after another', () => {
  test.each<[string, Partial<Score>]>([
    ['sum', { rules: [...points(0, 1, 2)], min_answers: 2 }],
    ['mean', { rules: [...points(0, 1, 2)], min_answers: 2, combine: 'mean' }],
    ['mirrored', { rules: [...points(0, 1, 2)], min_answers: 2, mirror }],
    ['key questions', { rules: [...points(0, 1, 2)], key_questions: [...at(0, 1)], min_key_answers: 1 }],
  ])('%s › it is unknown after the second of two, in both orders, and not after the first', (_, more) => {
    const { recorded, after } = tools([score(more)])
    for (const [first, second] of orders(recorded([at(0), at(1)]))) {
      expect(knownIn(after([first ?? expect.fail()]))).toEqual([true])
      expect(knownIn(after([first ?? expect.fail(), second ?? expect.fail()]))).toEqual([false])
    }
  })

  test('it is unknown after the last of three, in every order, and not after any two', () => {
    const { recorded, after } = tools([score({ rules: [...points(0, 1, 2, 3)], min_answers: 2 })])
    for (const order of orders(recorded([at(0), at(1), at(2)]))) {
      expect(knownIn(after(order.slice(0, 2)))).toEqual([true])
      expect(knownIn(after(order))).toEqual([false])
    }
  })

  test('two of three are too many for one score, and not for another', () => {
    const { recorded, after } = tools([
      score({ rules: [...points(0, 1, 2)], min_answers: 2 }),
      score({ id: 'two', rules: [...points(0, 1, 2, 3)], min_answers: 2 }),
    ])
    for (const order of orders(recorded([at(0), at(1), at(4)]))) {
      const withdrawn = order.slice(0, 2).flatMap(({ covers }) => covers)
      const isBoth = at(0, 1).every((id) => withdrawn.includes(id))
      expect(knownIn(after(order.slice(0, 2)))).toEqual([!isBoth, true])
      expect(knownIn(after(order))).toEqual([false, true])
    }
  })

  test('a key question is enough for one consent, and two other answers for the others', () => {
    const more = { key_questions: [...at(0)], min_answers: 3 }
    const { recorded, after } = tools([score({ rules: [...points(0, 1, 2, 3)], ...more })])
    const [key, first, second] = recorded([at(0), at(1), at(2)])
    expect(knownIn(after([key ?? expect.fail()]))).toEqual([false])
    for (const order of orders([first ?? expect.fail(), second ?? expect.fail()])) {
      expect(knownIn(after(order.slice(0, 1)))).toEqual([true])
      expect(knownIn(after(order))).toEqual([false])
    }
  })

  test('with enough answers left it stays known, and nothing more is recorded', () => {
    const { recorded, after } = tools([score({ rules: [...points(0, 1, 2, 3)], min_answers: 2 })])
    const records = recorded([at(0), at(1)])
    expect(knownIn(after(records))).toEqual([true])
    expect(records.flatMap(({ scores }) => scores).filter(({ unknown_without }) => unknown_without)).toEqual([])
  })

  test('with more consents than sets are looked at, it is unknown after the first', () => {
    const many = Array.from({ length: maxLists + 1 }, (_, place) => place)
    const { recorded, after } = tools([score({ rules: [...points(...many)], min_answers: 1 })])
    const [first] = recorded(many.map((place) => at(place)))
    expect(knownIn(after([first ?? expect.fail()]))).toEqual([false])
  })

  test('a record of an earlier release is read as before', () => {
    const { recorded, after } = tools([score({ rules: [...points(0, 1, 2)], min_answers: 2 })])
    const earlier = recorded([at(0), at(1)]).map((one) => ({
      ...one,
      scores: one.scores.map(({ unknown_without: _, ...rest }) => rest),
    }))
    expect(after(earlier).scores).toMatchObject([{ value: 2, answered: 1 }])
  })
})

describe('when a question depends on what consents cover', () => {
  const valuesIn = ({ scores }: Result) => scores.map((one) => ('value' in one ? one.value : one.condition))
  const mean: Partial<Score> = { combine: 'mean', rules: [...points(0, 1, 2, 3, 4)], min_answers: 1 }

  test('each of two consents alone takes it away › a mean is unknown without both, because it would be counted twice', () => {
    const { recorded, after } = tools([score(mean)], withCondition(2, { all: [answered(0), answered(1)] }))
    for (const order of orders(recorded([at(0), at(1)]))) {
      expect(valuesIn(after(order.slice(0, 1)))).toEqual([2])
      expect(valuesIn(after(order))).toEqual([null])
    }
  })

  test('only both consents together take it away › a score is unknown without both, because its points would stay', () => {
    const { recorded, after } = tools(
      [score({ rules: [...points(0, 1, 2, 3)], min_answers: 1 })],
      withCondition(2, { any: [answered(0), answered(1)] }),
    )
    for (const order of orders(recorded([at(0), at(1)]))) {
      expect(valuesIn(after(order.slice(0, 1)))).toEqual([6])
      expect(valuesIn(after(order))).toEqual([null])
    }
  })
})

test('an option is offered only because of what a consent covers › its points go, and the score cannot be corrected', () => {
  const offered = withCondition(1, answered(0), true)
  const several = (one: Question): Question =>
    one.id === ids[1] && one.choice === 'radio' ? { ...one, choice: 'checkbox' } : one
  const sections = offered.sections.map((section) => ({ ...section, questions: section.questions.map(several) }))
  const chosen = questions[1]?.options.slice(0, 2).map(({ id }) => id) ?? []
  const given = { ...answers, [ids[1] ?? '']: chosen }
  const rules = [...points(0, 1, 2), { question: ids[1] ?? '', answer: chosen[1] ?? '', points: 1 }]
  const { recorded, after } = tools([score({ rules, min_answers: 1 })], { ...offered, sections }, given)
  expect(after([]).scores).toMatchObject([{ value: 7 }])
  expect(after(recorded([at(0)])).scores).toMatchObject([{ value: null, entries: [{ question: ids[2] }] }])
})
