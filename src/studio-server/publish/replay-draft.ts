import { decodedText, isMedia, type ContentFile, type ContentFolder } from '#content/folder/content-file.ts'
import type { Act } from '#editing/operation.ts'
import { replay, type FailedOperation } from '#editing/replay/replay.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import type { ObjectStore } from '#studio-server/store/objects.ts'
import { StudioError } from '#studio-server/studio-error.ts'

export type ReplayedDraft = {
  readonly folder: ContentFolder
  /** In words, one for each change that no longer fits the files. */
  readonly conflicts: readonly string[]
}

/** The files of the folder with the changes of a draft. Pictures come from the objects. */
export const replayDraft = async (
  folder: ContentFolder,
  acts: readonly Act[],
  objects: ObjectStore,
): Promise<ReplayedDraft> => {
  const texts = new Map(
    folder.files.filter(({ path }) => !isMedia(path)).map(({ path, bytes }) => [path, decodedText(bytes)]),
  )
  const { texts: written, pictures, failed } = replay(texts, acts)
  const replaced = replacedPictures(folder, acts)
  const files = new Map(
    folder.files.filter((file) => isMedia(file.path) || written.has(file.path)).map((file) => [file.path, file]),
  )
  const put = (path: string, bytes: Uint8Array) => files.set(path, { path, name: `${folder.name}/${path}`, bytes })
  for (const [path, text] of written) if (text !== texts.get(path)) put(path, new TextEncoder().encode(text))
  for (const [path, hash] of pictures) {
    if (hash === null) {
      files.delete(path)
      continue
    }
    const bytes = await objects.get(hash)
    if (!bytes) throw new StudioError(409, `The picture ${path} is not stored any more. Upload it again.`)
    put(path, bytes)
  }
  return {
    folder: { ...folder, files: [...files.values()].sort(byPath) },
    conflicts: [...new Set([...replaced, ...failed].map(inWords))],
  }
}

/** Pictures on the disk that differ from those that the acts expect to replace. */
const replacedPictures = ({ files }: ContentFolder, acts: readonly Act[]): readonly FailedOperation[] => {
  const present = new Map(files.map(({ path, bytes }) => [path, bytes]))
  const hashes = new Map<string, string | null>()
  const hashOf = (path: string): string | null => {
    const bytes = present.get(path)
    return bytes ? sha256Of(bytes) : null
  }
  return acts.flatMap((act) =>
    act.operations.flatMap((operation): readonly FailedOperation[] => {
      if (operation.kind !== 'picture') return []
      const { after, before, file } = operation
      const theirs = hashes.has(file) ? (hashes.get(file) ?? null) : hashOf(file)
      hashes.set(file, after)
      if (theirs === before || theirs === after) return []
      return [{ act, operation, reason: before === null ? 'exists' : 'changed', theirs, yours: after }]
    }),
  )
}

/** In the order in which a folder is read. */
const byPath = (a: ContentFile, b: ContentFile): number => (a.path < b.path ? -1 : 1)

const inWords = ({ act, operation, reason }: FailedOperation): string =>
  `${act.title}: ${reasons[reason]} (${operation.file}).`

const reasons: Readonly<Record<FailedOperation['reason'], string>> = {
  changed: 'somebody has changed the same place in the meantime',
  gone: 'somebody has removed this place in the meantime',
  exists: 'somebody has added the same in the meantime',
  missing: 'the whole file is not on the disk any more',
  unreadable: 'the file has a mistake and cannot be read',
  unwritable: 'a remark in the file stands in the way',
}
