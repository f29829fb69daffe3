import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '#server/operations/make-folder.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import { syncFolder } from '#server/operations/sync-folder.ts'

/** A file of an archive. `name` is its path inside the archive. */
export type FileRecord = { readonly name: string; readonly bytes: number; readonly sha256: string }

/** Writes a new file and syncs it, readable by its owner only. Throws if it exists. The name is durable only after `syncTree`. */
export const writeDurably = async (folder: string, name: string, bytes: Uint8Array): Promise<FileRecord> => {
  const path = join(folder, name)
  makeFolder(dirname(path))
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true })
  return { name, bytes: bytes.byteLength, sha256: sha256Of(bytes) }
}

/** Makes the names in a folder and all folders below it durable (fsync(2)). */
export const syncTree = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncTree(join(folder, entry.name))
  await syncFolder(folder)
}

/** Size and hash of a file, read as a stream. null: it is missing or cannot be read. */
export const fileRecordOf = async (folder: string, name: string): Promise<FileRecord | null> => {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(join(folder, name)) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.byteLength
    }
  } catch {
    return null
  }
  return { name, bytes, sha256: hash.digest('hex') }
}
