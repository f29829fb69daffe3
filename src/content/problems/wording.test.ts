import { expect, test } from 'vitest'
import { asRemark, capitalised, uncapitalised } from './wording.ts'

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
