import { sql } from 'kysely'
import type { Store } from './tables.ts'

/** Warns when PostgreSQL may lose acknowledged commits in a crash. Not an error, since an operator may have chosen it. */
export const durabilityWarning = async (store: Store): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'
    order by name`.execute(store)
  if (rows.length === 0) return []
  const settings = rows.map(({ name }) => `${name} = off`).join(', ')
  return [
    `Warning: PostgreSQL runs with ${settings}. If it or its machine fails, acknowledged answers can be lost. Turn it on, unless this is a test.`,
  ]
}
