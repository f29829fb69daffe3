import { expect, test } from 'vitest'
import { lengthNote } from './length-note.ts'

test('a text is counted when it comes near the length that it may have', () => {
  expect(lengthNote('12345678', 10)).toBeUndefined()
  expect(lengthNote('123456789', 10)).toBe('9 of 10')
  expect(lengthNote('123456789', undefined)).toBeUndefined()
})

test('a picture character counts as one, as the check counts it', () => {
  expect(lengthNote('🌿'.repeat(9), 10)).toBe('9 of 10')
})
