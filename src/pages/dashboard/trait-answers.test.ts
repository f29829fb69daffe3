import { expect, test } from 'vitest'
import { withAnswers } from './trait-answers.ts'

const reply = {
  question: '7',
  group: 'hair',
  heading: 'Hair',
  trait: 'density',
  title: 'Density',
  answer_text: 'Your scalp: “{answer}”',
  answers: { high: 'Barely any', low: 'Low' },
}
const density = { id: 'density', title: 'Density', value: 'high', label: 'High' }
const noteOf = (
  trait: (typeof density & { note?: string }) | { id: string; title: string; value: null; label: string },
) => withAnswers([{ id: 'hair', title: 'Hair', traits: [trait] }], [reply])[0]?.traits[0]?.note

test('a label has the answer beside it that it comes from, before its note', () => {
  expect(noteOf(density)).toBe('Your scalp: “Barely any”')
  expect(noteOf({ ...density, note: 'An estimate.' })).toBe('Your scalp: “Barely any” An estimate.')
})

test.each([
  ['says the same', { ...density, value: 'low', label: 'Low' }],
  ['is not known for sure', { ...density, value: 'medium', label: 'Medium' }],
  ['is missing', { ...density, value: null, label: 'Not enough answers' }],
  ['belongs to another trait', { ...density, id: 'texture' }],
])('nothing is added if the answer %s', (_, trait) => {
  expect(noteOf(trait)).toBeUndefined()
})
