import { expect, it } from 'vitest'
import { packageSchemas } from '#content/package-files.ts'
import type { ContentData } from '#editing/content-data.ts'
import { describeChanges } from '#editing/words/describe-changes.ts'
import { lineImpact } from './line-impact.ts'

const file = 'analysis/scores.yaml'
const none = { move: 0, changeBand: 0, changeResult: 0, changeQuestions: 0 }
const draftImpact = { audience: [], impact: { personas: [], summary: none } }
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
  [{ bands: [band] }, { bands: [{ ...band, to: 90 }] }],
  [{ rules: [rule] }, { rules: [{ ...rule, points: 2 }] }],
  [{ rules: [rule] }, { rules: [{ ...rule, answer: 'badly' }] }],
  [{ rules: [rule] }, { rules: [] }],
])('%j -> %j: it is said whether personas move', (before, after) => {
  const impacts = impactsOf(before, after)
  expect(impacts.length).toBeGreaterThan(0)
  expect(new Set(impacts)).toEqual(new Set(['No persona moves.']))
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
