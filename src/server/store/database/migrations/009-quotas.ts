/** Daily quotas of networks, accounts and submissions. */
import type { Migration } from './migration.ts'

export const quotas: Migration = {
  name: '009_quotas',
  compatible: true,
  up: async ({ schema }) => {
    await schema
      .createTable('quotas')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('quotas_by_day').on('quotas').column('day').execute()
  },
}
