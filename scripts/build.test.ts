import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const contentDir = mkdtempSync(join(tmpdir(), 'content-'))
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
const dist = mkdtempSync(join(cache, 'build-'))
afterAll(() => {
  for (const folder of [contentDir, dist]) rmSync(folder, { recursive: true, force: true })
})

test('a build that fails leaves the one before it as it was: a server may be running from it', () => {
  cpSync(join(root, 'content'), contentDir, { recursive: true })
  writeFileSync(join(contentDir, 'pages/home.yaml'), 'mistyped: true\n')
  const files = ['build.json', 'client/index.html', 'content.json', 'server/main.js']
  for (const file of files) {
    mkdirSync(join(dist, file, '..'), { recursive: true })
    writeFileSync(join(dist, file), `"${file}"`)
  }
  const env = { ...process.env, CONTENT_DIR: contentDir, DIST_DIR: dist }
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { env, encoding: 'utf8' })
  expect([status, /pages\/home\.yaml/.test(stderr)]).toEqual([1, true])
  expect(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
      .sort(),
  ).toEqual(files)
  for (const file of files) expect(readFileSync(join(dist, file), 'utf8')).toBe(`"${file}"`)
})
