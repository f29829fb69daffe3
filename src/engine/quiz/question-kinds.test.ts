import { expect, test } from 'vitest'
import { checkbox, input, radio } from '#testing/make-quiz.ts'
import { forKind, formatOf, type ByKind } from './question-kinds.ts'

const notSaid = { id: 'not_said', label: 'Prefer not to say', no_answer: true }

test('a radio takes one option, a checkbox several, and neither takes a text', () => {
  const [one, several] = [radio('size', 's m'), checkbox('colours', 'red blue')]
  expect(formatOf(one)).toEqual({ options: one.options, readable: one.options, isMultiple: false, textLimit: null })
  expect(formatOf(several)).toMatchObject({ readable: several.options, isMultiple: true, textLimit: null })
})

test('a free text has options to decline with, which no rule may read', () => {
  expect(formatOf(input('home', 5, { options: [notSaid] }))).toEqual({
    options: [notSaid],
    readable: null,
    isMultiple: false,
    textLimit: 5,
  })
})

test('a table answers with the entry for the kind of the question', () => {
  const table: ByKind<[string], string> = {
    radio: ({ id }, end) => `one of ${id}${end}`,
    checkbox: ({ id }, end) => `some of ${id}${end}`,
    input: ({ max_length }, end) => `at most ${max_length}${end}`,
  }
  expect(forKind(table, radio('size', 's m'), '.')).toBe('one of size.')
  expect(forKind(table, input('name', 5), '!')).toBe('at most 5!')
})
