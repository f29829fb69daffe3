import type { Migration } from './migration.ts'

export const submissions: Migration = {
  name: '001_submissions',
  compatible: true,
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
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
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
      .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id').onDelete('cascade'))
      .addColumn('view', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull().unique())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('photos_key', ['submission_id', 'view'])
      .execute()
  },
}
