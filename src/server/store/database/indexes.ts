import { sql } from 'kysely'
import type { Store, Tables } from './tables.ts'

export type Index = {
  readonly name: string
  readonly table: keyof Tables
  /** SQL expressions, such as "created_at desc". */
  readonly columns: readonly string[]
  /** SQL condition of a partial index. */
  readonly where?: string
}

/** Works on both databases. Inside a transaction it blocks all writers of the table until the commit. */
export const buildIndex = async (store: Store, index: Index): Promise<void> => {
  await sql.raw(`create index if not exists ${definition(index)}`).execute(store)
}

/**
 * PostgreSQL only, outside of a transaction: other servers can read and write the table meanwhile. An interrupted build
 * leaves an invalid index, which is updated but never used; it is dropped and built again.
 */
export const buildIndexConcurrently = async (store: Store, index: Index): Promise<void> => {
  const broken = await sql<{ readonly name: string }>`
    select c.relname as name
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.oid = to_regclass(${index.name}) and not i.indisvalid`.execute(store)
  if (broken.rows.length > 0) await sql.raw(`drop index concurrently ${index.name}`).execute(store)
  await sql.raw(`create index concurrently if not exists ${definition(index)}`).execute(store)
}

const definition = ({ name, table, columns, where }: Index): string =>
  `${name} on ${table} (${columns.join(', ')})${where === undefined ? '' : ` where ${where}`}`
