import { describe, expect, it } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import type { ContentData } from '#editing/content-data.ts'
import { describeChanges } from '#editing/words/describe-changes.ts'
import { lineImpact } from './line-impact.ts'

const file = 'analysis/scores.yaml'
const none = { move: 0, changeBand: 0, changeResult: 0, changeQuestions: 0 }
const draftImpact = { audience: [], impact: { personas: [], areExamples: false, summary: none } }
const contentWith = (score: object): ContentData =>
  new Map([[file, { scores: [{ id: 'rest', label: 'Rest', ...score }] }]])
const impactsOf = (before: object, after: object) =>
  describeChanges([], contentWith(before), contentWith(after), packageSchemas()).map((line) =>
    lineImpact(line, draftImpact),
  )
const band = { from: 0, to: 100, label: 'All' }
const rule = { question: 'sleep', answer: 'well', points: 1, because: 'You sleep well.' }

it.each([
  [{ min_answers: 3 }, { min_answers: 5 }],
  [{ min_key_answers: 3 }, { min_key_answers: 5 }],
  [{ base: 0 }, { base: 5 }],
  [{ decimals: 0 }, { decimals: 1 }],
  [{ combine: 'sum' }, { combine: 'mean' }],
  [{ section: 'nights' }, { section: 'days' }],
  [{ range: 'computed' }, { range: { from: 0, to: 9 } }],
  [{ range: { from: 0, to: 8 } }, { range: { from: 0, to: 9 } }],
  [{ questions: ['sleep'] }, { questions: ['sleep', 'naps'] }],
  [{ key_questions: ['sleep'] }, { key_questions: ['naps'] }],
  [{ rules: [rule] }, { rules: [{ ...rule, points: 2 }] }],
  [{ rules: [rule] }, { rules: [{ ...rule, answer: 'badly' }] }],
  [{ rules: [rule] }, { rules: [] }],
])('%j -> %j: it is said whether personas move', (before, after) => {
  const impacts = impactsOf(before, after)
  expect(impacts.length).toBeGreaterThan(0)
  expect(new Set(impacts)).toEqual(new Set(['No persona moves.']))
})

describe('a border between two bands that moves', () => {
  const [low, high] = [
    { from: 0, to: 49, label: 'Low' },
    { from: 50, to: 100, label: 'High' },
  ]
  const lines = describeChanges(
    [],
    contentWith({ bands: [low, high] }),
    contentWith({
      bands: [
        { ...low, to: 59 },
        { ...high, from: 60 },
      ],
    }),
    packageSchemas(),
  )
  const inBand = (index: number) => ({
    id: 'rest',
    name: 'Rest',
    value: 55,
    decimals: 0,
    conditionBand: null,
    band: { label: index === 0 ? 'Low' : 'High', index, count: 2 },
  })
  const persona = (before: number, after: number) => ({
    id: 'a',
    name: 'A',
    asked: { added: [], removed: [] },
    parts: [],
    scores: [
      {
        id: 'rest',
        name: 'Rest',
        before: inBand(before),
        after: inBand(after),
        moves: false,
        newBand: before === after ? null : { before: inBand(before).band.label, after: inBand(after).band.label },
      },
    ],
  })
  const saidOf = (areExamples: boolean, ...personas: readonly ReturnType<typeof persona>[]) =>
    lines.map((line) => lineImpact(line, { audience: [], impact: { personas, areExamples, summary: none } }))
  const saidWith = (...personas: readonly ReturnType<typeof persona>[]) => saidOf(false, ...personas)

  it('says for each of the two who comes and who leaves', () => {
    expect(saidWith(persona(1, 0), persona(1, 0), persona(1, 1))).toEqual([
      '2 of 3 personas come into this band.',
      '2 of 3 personas leave this band.',
    ])
    expect(saidWith(persona(1, 0), persona(0, 1))).toEqual([
      '1 of 2 personas comes into this band, 1 leaves it.',
      '1 of 2 personas comes into this band, 1 leaves it.',
    ])
  })

  it('says that nobody does', () => {
    expect(new Set(saidWith(persona(1, 1)))).toEqual(new Set(['No persona comes into this band or leaves it.']))
  })

  it('speaks of example visitors where the content has no personas', () => {
    expect(saidOf(true, persona(1, 0), persona(1, 1))).toEqual([
      '1 of 2 example visitors comes into this band.',
      '1 of 2 example visitors leaves this band.',
    ])
    expect(new Set(saidOf(true, persona(1, 1)))).toEqual(
      new Set(['No example visitor comes into this band or leaves it.']),
    )
  })
})

it.each([
  [{ label: 'Rest' }, { label: 'Sleep' }],
  [{ help: 'How you rest.' }, { help: 'How you sleep.' }],
  [{ mirror: { label: 'Rest', help: 'a' } }, { mirror: { label: 'Sleep', help: 'a' } }],
  [{ bands: [band] }, { bands: [{ ...band, label: 'Everything' }] }],
  [{ rules: [rule] }, { rules: [{ ...rule, because: 'You rest.' }] }],
])('%j -> %j: nothing is said about personas, because only words have changed', (before, after) => {
  expect(impactsOf(before, after)).toEqual([undefined])
})
