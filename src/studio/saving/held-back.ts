import { isDataOperation } from '#editing/apply.ts'
import type { Act } from '#editing/operation.ts'
import type { Folder } from '#editing/studio-api.ts'

/** The paths of files that the acts change, but that cannot be read now, or are missing. */
export type HeldBack = { readonly unreadable: readonly string[]; readonly missing: readonly string[] }

/**
 * The folder on the disk, but files that acts change keep their previous state while they cannot be read: somebody has made a mistake in
 * them with a text editor. Their entries have not been deleted, so the acts wait until the mistake is corrected. So do files that are
 * missing, if the editor keeps the changes: they may come back with the changes of others, to which those of the acts are then added.
 *
 * @param isKept whether the editor keeps the changes of a file that is missing
 */
export const withHeldBack = (
  before: Folder,
  now: Folder,
  acts: readonly Act[],
  isKept: (path: string) => boolean,
): { readonly folder: Folder; readonly heldBack: HeldBack } => {
  const operations = acts.flatMap((act) => act.operations)
  const changed = new Set(operations.map(({ file }) => file))
  // Writing or deleting a whole file does not need the one before it.
  const needed = new Set(operations.filter(isDataOperation).map(({ file }) => file))
  const readable = before.files.filter(({ data }) => data !== null)
  const present = new Map(now.files.map((file) => [file.path, file]))
  const unreadable = readable.filter(({ path }) => changed.has(path) && present.get(path)?.data === null)
  const missing = readable.filter(({ path }) => needed.has(path) && !present.has(path) && isKept(path))
  const pathsOf = (files: typeof readable) => files.map(({ path }) => path)
  const heldBack = { unreadable: pathsOf(unreadable), missing: pathsOf(missing) }
  if (unreadable.length === 0 && missing.length === 0) return { folder: now, heldBack }
  for (const file of [...unreadable, ...missing]) present.set(file.path, file)
  return { folder: { ...now, files: [...present.values()].sort(byPath) }, heldBack }
}

/** In the order in which a folder is read. */
const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => (a.path < b.path ? -1 : 1)
