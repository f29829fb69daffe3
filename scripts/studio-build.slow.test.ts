import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('two processes that build the studio at the same time leave one whole build', { timeout: 240_000 }, async () => {
  const dist = join(root, `node_modules/.cache/two-studios-${process.pid}`)
  onTestFinished(() => {
    rmSync(dist, { recursive: true, force: true })
  })
  const build = async () => {
    const child = spawn(process.execPath, [join(root, 'scripts/studio.mjs'), '--build'], {
      env: { ...process.env, DIST_DIR: dist },
      stdio: 'ignore',
    })
    return ((await once(child, 'close')) as [number | null])[0]
  }
  for (const round of ['first', 'second']) {
    expect(await Promise.all([build(), build(), build()]), round).toEqual([0, 0, 0])
    const files = ['client/index.html', 'server/main.js', 'build.json']
    expect(
      files.filter((file) => !existsSync(join(dist, 'studio', file))),
      round,
    ).toEqual([])
    // Makes the build stale, so that the next round replaces it.
    rmSync(join(dist, 'studio/build.json'))
  }
})
