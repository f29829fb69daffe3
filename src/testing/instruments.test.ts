/** Three published questionnaires: for every set of answers, the engine's result equals the publisher's scoring. */
import { describe, expect, test } from 'vitest'
import { compileContent } from '#content/compile.ts'
import type { Answers } from '#engine/quiz/answers/answers.ts'
import { compileAnalysis } from '#engine/result/analysis.ts'
import { analyse } from '#engine/result/result.ts'
import { isLong } from './long.ts'
import { seededRandom } from './random/seeded-random.ts'

type Instrument = {
  readonly name: string
  readonly items: readonly string[]
  /** The options of every item, by their points: 0, 1, 2 ... */
  readonly options: readonly string[]
  /** The lowest sum of each of the publisher's bands. */
  readonly bands: readonly (readonly [from: number, label: string])[]
  /** Answers that give no points. */
  readonly others?: Answers
  /** How many sets of answers are tested. Without it, all of them. */
  readonly random?: number
}

const frequency = ['not_at_all', 'several_days', 'more_than_half', 'nearly_every_day']
const symptoms = ['stomach', 'back', 'joints', 'headaches', 'chest', 'dizziness', 'fainting', 'heart', 'breath']
const furtherSymptoms = ['intercourse', 'bowels', 'nausea', 'energy', 'sleep']
const phq15 = {
  name: 'phq-15',
  options: ['not_bothered', 'a_little', 'a_lot'],
  bands: [
    [0, 'Minimal'],
    [5, 'Low'],
    [10, 'Medium'],
    [15, 'High'],
  ],
  random: 100_000,
} as const

const instruments: readonly Instrument[] = [
  {
    name: 'phq-9',
    items: Array.from({ length: 9 }, (_, at) => `phq_${at + 1}`),
    options: frequency,
    bands: [
      [0, 'Minimal'],
      [5, 'Mild'],
      [10, 'Moderate'],
      [15, 'Moderately severe'],
      [20, 'Severe'],
    ],
  },
  {
    name: 'gad-7',
    items: ['nervous', 'control', 'worry', 'relax', 'restless', 'annoyed', 'afraid'],
    options: frequency,
    bands: [
      [0, 'Minimal anxiety'],
      [5, 'Mild anxiety'],
      [10, 'Moderate anxiety'],
      [15, 'Severe anxiety'],
    ],
  },
  { ...phq15, items: [...symptoms, ...furtherSymptoms], others: { periods: ['no'] } },
  { ...phq15, items: [...symptoms, 'cramps', ...furtherSymptoms], others: { periods: ['yes'] } },
]

/** Numbers from 0 up to, but not including, `count`: all of them, or a repeatable random choice. */
const numbersBelow = (count: number, wanted: number): readonly number[] => {
  if (wanted >= count) return Array.from({ length: count }, (_, at) => at)
  const chance = seededRandom(20_261_122)
  return Array.from({ length: wanted }, () => Math.floor(chance() * count))
}

describe.each(instruments)('$name with $items.length items', ({ bands, items, name, options, others, random }) => {
  test('has the sum and the band of the publisher', { timeout: 600_000 }, async () => {
    const { content } = await compileContent(`examples/${name}`)
    if (!content) throw new Error(`examples/${name} does not compile`)
    const analysis = compileAnalysis(content)
    const all = options.length ** items.length
    const wrong: unknown[] = []
    for (const number of numbersBelow(all, isLong ? (random ?? all) : 2_000)) {
      // The digits of the number, in the base of the options, are the points of the items.
      const points = items.map((_, at) => Math.floor(number / options.length ** at) % options.length)
      const answers = Object.fromEntries(items.map((id, at) => [id, [options[points[at] ?? 0] ?? '']]))
      const sum = points.reduce((total, one) => total + one, 0)
      const band = bands.findLast(([from]) => sum >= from)?.[1]
      const { scores } = analyse(analysis, { ...others, ...answers }, '0123456789ab')
      const found = scores.map((score) => ('band' in score ? { value: score.value, label: score.band?.label } : null))
      if (found.length !== 1 || found[0]?.value !== sum || found[0].label !== band)
        wrong.push({ answers, sum, band, found })
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })
})
