import { expect, test } from 'vitest'
import { matchingOptions } from './matching-options.ts'

const options = [
  { value: 'issues', label: 'Which hair issues do you have?', synonyms: 'Split ends' },
  { value: 'washes', label: 'How split are your ends?', group: 'Hair' },
  { value: 'ends', label: 'Do you have split ends?' },
  { value: 'begins', label: 'Split ends, how many?', group: 'Hair' },
  { value: 'tea', label: 'Tea?', group: 'Split ends' },
]
const found = (text: string) => matchingOptions(options, text).map(({ value }) => value)

test('what is called like the text comes before what only has its words elsewhere', () => {
  expect(found('split ends')).toEqual(['begins', 'ends', 'washes', 'issues', 'tea'])
  expect(found('SPLIT')).toEqual(['begins', 'washes', 'ends', 'issues', 'tea'])
  expect(found('hair split')).toEqual(['issues', 'washes', 'begins'])
})

test('without a text, all of them are there in their order', () => {
  expect(found(' ')).toEqual(options.map(({ value }) => value))
})
