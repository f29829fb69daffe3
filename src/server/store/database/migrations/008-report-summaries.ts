/** Columns for the list of reports, so that it does not read the large results. */
import { PostgresAdapter, sql } from 'kysely'
import type { Migration } from './migration.ts'

const fields = {
  sqlite: {
    answered: sql`json_extract(result, '$.answered')`,
    total: sql`json_extract(result, '$.total')`,
    result_version: sql`json_extract(result, '$.content_version')`,
  },
  postgres: {
    answered: sql`(result::json ->> 'answered')::integer`,
    total: sql`(result::json ->> 'total')::integer`,
    result_version: sql`result::json ->> 'content_version'`,
  },
} as const

export const reportSummaries: Migration = {
  name: '008_report_summaries',
  compatible: true,
  up: async (store) => {
    for (const [name, type] of [
      ['answered', 'integer'],
      ['total', 'integer'],
      ['result_version', 'text'],
    ] as const)
      await store.schema.alterTable('submissions').addColumn(name, type).execute()
    const { answered, total, result_version } =
      fields[store.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite']
    // Only claimed submissions appear in lists. There may be many others, and most are deleted unclaimed.
    await sql`
      update submissions set answered = ${answered}, total = ${total}, result_version = ${result_version}
      where user_id is not null`.execute(store)
  },
}
