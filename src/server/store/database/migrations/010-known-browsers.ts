/** Known browsers, details of sessions for their owner, and reset links that are created when their mail is sent. */
import type { Migration } from './migration.ts'

export const knownBrowsers: Migration = {
  name: '010_known_browsers',
  compatible: true,
  up: async ({ schema }) => {
    await schema
      .createTable('known_browsers')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('known_browsers_by_user')
      .on('known_browsers')
      .columns(['user_id', 'last_used_at'])
      .execute()
    await schema.createIndex('known_browsers_by_time').on('known_browsers').column('last_used_at').execute()
    // Nullable: unknown for existing sessions. One statement for each column, because SQLite adds one at a time.
    await schema.alterTable('sessions').addColumn('last_used_at', 'text').execute()
    await schema.alterTable('sessions').addColumn('browser', 'text').execute()
    await schema.alterTable('sessions').addColumn('system', 'text').execute()
    await schema.alterTable('sessions').addColumn('known_browser_hash', 'text').execute()
    await schema
      .alterTable('outbox')
      .addColumn('reset_user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .execute()
    await schema.createIndex('outbox_by_reset_user').on('outbox').column('reset_user_id').execute()
  },
}
