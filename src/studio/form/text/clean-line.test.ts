import { expect, test } from 'vitest'
import { cleanName, cleanText, linesOf } from './clean-line.ts'

test('a text of one line loses line breaks and invisible characters, and says so', () => {
  expect(cleanText('Dry \r\n hair\u200b', true)).toEqual({
    text: 'Dry hair',
    note: 'Line breaks became spaces. Invisible characters were left out.',
  })
})

test('a text of several lines keeps its line breaks', () => {
  expect(cleanText('One\r\ntwo three', false)).toEqual({ text: 'One\ntwo three', note: undefined })
})

test.each([
  ['a no-break space', 'Below 185\u00a0°C'],
  ['a narrow one', '1\u202f000 litres'],
  ['a soft hyphen', 'Feuchtig\u00adkeit'],
  ['marks for the direction of writing', 'שלום\u200f, and \u200eABC'],
])('%s is part of a text for visitors', (_, text) => {
  expect(cleanText(text, true)).toEqual({ text, note: undefined })
})

test('an address has neither characters without a width nor spaces of other widths', () => {
  expect(cleanName('me\u200e\u00ad@example.org\u00a0', true).text).toBe('me@example.org ')
})

test('what people type is left alone: spaces at the end, emoji that are joined, other scripts', () => {
  for (const text of ['and ', '👩‍🔬', 'שלום', 'नमस्ते']) expect(cleanText(text, true)).toEqual({ text, note: undefined })
})

test('pasted lines are entries; empty ones are none', () => {
  expect(linesOf('One\n\n  two \r\nthree')).toEqual(['One', 'two', 'three'])
})
