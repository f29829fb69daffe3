/** Eight invented people, point for point. */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { loadContent, loadPersonas } from '#testing/load-content.ts'
import type { Result } from '#types/api.generated.ts'
import { compileAnalysis } from './analysis.ts'
import { acceptAnswers } from '#engine/quiz/answers.ts'
import { analyse } from './result.ts'

const analysis = compileAnalysis(loadContent())
const personas = new Map(loadPersonas().map((persona) => [persona.name.split(',')[0], persona]))

const schema: object = JSON.parse(readFileSync('schemas/result.schema.json', 'utf8'))
const isResult = new Ajv({ strict: false }).compile(schema)

const resultOf = (name: string): Result => {
  const persona = personas.get(name)
  if (!persona) throw new Error(`There is no ${name}`)
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
  readonly products: readonly string[]
  /** The first two reasons of dryness, then of damage. */
  readonly reasons: readonly [string, string, string, string]
}

const expected: Record<string, Expected> = {
  Amara: {
    concerns: [84, 21, 15, 77, 42],
    labels: 'type_4c high medium high low high',
    issues: 'scalp_dryness dryness',
    goals: 'moisture_retention',
    insight: 'dry_high_porosity',
    signposts: '',
    products: [
      'Cream Cleanser for Coils (cream_cleanser, 93)',
      'Thick & Slippy Conditioner (conditioner_rich, 85)',
      'Whipped Leave-in Cream (leave_in_rich, 85)',
      'Sunflower & Grapeseed Oil (oil, 85)',
      'Flax Hold Curl Gel (styler, 50)',
      'Sunday Deep Conditioner (mask_moisture, 85)',
      'Calm Scalp Lotion (scalp_lotion, 62)',
    ],
    reasons: [
      '+16 You describe your hair as dry most of the time.',
      '+12 Your hair feels dry or rough.',
      '+3 Tangles add pulling and combing damage.',
      '+3 A rough feel points to a worn surface.',
    ],
  },
  Bea: {
    concerns: [4, 9, 27, 3, 3],
    labels: 'type_3 medium medium medium medium low',
    issues: '',
    goals: 'healthy_hair',
    insight: 'doing_well',
    signposts: '',
    products: [
      'Gentle Oat Cleanser (cleanser, 69)',
      'Bare Rich Conditioner (conditioner_rich, 72)',
      'Bare Leave-in Cream (leave_in_rich, 72)',
      'Flax Hold Curl Gel (styler, 64)',
      'Bare Moisture Mask (mask_moisture, 72)',
    ],
    reasons: [
      '-7 Your hair feels soft.',
      '-6 You describe your hair as neither dry nor oily.',
      '-3 Your hair feels soft and smooth.',
      '+3 You use heat now and then.',
    ],
  },
  Cass: {
    concerns: [92, 92, 32, 17, 7],
    labels: 'type_4a medium fine high medium low',
    issues: 'breakage dryness heat_wear',
    goals: 'growth easier_detangling',
    insight: 'damage_heat_and_chemistry',
    signposts: 'supplement nut_allergy',
    products: [
      'Gentle Oat Cleanser (cleanser, 55)',
      'Feather Conditioner (conditioner_light, 77)',
      'Bare Leave-in Cream (leave_in_rich, 74)',
      'Sunflower & Grapeseed Oil (oil, 71)',
      'Bare Heat Milk (heat_protectant, 80)',
      'Pea & Rice Protein Mask (mask_protein, 88)',
    ],
    reasons: [
      '+16 You describe your hair as dry most of the time.',
      '+11 Your hair feels brittle, which often goes with dryness.',
      '+14 You have split ends.',
      '+12 You use heat a few times a week.',
    ],
  },
  Dami: {
    concerns: [30, 10, 91, 9, 87],
    labels: 'type_3 high fine low high low',
    issues: 'flakes oiliness build_up',
    goals: 'clean_hair_scalp',
    insight: 'oily_flaky',
    signposts: 'flakes_lasting',
    products: [
      'Flake Care Shampoo (anti_dandruff, 84)',
      'Feather Conditioner (conditioner_light, 63)',
      'Morning Mist Leave-in (leave_in_light, 63)',
      'Flax Hold Curl Gel (styler, 50)',
      'Bare Moisture Mask (mask_moisture, 58)',
    ],
    reasons: [
      '+7 Your ends are dry even though your roots are oily.',
      '+4 Product and water are slow to get into your hair.',
      '+3 Fine strands have less to lose before they snap.',
      '-3 Short hair is trimmed before it wears.',
    ],
  },
  Efua: {
    concerns: [7, 9, 29, 11, 7],
    labels: 'type_4b low fine medium medium low',
    issues: 'thinning shedding',
    goals: 'growth easier_detangling',
    insight: 'shedding_trigger',
    signposts: 'hair_loss low_iron medication supplement',
    products: [
      'Gentle Oat Cleanser (cleanser, 55)',
      'Feather Conditioner (conditioner_light, 85)',
      'Morning Mist Leave-in (leave_in_light, 77)',
      'Flax Hold Curl Gel (styler, 64)',
      'Bare Moisture Mask (mask_moisture, 58)',
    ],
    reasons: [
      '-7 Your hair feels soft.',
      '-6 You describe your hair as neither dry nor oily.',
      '-3 Your hair feels soft and smooth.',
      '+3 Fine strands have less to lose before they snap.',
    ],
  },
  Femi: {
    concerns: [33, 14, 41, 60, 79],
    labels: 'type_4c high coarse low medium medium',
    issues: 'scalp_dryness flakes build_up',
    goals: 'clean_hair_scalp',
    insight: 'flakes',
    signposts: 'flakes_lasting',
    products: [
      'Flake Care Shampoo (anti_dandruff, 76)',
      'Bare Rich Conditioner (conditioner_rich, 58)',
      'Morning Mist Leave-in (leave_in_light, 58)',
      'Flax Hold Curl Gel (styler, 50)',
      'Bare Moisture Mask (mask_moisture, 58)',
    ],
    reasons: [
      '-6 You describe your hair as neither dry nor oily.',
      '+6 Natural oil travels slowly along very tight coils.',
      '+4 Regular pool water roughens the surface.',
      '+3 Very tight bends are points where hair can snap when combed.',
    ],
  },
  Gina: {
    concerns: [76, 82, 64, 41, 49],
    labels: 'type_4b low medium high medium medium',
    issues: 'breakage thinning shedding dryness',
    goals: 'healthy_hair protect_style',
    insight: 'thinning',
    signposts: 'hair_loss hormones',
    products: [
      'Bare Cream Wash (cream_cleanser, 80)',
      'Bare Rich Conditioner (conditioner_rich, 88)',
      'Bare Leave-in Cream (leave_in_rich, 88)',
      'Sunflower & Grapeseed Oil (oil, 85)',
      'Bare Heat Milk (heat_protectant, 66)',
      'Pea & Rice Protein Mask (mask_protein, 66)',
    ],
    reasons: [
      '+12 Your hair feels dry or rough.',
      '+9 Your hair soaks things up but feels dry again soon.',
      '+14 You have split ends.',
      '+11 Relaxers break bonds inside the hair.',
    ],
  },
  Sam: {
    concerns: [85, 13, 55, 73, 36],
    labels: 'type_4c high coarse high medium high',
    issues: 'scalp_dryness dryness',
    goals: 'moisture_retention',
    insight: 'dry_high_porosity',
    signposts: '',
    products: [
      'Cream Cleanser for Coils (cream_cleanser, 93)',
      'Thick & Slippy Conditioner (conditioner_rich, 85)',
      'Bare Leave-in Cream (leave_in_rich, 80)',
      'Bare Mango Butter (butter, 77)',
      'Flax Hold Curl Gel (styler, 50)',
      'Bare Moisture Mask (mask_moisture, 80)',
      'Calm Scalp Lotion (scalp_lotion, 62)',
    ],
    reasons: [
      '+16 You describe your hair as dry most of the time.',
      '+12 Your hair feels dry or rough.',
      '+3 A rough feel points to a worn surface.',
      '+3 Very tight bends are points where hair can snap when combed.',
    ],
  },
}

