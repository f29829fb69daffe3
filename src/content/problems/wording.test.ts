import { describe, expect, test } from 'vitest'
import { asRemark, capitalised, quoted, truncated, uncapitalised } from './wording.ts'

test.each([
  ['Label', 'label'],
  ['A label', 'a label'],
  ['PDF of a report', 'PDF of a report'],
  ['“Label”', '“Label”'],
  ['', ''],
])('%s is inside a sentence: %s', (text, inside) => {
  expect(uncapitalised(text)).toBe(inside)
})

test('a sentence begins with a capital', () => {
  expect(['label', 'PDF', ''].map(capitalised)).toEqual(['Label', 'PDF', ''])
})

test('of a description, the first sentence is a remark', () => {
  expect(asRemark('The label of a button. It is short.')).toBe(' (the label of a button)')
  expect(asRemark('URL of a page.')).toBe(' (URL of a page)')
  expect(asRemark(undefined)).toBe('')
})

test('what is quoted stays as it is, unless it would make the message long or break its line', () => {
  expect([' a  b ', 7].map(quoted)).toEqual(['“ a  b ”', '“7”'])
  expect(quoted('one\n  two')).toBe('“one two”')
  expect(quoted('x'.repeat(200))).toBe(`“${'x'.repeat(200)}”`)
  expect(quoted('x'.repeat(201))).toBe(`“${'x'.repeat(199)}…”`)
})

describe('a truncated text', () => {
  test('is on one line, without blanks around it', () => {
    expect(truncated('  One\n  two ')).toBe('One two')
  })

  test('has at most as many characters, the dots among them', () => {
    expect(truncated('x'.repeat(40))).toBe('x'.repeat(40))
    expect(truncated('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`)
    expect(truncated('one two three', 9)).toBe('one two…')
  })

  test.each(['😀', '𠮷'])('never ends in half of %s', (character) => {
    for (const most of [3, 4]) {
      const text = truncated(character.repeat(5), most)
      expect([text, text.isWellFormed()]).toEqual([`${character.repeat(most - 1)}…`, true])
    }
    expect(truncated(character.repeat(4), 4)).toBe(character.repeat(4))
  })
})
