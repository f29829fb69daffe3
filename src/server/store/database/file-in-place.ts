import { statSync } from 'node:fs'

/**
 * Returns a check of the file that is now at `path`. The check throws while another file, or none, is in its place: a process that has
 * the original file open can go on writing to it, but everything would be lost when the process ends. When the file comes back, it is
 * accepted again.
 */
export const fileInPlace = (path: string): (() => void) => {
  const opened = identityOf(path)
  return () => {
    if (identityOf(path) === opened) return
    throw Object.assign(
      new Error(
        `${path} was moved, removed or replaced while the server runs. Nothing is stored until this is mended: it would be lost. Put it back, and the server goes on. Or stop the server, restore the newest backup if nothing else is left, and start it again.`,
      ),
      { code: 'FILE_NOT_IN_PLACE' },
    )
  }
}

/** A file that cannot be looked at counts as absent. BigInt: inode numbers of Windows are too large for a number. */
const identityOf = (path: string): string => {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev} ${ino}`
  } catch {
    return 'absent'
  }
}
