import type { FolderFile } from '#editing/studio-api.ts'

/** A file that has changed since a version. `before` and `after` are hashes; null: the file did not, or does not, exist. */
export type FileSince = { readonly path: string; readonly before: string | null; readonly after: string | null }

/**
 * The files that have changed since a version, by a later version or on the disk.
 *
 * @param before the hash of each file right after the version
 */
export const changedSince = (
  before: Readonly<Record<string, string>>,
  files: readonly Pick<FolderFile, 'path' | 'hash'>[],
): readonly FileSince[] => {
  const after = new Map(files.map(({ hash, path }) => [path, hash]))
  return [...new Set([...Object.keys(before), ...after.keys()])]
    .map((path) => ({ path, before: before[path] ?? null, after: after.get(path) ?? null }))
    .filter((file) => file.before !== file.after)
    .toSorted((a, b) => a.path.localeCompare(b.path))
}
