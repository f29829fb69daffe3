import { expect, test } from 'vitest'
import { valueInWords } from './value-words.ts'

const place = { file: 'quiz.yaml', place: ['option_lists'], reference: undefined }

test('lists by name are counted', () => {
  const often = [{ id: 'never', label: 'Never' }]
  expect(valueInWords(new Map(), { often }, place)).toBe('1 list')
  expect(valueInWords(new Map(), { often, long: [] }, place)).toBe('2 lists')
})

test('other groups of settings are called what they are', () => {
  expect(valueInWords(new Map(), { title: 'Tea', often: [] }, place)).toBe('its own settings')
})
