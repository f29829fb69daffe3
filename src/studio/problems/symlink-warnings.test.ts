import { expect, it } from 'vitest'
import { symlinkWarnings } from './symlink-warnings.ts'

it('links that lead out of the folder are warnings, so that nobody looks for their files in vain', () => {
  expect(symlinkWarnings({ name: 'mine', outside: ['media/brand', 'pages/home.yaml'] })).toMatchObject([
    { severity: 'warning', file: 'mine/media/brand', at: null },
    { severity: 'warning', file: 'mine/pages/home.yaml', at: null },
  ])
  expect(symlinkWarnings({ name: 'mine', outside: [] })).toEqual([])
})
