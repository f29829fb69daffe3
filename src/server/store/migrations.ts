/** Brings a database up to the current schema, one migration after the other. */
import { type Kysely, sql } from 'kysely'
import { startFailure } from '#server/start-failure.ts'
import type { Store, Tables } from './tables.ts'
import { submissions } from './migrations/001-submissions.ts'
import { accounts } from './migrations/002-accounts.ts'
import { resetRequests } from './migrations/003-reset-requests.ts'
import { complaints } from './migrations/004-complaints.ts'
import { photosSent } from './migrations/005-photos-sent.ts'
import { installation } from './migrations/006-installation.ts'
import type { Migration } from './migrations/migration.ts'

/** In the order in which they are applied. */
const migrations: readonly Migration[] = [submissions, accounts, resetRequests, complaints, photosSent, installation]

/** Any number will do, as long as it is always the same one. */
const advisoryLock = 7_146_530_112

const startWriting = {
  sqlite: [sql`begin immediate`],
  postgres: [sql`begin`, sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`],
} as const

type Dialect = keyof typeof startWriting

/**
 * All missing steps in one transaction, or none. Two programs that start together wait for each other. Kysely's own
 * migrator is not used: over SQLite it takes no lock and no transaction.
 */
export const migrate = async (store: Kysely<Tables>, dialect: Dialect, now: Date): Promise<void> =>
  store.connection().execute(async (connection) => {
    for (const statement of startWriting[dialect]) await statement.execute(connection)
    try {
      await applyMissing(connection, now)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })

const applyMissing = async (store: Store, now: Date): Promise<void> => {
  await store.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
  const applied = new Set((await store.selectFrom('migrations').select('name').execute()).map(({ name }) => name))
  const known = new Set(migrations.map(({ name }) => name))
  const newer = [...applied].filter((name) => !known.has(name))
  if (newer.length > 0)
    throw startFailure(
      `The database was made by a newer version of this program (it has ${newer.join(', ')}). Start that version, or restore a backup from before the update.`,
    )
  for (const { name, up } of migrations.filter((migration) => !applied.has(migration.name))) {
    await up(store)
    await store.insertInto('migrations').values({ name, applied_at: now.toISOString() }).execute()
  }
}
