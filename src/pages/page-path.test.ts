import { describe, expect, test } from 'vitest'
import { isBelow, isSamePage } from './page-path.ts'

describe('with and without a slash at the end', () => {
  test('a path is the same page', () => {
    expect(isSamePage('/dashboard/', '/dashboard')).toBe(true)
    expect(isSamePage('/dashboard/', '/dashboard/account')).toBe(false)
  })

  test.each([
    ['/dashboard/', '/dashboard/account', true],
    ['/dashboard', '/dashboard/reporthistory/1', true],
    ['/dashboard/', '/dashboard', false],
    ['/dashboard/', '/dashboard/', false],
    ['/how', '/how-we-score', false],
    ['/', '/about', false],
  ] as const)('of %s %s is a part: %s', (section, path, expected) => {
    expect(isBelow(section, path)).toBe(expected)
  })
})
