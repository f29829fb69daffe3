/** Writes that have reached the disk when their promise resolves. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '#server/operations/sync-folder.ts'

/** Replaces the file as a whole: readers see the old bytes or the new ones. */
export const replaceDurably = async (file: string, bytes: Uint8Array | string, mode?: number): Promise<void> => {
  const aside = `${file}.${randomBytes(6).toString('hex')}.new`
  try {
    await withFile(aside, 'wx', async (handle) => {
      await handle.writeFile(bytes)
      if (mode !== undefined) await handle.chmod(mode)
      await handle.sync()
    })
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file))
}

/**
 * Appends a line. When an earlier write was cut off in the middle of its line, the new one begins on a line of its own.
 *
 * Rejects when the disk is full: a part of the line may have been written, which readers have to ignore.
 */
export const appendLine = async (file: string, line: string): Promise<void> =>
  withFile(file, 'a+', async (handle) => {
    const { size } = await handle.stat()
    const last = Buffer.alloc(1, '\n')
    if (size > 0) await handle.read(last, 0, 1, size - 1)
    await handle.appendFile(`${last.toString() === '\n' ? '' : '\n'}${line}\n`)
    await handle.sync()
  })

export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true })
  if (first !== undefined) await syncFolder(dirname(first))
}

const withFile = async (file: string, flags: string, use: (handle: FileHandle) => Promise<void>): Promise<void> => {
  const handle = await open(file, flags)
  try {
    await use(handle)
  } finally {
    await handle.close()
  }
}
