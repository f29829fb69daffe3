/** Databases of earlier releases: migrated to an older schema, and filled with the columns of current rows that it has. */
import { sql } from 'kysely'
import { migrate } from '#server/store/database/migrate.ts'
import type { Migration } from '#server/store/database/migrations/migration.ts'
import { openPostgres } from '#server/store/database/postgres.ts'
import { openSqlite } from '#server/store/database/sqlite.ts'
import type { Store, Tables } from '#server/store/database/tables.ts'
import type { TestPlace } from './databases.ts'

export type Opened = {
  readonly store: Store
  readonly dialect: 'sqlite' | 'postgres'
  readonly close: () => Promise<void>
}
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

export const openWithoutMigrating = async ({
  dataDir,
  databaseUrl,
}: Pick<TestPlace, 'dataDir' | 'databaseUrl'>): Promise<Opened> => {
  if (databaseUrl !== null) {
    const store = await openPostgres(databaseUrl, 'without time limit')
    return { store, dialect: 'postgres', close: () => store.destroy() }
  }
  const { store, unlock } = openSqlite(dataDir)
  return { store, dialect: 'sqlite', close: () => store.destroy().then(unlock) }
}

export const migrateTo = (
  { store, dialect }: Opened,
  known: readonly Migration[],
  print: (line: string) => void = () => undefined,
) => migrate(store, dialect, { now: new Date(), print, known })

/** Inserted first, because other tables have foreign keys to them. */
const parentTables = ['users', 'sessions', 'submissions']

/** Every row of every table except `migrations`. With `like`, only its tables and columns. */
export const readRows = async (store: Store, like?: Rows): Promise<Rows> => {
  const tables = await store.introspection.getTables()
  const rows: Record<string, Readonly<Record<string, unknown>>[]> = {}
  for (const { name, columns } of tables) {
    if (name === 'migrations' || name.startsWith('sqlite_') || (like && !(name in like))) continue
    const given = like?.[name]?.[0]
    const wanted = columns.map((column) => column.name).filter((column) => !given || column in given)
    const read = sql<
      Record<string, unknown>
    >`select ${sql.join(wanted.map((column) => sql.ref(column)))} from ${sql.table(name)}`
    rows[name] = (await read.execute(store)).rows.toSorted((one, other) =>
      JSON.stringify(one).localeCompare(JSON.stringify(other)),
    )
  }
  return rows
}

/** Inserts the tables and columns that this database has. Returns the inserted rows. */
export const insertMatchingColumns = async (store: Store, rows: Rows): Promise<Rows> => {
  const tables = await store.introspection.getTables()
  const stored: Record<string, readonly Readonly<Record<string, unknown>>[]> = {}
  const inOrder = [...parentTables, ...Object.keys(rows).filter((name) => !parentTables.includes(name))]
  for (const name of inOrder) {
    const table = tables.find((one) => one.name === name)
    if (!table) continue
    const has = new Set(table.columns.map((column) => column.name))
    const cut = (rows[name] ?? []).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => has.has(column))),
    )
    for (const row of cut)
      await store
        .insertInto(name as keyof Tables)
        .values(row as never)
        .execute()
    stored[name] = cut
  }
  return stored
}
