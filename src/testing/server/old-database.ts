/** Databases as earlier versions of the program left them: made by their migrations, with what their tables can hold of rows of today. */
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

/** As the server opens it, without bringing it up to date. */
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
  tell: (line: string) => void = () => undefined,
) => migrate(store, dialect, { now: new Date(), print: tell, known })

/** Others refer to these. */
const parentTables = ['users', 'sessions', 'submissions']

/** Every row of every table but the list of migrations, in the columns of `like`. */
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

/** What of the rows has a place in that database. Gives what it stored. */
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
