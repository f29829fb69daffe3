import { describe, expect, test } from 'vitest'
import { returnToQuery, loginFrom, returnTo } from './return-to.ts'

const asked = (to: string): string | null => returnTo(`?${new URLSearchParams({ to }).toString()}`)

describe('after logging in', () => {
  test.each([
    '/dashboard',
    '/dashboard/',
    '/dashboard/account',
    '/dashboard/reporthistory/abc_DEF-123',
    '/dashboard/reporthistory?from=abc_1&to=DEF-2',
    '/dashboard/reporthistory?shown=40&from=a&to=b',
    '/quiz',
    '/feedback',
  ])('%s is a page to return to', (to) => {
    expect(asked(to)).toBe(to)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/dashboard//evil.example',
    '/dashboard/../../evil',
    '/dashboard/%2e%2e/x',
    '/%2f%2fevil.example',
    '/dashboard\n//evil.example',
    '/dashboard\t',
    '/\tevil',
    '/dashboard?to=//evil.example',
    '/dashboard#//evil.example',
    '/dashboard/reporthistory/a/b',
    '/dashboard/reporthistory?from=a&to=//evil.example',
    '/dashboard/reporthistory?from=a&to=b&to=c',
    '/dashboard?from=a&to=b',
    '/login',
    '/signup',
    '/logout',
    '/logout/',
    '/api/users/csrf',
    '',
    '/',
    'dashboard',
    './dashboard',
    '/Dashboard',
    `/dashboard/reporthistory/${'a'.repeat(61)}`,
  ])('%j is not', (to) => {
    expect(asked(to)).toBeNull()
  })

  test('without a wish there is none', () => {
    expect([returnTo(''), returnTo('?from=elsewhere')]).toEqual([null, null])
  })
})

test('the login page gets the address of the page before, if it is one to return to', () => {
  const from = (pathname: string, search = '') => loginFrom('/login', { pathname, search })
  expect(from('/dashboard/account')).toBe('/login?to=%2Fdashboard%2Faccount')
  expect(from('/dashboard/account', '?x=1')).toBe('/login?to=%2Fdashboard%2Faccount')
  expect(returnTo(new URL(from('/dashboard/reporthistory', '?from=a&to=b'), 'https://x.example').search)).toBe(
    '/dashboard/reporthistory?from=a&to=b',
  )
  expect(from('//evil.example')).toBe('/login')
})

test.each([
  ['', ''],
  ['?to=%2Fdashboard%2Faccount', '?to=%2Fdashboard%2Faccount'],
  ['?from=elsewhere&to=%2Fquiz&x=1', '?to=%2Fquiz'],
  ['?to=//evil.example&from=elsewhere', ''],
])('of %j the other form gets %j', (search, handed) => {
  expect(returnToQuery(search)).toBe(handed)
})
