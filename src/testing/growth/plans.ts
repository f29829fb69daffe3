/** Finds full scans of growing tables in query plans. */
import { CompiledQuery, sql } from 'kysely'
import type { Store } from '#server/store/database/tables.ts'
import type { Dialect, Statement } from './capture.ts'

/** Tables with one row for each server, job or release. */
const small = new Set(['installation', 'leases', 'job_outcomes', 'servers', 'migrations', 'restores'])

/** Settings and transaction statements have no plan. */
const hasPlan = ({ sql: text }: Statement): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text)

/** The parts of a plan whose cost grows with the table, as the database describes them. */
export const growingParts = async (store: Store, dialect: Dialect, statement: Statement): Promise<readonly string[]> =>
  hasPlan(statement) ? readers[dialect](store, statement) : []

const explain = async <Row>(store: Store, prefix: string, { sql: text, parameters }: Statement) =>
  (await store.executeQuery<Row>(CompiledQuery.raw(`${prefix} ${text}`, [...parameters]))).rows

/**
 * SQLite prints SEARCH for a lookup in an index or key, and SCAN for reading all rows. A SCAN in index order is fine with
 * `limit`, because it stops early.
 */
const sqliteParts = async (store: Store, statement: Statement): Promise<readonly string[]> => {
  const rows = await explain<{ readonly detail: string }>(store, 'explain query plan', statement)
  const isLimited = /\blimit\b/i.test(statement.sql)
  return rows
    .map(({ detail }) => detail)
    .filter((detail) => {
      if (findsUnclaimed(statement, detail)) return true
      const table = /^SCAN (?:TABLE )?(\w+)/.exec(detail)?.[1]
      if (table === undefined || small.has(table) || /VIRTUAL TABLE|CONSTANT ROW/.test(detail)) return false
      return !(isLimited && detail.includes('USING'))
    })
}

/** An index lookup of `user_id is null` alone matches half of the submissions: SQLite treats null as selective as a value. */
const findsUnclaimed = ({ sql: text }: Statement, detail: string): boolean =>
  /"user_id" is null/.test(text) && /^SEARCH submissions .*\(user_id=\?\)$/.test(detail)

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly PlanNode[]
}

/**
 * Keeps PostgreSQL from changing statistics by itself. Autovacuum would also truncate a table whose rows were all deleted, such as the outbox
 * after its mails, and the planner treats a table without pages as empty, whatever its statistics say.
 */
export const withoutAutovacuum = async (store: Store): Promise<void> => {
  for (const { name } of await store.introspection.getTables())
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(store)
}

/**
 * Makes PostgreSQL plan as if each table had a million rows; for a few rows it would choose sequential scans. Value
 * statistics still come from the few rows. `withoutAutovacuum` has to be called before.
 */
export const pretendLarge = async (store: Store): Promise<void> => {
  await sql`analyze`.execute(store)
  await sql`
    update pg_class set reltuples = 1000000, relpages = greatest(relpages, 1)
    where relkind in ('r', 'i') and relnamespace = current_schema()::regnamespace`.execute(store)
}

/** For smaller tables a sequential scan is the best plan. */
const fewRows = 10_000

const postgresParts = async (store: Store, statement: Statement): Promise<readonly string[]> => {
  type Explained = { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }
  const large = await sql<{ readonly name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples >= ${fewRows}`.execute(store)
  const names = new Set(large.rows.map(({ name }) => name))
  const rows = await explain<Explained>(store, 'explain (format json)', statement)
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => partsOf(Plan, false, names)))
}

const partsOf = (node: PlanNode, isLimited: boolean, large: ReadonlySet<string>): readonly string[] => {
  const type = node['Node Type']
  const table = node['Relation Name']
  const isFirstFew = isLimited && node.Filter === undefined
  const isWhole =
    (type === 'Seq Scan' && !isFirstFew) ||
    (/^Index (Only )?Scan$/.test(type) && node['Index Cond'] === undefined && !isLimited)
  const own = isWhole && table !== undefined && large.has(table) && !small.has(table) ? [`${type} on ${table}`] : []
  // Sorting and aggregating read all of their input, even below a Limit.
  const isStillLimited = type === 'Limit' || (isLimited && !/^Sort$|Aggregate|Hash/.test(type))
  return [...own, ...(node.Plans ?? []).flatMap((part) => partsOf(part, isStillLimited, large))]
}

const readers = { sqlite: sqliteParts, postgres: postgresParts } as const