const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(' ')

test('there are eight, and each answer of theirs is one that can be given', () => {
  expect([...personas.keys()]).toEqual(Object.keys(expected))
  for (const { answers } of personas.values()) expect(acceptAnswers(analysis.quiz, answers).refused).toEqual([])
})

describe.each(Object.entries(expected))('%s', (name, persona) => {
  const result = resultOf(name)

  test('the five concerns', () => {
    expect(result.scores.map(({ concern }) => concern)).toEqual(persona.concerns)
    expect(result.scores.map(({ condition }) => condition)).toEqual(persona.concerns.map((concern) => 100 - concern))
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
    expect(result.products.map((one) => `${one.name} (${one.slot}, ${one.points})`)).toEqual(persona.products)
    expect(result.unfilled).toEqual([])
  })

  test('the first two reasons of dryness and damage', () => {
    const reasons = result.scores
      .filter(({ id }) => id === 'dryness' || id === 'damage')
      .flatMap(({ entries }) => entries.slice(0, 2))
      .map(({ points, because }) => `${points > 0 ? '+' : ''}${points} ${because}`)
    expect(reasons).toEqual(persona.reasons)
  })

  test('every ledger adds up', () => {
    for (const { base, entries, sum, concern } of result.scores) {
      expect(entries.reduce((total, { points }) => total + points, base)).toBe(sum)
      expect(concern).toBe(Math.max(0, Math.min(100, sum)))
    }
  })

  test('the result has the shape that calls promise', () => {
    isResult(result)
    expect(isResult.errors).toBeNull()
  })
})
