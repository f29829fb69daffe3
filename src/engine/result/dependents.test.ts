import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { radio } from '#testing/samples/make-quiz.ts'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { loadContent, loadPersonas } from '#testing/load-content.ts'
import type { Result } from '#types/api.generated.ts'
import { type AnalysisContent, compileAnalysis } from './analysis.ts'
import { compileWithoutLimits, dependentsOf, type Dependents } from './dependents.ts'
import { resultParts } from './result-parts.ts'
import { analyse } from './result.ts'
import { withoutDependents } from './without-dependents.ts'
import { optionsOf, type Answers } from '#engine/quiz/answers/answers.ts'

const content = loadContent()
const analysis = compileAnalysis(content)
const withoutLimits = compileWithoutLimits(content)
const personas = loadPersonas()

/** The sensitive questions of the quiz, by what they are about. */
const sensitive = [...analysis.quiz.questions.values()].filter((one) => one.sensitive !== undefined)
const lists = [...new Set(sensitive.map((one) => one.sensitive))].map((about) =>
  sensitive.filter((one) => one.sensitive === about).map(({ id }) => id),
)

const noIds: ReadonlySet<string> = new Set()
const resultOf = (answers: Answers): Result => analyse(analysis, answers, '0123456789ab')
const allDependents = (answers: Answers, covers = lists): readonly Dependents[] =>
  dependentsOf(withoutLimits, answers, noIds, covers)
const withoutList = (answers: Answers, covers: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !covers.includes(id)))
const withdraw = (
  result: Result,
  dependents: Dependents,
  today: AnalysisContent = content,
  left: readonly string[] = [],
): Result => withoutDependents(result, dependents, today, left)

/** The rules of tomorrow: other points, labels and texts, and no tips. */
const otherRules: AnalysisContent = {
  ...content,
  scores: {
    ...content.scores,
    scores: content.scores.scores.map((score) => ({ ...score, base: 90, rules: [] })),
  },
  tips: { ...content.tips, tips: [] },
  routines: { ...content.routines, parts: [] },
  profile: { ...content.profile, groups: [], signposts: [], insights: [] },
}

const answered = fc
  .tuple(
    fc.constantFrom(...personas),
    fc.record(
      Object.fromEntries(
        [...analysis.quiz.questions.values()].flatMap((one) =>
          one.choice === 'radio' || one.choice === 'checkbox'
            ? [
                [
                  one.id,
                  fc.subarray(
                    one.options.map(({ id }) => id),
                    { minLength: 1, maxLength: 1 },
                  ),
                ],
              ]
            : [],
        ),
      ),
      { requiredKeys: [] },
    ),
  )
  .map(([{ answers }, more]) => ({ ...answers, ...more }) as Answers)

