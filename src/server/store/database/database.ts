/** SQLite in the data folder, or PostgreSQL when `databaseUrl` is set, behind the same queries. */
import { sql } from 'kysely'
import { startFailure } from '#server/config/start-failure.ts'
import { durabilityWarning } from './durability.ts'
import { ensureInstallation, type Installation } from '#server/store/operations/installation.ts'
import { explainSqlite } from './explain-sqlite.ts'
import { migrate } from './migrate.ts'
import { openScrubber } from './scrub.ts'
import { explainPostgres, openPostgres, type QueryLimit } from './postgres.ts'
import { unfinishedRestore } from '#server/store/operations/restores.ts'
import { openSqlite, openSqliteReadOnly } from './sqlite.ts'
import type { Store } from './tables.ts'
import { isUnreachable } from './unreachable.ts'
import { errorCode } from '#server/operations/error-code.ts'

export type Database = {
  readonly store: Store
  readonly installation: Installation
  /** Throws when the database does not answer, or its file is not in its place. */
  readonly ping: () => Promise<void>
  /** Call after personal data was deleted or overwritten. SQLite: removes the data from the write-ahead log in the background. PostgreSQL: does nothing. */
  readonly scrub: () => void
  /** The earliest deletion whose data may still be on the disk. null: none. */
  readonly scrubPendingSince: () => Date | null
  readonly close: () => Promise<void>
}

export type DatabaseLocation = { readonly dataDir: string; readonly databaseUrl: string | null }

type Print = (line: string) => void

/**
 * Opens the database, locks it (SQLite) and applies migrations. `print` is called with lines for the operator. Throws when a
 * restore into it was not finished.
 */
export const openDatabase = async (
  location: DatabaseLocation,
  now: Date,
  print: Print = () => undefined,
): Promise<Database> => {
  const database = await open(location, now, print)
  try {
    const unfinished = await unfinishedRestore(database.store)
    if (unfinished)
      throw startFailure(
        `The restore of the backup of ${unfinished.made_at} was not finished, so this database has only a part of it. Run npm run restore with that backup again: it starts over.`,
      )
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** As `openDatabase`, without a time limit for queries, and accepting an unfinished restore. */
export const openForRestore = (location: DatabaseLocation, now: Date, print: Print): Promise<Database> =>
  open(location, now, print, 'without time limit')

const open = (
  { dataDir, databaseUrl }: DatabaseLocation,
  now: Date,
  print: Print,
  limit?: QueryLimit,
): Promise<Database> =>
  databaseUrl === null ? openOverSqlite(dataDir, now, print) : openOverPostgres(databaseUrl, now, print, limit)

/** A message for a query that fails after the database was opened, for example because the disk is full. Other errors stay as they are. */
export const explainFailure = (error: unknown, { dataDir, databaseUrl }: DatabaseLocation): unknown => {
  if (errorCode(error).startsWith('SQLITE_')) return explainSqlite(error, dataDir)
  return databaseUrl !== null && isUnreachable(error) ? explainPostgres(error) : error
}

/** For reading beside a running server: no lock, no migrations, no writes. */
export const openForReading = async (
  { dataDir, databaseUrl }: DatabaseLocation,
  limit?: QueryLimit,
): Promise<Store> => {
  if (databaseUrl === null) return openSqliteReadOnly(dataDir)
  const store = await openPostgres(databaseUrl, limit)
  try {
    await ping(store)
    return store
  } catch (error) {
    await store.destroy()
    throw explainPostgres(error)
  }
}

const openOverSqlite = async (folder: string, now: Date, print: Print): Promise<Database> => {
  const { store, checkFile, unlock } = openSqlite(folder, print)
  const scrubber = openScrubber(() => truncateLog(store))
  // The previous process may have been killed before its checkpoint.
  scrubber.request()
  const opened: Omit<Database, 'installation'> = {
    store,
    ping: async () => {
      checkFile()
      await ping(store)
    },
    scrub: scrubber.request,
    scrubPendingSince: scrubber.pendingSince,
    close: async () => {
      await scrubber.close()
      await store.destroy()
      unlock()
    },
  }
  try {
    await migrate(store, 'sqlite', { now, print })
    return { ...opened, installation: await ensureInstallation(store, now) }
  } catch (error) {
    await opened.close()
    throw explainSqlite(error, folder)
  }
}

const openOverPostgres = async (url: string, now: Date, print: Print, limit?: QueryLimit): Promise<Database> => {
  await migratePostgres(url, now, print)
  const store = await openPostgres(url, limit)
  try {
    const installation = await ensureInstallation(store, now)
    return {
      store,
      installation,
      ping: () => ping(store),
      scrub: () => undefined,
      scrubPendingSince: () => null,
      close: () => store.destroy(),
    }
  } catch (error) {
    await store.destroy()
    throw explainPostgres(error)
  }
}

/** Uses a connection of its own, without a time limit. */
const migratePostgres = async (url: string, now: Date, print: Print): Promise<void> => {
  const store = await openPostgres(url, 'without time limit')
  try {
    await migrate(store, 'postgres', { now, print })
    for (const line of await durabilityWarning(store)) print(line)
  } catch (error) {
    throw explainPostgres(error)
  } finally {
    await store.destroy()
  }
}
/** False: another program uses the log. Needs an exclusive connection, because a checkpoint inside a transaction fails. */
const truncateLog = (store: Store): Promise<boolean> =>
  store.connection().execute(async (connection) => {
    const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
    return rows[0]?.busy === 0
  })

const ping = async (store: Store): Promise<void> => {
  await sql`select 1`.execute(store)
}
