import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('the code of the product has no word of the subject of its main content', () => {
  const found = spawnSync(
    'git',
    [
      'grep',
      // So that it also works outside a git working copy, for example in a copy of the repository.
      '--no-index',
      '--exclude-standard',
      '-niE',
      String.raw`\b(hair|scalp|curl|coil|sebum|porosity|flakes|shampoo)`,
      '--',
      'src',
      ':!src/testing',
      ':!*.test.ts',
      ':!*.test.tsx',
      ':!*.generated.ts',
      ':!src/app/theme/tokens.json',
      // The API contract has a field of a product with this name.
      ':!src/engine/products/product-details.ts',
    ],
    { cwd: root, encoding: 'utf8' },
  )
  // Status 1 means that nothing was found. A failed search would also print nothing, but has another status.
  expect([found.status, found.stdout]).toEqual([1, ''])
})
