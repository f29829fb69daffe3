import type { FolderFile, Version } from '#editing/studio-api.ts'

/** A file whose text is not what it was after a version. Hashes; null: there was, or is, no such file. */
export type FileSince = { readonly path: string; readonly then: string | null; readonly now: string | null }

/**
 * The files that are not as they were right after a version: what the later versions have changed, each file as the first of them found
 * it, and what was changed on the disk in between.
 *
 * @param versions the newest first
 */
export const changedSince = (
  versions: readonly Version[],
  version: Version,
  files: readonly Pick<FolderFile, 'path' | 'hash'>[],
): readonly FileSince[] => {
  const now = new Map(files.map(({ hash, path }) => [path, hash]))
  const then = new Map<string, string | null>()
  const later = versions.slice(
    0,
    versions.findIndex(({ id }) => id === version.id),
  )
  // The newest comes first, so that what an earlier one has found is what stays.
  for (const { files: changed } of later) for (const { before, path } of changed) then.set(path, before)
  for (const { after, path } of version.files) if (!then.has(path)) then.set(path, after)
  return [...then]
    .map(([path, hash]) => ({ path, then: hash, now: now.get(path) ?? null }))
    .filter((file) => file.then !== file.now)
    .toSorted((a, b) => a.path.localeCompare(b.path))
}
