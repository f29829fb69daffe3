/** Writes that have reached the disk when their promise resolves. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '#server/operations/make-folder.ts'
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

/** Makes a folder and those above it. Permissions follow the umask. */
export const makeDurableFolder = async (folder: string): Promise<void> => {
  const above = dirname(folder)
  if (above !== folder && !existsSync(above)) await makeDurableFolder(above)
  if (makeFolder(folder, 0o777)) await syncFolder(above)
}
