import { applyToData } from '#editing/apply.ts'
import type { ContentData } from '#editing/content-data.ts'
import type { Act, Operation } from '#editing/operation.ts'
import { createPrefixCache } from '#editing/prefix-cache.ts'
import type { FolderFile } from '#editing/studio-api.ts'

type Files = { readonly files: readonly Pick<FolderFile, 'path' | 'data'>[] }

/**
 * The data of each file with the acts applied. Whole files (`file`) have no data until the worker has parsed them, unless the operation
 * has their data. Acts that were applied to the same folder before are not applied again.
 */
export const dataOf = (folder: Files, acts: readonly Act[]): ContentData => {
  const known = caches.get(folder) ?? createCache(folder)
  caches.set(folder, known)
  return known(acts)
}

/**
 * The data after more operations. Whole files that have not been parsed yet keep their previously known data.
 *
 * @param made the operations since `before`
 */
export const withLastKnown = (data: ContentData, before: ContentData, made: readonly Operation[]): ContentData => {
  const isUnread = ([file, now]: readonly [string, unknown]) => now === null && (before.get(file) ?? null) !== null
  if (![...data].some(isUnread)) return data
  const known = made.reduce(applied, before)
  return new Map([...data].map(([file, now]) => [file, now ?? known.get(file) ?? null]))
}

const caches = new WeakMap<Files, (acts: readonly Act[]) => ContentData>()

const createCache = (folder: Files) =>
  createPrefixCache<Act, ContentData>(filesOf(folder), (data, { operations }) => operations.reduce(applied, data))

const applied = (data: ContentData, operation: Operation): ContentData => {
  if (operation.kind === 'picture') return data
  const { file } = operation
  const all = new Map(data)
  if (operation.kind === 'file') {
    if (operation.after === null) all.delete(file)
    else all.set(file, operation.data ?? null)
    return all
  }
  const after = applyToData(data.get(file), operation)
  return after === undefined ? data : all.set(file, after)
}

/** The data of each file on the disk. */
export const filesOf = (folder: Files): ContentData => new Map(folder.files.map((file) => [file.path, file.data]))
