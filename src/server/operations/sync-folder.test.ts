import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { syncFolder } from './sync-folder.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a folder is synced, and one that cannot be is an error', async () => {
  await syncFolder(tmpdir())
  await expect(syncFolder(join(tmpdir(), 'there-is-none'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('Windows cannot open folders, so nothing is opened there', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
  await expect(syncFolder(join(tmpdir(), 'there-is-none'))).resolves.toBeUndefined()
})
