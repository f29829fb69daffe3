import { expect, test } from 'vitest'
import { isUsableMemory } from './temporary-folder.mjs'

const disk = '/dev/vda / ext4 rw,relatime 0 0\n'

test.each([
  ['a file system in memory', 'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n', true],
  ['one without programs, as in a container', 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime 0 0\n', false],
  ['one on top of another', 'a /dev/shm tmpfs rw,noexec 0 0\nb /dev/shm tmpfs rw 0 0\n', true],
  ['a folder on the disk', '', false],
])('%s is used for tests only if programs can run in it', (_, mount, isUsable) => {
  expect(isUsableMemory(disk + mount)).toBe(isUsable)
})
