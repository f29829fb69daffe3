import type { Act, Operation } from '#editing/operation.ts'
import type { ContentFolder } from '#content/folder/content-file.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import type { ObjectStore } from '#studio-server/store/objects.ts'
import { StudioError } from '#studio-server/studio-error.ts'
import type { StoredVersion } from './version-store.ts'

/** The act that makes the present files what they were right after the version. null: they are. */
export const restoringAct = async (
  present: ContentFolder,
  { version, files }: StoredVersion,
  { objects, by, at, id }: { readonly objects: ObjectStore } & Pick<Act, 'by' | 'at' | 'id'>,
): Promise<Act | null> => {
  const now = new Map(present.files.map(({ path, bytes }) => [path, bytes]))
  const operations: Operation[] = []
  for (const file of [...new Set([...now.keys(), ...Object.keys(files)])].sort()) {
    const bytes = now.get(file)
    const before = bytes ? sha256Of(bytes) : null
    const after = files[file] ?? null
    if (before === after) continue
    const then = after === null ? null : await objects.get(after)
    if (after !== null && then === null)
      throw new StudioError(409, `This version cannot be restored: ${file} as it was then is not stored any more.`)
    if (file.startsWith('media/')) operations.push({ kind: 'picture', file, before, after })
    else operations.push({ kind: 'file', file, before: textOf(bytes ?? null), after: textOf(then) })
  }
  // The picture that would be replaced has to be kept, so that this can be undone.
  for (const [path, bytes] of now)
    if (path.startsWith('media/') && files[path] !== sha256Of(bytes)) await objects.put(bytes)
  const title = `Restore the version of ${day.format(new Date(version.at))}${version.message ? `: ${version.message}` : ''}`
  return operations.length === 0 ? null : { id, at, by, title, operations }
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const textOf = (bytes: Uint8Array | null): string | null =>
  bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
