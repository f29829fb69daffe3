import { expect, test } from 'vitest'
import { cleanText, linesOf } from './clean-line.ts'

test('a text of one line loses line breaks and invisible characters, and says so', () => {
  expect(cleanText('Dry \r\n hair\u200b', true)).toEqual({
    text: 'Dry hair',
    note: 'Line breaks became spaces. Invisible characters were left out.',
  })
})

test('a text of several lines keeps its line breaks', () => {
  expect(cleanText('One\r\ntwo\u00a0three', false)).toEqual({ text: 'One\ntwo three', note: undefined })
})

test('what people type is left alone: spaces at the end, emoji that are joined, other scripts', () => {
  for (const text of ['and ', '👩‍🔬', 'שלום', 'नमस्ते']) expect(cleanText(text, true)).toEqual({ text, note: undefined })
})

test('pasted lines are entries; empty ones are none', () => {
  expect(linesOf('One\n\n  two \r\nthree')).toEqual(['One', 'two', 'three'])
})
