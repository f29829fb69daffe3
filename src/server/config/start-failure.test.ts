import { expect, test } from 'vitest'
import { printableError, startFailure } from './start-failure.ts'

test('of an error with a sufficient message only the message is printed, of a bug everything', () => {
  expect(printableError(startFailure('PORT is “x”.'))).toBe('PORT is “x”.')
  expect(printableError(Object.assign(new Error('The journal is damaged.'), { code: 'EBADMSG' }))).toBe(
    'The journal is damaged.',
  )
  const bug = new TypeError('undefined is not a function')
  expect(printableError(bug)).toBe(bug)
})
