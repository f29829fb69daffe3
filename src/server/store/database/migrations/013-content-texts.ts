/** Texts of consents, questions and options, once for each content version that visitors were shown. */
import type { Migration } from './migration.ts'

export const contentTexts: Migration = {
  name: '013_content_texts',
  compatible: true,
  up: async ({ schema }) => {
    await schema
      .createTable('content_texts')
      .addColumn('content_version', 'text', (column) => column.primaryKey().notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
  },
}
