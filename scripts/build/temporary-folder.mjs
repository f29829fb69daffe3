import { accessSync, constants, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'

/** The folder in which tests make theirs: on Linux a file system in memory, if tests can use it, because they write thousands of files and databases. */
export function temporaryFolder() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize > 4e9 && isUsableMemory(readFileSync('/proc/mounts', 'utf8'))) return memory
  } catch {
    // Not Linux, or not for this user.
  }
  return tmpdir()
}

/**
 * Whether /dev/shm is in memory and may contain programs: tests make git hooks. In a container it often may not.
 *
 * @param {string} mounts the content of /proc/mounts
 */
export function isUsableMemory(mounts) {
  const [, , type, options = ''] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      // A later mount hides an earlier one.
      .findLast(([, folder]) => folder === memory) ?? []
  return type === 'tmpfs' && !options.split(',').includes('noexec')
}
