/** Eight invented people, point for point. */
import { readFileSync } from 'node:fs'
import { mirroredScores } from '#testing/samples/mirrored-scores.ts'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { loadContent, loadPersonas } from '#testing/load-content.ts'
import type { Result } from '#types/api.generated.ts'
import { compileAnalysis, type AnalysisContent } from './analysis.ts'
import { acceptAnswers } from '#engine/quiz/answers/answers.ts'
import { analyse } from './result.ts'

/** The catalogue that the people were worked out for: a product may be added since, or have another price. */
const withKnownProducts = (content: AnalysisContent): AnalysisContent => ({
  ...content,
  catalogue: {
    ...content.catalogue,
    products: content.catalogue.products.filter(({ id }) => id <= 29).map((product) => ({ ...product, price: 1 })),
  },
})

const analysis = compileAnalysis(withKnownProducts(loadContent()))
const personas = new Map(loadPersonas().map((persona) => [persona.id, persona]))

const schema: object = JSON.parse(readFileSync('schemas/result.schema.json', 'utf8'))
const isResult = new Ajv({ strict: false }).compile(schema)

const resultOf = (id: string): Result => {
  const persona = personas.get(id)
  if (!persona) throw new Error(`There is no ${id}`)
  return analyse(analysis, persona.answers, '0123456789ab')
}

type Expected = {
  readonly concerns: readonly number[]
  /** type, density, texture, porosity, sebum, scalp_dryness */
  readonly labels: string
  readonly issues: string
  readonly goals: string
  readonly insight: string
  readonly signposts: string
  /** Ids, with the slot and the points. */
  readonly products: readonly string[]
  /** Points and questions of the first two reasons of dryness, then of damage. */
  readonly reasons: readonly [string, string, string, string]
}

const expected: Record<string, Expected> = {
  amara: {
    concerns: [84, 21, 15, 77, 42],
    labels: 'type_4c high medium high low high',
    issues: 'scalp_dryness dryness',
    goals: 'moisture_retention',
    insight: 'dry_high_porosity',
    signposts: '',
    products: [
      '#3 (cream_cleanser, 93)',
      '#11 (conditioner_rich, 85)',
      '#15 (leave_in_rich, 85)',
      '#17 (oil, 85)',
      '#21 (styler, 50)',
      '#26 (mask_moisture, 85)',
      '#25 (scalp_lotion, 62)',
    ],
    reasons: ['+16 2', '+12 haircare_1', '+3 haircare_4', '+3 haircare_1'],
  },
  bea: {
    concerns: [4, 9, 27, 3, 3],
    labels: 'type_3 medium medium medium medium low',
    issues: '',
    goals: 'healthy_hair',
    insight: 'doing_well',
    signposts: '',
    products: [
      '#1 (cleanser, 69)',
      '#12 (conditioner_rich, 72)',
      '#16 (leave_in_rich, 72)',
      '#21 (styler, 64)',
      '#27 (mask_moisture, 72)',
    ],
    reasons: ['-7 haircare_1', '-6 2', '-3 haircare_1', '+3 haircare_11'],
  },
  cass: {
    concerns: [92, 92, 32, 17, 7],
    labels: 'type_4a medium fine high medium low',
    issues: 'breakage dryness heat_wear',
    goals: 'growth easier_detangling',
    insight: 'damage_heat_and_chemistry',
    signposts: 'supplement nut_allergy',
    products: [
      '#1 (cleanser, 55)',
      '#9 (conditioner_light, 77)',
      '#16 (leave_in_rich, 74)',
      '#17 (oil, 71)',
      '#23 (heat_protectant, 80)',
      '#28 (mask_protein, 88)',
    ],
    reasons: ['+16 2', '+11 haircare_1', '+14 6', '+12 haircare_11'],
  },
  dami: {
    concerns: [30, 10, 91, 9, 87],
    labels: 'type_3 high fine low high low',
    issues: 'flakes oiliness build_up',
    goals: 'clean_hair_scalp',
    insight: 'oily_flaky',
    signposts: 'flakes_lasting',
    products: [
      '#7 (anti_dandruff, 84)',
      '#9 (conditioner_light, 63)',
      '#13 (leave_in_light, 63)',
      '#21 (styler, 50)',
      '#27 (mask_moisture, 58)',
    ],
    reasons: ['+7 2', '+4 haircare_9', '+3 8', '-3 3'],
  },
  efua: {
    concerns: [7, 9, 29, 11, 7],
    labels: 'type_4b low fine medium medium low',
    issues: 'thinning shedding',
    goals: 'growth easier_detangling',
    insight: 'shedding_trigger',
    signposts: 'hair_loss low_iron medication supplement',
    products: [
      '#1 (cleanser, 55)',
      '#9 (conditioner_light, 85)',
      '#13 (leave_in_light, 77)',
      '#21 (styler, 64)',
      '#27 (mask_moisture, 58)',
    ],
    reasons: ['-7 haircare_1', '-6 2', '-3 haircare_1', '+3 8'],
  },
  femi: {
    concerns: [33, 14, 41, 60, 79],
    labels: 'type_4c high coarse low medium medium',
    issues: 'scalp_dryness flakes build_up',
    goals: 'clean_hair_scalp',
    insight: 'flakes',
    signposts: 'flakes_lasting',
    products: [
      '#7 (anti_dandruff, 76)',
      '#12 (conditioner_rich, 58)',
      '#13 (leave_in_light, 58)',
      '#21 (styler, 50)',
      '#27 (mask_moisture, 58)',
    ],
    reasons: ['-6 2', '+6 5', '+4 lifestyle_8', '+3 5'],
  },
  gina: {
    concerns: [76, 82, 64, 41, 49],
    labels: 'type_4b low medium high medium medium',
    issues: 'breakage thinning shedding dryness',
    goals: 'healthy_hair protect_style',
    insight: 'thinning',
    signposts: 'hair_loss hormones',
    products: [
      '#4 (cream_cleanser, 80)',
      '#12 (conditioner_rich, 88)',
      '#16 (leave_in_rich, 88)',
      '#17 (oil, 85)',
      '#23 (heat_protectant, 66)',
      '#28 (mask_protein, 66)',
    ],
    reasons: ['+12 haircare_1', '+9 haircare_9', '+14 6', '+11 haircare_6'],
  },
  sam: {
    concerns: [85, 13, 55, 73, 36],
    labels: 'type_4c high coarse high medium high',
    issues: 'scalp_dryness dryness',
    goals: 'moisture_retention',
    insight: 'dry_high_porosity',
    signposts: '',
    products: [
      '#3 (cream_cleanser, 93)',
      '#11 (conditioner_rich, 85)',
      '#16 (leave_in_rich, 80)',
      '#20 (butter, 77)',
      '#21 (styler, 50)',
      '#27 (mask_moisture, 80)',
      '#25 (scalp_lotion, 62)',
    ],
    reasons: ['+16 2', '+12 haircare_1', '+3 haircare_1', '+3 5'],
  },
}

