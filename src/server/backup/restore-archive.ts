/**
 * Restores an archive into an empty installation, whose database and photo store may be of another kind than before. A marker row
 * is written first and deleted last. While it exists, no server starts, and only the same archive can be restored.
 */
import type { ErasureLog } from '#server/erasures/erasure-log.ts'
import { writePhotoMarker } from '#server/photos/photo-identity.ts'
import type { PhotoStore } from '#server/photos/photo-store.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { unknownMigrations } from '#server/store/operations/archive.ts'
import { type Database, type DatabaseLocation, openForRestore } from '#server/store/database/database.ts'
import { addErasures, erasuresSince, type LoggedErasure } from '#server/store/operations/erasures.ts'
import { ensureInstallation } from '#server/store/operations/installation.ts'
import {
  beginRestore,
  endRestore,
  serversSince,
  acquireRestoreLock,
  unfinishedRestore,
} from '#server/store/operations/restores.ts'
import { applyErasures } from './erasures.ts'
import type { ReadManifest } from './manifest.ts'
import { readPart } from './parts.ts'
import { formatCount, type Print } from './progress.ts'
import { restorePhotos } from './restore-photos.ts'
import { clearTables, nonEmptyTables, restoreRows } from './restore-rows.ts'

export type RestoreTarget = {
  readonly location: DatabaseLocation
  readonly photos: PhotoStore
  /** The erasure log of this installation. */
  readonly log: Pick<ErasureLog, 'readAll'>
  /** Erasures from other logs. */
  readonly erasures: readonly LoggedErasure[]
  readonly rules: QuizRules
  readonly now: () => Date
}

/** The archive must have been verified. */
export const restoreArchive = async (
  folder: string,
  archive: ReadManifest,
  target: RestoreTarget,
  print: Print,
): Promise<void> => {
  refuseNewerArchive(archive)
  const database = await openForRestore(target.location, target.now(), print)
  try {
    await withRestoreLock(target.location, database, () => restore(folder, archive, target, database, print))
  } finally {
    await database.close()
  }
}

export const refuseNewerArchive = ({ manifest }: ReadManifest): void => {
  const unknown = unknownMigrations(manifest.migrations)
  if (unknown.length > 0)
    throw startFailure(
      `The backup was made by a newer version of this program (it has ${unknown.join(', ')}). Restore it with that version.`,
    )
}

/** Only PostgreSQL needs this lock: with SQLite, the data folder is already locked. */
const withRestoreLock = (
  { databaseUrl }: DatabaseLocation,
  { store }: Database,
  work: () => Promise<void>,
): Promise<void> =>
  databaseUrl === null
    ? work()
    : store.connection().execute(async (connection) => {
        if (!(await acquireRestoreLock(connection)))
          throw startFailure('Another restore into this database is running.')
        await work()
      })

const restore = async (
  folder: string,
  archive: ReadManifest,
  target: RestoreTarget,
  database: Database,
  print: Print,
): Promise<void> => {
  const { manifest, checksum } = archive
  const { store } = database
  const unfinished = await unfinishedRestore(store)
  await refuseRunningServers(database, target.now())
  if (!unfinished) {
    await refuseNonEmptyTarget(target, database)
    const row = { archive: checksum, made_at: manifest.created_at, started_at: target.now().toISOString() }
    await beginRestore(store, row)
    // Checked again: a server that started meanwhile may not have seen the marker.
    await refuseRunningServers(database, target.now(), () => endRestore(store))
  } else if (unfinished.archive !== checksum)
    throw startFailure(
      `This database contains a part of another backup, of ${unfinished.made_at}. Finish restoring that one, or restore this one into an empty database and an empty photo store.`,
    )
  else {
    print('A restore of this backup was not finished. It starts over.')
    await clearTables(store)
  }
  await restorePhotos(folder, manifest, target.photos, unfinished !== undefined, print)
  await restoreRows(folder, manifest, store, print)
  const found = await applyKnownErasures(folder, archive, target, database, print)
  if (found > 0) print(`Repeated deletions that people made after the backup: ${formatCount(found)}.`)
  await writePhotoMarker({
    database: { store, installation: await ensureInstallation(store, target.now()) },
    photos: target.photos,
  })
  await endRestore(store)
  database.scrub()
}

/** Servers update their rows every few seconds. A killed server leaves its row, which counts for this long. */
const aliveMs = 2 * 60 * 1000

const refuseRunningServers = async (
  { store }: Database,
  now: Date,
  before: () => Promise<void> = async () => undefined,
): Promise<void> => {
  const servers = await serversSince(store, new Date(now.getTime() - aliveMs).toISOString())
  if (servers === 0) return
  await before()
  throw startFailure(
    `${servers} server${servers === 1 ? ' uses' : 's use'} this database, or did within the last two minutes. Stop it, and try again.`,
  )
}

const refuseNonEmptyTarget = async ({ photos }: RestoreTarget, { store }: Database): Promise<void> => {
  const filled = await nonEmptyTables(store)
  if (filled.length > 0)
    throw startFailure(
      `The database is not empty: it has rows in ${filled.join(', ')}. A restore never overwrites data. Name an empty one with DATABASE_URL or DATA_DIR, or move this one away.`,
    )
  for await (const batch of photos.list())
    if (batch.length > 0)
      throw startFailure(
        'The photo store is not empty. A restore never overwrites data. Name an empty one with DATA_DIR or S3_BUCKET, or move them away.',
      )
}

/** Repeats the erasures of the archive, of this installation's log and of other logs. Returns the number of erased rows. */
const applyKnownErasures = async (
  folder: string,
  { manifest }: ReadManifest,
  { log, erasures: given, photos, rules, now }: RestoreTarget,
  database: Database,
  print: Print,
): Promise<number> => {
  const { store } = database
  const during: LoggedErasure[] = []
  for (const part of manifest.erasures) during.push(...(await readPart<LoggedErasure>(folder, part.name)))
  const outside = [...(await log.readAll()), ...given]
  await addErasures(store, [...during, ...outside])
  if (!outside.some(({ at }) => at > manifest.created_at))
    print(
      `Warning: no record of what people deleted after ${manifest.created_at}. If the site was used after that, its erasure log lists what this backup must not bring back: the folder erasures/ in the former DATA_DIR, or below erasures/ in the former bucket. Empty this installation again, and restore with --erasures <folder>.`,
    )
  const known = await erasuresSince(store, '')
  const { hmacKey } = await ensureInstallation(store, now())
  return applyErasures({ database, hmacKey, photos, rules }, known)
}
