/** Records of deletions, so that a restored backup does not bring the data back, and the marker of an unfinished restore. */
import type { Migration } from './migration.ts'

export const erasures: Migration = {
  name: '012_erasures',
  // An older server would delete without a record, and start during an unfinished restore.
  compatible: false,
  up: async ({ schema }) => {
    await schema
      .createTable('erasures')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('logged_at', 'text')
      .execute()
    await schema.createIndex('erasures_by_time').on('erasures').column('at').execute()
    // Finds the few rows that are not in the erasure log yet, however large the table is.
    await schema.createIndex('erasures_by_logging').on('erasures').column('logged_at').execute()
    await schema
      .createTable('restores')
      .addColumn('archive', 'text', (column) => column.primaryKey().notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .execute()
  },
}
