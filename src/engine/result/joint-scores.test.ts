/** Scores that stay known without the answers of each consent, and not without those of several. */
import { describe, expect, test } from 'vitest'
import { loadContent } from '#testing/load-content.ts'
import type { Result, ResultScore } from '#types/api.generated.ts'
import type { Score, ScoreRule } from '#types/content.generated.ts'
import { compileAnalysis } from './analysis.ts'
import { compileWithoutLimits, dependentsOf, type Dependents } from './dependents.ts'
import { maxLists } from './joint-scores.ts'
import { analyse } from './result.ts'
import { isKnown } from './shown-score.ts'
import { withoutDependents } from './without-dependents.ts'
import type { Answers } from '#engine/quiz/answers.ts'

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

const tools = (scores: readonly Score[]) => {
  const content = { ...own, scores: { ...own.scores, scores: [...scores] } }
  const [analysis, unlimited] = [compileAnalysis(content), compileWithoutLimits(content)]
  return {
    recorded: (lists: readonly (readonly string[])[]): readonly Dependents[] =>
      // As it is stored.
      JSON.parse(JSON.stringify(dependentsOf(unlimited, answers, new Set(), lists))) as Dependents[],
    /** The result after these withdrawals, one after the other. */
    after: (records: readonly Dependents[]): Result => {
      let left = ids
      return records.reduce<Result>(
        (result, dependents) => {
          left = left.filter((id) => !dependents.covers.includes(id))
          return withoutDependents(result, dependents, content, left)
        },
        analyse(analysis, answers, ''),
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
