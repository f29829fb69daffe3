/** Requests for a reset link, which are handled after the response. */
import type { Migration } from './migration.ts'

export const resetRequests: Migration = {
  name: '003_reset_requests',
  compatible: true,
  up: async ({ schema }) => {
    await schema
      .createTable('reset_requests')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}
