import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/about', '/about/', {}],
  ['/reports/:id', '/reports/7', { id: '7' }],
  ['/reports/:id', '/reports/a%20b/', { id: 'a%20b' }],
])('%s matches %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})

test.each([
  ['/about', '/'],
  ['/about', '/About'],
  ['/about', '/about/us'],
  ['/about', '/about//'],
  ['/reports/:id', '/reports'],
  ['/reports/:id', '/reports/'],
  ['/reports/:id', '/reports/7/8'],
  ['/', '/about'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeNull()
})
