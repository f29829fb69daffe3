/** The embedded database: one file in the data folder, and nobody else in there. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Dialect, Kysely, SqliteDialect, SqliteDriver } from 'kysely'
import Sqlite from 'libsql'
import { startFailure } from '#server/config/start-failure.ts'
import { waitingDriver } from './waiting-driver.ts'
import type { Store, Tables } from './tables.ts'
import { errorCode } from './unreachable.ts'

export const openSqlite = (folder: string): { readonly store: Store; readonly unlock: () => void } => {
  prepareFolder(folder)
  const unlock = lockFolder(folder)
  // So long, in ms, the start waits for another program. Once requests are served nothing may wait inside SQLite: see below.
  const database = new Sqlite(join(folder, 'quiz.db'), { timeout: 5000 })
  database.exec('pragma journal_mode = wal')
  // An answer that was acknowledged survives a power cut: every commit waits for the disk.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // What is deleted is overwritten, not only forgotten.
  database.exec('pragma secure_delete = on')
  // A log that has grown under a long reader gives its space back at the next checkpoint.
  database.exec('pragma journal_size_limit = 16777216')
  database.exec('pragma busy_timeout = 0')
  return { store: new Kysely<Tables>({ dialect: waitingDialect(database) }), unlock }
}

const waitingDialect = (database: Sqlite.Database): Dialect => {
  const dialect = new SqliteDialect({ database })
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => waitingDriver(new SqliteDriver({ database }), database),
    createIntrospector: (store) => dialect.createIntrospector(store),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

/** The same file for whoever only wants to look, also while a server has it. */
export const openSqliteReadOnly = (folder: string): Store => {
  const file = join(folder, 'quiz.db')
  if (!existsSync(file))
    throw startFailure(
      `There is no database in ${folder} yet. Start the server once, or name its folder with DATA_DIR.`,
    )
  const database = new Sqlite(file)
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma query_only = on')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}

/** Whoever may look into the folder is decided here, once: files in it need not be guarded one by one. */
const prepareFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o700)
  } catch (error) {
    // A folder that was given to us without being ours is as private as its owner has made it.
    if (errorCode(error) === 'EPERM') return
    throw startFailure(
      `The data folder ${folder} cannot be used (${errorCode(error)}). Choose another one with DATA_DIR.`,
    )
  }
}

/**
 * Two programs may not serve one folder: each would delete what it takes for the other's leftovers. The lock is a second,
 * empty database in an exclusive transaction: the system lets go of it when the process ends, however that happens,
 * and the real database can still be read, for a backup.
 */
const lockFolder = (folder: string): (() => void) => {
  try {
    const unlock = lockFile(join(folder, 'lock'))
    if (unlock) return unlock
  } catch (error) {
    throw startFailure(
      `The data folder ${folder} cannot be written to (${errorCode(error)}). Choose another one with DATA_DIR.`,
    )
  }
  throw startFailure(
    `Another process already uses the data folder ${folder}. Stop it, or give this one a folder of its own with DATA_DIR. To run several at once, share a PostgreSQL with DATABASE_URL.`,
  )
}

/** null: another process has it. The file is made when there is none, and stays. */
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
