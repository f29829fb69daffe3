import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Act } from '#editing/operation.ts'
import type { Version } from '#editing/studio-api.ts'
import { replaceDurably } from '#studio-server/store/durable-files.ts'
import { hiddenFolderOf, makeHiddenFolder } from '#studio-server/store/hidden-folder.ts'

/** A version with what is needed to restore it. */
export type StoredVersion = {
  readonly version: Version
  /** The hash of every file of the content right after the publication. */
  readonly files: Readonly<Record<string, string>>
  readonly acts: readonly Act[]
}

/** A damaged version counts as missing. */
export type VersionStore = {
  /** Whether no version has been written yet. */
  readonly isEmpty: () => Promise<boolean>
  /** Newest first. */
  readonly list: () => Promise<readonly StoredVersion[]>
  readonly read: (id: string) => Promise<StoredVersion | null>
  readonly write: (stored: StoredVersion) => Promise<void>
}

/** Versions as files in the content folder: `.studio/versions/<id>.json`. */
export const openDiskVersions = (contentDir: string): VersionStore => {
  const folder = join(hiddenFolderOf(contentDir), 'versions')
  const read = async (id: string): Promise<StoredVersion | null> => {
    if (!/^[\w-]+$/.test(id)) return null
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => null)
    return text === null ? null : parsed(text)
  }
  const ids = async (): Promise<readonly string[]> => {
    const names = await readdir(folder).catch(() => [])
    return names.flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? [])
  }
  return {
    isEmpty: async () => (await ids()).length === 0,
    read,
    list: async () => {
      const versions = (await Promise.all((await ids()).map(read))).filter((stored) => stored !== null)
      return versions.toSorted((a, b) => (a.version.at < b.version.at ? 1 : -1))
    },
    write: async (stored) => {
      await makeHiddenFolder(contentDir, 'versions')
      await replaceDurably(join(folder, `${stored.version.id}.json`), JSON.stringify(stored))
    },
  }
}

const parsed = (text: string): StoredVersion | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'version' in value ? (value as StoredVersion) : null
  } catch {
    return null
  }
}
