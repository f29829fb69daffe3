import type { Act } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'

/**
 * The folder on the disk, but unreadable files that acts change keep their previous state. Somebody has made a mistake in them with a text
 * editor; their entries have not been deleted, so the acts wait until the mistake is corrected.
 */
export const withHeldBack = (
  before: Folder,
  now: Folder,
  acts: readonly Act[],
): { readonly folder: Folder; readonly heldBack: readonly string[] } => {
  const changed = new Set(acts.flatMap(({ operations }) => operations.map(({ file }) => file)))
  const readable = new Map(before.files.filter(({ data }) => data !== null).map((file) => [file.path, file]))
  const heldBack = now.files
    .filter(({ data, path }) => data === null && changed.has(path) && readable.has(path))
    .map(({ path }) => path)
  if (heldBack.length === 0) return { folder: now, heldBack }
  const files = now.files.map((file) => (heldBack.includes(file.path) ? (readable.get(file.path) ?? file) : file))
  return { folder: { ...now, files }, heldBack }
}
