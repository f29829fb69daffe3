/** Writes that have reached the disk when their promise resolves. */
import { randomBytes } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '#server/operations/sync-folder.ts'
import { writeAtomically } from '#server/operations/write-atomically.ts'

/** Several processes may write the same file at once. Permissions follow the umask, as in the rest of the content folder. */
export const replaceDurably = (file: string, bytes: Uint8Array | string): Promise<void> =>
  writeAtomically(file, bytes, { aside: `${file}.${randomBytes(6).toString('hex')}.new`, mode: 0o666 })

/**
 * Appends a line. If an earlier write was cut off in the middle of its line, the new one still begins on a line of its own.
 *
 * Rejects if the disk is full. Part of the line may then have been written, which readers have to ignore.
 */
export const appendLine = async (file: string, line: string): Promise<void> => {
  const handle = await open(file, 'a+')
  try {
    const { size } = await handle.stat()
    const last = Buffer.alloc(1, '\n')
    if (size > 0) await handle.read(last, 0, 1, size - 1)
    await handle.appendFile(`${last.toString() === '\n' ? '' : '\n'}${line}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true })
  if (first !== undefined) await syncFolder(dirname(first))
}
