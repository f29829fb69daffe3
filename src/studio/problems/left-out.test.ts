import { expect, it } from 'vitest'
import { leftOut } from './left-out.ts'

it('links that lead out of the folder are warnings, so that nobody looks for their files in vain', () => {
  expect(leftOut({ name: 'mine', outside: ['media/brand', 'pages/home.yaml'] })).toMatchObject([
    { severity: 'warning', file: 'mine/media/brand', at: null },
    { severity: 'warning', file: 'mine/pages/home.yaml', at: null },
  ])
  expect(leftOut({ name: 'mine', outside: [] })).toEqual([])
})
