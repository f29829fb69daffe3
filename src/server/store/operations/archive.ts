/** Generic access to rows, for backup and restore. */
import { sql } from 'kysely'
import type { ArchivedTable, TableName } from './archived-tables.ts'
import { type DatabaseLocation, openForReading } from '#server/store/database/database.ts'
import { migrations } from '#server/store/database/migrations.ts'
import type { Store } from '#server/store/database/tables.ts'

/** Columns are text, integers or null, which JSON preserves. */
export type Row = Readonly<Record<string, string | number | null>>

const begin = {
  // The snapshot is taken by the first read after `begin`.
  sqlite: sql`begin`,
  postgres: sql`begin isolation level repeatable read read only`,
} as const

/**
 * `read` sees the database as it was at one moment, however long it takes. It does not block writers: SQLite has a write-ahead log,
 * and PostgreSQL keeps old row versions.
 */
export const withSnapshot = async <Value>(
  location: DatabaseLocation,
  read: (snapshot: Store) => Promise<Value>,
): Promise<Value> => {
  const store = await openForReading(location, 'without time limit')
  try {
    return await store.connection().execute(async (connection) => {
      await begin[location.databaseUrl === null ? 'sqlite' : 'postgres'].execute(connection)
      try {
        return await read(connection)
      } finally {
        await sql`rollback`.execute(connection)
      }
    })
  } finally {
    await store.destroy()
  }
}

/** The migrations in the order of their numbers. `unknown`: migrations of a newer version of this program. */
export const appliedMigrations = async (
  store: Store,
): Promise<{ readonly names: readonly string[]; readonly unknown: readonly string[] }> => {
  const rows = await store.selectFrom('migrations').select('name').orderBy('name').execute()
  const names = rows.map(({ name }) => name)
  return { names, unknown: unknownMigrations(names) }
}

export const unknownMigrations = (names: readonly string[]): readonly string[] => {
  const known = new Set(migrations.map(({ name }) => name))
  return names.filter((name) => !known.has(name))
}

/** A database that was not migrated yet lacks the newest tables. */
export const tablesIn = async (store: Store): Promise<ReadonlySet<string>> =>
  new Set((await store.introspection.getTables()).map(({ name }) => name))

export const countRows = async (store: Store, table: TableName): Promise<number> => {
  const { rows } = await sql<{
    readonly count: number | string
  }>`select count(*) as count from ${sql.table(table)}`.execute(store)
  // PostgreSQL's driver returns counts (bigint) as text.
  return Number(rows[0]?.count)
}

export const isEmptyTable = async (store: Store, table: TableName): Promise<boolean> =>
  (await sql`select 1 from ${sql.table(table)} limit 1`.execute(store)).rows.length === 0

/** Up to `limit` rows after `after` in the order of the primary key: keyset pagination, so every page costs the same. */
export const readPage = async (
  store: Store,
  { name, key }: ArchivedTable,
  after: Row | null,
  limit: number,
): Promise<readonly Row[]> => {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const last = after && sql`where (${columns}) > (${sql.join(key.map((column) => after[column]))})`
  const page = sql<Row>`select * from ${sql.table(name)} ${last ?? sql``} order by ${columns} limit ${limit}`
  return (await page.execute(store)).rows
}

/** Below the limits of both databases (SQLite 32,766; PostgreSQL 65,535). */
const maxValuesPerStatement = 20_000

/** All rows must have the same columns. A column that is newer than the archive gets its default. */
export const insertRows = async (store: Store, table: TableName, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const perStatement = Math.max(1, Math.floor(maxValuesPerStatement / columns.length))
  for (let from = 0; from < rows.length; from += perStatement) {
    const values = rows
      .slice(from, from + perStatement)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(store)
  }
}

/** Deletes up to `limit` rows in one statement and returns their number. */
export const deleteRows = async (store: Store, { name, key }: ArchivedTable, limit: number): Promise<number> => {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const some = sql`select ${columns} from ${sql.table(name)} limit ${limit}`
  const deletion = sql`delete from ${sql.table(name)} where (${columns}) in (${some}) returning 1 as gone`
  return (await deletion.execute(store)).rows.length
}

/** A restored database has the archive's installation: its id is in the photo store, its key is used for hashes in logs. */
export const replaceInstallation = async (transaction: Store, rows: readonly Row[]): Promise<void> => {
  await transaction.deleteFrom('installation').execute()
  await insertRows(transaction, 'installation', rows)
}
