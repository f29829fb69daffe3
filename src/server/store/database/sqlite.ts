import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, SqliteDialect, SqliteDriver } from 'kysely'
import Sqlite from 'libsql'
import { startFailure } from '#server/config/start-failure.ts'
import { makeFolder } from '#server/operations/make-folder.ts'
import { explainSqlite } from './explain-sqlite.ts'
import { fileInPlace } from './file-in-place.ts'
import { refuseForeignLog } from './foreign-log.ts'
import { waitingDriver } from './waiting-driver.ts'
import type { Store, Tables } from './tables.ts'
import { errorCode } from '#server/operations/error-code.ts'

type OpenedSqlite = {
  readonly store: Store
  /** Throws when the file of the database was moved, removed or replaced. */
  readonly checkFile: () => void
  readonly unlock: () => void
}

/** Writes are refused while the file is not in its place. `print` is called with lines for the operator. */
export const openSqlite = (folder: string, print: (line: string) => void = () => undefined): OpenedSqlite => {
  prepareFolder(folder)
  const unlock = lockFolder(folder)
  try {
    const database = openFile(folder, print)
    const checkFile = fileInPlace(join(folder, 'quiz.db'))
    return { store: new Kysely<Tables>({ dialect: waitingDialect(database, checkFile) }), checkFile, unlock }
  } catch (error) {
    unlock()
    throw explainSqlite(error, folder)
  }
}

const openFile = (folder: string, print: (line: string) => void): Sqlite.Database => {
  refuseForeignLog(folder, print)
  // In ms, and only for the start: later, nothing may wait inside SQLite, because that would block the event loop (waiting-driver.ts).
  const database = new Sqlite(join(folder, 'quiz.db'), { timeout: 5000 })
  database.exec('pragma journal_mode = wal')
  // Every commit is synced to the disk, so that acknowledged data survives a power failure.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // Deleted content is overwritten with zeros.
  database.exec('pragma secure_delete = on')
  // 16 MiB. A log that grew during a long read transaction is shortened at the next checkpoint.
  database.exec('pragma journal_size_limit = 16777216')
  // SQLite also opens a file that this user can only read, and fails at the first write. So this tries a write, and rolls it back.
  database.exec('begin; create table is_writable (id); rollback')
  database.exec('pragma busy_timeout = 0')
  return database
}

const waitingDialect = (database: Sqlite.Database, checkFile: () => void): Dialect => {
  const dialect = new SqliteDialect({ database })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => waitingDriver(new SqliteDriver({ database }), database, checkFile),
    createIntrospector: (store) => dialect.createIntrospector(store),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/** Opens the database read-only, also while a server uses it. */
export const openSqliteReadOnly = (folder: string): Store => {
  const file = join(folder, 'quiz.db')
  try {
    if (!statSync(file, { throwIfNoEntry: false }))
      throw startFailure(
        `There is no database in ${folder} yet. Start the server once, or name its folder with DATA_DIR.`,
      )
    const database = new Sqlite(file)
    database.exec('pragma busy_timeout = 5000')
    database.exec('pragma query_only = on')
    // Nothing has read the file so far, so this finds out whether it can be read.
    database.exec('select 1 from sqlite_master limit 1')
    return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  } catch (error) {
    throw explainSqlite(error, folder)
  }
}

/** Creates the folder, readable by its owner only, so that the files in it need no permissions of their own. */
const prepareFolder = (folder: string): void => {
  try {
    makeFolder(folder)
    chmodSync(folder, 0o700)
  } catch (error) {
    // The folder belongs to another user, who is responsible for its permissions.
    if (errorCode(error) === 'EPERM') return
    throw startFailure(
      `The data folder ${folder} cannot be used (${errorCode(error)}). Choose another one with DATA_DIR.`,
    )
  }
}

/**
 * Two servers on one folder would delete each other's files as leftovers. The lock is an exclusive transaction in a second,
 * empty database: the operating system releases it when the process ends for any reason, and a backup can still read the
 * actual database.
 */
const lockFolder = (folder: string): (() => void) => {
  try {
    const unlock = lockFile(join(folder, 'lock'))
    if (unlock) return unlock
  } catch (error) {
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(errorCode(error)))
      throw startFailure(
        `${folder}/lock is damaged (${errorCode(error)}). Remove it: it holds no data. Then start again.`,
      )
    throw explainSqlite(error, folder)
  }
  throw startFailure(
    `Another process already uses the data folder ${folder}. Stop it, or give this one a folder of its own with DATA_DIR. To run several at once, share a PostgreSQL with DATABASE_URL.`,
  )
}

/** Returns the function that unlocks, or null when another process has the lock. Creates the file if it is missing, and keeps it. */
export const lockFile = (path: string): (() => void) | null => {
  try {
    const holder = new Sqlite(path, { timeout: 1000 })
    holder.exec('begin exclusive')
    return () => {
      holder.close()
    }
  } catch (error) {
    if (errorCode(error) === 'SQLITE_BUSY') return null
    throw error
  }
}
