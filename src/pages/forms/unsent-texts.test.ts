import { afterEach, expect, test } from 'vitest'
import { forgetAllUnsent, forgetUnsent, keepUnsent, unsentIn } from './unsent-texts.ts'

const texts = { message: 'Clear reasons' }

afterEach(forgetAllUnsent)

test('it is for the same form and the same user only', () => {
  keepUnsent('feedback', 'u1', texts)
  expect(unsentIn('feedback', 'u1')).toEqual(texts)
  for (const other of [unsentIn('feedback', 'u2'), unsentIn('feedback', null), unsentIn('complaint', 'u1')])
    expect(other).toBeUndefined()
})

test('it is kept until it was sent', () => {
  keepUnsent('feedback', null, texts)
  forgetUnsent('feedback')
  expect(unsentIn('feedback', null)).toBeUndefined()
})
