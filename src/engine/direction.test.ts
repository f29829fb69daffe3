import { expect, test } from 'vitest'
import { directionOf } from './direction.ts'

test.each([
  ['en-GB', 'ltr'],
  ['ja-JP', 'ltr'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur-PK', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
])('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction)
})
