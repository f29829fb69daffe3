/** Coordination of servers that share a database: installation id, leases, job outcomes, files to delete. */
import type { Migration } from './migration.ts'

export const installation: Migration = {
  name: '006_installation',
  compatible: true,
  up: async ({ schema }) => {
    await schema
      .createTable('installation')
      .addColumn('only', 'integer', (column) => column.primaryKey().notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('log_key', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('job_outcomes')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('finished_at', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('removed', 'integer', (column) => column.notNull())
      .addColumn('detail', 'text')
      .execute()
    await schema
      .createTable('servers')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('photo_place', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('deleted_files')
      .addColumn('file', 'text', (column) => column.primaryKey().notNull())
      .addColumn('deleted_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('deleted_files_by_time').on('deleted_files').column('deleted_at').execute()
  },
}
