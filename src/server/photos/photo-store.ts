/** Where pictures are kept. The disk is one such place; an object store (s3-photos.ts) is another with the same verbs. */
import { constants } from 'node:fs'
import { access, mkdir, readFile, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFilesBelow, isMissing, isPresent, syncFolder, withTimes, writeAndSync } from './photo-disk.ts'
import { isPhotoName, partNameOf } from './photo-names.ts'
import type { FileList } from './stored-file.ts'

export type PhotoStore = {
  /** Keeps the bytes for good, under a name from `newPhotoName`, before it settles. Replaces what was there under this name. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  readonly get: (name: string) => Promise<Uint8Array | null>
  /** For good, in quarantine too. Deleting what is not there is fine. */
  readonly delete: (name: string) => Promise<void>
  /** Everything that is kept, and since when; on a disk also what an interrupted `keep` left (`isPart`). */
  readonly list: () => FileList
  /** Throws when nothing can be stored just now. */
  readonly ping: () => Promise<void>
  readonly quarantine: Quarantine
  /** A note that stays with the photos wherever they are moved: which installation they belong to. */
  readonly marker: { readonly read: () => Promise<string | null>; readonly write: (text: string) => Promise<void> }
}

/** Beside the photos, for files that nobody can explain: neither `get` nor `list` finds them there. */
export type Quarantine = {
  readonly add: (name: string) => Promise<void>
  readonly restore: (name: string) => Promise<void>
  readonly delete: (name: string) => Promise<void>
  /** `since`: when it was added. */
  readonly list: () => FileList
}

const markerFile = 'installation.json'

/** Two levels of 256 folders each, from the random bytes of the name: at 100 million photos a folder has 1,500 files. */
const shardOf = (name: string): string => {
  const hex = Buffer.from(name.slice(0, 4), 'base64url').toString('hex')
  return join(hex.slice(0, 2), hex.slice(2, 4))
}

/** Only the owner of the process may look into the folder. Earlier versions kept all files directly in it: those stay where they are. */
export const openDiskPhotoStore = async (folder: string): Promise<PhotoStore> => {
  const quarantineFolder = join(folder, 'quarantine')
  await mkdir(quarantineFolder, { recursive: true, mode: 0o700 })
  const foldersReady = new Map<string, Promise<void>>()

  const at = (root: string, name: string): string => {
    const photo = name.replace(/\.part$/, '')
    if (!isPhotoName(photo)) throw new Error('Not a name that this store has given')
    return join(root, shardOf(photo), name)
  }
  const legacyPath = (name: string): string => join(folder, name)
  const candidatePaths = (name: string): readonly string[] => [at(folder, name), legacyPath(name)]

  /**
   * Makes the folders of a file, and waits until they are on the disk: once in the life of this process, since another one may
   * have made them a moment ago. Never the root: when a volume is not mounted, that must not go unnoticed.
   */
  const prepare = (root: string, name: string): Promise<void> => {
    const leaf = dirname(at(root, name))
    const making = foldersReady.get(leaf) ?? makeFolders(root, leaf)
    foldersReady.set(leaf, making)
    making.catch(() => foldersReady.delete(leaf))
    return making
  }
  const makeFolders = async (root: string, leaf: string): Promise<void> => {
    for (const one of [dirname(leaf), leaf])
      await mkdir(one, { mode: 0o700 }).catch((error: unknown) => {
        if (!isPresent(error)) throw error
      })
    await syncFolder(dirname(leaf))
    await syncFolder(root)
  }

  /** `path` appears with all of its bytes or not at all. */
  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    const part = partNameOf(path)
    try {
      await writeAndSync(part, bytes)
      await rename(part, path)
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      // Its folder may be gone: made again the next time.
      foldersReady.delete(dirname(path))
      throw error
    }
  }
  const move = async (from: readonly string[], root: string, name: string): Promise<void> => {
    await prepare(root, name)
    for (const path of from)
      try {
        await rename(path, at(root, name))
        return await syncFolder(dirname(at(root, name)))
      } catch (error) {
        if (!isMissing(error)) throw error
      }
  }

  return {
    put: async (name, bytes) => {
      await prepare(folder, name)
      await write(at(folder, name), bytes)
    },
    get: async (name) => {
      for (const path of candidatePaths(name))
        try {
          return await readFile(path)
        } catch (error) {
          if (!isMissing(error)) throw error
        }
      return null
    },
    delete: async (name) => {
      for (const path of [...candidatePaths(name), at(quarantineFolder, name)]) await rm(path, { force: true })
    },
    list: () => withTimes(listFilesBelow(folder, 2)),
    ping: () => access(folder, constants.W_OK),
    quarantine: {
      add: async (name) => {
        const now = new Date()
        // A file carries the time of its quarantine along, also through a copy of the folder.
        for (const path of candidatePaths(name))
          await utimes(path, now, now).catch((error: unknown) => {
            if (!isMissing(error)) throw error
          })
        await move(candidatePaths(name), quarantineFolder, name)
      },
      restore: async (name) => move([at(quarantineFolder, name)], folder, name),
      delete: async (name) => rm(at(quarantineFolder, name), { force: true }),
      list: () => withTimes(listFilesBelow(quarantineFolder, 2)),
    },
    marker: {
      read: () =>
        readFile(legacyPath(markerFile), 'utf8').catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        }),
      write: (text) => write(legacyPath(markerFile), Buffer.from(text)),
    },
  }
}
