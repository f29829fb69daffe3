import type { FolderFile } from '#editing/studio-api.ts'

/** A file that has changed since a version. `then` and `now` are hashes; null: the file did not, or does not, exist. */
export type FileSince = { readonly path: string; readonly then: string | null; readonly now: string | null }

/**
 * The files that have changed since a version, by a later version or on the disk.
 *
 * @param then the hash of each file right after the version
 */
export const changedSince = (
  then: Readonly<Record<string, string>>,
  files: readonly Pick<FolderFile, 'path' | 'hash'>[],
): readonly FileSince[] => {
  const now = new Map(files.map(({ hash, path }) => [path, hash]))
  return [...new Set([...Object.keys(then), ...now.keys()])]
    .map((path) => ({ path, then: then[path] ?? null, now: now.get(path) ?? null }))
    .filter((file) => file.then !== file.now)
    .toSorted((a, b) => a.path.localeCompare(b.path))
}
