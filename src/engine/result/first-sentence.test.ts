import { describe, expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

const long = 'The rest is so long that folding it away makes the page shorter than before.'

describe('the first sentence of a text', () => {
  test('ends where the next one begins', () => {
    expect(firstSentence(`Water it. ${long} So do.`)).toEqual({ first: 'Water it.', rest: `${long} So do.` })
    expect(firstSentence(`Is it dry? ${long}`)).toEqual({ first: 'Is it dry?', rest: long })
  })
  test('does not end at a decimal point or inside of a sentence', () => {
    expect(firstSentence(`Use 2.5 litres, e.g. at night. ${long}`).first).toBe('Use 2.5 litres, e.g. at night.')
  })
  test('is the whole text when little more follows, or nothing', () => {
    expect(firstSentence('Water it. Not at noon.')).toEqual({ first: 'Water it. Not at noon.', rest: '' })
    expect(firstSentence('Water it')).toEqual({ first: 'Water it', rest: '' })
  })
})
