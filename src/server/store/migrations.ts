/** The shape of the database, step by step. A step that has been released is never changed: a new one is added below it. */
import { type Kysely, sql } from 'kysely'
import { startFailure } from '#server/start-failure.ts'
import type { Store, Tables } from './tables.ts'

type Migration = { readonly name: string; readonly up: (store: Store) => Promise<void> }

const migrations: readonly Migration[] = [
  {
    name: '001_submissions',
    up: async ({ schema }) => {
      await schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
        .addColumn('request_hash', 'text', (column) => column.notNull())
        .addColumn('claim_hash', 'text', (column) => column.notNull())
        .addColumn('content_version', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('answers', 'text', (column) => column.notNull())
        .addColumn('result', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('revision', 'integer', (column) => column.notNull())
        .execute()
      await schema.createIndex('submissions_by_time').on('submissions').column('created_at').execute()
      await schema
        .createTable('consents')
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('consent_id', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('choice', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('recorded_at', 'text', (column) => column.notNull())
        .addColumn('withdrawn_at', 'text')
        .addPrimaryKeyConstraint('consents_key', ['submission_id', 'consent_id'])
        .execute()
      await schema
        .createTable('photos')
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('view', 'text', (column) => column.notNull())
        .addColumn('file', 'text', (column) => column.notNull().unique())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('photos_key', ['submission_id', 'view'])
        .execute()
    },
  },
  {
    name: '002_accounts',
    up: async ({ schema }) => {
      await schema
        .createTable('users')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('username', 'text', (column) => column.notNull())
        .addColumn('username_key', 'text', (column) => column.notNull().unique())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('birth_date', 'text')
        .addColumn('gender', 'text')
        .addColumn('chips', 'text')
        .execute()
      await schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('binding_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('ends_at', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('tokens')
        .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('used_at', 'text')
        .execute()
      await schema
        .createTable('resets')
        .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('html', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('next_try_at', 'text', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .execute()
      await schema
        .createTable('attempts')
        .addColumn('key', 'text', (column) => column.primaryKey().notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('since', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('ratings')
        .addColumn('submission_id', 'text', (column) =>
          column.primaryKey().notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('stars', 'integer', (column) => column.notNull())
        .addColumn('comment', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('feedback')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('email', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('subscribers')
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('subscribers_key', ['email_key', 'path'])
        .execute()
      await schema.createIndex('submissions_by_user').on('submissions').column('user_id').execute()
      await schema.createIndex('users_by_email').on('users').column('email_key').execute()
      await schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
      await schema.createIndex('tokens_by_session').on('tokens').column('session_id').execute()
      await schema.createIndex('resets_by_user').on('resets').column('user_id').execute()
      await schema.createIndex('outbox_by_time').on('outbox').column('next_try_at').execute()
    },
  },
  {
    name: '003_reset_requests',
    up: async ({ schema }) => {
      await schema
        .createTable('reset_requests')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
  {
    name: '004_complaints',
    up: async ({ schema }) => {
      await schema
        .createTable('complaints')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('email', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      await schema.createIndex('complaints_by_time').on('complaints').column('created_at').execute()
    },
  },
  {
    name: '005_photos_sent',
    up: async ({ schema }) => {
      // Of photos that are older, nobody knows what was sent.
      await schema.alterTable('photos').addColumn('sent', 'text').execute()
    },
  },
]

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
