import type { Migration } from './migration.ts'

export const accounts: Migration = {
  name: '002_accounts',
  compatible: true,
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
}
