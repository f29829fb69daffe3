import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

// The command fails below 98 % found, and when the compiler throws.
it('reports mistakes of every kind', { timeout: 300_000 }, async () => {
  const { stdout } = await run(process.execPath, ['scripts/bench/mistakes.mjs', '--seed', '3', '--each', '3'])
  expect(stdout).toContain('edits: 0 reported')
})
