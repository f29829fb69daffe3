import type { ContentData } from '#editing/content-data.ts'
import { cutTitle, type Act, type Operation } from '#editing/operation.ts'
import { retiredEntries, returnedEntries } from '#editing/uses/retired-entries.ts'
import { decodedText, isMedia, type ContentFile, type ContentFolder } from '#content/folder/content-file.ts'
import { currentIds } from '#content/history/current-ids.ts'
import { dayIn } from '#engine/format.ts'
import { idRecords } from '#content/history/id-records.ts'
import { sha256Of } from '#server/operations/sha256.ts'
import type { StudioFolder } from '#studio-server/folder/studio-folder.ts'
import type { ObjectStore } from '#studio-server/store/objects.ts'
import { StudioError } from '#studio-server/studio-error.ts'
import type { StoredVersion } from './version-store.ts'

type Parts = { readonly objects: ObjectStore; readonly studio: Pick<StudioFolder, 'compile' | 'dataOf'> }

/**
 * The act that restores the files to their state right after the version. null: nothing has changed. The history of published ids is kept:
 * ids that the version does not have are recorded as retired, and ids that it brings back are no longer.
 */
export const restoringAct = async (
  present: ContentFolder,
  { version, files }: StoredVersion,
  { objects, studio, by, at, id }: Parts & Pick<Act, 'by' | 'at' | 'id'>,
): Promise<Act | null> => {
  const now = new Map(present.files.map((file) => [file.path, file.bytes]))
  const then: ContentFile[] = []
  for (const [path, hash] of Object.entries(files)) {
    const bytes = await bytesWith(hash, now.get(path), objects)
    if (bytes) then.push({ path, name: `${present.name}/${path}`, bytes })
    else if (!idRecords.has(path))
      throw new StudioError(409, `This version cannot be restored: ${path} as it was then is not stored any more.`)
  }
  const restored = { ...present, files: then }
  const [dataNow, dataThen] = [studio.dataOf(present), studio.dataOf(restored)]
  const operations: Operation[] = []
  for (const file of [...new Set([...now.keys(), ...Object.keys(files)])].sort()) {
    const bytes = now.get(file)
    const before = bytes ? sha256Of(bytes) : null
    const after = files[file] ?? null
    if (before === after || idRecords.has(file)) continue
    const old = then.find(({ path }) => path === file)?.bytes ?? null
    if (isMedia(file)) operations.push({ kind: 'picture', file, before, after })
    else {
      const data = dataThen.get(file) ?? null
      operations.push({
        kind: 'file',
        file,
        before: bytes ? decodedText(bytes) : null,
        after: old && decodedText(old),
        ...(old && { data }),
      })
    }
  }
  operations.push(...idsRecorded(studio.compile, { present, restored, data: dataNow, on: dayIn(at) }))
  // The picture that is replaced has to be kept, so that the restore can be undone.
  for (const [path, bytes] of now) if (isMedia(path) && files[path] !== sha256Of(bytes)) await objects.put(bytes)
  const title = `Restore the version of ${day.format(new Date(version.at))}${version.message ? `: ${version.message}` : ''}`
  return operations.length === 0 ? null : { id, at, by, title: cutTitle(title), operations }
}

const bytesWith = async (
  hash: string,
  present: Uint8Array | undefined,
  objects: ObjectStore,
): Promise<Uint8Array | null> => (present && sha256Of(present) === hash ? present : objects.get(hash))

/** Nothing if one of the two contents has errors: the review then lists what is left to do. */
const idsRecorded = (
  compile: StudioFolder['compile'],
  {
    data,
    on,
    present,
    restored,
  }: {
    readonly present: ContentFolder
    readonly restored: ContentFolder
    /** The data of the present files. */
    readonly data: ContentData
    readonly on: string
  },
): readonly Operation[] => {
  const [now, then] = [compile(present).content, compile(restored).content]
  if (!now || !then) return []
  const there = currentIds(then)
  const gone = currentIds(now).filter((one) => !there.some(({ id, what }) => id === one.id && what === one.what))
  const texts = new Map(
    present.files.filter(({ path }) => !isMedia(path)).map(({ path, bytes }) => [path, decodedText(bytes)]),
  )
  return [...retiredEntries(data, gone, on, texts), ...returnedEntries(data, there)]
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
