import { describe, expect, test } from 'vitest'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { loadContent, loadPersonas } from '#testing/load-content.ts'
import { compileAnalysis } from './analysis.ts'
import { analyse, previewOf, viewOf } from './result.ts'
import { shownScore } from './scores/shown-score.ts'
import { lowestNamed } from './texts/summary.ts'

const analysis = compileAnalysis(loadContent())
const total = analysis.quiz.questions.size
const [amara] = loadPersonas()
if (!amara) throw new Error('There are eight personas')

describe('no answers at all', () => {
  const result = analyse(analysis, {}, 'v1')

  test('nothing is claimed: no number, no label, no issue, no goal', () => {
    expect(mirroredScores(result.scores).map(({ concern }) => concern)).toEqual([null, null, null, null, null])
    const traits = result.groups.flatMap((group) => group.traits)
    expect(traits.filter(({ value, text }) => value !== null || text !== undefined)).toEqual([])
    expect(result).toMatchObject({
      answered: 0,
      total,
      issues: [],
      goals: [],
      signposts: [],
    })
  })

  test('the insight asks for more, the routine is the standard one', () => {
    expect(result.insight?.id).toBe('not_enough')
    expect(result.routine.flatMap(({ steps }) => steps.map(({ variant }) => variant))).toEqual(
      Array.from({ length: 8 }, () => 'standard'),
    )
  })

  test('every badge has a tip', () => {
    expect(result.tips.filter(({ tips }) => tips.length === 0)).toEqual([])
  })
})

describe('answers that do not apply', () => {
  test('the county of somebody in London › is left out, on the server as well', () => {
    const home = { preference_8: ['home_counties'], preference_9: ['kent'] }
    const london = { preference_8: ['south_london'], preference_9: ['kent'] }
    expect(analyse(analysis, home, 'v1').answered).toBe(2)
    expect(analyse(analysis, london, 'v1').answered).toBe(1)
  })

  test('the free text › is not counted', () => {
    expect(analyse(analysis, { extra_information: 'Hello' }, 'v1').answered).toBe(0)
  })
})

describe('the questions without an answer', () => {
  test.each([
    ['nobody answered anything', {}, [], { not_applicable: 2, no_consent: 0, skipped: total - 2 }],
    [
      'of somebody in London',
      { preference_8: ['south_london'] },
      [],
      { not_applicable: 2, no_consent: 0, skipped: total - 3 },
    ],
    [
      'who did not agree that it is stored where they live',
      { '0': ['growth'] },
      ['preference_8', 'preference_9', 'preference_10', 'preference_11'],
      { not_applicable: 2, no_consent: 2, skipped: total - 5 },
    ],
  ] as const)('%s › each has its reason, and all are counted', (_, answers, locked, unanswered) => {
    const result = analyse(analysis, answers, 'v1', new Set(locked))
    expect(result.unanswered).toEqual(unanswered)
    const { no_consent, not_applicable, skipped } = unanswered
    expect(result.answered + no_consent + not_applicable + skipped).toBe(result.total)
  })
})

describe('what a visitor without an account sees', () => {
  const full = analyse(analysis, { ...amara.answers, haircare_13: ['sore'] }, 'v1')
  const { result, hidden_scores } = previewOf(analysis, full)

  test('the open groups and scores, and how many scores are hidden', () => {
    expect(result.groups.map(({ id }) => id)).toEqual(['hair_id'])
    expect(result.scores.map(({ id }) => id)).toEqual(['dryness', 'damage'])
    expect(hidden_scores).toBe(3)
  })

  test('signposts and the insight are never held back', () => {
    expect(full.signposts.map(({ id }) => id)).toContain('sore_scalp')
    expect(result.signposts).toEqual(full.signposts)
    expect(result.insight).toEqual(full.insight)
  })

  test('nothing else leaves the server', () => {
    const { issues, goals, routine, tips, products, unfilled } = result
    expect([issues, goals, routine, tips, products, unfilled].flat()).toEqual([])
    expect(full.products.length).toBeGreaterThan(0)
  })
})

describe.each(loadPersonas().map(({ name, answers }) => [name, answers] as const))(
  'what is said first to %s',
  (_, answers) => {
    const full = analyse(analysis, answers, 'v1')
    const [visitor, user] = (['preview', 'full'] as const).map((view) => viewOf(analysis, full, view))

    test('stays the same when the visitor signs up', () => {
      expect([visitor?.clauses, visitor?.first]).toEqual([user?.clauses, user?.first])
    })

    test('begins with a score of all, also when it is kept for an account', () => {
      const phrases = full.scores.map((score) => shownScore(score).band?.phrase)
      expect(phrases).toContain(visitor?.clauses?.lowest)
    })

    test('goes on with what to do for it first, if there is a tip for it', () => {
      const lowest = lowestNamed(full.scores)?.id
      const tips = full.tips.flatMap((badge) => badge.tips)
      const fitting = tips.filter(({ score }) => score === lowest)
      expect((fitting.length > 0 ? fitting : tips).map(({ title }) => title)).toContain(visitor?.first?.title)
    })
  },
)

test('the same answers twice › the same result, and nothing given is changed', () => {
  const before = structuredClone(amara.answers)
  expect(analyse(analysis, amara.answers, 'v1')).toEqual(analyse(analysis, amara.answers, 'v1'))
  expect(amara.answers).toEqual(before)
})
