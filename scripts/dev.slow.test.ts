import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('npm run dev names a port that is taken, without a stack', { timeout: 60_000 }, async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const dataDir = await mkdtemp(join(tmpdir(), 'dev-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const env = { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: dataDir }
  const printed = await new Promise<string>((done) => {
    execFile(process.execPath, ['scripts/dev.mjs'], { env }, (_error, _out, errors) => done(errors))
  })
  expect(printed).toContain(`PORT=${port + 1} npm run dev`)
  expect(printed).not.toMatch(/^ +at /m)
})
