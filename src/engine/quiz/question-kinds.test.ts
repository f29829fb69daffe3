import { expect, test } from 'vitest'
import { checkbox, input, number, radio, scale } from '#testing/samples/make-quiz.ts'
import { forKind, formatOf, type ByKind } from './question-kinds.ts'

const notSaid = { id: 'not_said', label: 'Prefer not to say', no_answer: true }

test('a radio takes one option, a checkbox several, and neither takes a text', () => {
  const [one, several] = [radio('size', 's m'), checkbox('colours', 'red blue')]
  expect(formatOf(one)).toEqual({
    options: one.options,
    readable: one.options,
    takesSeveral: false,
    textLimit: null,
    numbers: null,
    choices: null,
  })
  expect(formatOf(several)).toMatchObject({ readable: several.options, takesSeveral: true, textLimit: null })
})

test('a free text has options to decline with, which no rule may read', () => {
  expect(formatOf(input('home', 5, { options: [notSaid] }))).toEqual({
    options: [notSaid],
    readable: null,
    takesSeveral: false,
    textLimit: 5,
    numbers: null,
    choices: null,
  })
})

test('a checkbox may have a smallest and a largest number of choices', () => {
  const limits = (more: object) => formatOf(checkbox('colours', 'red blue green', more)).choices
  expect([limits({}), limits({ min_choices: 2 }), limits({ max_choices: 2 })]).toEqual([
    null,
    { min: 2, max: Infinity },
    { min: 1, max: 2 },
  ])
})

test('a number is a text within a range of whole numbers, if it does not say otherwise', () => {
  expect(formatOf(number('age', 18, 120))).toMatchObject({
    options: [],
    readable: null,
    numbers: { min: 18, max: 120, step: null, decimals: 0 },
  })
  expect(formatOf(number('weight', 0, 300, { decimals: 1, step: 0.5, options: [notSaid] }))).toMatchObject({
    options: [notSaid],
    numbers: { min: 0, max: 300, step: 0.5, decimals: 1 },
  })
})

test('a scale is a radio whose options are its numbers, with the words of the ends and the middle', () => {
  const labels = { from: 'Never', middle: 'Sometimes', to: 'Always' }
  const { numbers, options, readable, textLimit } = formatOf(scale('often', 0, 100, { step: 25, labels }))
  expect([numbers, textLimit]).toEqual([{ min: 0, max: 100, step: 25, decimals: 0 }, null])
  expect(readable).toEqual(options)
  expect(options).toEqual([
    { id: '0', label: '0 (Never)' },
    { id: '25', label: '25' },
    { id: '50', label: '50 (Sometimes)' },
    { id: '75', label: '75' },
    { id: '100', label: '100 (Always)' },
  ])
  expect(formatOf(scale('how', 1, 2, { options: [notSaid] })).options.at(-1)).toEqual(notSaid)
})

test('a table answers with the entry for the kind of the question', () => {
  const table: ByKind<[string], string> = {
    radio: ({ id }, end) => `one of ${id}${end}`,
    checkbox: ({ id }, end) => `some of ${id}${end}`,
    input: ({ max_length }, end) => `at most ${max_length}${end}`,
    number: ({ max }, end) => `up to ${max}${end}`,
    scale: ({ to }, end) => `as far as ${to}${end}`,
  }
  expect(forKind(table, radio('size', 's m'), '.')).toBe('one of size.')
  expect(forKind(table, input('name', 5), '!')).toBe('at most 5!')
})
