import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from './sync-folder.ts'

type Options = {
  /** The path to which the bytes are written first. Concurrent writers of the same file need different ones. */
  readonly aside?: string
  /** The permissions of a new file. Default: readable by its owner only. */
  readonly mode?: number
}

/** Replaces the file as a whole: readers see the old bytes or the new ones. It is on the disk when the promise resolves. */
export const writeAtomically = async (
  path: string,
  bytes: Uint8Array | string,
  { aside = `${path}.part`, mode = 0o600 }: Options = {},
): Promise<void> => {
  try {
    await writeFile(aside, bytes, { mode, flush: true })
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(path))
}
