/** Copies a stored report in the database, for tests of long lists. */
import { sql } from 'kysely'
import type { Store } from '#server/store/database/tables.ts'

/** Ids are r1, r2, and so on; r1 and r901 have the same time. All copies are older than the original. */
export const copyReport = async (store: Store, id: string, copies: number): Promise<void> => {
  const columns = Object.keys(
    await store.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const own: Readonly<Record<string, string>> = {
    id: "'r' || i",
    idempotency_key: "'a-key-for-report-' || i",
    created_at: "'2025-01-01T00:00:00.' || (100 + i % 900) || 'Z'",
  }
  await sql`
    insert into submissions (${sql.join(columns.map((name) => sql.ref(name)))})
    with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(copies)})
    select ${sql.join(columns.map((name) => sql.raw(own[name] ?? name)))}
    from submissions, numbers where id = ${id}`.execute(store)
}