describe('when the answers that a consent covers are taken out of a result', () => {
  test('no reason in a score names a covered question, and every ledger still adds up', () => {
    fc.assert(
      fc.property(answered, fc.nat(lists.length - 1), (answers, at) => {
        const covers = lists[at] ?? []
        const [dependents] = allDependents(answers, [covers])
        const { scores } = withdraw(resultOf(answers), dependents ?? expect.fail())
        for (const { base, entries, sum } of scores) {
          expect(entries.filter(({ question }) => covers.includes(question))).toEqual([])
          expect(entries.reduce((total, { points }) => total + points, base)).toBe(sum)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('the scores and counts are those of a visitor who never gave them', () => {
    fc.assert(
      fc.property(answered, fc.nat(lists.length - 1), (answers, at) => {
        const covers = lists[at] ?? []
        const [dependents] = allDependents(answers, [covers])
        const left = withdraw(resultOf(answers), dependents ?? expect.fail())
        const never = analyse(analysis, withoutList(answers, covers), '0123456789ab', new Set(covers))
        expect(left.scores).toEqual(never.scores)
        expect([left.answered, left.total, left.unanswered]).toEqual([never.answered, never.total, never.unanswered])
      }),
      { numRuns: 30 },
    )
  })

  test('a score of points with decimals is rounded as it would be without them', () => {
    const scores = content.scores.scores.map((score) => ({
      ...score,
      rules: (score.rules ?? []).map((rule) => ({ ...rule, points: rule.points / 4 })),
    }))
    const precise = { ...content, scores: { ...content.scores, scores } }
    const [analysed, unlimited] = [compileAnalysis(precise), compileWithoutLimits(precise)]
    const scoresOf = (answers: Answers, covers: readonly string[]) => {
      const [dependents] = dependentsOf(unlimited, answers, noIds, [covers])
      const before = analyse(analysed, answers, '0123456789ab')
      const never = analyse(analysed, withoutList(answers, covers), '0123456789ab', new Set(covers))
      return [withdraw(before, dependents ?? expect.fail('no dependents'), precise).scores, never.scores]
    }
    for (const { answers } of personas)
      for (const covers of lists) {
        const [left, never] = scoresOf(answers, covers)
        expect(left).toEqual(never)
      }
  })

  test('a score without a value gets none', () => {
    const options = sensitive.flatMap((one) =>
      one.choice === 'radio' || one.choice === 'checkbox' ? one.options.map(({ id }) => ({ [one.id]: [id] })) : [],
    )
    const unknown = options.flatMap((answers: Answers) => {
      const before = resultOf(answers)
      const [dependents] = allDependents(answers, [Object.keys(answers)])
      const left = mirroredScores(withdraw(before, dependents ?? expect.fail()).scores)
      return mirroredScores(before.scores).flatMap(({ concern, entries }, at) =>
        concern === null && entries.length > 0 ? [left[at]?.concern] : [],
      )
    })
    expect(unknown.length).toBeGreaterThan(0)
    expect(new Set(unknown)).toEqual(new Set([null]))
  })

  test('nothing new comes in, and what stays is unchanged', () => {
    fc.assert(
      fc.property(answered, fc.nat(lists.length - 1), (answers, at) => {
        const [dependents] = allDependents(answers, [lists[at] ?? []])
        const before = resultOf(answers)
        const [old, left] = [resultParts(before), resultParts(withdraw(before, dependents ?? expect.fail()))]
        const changed = [...left].filter(([key, value]) => old.get(key) !== value)
        expect(changed.filter(([, value]) => !value.includes(content.profile.unknown_label))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  test('after all of them, one by one, only what the other answers lead to is left', () => {
    fc.assert(
      fc.property(answered, (answers) => {
        const left = allDependents(answers).reduce((result, one) => withdraw(result, one), resultOf(answers))
        const never = resultParts(analyse(withoutLimits, withoutList(answers, lists.flat()), '0123456789ab'))
        const unexplained = [...resultParts(left)].filter(([key, value]) => never.get(key) !== value)
        expect(unexplained.filter(([, value]) => !value.includes(content.profile.unknown_label))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  test('a tip whose text repeats an answer to a question that was asked only because of them is gone', () => {
    const [about = ''] = lists.flat()
    const pet = radio('pet', 'cat dog', { when: { question: about, answered: true } })
    const [section, ...sections] = content.sections
    const [{ when: _, ...tip } = expect.fail('no tip')] = content.tips.tips
    const repeating: AnalysisContent = {
      ...content,
      sections: section ? [{ ...section, questions: [...section.questions, pet] }, ...sections] : [],
      tips: { ...content.tips, tips: [{ ...tip, title: 'For your {answer:pet|pet}' }] },
    }
    const option = analysis.quiz.questions.get(about)
    const answers = { [about]: [(option && optionsOf(option)[0]?.id) ?? ''], pet: ['cat'] }
    const before = analyse(compileAnalysis(repeating), answers, '0123456789ab')
    expect(JSON.stringify(before.tips)).toContain('For your Label cat')
    const [dependents] = dependentsOf(compileWithoutLimits(repeating), answers, noIds, lists)
    const after = withdraw(before, dependents ?? expect.fail(), repeating)
    expect(JSON.stringify(after)).not.toContain('Label cat')
  })

  test('a product keeps one caution for each doubt that is left, and none that names an allergy', () => {
    fc.assert(
      fc.property(answered, (answers) => {
        const { products } = allDependents(answers).reduce((result, one) => withdraw(result, one), resultOf(answers))
        const never = analyse(withoutLimits, withoutList(answers, lists.flat()), '0123456789ab').products
        for (const { cautions = [], doubts, id } of products) {
          expect(cautions).toHaveLength(doubts.length)
          expect(never.find((one) => one.id === id)?.cautions).toEqual(expect.arrayContaining(cautions))
        }
      }),
      { numRuns: 30 },
    )
  })

  test('today\u2019s rules make no difference, except to the label of a score that has changed', () => {
    for (const { answers } of personas) {
      const before = resultOf(answers)
      for (const dependents of allDependents(answers)) {
        const withoutBands = ({ scores, ...rest }: Result) => ({
          ...rest,
          scores: mirroredScores(scores).map(({ concern_band: _, condition_band: __, ...score }) => score),
        })
        expect(withoutBands(withdraw(before, dependents, otherRules))).toEqual(
          withoutBands(withdraw(before, dependents)),
        )
      }
    }
  })

  test('a list that no answer of the visitor is in › the result is the same', () => {
    for (const { answers } of personas) {
      const before = resultOf(withoutList(answers, lists[0] ?? []))
      const [dependents] = allDependents(withoutList(answers, lists[0] ?? []), [lists[0] ?? []])
      expect(withdraw(before, dependents ?? expect.fail())).toEqual({ ...before, unanswered: expect.anything() })
    }
  })
})
