import type { Migration } from './migration.ts'

export const complaints: Migration = {
  name: '004_complaints',
  compatible: true,
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
}
