import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDurableFolder } from './durable-files.ts'

test('a folder is made with those above it, with the permissions of the umask', async () => {
  const root = mkdtempSync(join(tmpdir(), 'durable-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const folder = join(root, 'above', 'new')
  await makeDurableFolder(folder)
  await makeDurableFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o777 & ~process.umask())
})

test.runIf(existsSync('/proc/self'))(
  'a file system that makes no folders is an error, and not waited for',
  async () => {
    await expect(makeDurableFolder('/proc/above/new')).rejects.toMatchObject({ code: 'ENOENT' })
  },
)
