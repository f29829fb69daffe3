/**
 * Orphans: photo files with neither a row nor a record for deletion. After an operator's mistake, such as a wrong database, they
 * can be photos that are still needed, so they are moved to quarantine, from where they can be restored.
 */
import { checkAndMark } from '#server/photos/photo-identity.ts'
import { isPartName } from '#server/photos/photo-names.ts'
import type { StoredFile } from '#server/photos/stored-file.ts'
import { filesScheduledForDeletion } from '#server/store/submissions/deleted-files.ts'
import { filesWithPhoto } from '#server/store/submissions/photos.ts'
import { hasSubmissions } from '#server/store/submissions/submissions.ts'
import { hour } from '#server/operations/durations.ts'
import { type CleanupContext, type CleanupResult, forEachConcurrently } from './job.ts'

/** Further orphans are moved in the next run. */
const maxPerRun = 10_000
/** Up to this number, orphans are not a sign of a mistake, whatever their percentage. */
const minSuspicious = 20

type OrphanContext = Pick<CleanupContext, 'database' | 'photos'> & Partial<CleanupContext>

/** Returns the number of moved files, or why none was moved. `maxPercent`: a higher percentage of orphans is treated as a mistake. */
export const quarantineOrphans = async (
  context: OrphanContext,
  now: Date,
  maxPercent: number,
): Promise<CleanupResult> => {
  const identity = await checkAndMark(context)
  if (!identity.ok) return { stopped: identity.reason }
  const found = await findOrphans(context, now)
  if (context.signal?.aborted) return 0
  const reason = await likelyMistake(context, found, maxPercent)
  if (reason !== null) return { stopped: reason }
  const { photos, signal } = context
  await forEachConcurrently(signal, found.parts, (name) => photos.delete(name))
  await forEachConcurrently(signal, found.orphans, ({ name }) => photos.quarantine.add(name))
  return found.orphans.length + found.parts.length
}

type OrphanScan = {
  readonly files: number
  readonly count: number
  /** At most `maxPerRun`. */
  readonly orphans: readonly StoredFile[]
  /** Partial files of interrupted writes. They were never acknowledged, so they are deleted. */
  readonly parts: readonly string[]
  /** Time of the newest file with a row, in ms since the epoch. */
  readonly newestKnown: number
}

const findOrphans = async ({ database: { store }, photos, signal }: OrphanContext, now: Date): Promise<OrphanScan> => {
  let found: OrphanScan = { files: 0, count: 0, orphans: [], parts: [], newestKnown: -Infinity }
  for await (const batch of photos.list()) {
    if (signal?.aborted) break
    // The row of a recent file may not have been written yet.
    const old = batch.filter(({ since }) => now.getTime() - since.getTime() > hour)
    const names = old.map(({ name }) => name).filter((name) => !isPartName(name))
    const [withPhoto, scheduled] = [await filesWithPhoto(store, names), await filesScheduledForDeletion(store, names)]
    const known = old.filter(({ name }) => withPhoto.has(name))
    const orphans = old.filter(({ name }) => !isPartName(name) && !withPhoto.has(name) && !scheduled.has(name))
    const parts = old.map(({ name }) => name).filter(isPartName)
    found = {
      files: found.files + names.length,
      count: found.count + orphans.length,
      orphans: [...found.orphans, ...orphans.slice(0, maxPerRun - found.orphans.length)],
      parts: [...found.parts, ...parts.slice(0, maxPerRun - found.parts.length)],
      newestKnown: Math.max(found.newestKnown, ...known.map(({ since }) => since.getTime())),
    }
  }
  return found
}

const remedy =
  'Nothing is moved or deleted. Check that this is the right database and that it is up to date: after a restore of an older backup, restore the newest one. If these files are not wanted, set MAX_ORPHAN_PERCENT=100 for one start'

/** null: no sign of a mistake; crashes and manual changes leave a few orphans. */
const likelyMistake = async (
  { database: { store } }: OrphanContext,
  { files, count, orphans, newestKnown }: OrphanScan,
  maxPercent: number,
): Promise<string | null> => {
  if (count === 0 || maxPercent === 100) return null
  if (!(await hasSubmissions(store)))
    return `The database has no results, and the photo store has ${files} photos. ${remedy}`
  if (count <= minSuspicious) return null
  if (count * 100 > files * maxPercent)
    return `The database does not know ${count} of ${files} photo files: more than ${maxPercent} %. ${remedy}`
  const newer = orphans.filter(({ since }) => since.getTime() > newestKnown).length
  if (newer > minSuspicious)
    return `The database is older than the photos: it does not know ${newer} photo files that are newer than every one it knows. ${remedy}`
  return null
}
