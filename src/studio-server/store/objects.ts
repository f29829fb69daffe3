/** Texts and pictures by their SHA-256: uploaded pictures of drafts, and the files of versions. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Of } from '#server/operations/sha256.ts'
import { replaceDurably } from './durable-files.ts'
import { hiddenFolderOf, makeHiddenFolder } from './hidden-folder.ts'

export type ObjectStore = {
  /** Resolves to the hash. */
  readonly put: (bytes: Uint8Array) => Promise<string>
  readonly get: (hash: string) => Promise<Buffer | null>
}

export const openDiskObjects = (contentDir: string): ObjectStore => {
  const folder = join(hiddenFolderOf(contentDir), 'objects')
  return {
    put: async (bytes) => {
      const hash = sha256Of(bytes)
      const file = join(folder, hash)
      // A damaged object is written again.
      const isThere = await readFile(file).then(
        (stored) => sha256Of(stored) === hash,
        () => false,
      )
      if (isThere) return hash
      await makeHiddenFolder(contentDir, 'objects')
      await replaceDurably(file, bytes)
      return hash
    },
    get: async (hash) => {
      if (!/^[0-9a-f]{64}$/.test(hash)) return null
      const bytes = await readFile(join(folder, hash)).catch(() => null)
      // A damaged object counts as missing.
      return bytes && sha256Of(bytes) === hash ? bytes : null
    },
  }
}
