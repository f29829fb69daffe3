/** Where pictures are kept. The disk is one such place; an object store (s3-photos.ts) is another with the same verbs. */
import { constants } from 'node:fs'
import { access, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from './secrets.ts'

export type PhotoStore = {
  /** Keeps the bytes for good before it gives the name under which they can be had. */
  readonly put: (bytes: Uint8Array) => Promise<string>
  /** Keeps the bytes for good under a name that `put` has given before, in this store or in another one. */
  readonly keep: (name: string, bytes: Uint8Array) => Promise<void>
  readonly get: (name: string) => Promise<Uint8Array | null>
  readonly delete: (name: string) => Promise<void>
  /** Everything that is kept, and since when; leftovers of an interrupted `put` too. */
  readonly list: () => Promise<readonly { readonly name: string; readonly since: Date }[]>
  /** Throws when nothing can be stored just now. */
  readonly ping: () => Promise<void>
}

export const newPhotoName = (): string => `${newId()}.jpg`

export const isPhotoName = (name: string): boolean => /^[A-Za-z0-9_-]{22}\.jpg$/.test(name)

const partOf = (name: string): string => `${name}.part`
const isPart = (name: string): boolean => name.endsWith('.part') && isPhotoName(name.slice(0, -'.part'.length))
const isOurs = (name: string): boolean => isPhotoName(name) || isPart(name)

/** Only the owner of the process may look into the folder. */
export const openPhotoStore = async (folder: string): Promise<PhotoStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const at = (name: string): string => {
    if (!isOurs(name)) throw new Error('Not a name that this store has given')
    return join(folder, name)
  }
  const keep = async (name: string, bytes: Uint8Array): Promise<void> => {
    const part = at(partOf(name))
    try {
      await writeThrough(part, bytes)
      await rename(part, at(name))
      await syncFolder(folder)
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      throw error
    }
  }
  return {
    put: async (bytes) => {
      const name = newPhotoName()
      await keep(name, bytes)
      return name
    },
    keep,
    get: async (name) => {
      try {
        return await readFile(at(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    delete: async (name) => {
      await rm(at(name), { force: true })
    },
    list: async () => {
      const names = (await readdir(folder)).filter(isOurs)
      const found = await Promise.all(
        names.map((name) =>
          stat(at(name)).then(
            ({ mtime }) => [{ name, since: mtime }],
            // Deleted since it was listed.
            () => [],
          ),
        ),
      )
      return found.flat()
    },
    ping: () => access(folder, constants.W_OK),
  }
}

/** On the disk, not only on its way there, when this is over. */
const writeThrough = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name is as safe as the folder that holds it. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
