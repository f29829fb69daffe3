/** Files that are on the disk, and not only on their way there, before anything speaks of them. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file of an archive, by its path inside of it. */
export type FileRecord = { readonly name: string; readonly bytes: number; readonly sha256: string }

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** For the owner of the process only. There must be no such file yet. */
export const writeDurably = async (folder: string, name: string, bytes: Uint8Array): Promise<FileRecord> => {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  return { name, bytes: bytes.byteLength, sha256: sha256Of(bytes) }
}

/** Whole under its name or not there at all. */
export const writeAtomically = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  await writeDurably(folder, `${name}.part`, bytes)
  await rename(join(folder, `${name}.part`), join(folder, name))
  await syncFolder(folder)
}

/** The names in a folder, and in all folders below it, are as durable as the files. */
export const syncTree = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await syncTree(join(folder, entry.name))
  await syncFolder(folder)
}

export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What a file is, without having it in memory. null: there is none, or it cannot be read. */
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
