import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hiddenFolderOf } from './hidden-folder.ts'
import { openDiskObjects } from './objects.ts'

test('an object that was damaged is repaired when it is stored again, even if its size is right', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const objects = openDiskObjects(folder)
  const hash = await objects.put(Buffer.from('right'))
  await writeFile(join(hiddenFolderOf(folder), 'objects', hash), 'wrong')
  expect(await objects.get(hash)).toBeNull()
  expect(await objects.put(Buffer.from('right'))).toBe(hash)
  expect(String(await objects.get(hash))).toBe('right')
})