const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(' ')

test('there are eight, and each answer of theirs is one that can be given', () => {
  expect([...personas.keys()]).toEqual(Object.keys(expected))
  for (const { answers } of personas.values()) expect(acceptAnswers(analysis.quiz, answers).refused).toEqual([])
})

describe.each(Object.entries(expected))('%s', (id, persona) => {
  const result = resultOf(id)

  test('the five concerns', () => {
    expect(mirroredScores(result.scores).map(({ concern }) => concern)).toEqual(persona.concerns)
    expect(mirroredScores(result.scores).map(({ condition }) => condition)).toEqual(
      persona.concerns.map((concern) => 100 - concern),
    )
  })

  test('the labels', () => {
    const traits = result.groups.flatMap((group) => group.traits)
    expect(ids(traits)).toBe('type density texture porosity sebum scalp_dryness')
    expect(traits.map(({ value }) => value).join(' ')).toBe(persona.labels)
  })

  test('issues, goals, insight and signposts', () => {
    expect(ids(result.issues)).toBe(persona.issues)
    expect(ids(result.goals)).toBe(persona.goals)
    expect(result.insight?.id).toBe(persona.insight)
    expect(ids(result.signposts)).toBe(persona.signposts)
  })

  test('the products, with their points', () => {
    expect(result.products.map((one) => `#${one.id} (${one.slot}, ${one.points})`)).toEqual(persona.products)
    expect(result.unfilled).toEqual([])
  })

  test('the first two reasons of dryness and damage', () => {
    const reasons = result.scores
      .filter(({ id }) => id === 'dryness' || id === 'damage')
      .flatMap(({ entries }) => entries.slice(0, 2))
      .map(({ points, question }) => `${points > 0 ? '+' : ''}${points} ${question}`)
    expect(reasons).toEqual(persona.reasons)
  })

  test('the result has the shape that calls promise', () => {
    isResult(result)
    expect(isResult.errors).toBeNull()
  })
})

test('with too few answers for the scores, no insight says how the hair is doing', () => {
  const ofLooks = new Set(['2', '3', '4', '5', '6'])
  const answers = Object.entries(personas.get('amara')?.answers ?? {}).filter(([id]) => ofLooks.has(id))
  const result = analyse(analysis, Object.fromEntries(answers), '0123456789ab')
  expect(result.insight?.id).toBe('not_enough')
})
