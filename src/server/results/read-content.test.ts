import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContent } from './read-content.ts'

/** A content folder, and what a server would read from it at its start. */
const serverOf = () => {
  const root = mkdtempSync(join(tmpdir(), 'read-content-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [folder, dataDir] = [join(root, 'content'), join(root, 'data')]
  cpSync('examples/trivia', folder, { recursive: true })
  const start = async () => {
    const read = await readContent(folder, dataDir)
    if (!read.ok) throw new Error(read.problems)
    return read
  }
  const fingerprint = () => {
    const cached = JSON.parse(readFileSync(join(dataDir, 'content.json'), 'utf8')) as { readonly fingerprint: string }
    return cached.fingerprint
  }
  return { root, folder, start, fingerprint }
}

test('a changed text is read at the next start', async () => {
  const { folder, start } = serverOf()
  const before = await start()
  const file = join(folder, 'quiz.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before.content.brand.name, 'Another name'))
  expect((await start()).content.brand.name).toBe('Another name')
})

test('so is one behind a symbolic link, as in a folder that Kubernetes mounts', async () => {
  const { folder, root, start } = serverOf()
  const file = join(folder, 'quiz.yaml')
  const target = join(root, 'mounted.yaml')
  renameSync(file, target)
  symlinkSync(target, file)
  const before = await start()
  writeFileSync(target, readFileSync(target, 'utf8').replaceAll(before.content.brand.name, 'Another name'))
  expect((await start()).content.brand.name).toBe('Another name')
})

test('what the studio and git keep in hidden folders is not content', async () => {
  const { fingerprint, folder, start } = serverOf()
  await start()
  const before = fingerprint()
  mkdirSync(join(folder, '.studio'))
  writeFileSync(join(folder, '.studio/draft.json'), '{}')
  await start()
  expect(fingerprint()).toBe(before)
})

test('a content folder that is not there is a problem that names the setting', async () => {
  const { root } = serverOf()
  const read = await readContent(join(root, 'nowhere'), join(root, 'data'))
  expect(read).toEqual({ ok: false, problems: expect.stringMatching(/no content folder at .*nowhere.*CONTENT_DIR/) })
})

test('pages of another content than the one that is read are noticed', async () => {
  const { folder, root } = serverOf()
  const built = join(root, 'built')
  const read = async () => {
    const result = await readContent(folder, join(root, 'data'), built)
    return result.ok && result.hasOtherPages
  }
  expect(await read()).toBe(false)
  // As the build does.
  await readContent(folder, built)
  expect(await read()).toBe(false)
  const file = join(folder, 'quiz.yaml')
  writeFileSync(file, `${readFileSync(file, 'utf8')}# Changed\n`)
  expect(await read()).toBe(true)
})
