import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'

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
  const mentions = stderr.split('\n').filter((line) => /pages\/home\.yaml:\d/.test(line))
  const once = ['modeline', 'required', 'unknown-key'].map((code) => expect.stringMatching(`^error content/${code} `))
  expect([status, mentions]).toEqual([1, once])
  expect(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
      .sort(),
  ).toEqual(files)
  for (const file of files) expect(readFileSync(join(dist, file), 'utf8')).toBe(`"${file}"`)
})

/** Asks whether the build is fresh, without building. */
const askedFresh = (env: Readonly<Record<string, string>>) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs'), '--is-fresh'], {
    env: { ...process.env, DIST_DIR: dist, ...env },
    encoding: 'utf8',
  })
  return { status, stderr }
}
const notFresh = { status: 1, stderr: '' }

test.each(['.', 'src', 'scripts', 'content', 'src/testing'])(
  'nothing is built into %s, where it would take the place of sources',
  (folder) => {
    expect(askedFresh({ DIST_DIR: folder })).toEqual({
      status: 1,
      stderr: expect.stringContaining('is a source of the build'),
    })
  },
)

const folderWith = (...files: readonly string[]): string => {
  const folder = mkdtempSync(join(cache, 'folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

test.each([[['data.sqlite', 'photos/a.jpg']], [['client/index.html', 'notes.md']], [['new-names/a.txt']]])(
  'nothing is built into a folder with %j, which a build would delete',
  (files) => {
    expect(askedFresh({ DIST_DIR: folderWith(...files) })).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^DIST_DIR is .* contains .*, which no build has written\./),
    })
  },
)

test.each([
  [[]],
  [['build.json', 'of-an-older-version.js']],
  [['client/index.html', 'new-12/server/main.js', 'studio/build.json', 'studio-12/a.js']],
])('a folder with %j is that of a build, even when it was interrupted', (files) => {
  expect(askedFresh({ DIST_DIR: folderWith(...files) })).toEqual(notFresh)
})

test('a build whose stamp is damaged is not fresh', () => {
  writeFileSync(join(dist, 'build.json'), '')
  expect(askedFresh({})).toEqual(notFresh)
})

test('a blank CONTENT_DIR is none', () => {
  expect(askedFresh({ CONTENT_DIR: '' })).toEqual(notFresh)
})

test('a content folder that is a file is named', () => {
  expect(askedFresh({ CONTENT_DIR: join(root, 'README.md') })).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^There is no content folder at .*README\.md\./),
  })
})

test('links to folders and to nothing in the content are passed over, as the compiler does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(tmpdir(), join(folder, 'folder'))
  symlinkSync('nowhere', join(folder, 'nothing'))
  expect(askedFresh({ CONTENT_DIR: folder })).toEqual(notFresh)
})
