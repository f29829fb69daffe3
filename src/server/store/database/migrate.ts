import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { startFailure } from '#server/config/start-failure.ts'
import { buildIndex, buildIndexConcurrently } from './indexes.ts'
import { migrations } from './migrations.ts'
import type { Migration } from './migrations/migration.ts'
import type { Store } from './tables.ts'

type Dialect = 'sqlite' | 'postgres'

export type MigrateOptions = {
  readonly now: Date
  /** Called with lines for the operator. */
  readonly print: (line: string) => void
  /** Default: all migrations of this program. Tests create databases of earlier and later versions. */
  readonly known?: readonly Migration[]
}

/** An arbitrary constant, the same in all versions. */
const advisoryLock = 7_146_530_112
const pollMilliseconds = 100

/**
 * Applies missing migrations: first all table changes in one transaction, then, on PostgreSQL with existing data, the indexes
 * one by one. After an interruption the next start continues. Kysely's migrator is not used: on SQLite it takes no lock and no
 * transaction, and it rejects every database with an unknown migration.
 */
export const migrate = (store: Store, dialect: Dialect, options: MigrateOptions): Promise<void> =>
  store.connection().execute(async (connection) => {
    if (dialect === 'sqlite') return applyMissing(connection, dialect, options)
    await lock(connection)
    try {
      await applyMissing(connection, dialect, options)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(advisoryLock)})`.execute(connection)
    }
  })

/**
 * Lets one server at a time migrate. Polls, because a session that waits in `pg_advisory_lock` holds a snapshot, and `create index
 * concurrently` waits for all snapshots. Timeouts that are set on the database must not interrupt a migration.
 */
const lock = async (store: Store): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(store)
  await sql`set idle_in_transaction_session_timeout = 0`.execute(store)
  const take = sql<{ readonly taken: boolean }>`select pg_try_advisory_lock(${sql.lit(advisoryLock)}) as taken`
  while (!(await take.execute(store)).rows[0]?.taken) await wait(pollMilliseconds)
}

const applyMissing = async (store: Store, dialect: Dialect, options: MigrateOptions): Promise<void> => {
  const later = await changeTables(store, dialect, options)
  for (const migration of later) {
    for (const index of migration.indexes) {
      options.print(`Building the index ${index.name}. On a large table this takes minutes.`)
      await buildIndexConcurrently(store, index)
    }
    await record(store, migration, options.now)
  }
}

type IndexMigration = Extract<Migration, { readonly indexes: unknown }>

/** Runs in one transaction. Returns the migrations whose indexes are built after it. */
const changeTables = async (
  store: Store,
  dialect: Dialect,
  { now, print, known = migrations }: MigrateOptions,
): Promise<readonly IndexMigration[]> => {
  for (const statement of begin[dialect]) await statement.execute(store)
  try {
    await prepareTable(store, dialect)
    const applied = await store.selectFrom('migrations').select(['name', 'compatible']).execute()
    refuseUnknown(applied, known, print)
    const names = new Set(applied.map(({ name }) => name))
    const missing = known.filter(({ name }) => !names.has(name))
    if (names.size > 0 && missing.length > 0)
      print(`Updating the database: ${missing.map(({ name }) => name).join(', ')}.`)
    const later: IndexMigration[] = []
    for (const migration of missing) {
      // In a new database nothing blocks; SQLite has only one writer anyway.
      const isLater = 'indexes' in migration && dialect === 'postgres' && names.size > 0
      if (isLater) later.push(migration)
      else if ('indexes' in migration) for (const index of migration.indexes) await buildIndex(store, index)
      else await migration.up(store)
      if (!isLater) await record(store, migration, now)
    }
    await sql`commit`.execute(store)
    return later
  } catch (error) {
    await sql`rollback`.execute(store)
    throw error
  }
}

/**
 * On PostgreSQL, `alter table` waits for running transactions, and all later queries queue behind it. The lock timeout is shorter
 * than the query timeout (15 s), so that those queries do not fail.
 */
const begin = {
  sqlite: [sql`begin immediate`],
  postgres: [sql`begin`, sql`set local lock_timeout = '10s'`],
} as const

/** The column `compatible` was added with migration 007. Rows without it are migrations that every server knows. */
const prepareTable = async (store: Store, dialect: Dialect): Promise<void> => {
  await store.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .addColumn('compatible', 'integer')
    .execute()
  const columns = await columnsOfMigrations[dialect].execute(store)
  if (!columns.rows.some(({ name }) => name === 'compatible'))
    await store.schema.alterTable('migrations').addColumn('compatible', 'integer').execute()
}

type Column = { readonly name: string }

const columnsOfMigrations = {
  sqlite: sql<Column>`select name from pragma_table_info('migrations')`,
  postgres: sql<Column>`select attname as name from pg_attribute where attrelid = to_regclass('migrations')`,
} as const

const record = async (store: Store, { name, compatible }: Migration, now: Date): Promise<void> => {
  await store
    .insertInto('migrations')
    .values({ name, applied_at: now.toISOString(), compatible: compatible ? 1 : 0 })
    .execute()
}

type Applied = { readonly name: string; readonly compatible: number | null }

/** Throws when the database has an unknown migration that is not marked as compatible. */
const refuseUnknown = (
  applied: readonly Applied[],
  known: readonly Migration[],
  print: (line: string) => void,
): void => {
  const knownNames = new Set(known.map(({ name }) => name))
  const unknown = applied.filter(({ name }) => !knownNames.has(name))
  const breaking = unknown.filter(({ compatible }) => compatible !== 1)
  if (breaking.length > 0)
    throw startFailure(
      `The database was made by a newer version of this program, and this one cannot work with it (it has ${namesOf(breaking)}). Start the newer version, or restore a backup from before the update.`,
    )
  if (unknown.length > 0)
    print(
      `The database was updated by a newer version of this program (it has ${namesOf(unknown)}). This version can work with it.`,
    )
}

const namesOf = (applied: readonly Applied[]): string => applied.map(({ name }) => name).join(', ')
