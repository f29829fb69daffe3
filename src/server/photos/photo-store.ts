/** The interface of photo stores, and the store on a disk. The store in a bucket is in s3-photos.ts. */
import { constants } from 'node:fs'
import { access, mkdir, readFile, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode } from '#server/operations/error-code.ts'
import { syncFolder } from '#server/operations/sync-folder.ts'
import { listFilesBelow, withTimes } from './photo-disk.ts'
import { isPhotoName } from './photo-names.ts'
import type { FileList } from './stored-file.ts'
import { makeFolder } from '#server/operations/make-folder.ts'
import { writeAtomically } from '#server/operations/write-atomically.ts'

export type PhotoStore = {
  /** Resolves when the bytes are stored durably. `name` comes from `newPhotoName`. Overwrites an existing file. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>
  readonly get: (name: string) => Promise<Uint8Array | null>
  /** Deletes the file, also from quarantine. Idempotent. */
  readonly delete: (name: string) => Promise<void>
  /** All files with their times; on a disk also partial files of an interrupted `put` (`isPartName`). */
  readonly list: () => FileList
  /** Rejects when files cannot be stored now. */
  readonly ping: () => Promise<void>
  readonly quarantine: Quarantine
  /** A file beside the photos with the id of their installation. */
  readonly marker: { readonly read: () => Promise<string | null>; readonly write: (text: string) => Promise<void> }
}

/** Holds orphans, outside of what `get` and `list` find. */
export type Quarantine = {
  readonly add: (name: string) => Promise<void>
  readonly restore: (name: string) => Promise<void>
  readonly delete: (name: string) => Promise<void>
  /** `since`: when the file was added to quarantine. */
  readonly list: () => FileList
}

const markerFile = 'installation.json'

/** Two levels of 256 folders, from the random bytes of the name: with 100 million photos a folder has 1,500 files. */
const shardOf = (name: string): string => {
  const hex = Buffer.from(name.slice(0, 4), 'base64url').toString('hex')
  return join(hex.slice(0, 2), hex.slice(2, 4))
}

/** The folder is readable by its owner only. Files that earlier versions stored directly in it stay there. */
export const openDiskPhotoStore = async (folder: string): Promise<PhotoStore> => {
  const quarantineFolder = join(folder, 'quarantine')
  makeFolder(quarantineFolder)
  const foldersReady = new Map<string, Promise<void>>()

  const shardedPath = (root: string, name: string): string => {
    const photo = name.replace(/\.part$/, '')
    if (!isPhotoName(photo)) throw new Error('Invalid photo name')
    return join(root, shardOf(photo), name)
  }
  const legacyPath = (name: string): string => join(folder, name)
  const candidatePaths = (name: string): readonly string[] => [shardedPath(folder, name), legacyPath(name)]

  /**
   * Creates the folders of a file and syncs them, once in each process even if they exist, because another process may have created
   * them without having synced them yet. Never creates the root, so that an unmounted volume is noticed.
   */
  const prepare = (root: string, name: string): Promise<void> => {
    const leaf = dirname(shardedPath(root, name))
    const making = foldersReady.get(leaf) ?? makeFolders(root, leaf)
    foldersReady.set(leaf, making)
    making.catch(() => foldersReady.delete(leaf))
    return making
  }
  const makeFolders = async (root: string, leaf: string): Promise<void> => {
    for (const one of [dirname(leaf), leaf])
      await mkdir(one, { mode: 0o700 }).catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error
      })
    await syncFolder(dirname(leaf))
    await syncFolder(root)
  }

  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    try {
      await writeAtomically(path, bytes)
    } catch (error) {
      // The folder may have been deleted: create it again next time.
      foldersReady.delete(dirname(path))
      throw error
    }
  }
  const move = async (from: readonly string[], root: string, name: string): Promise<void> => {
    await prepare(root, name)
    for (const path of from)
      try {
        await rename(path, shardedPath(root, name))
        return await syncFolder(dirname(shardedPath(root, name)))
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error
      }
  }

  return {
    put: async (name, bytes) => {
      await prepare(folder, name)
      await write(shardedPath(folder, name), bytes)
    },
    get: async (name) => {
      for (const path of candidatePaths(name))
        try {
          return await readFile(path)
        } catch (error) {
          if (errorCode(error) !== 'ENOENT') throw error
        }
      return null
    },
    delete: async (name) => {
      for (const path of [...candidatePaths(name), shardedPath(quarantineFolder, name)]) await rm(path, { force: true })
    },
    list: () => withTimes(listFilesBelow(folder, 2)),
    ping: () => access(folder, constants.W_OK),
    quarantine: {
      add: async (name) => {
        const now = new Date()
        // The modification time says when the quarantine began. Unlike the change time, it survives a copy of the folder.
        for (const path of candidatePaths(name))
          await utimes(path, now, now).catch((error: unknown) => {
            if (errorCode(error) !== 'ENOENT') throw error
          })
        await move(candidatePaths(name), quarantineFolder, name)
      },
      restore: async (name) => move([shardedPath(quarantineFolder, name)], folder, name),
      delete: async (name) => rm(shardedPath(quarantineFolder, name), { force: true }),
      list: () => withTimes(listFilesBelow(quarantineFolder, 2)),
    },
    marker: {
      read: () =>
        readFile(legacyPath(markerFile), 'utf8').catch((error: unknown) => {
          if (errorCode(error) === 'ENOENT') return null
          throw error
        }),
      write: (text) => write(legacyPath(markerFile), Buffer.from(text)),
    },
  }
}
