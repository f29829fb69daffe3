/** The keys by which a refresh is recognised that is repeated because its reply was lost. */
import type { Migration } from './migration.ts'

export const refreshKeys: Migration = {
  name: '018_refresh_keys',
  // If the column is null, as in rows of an older server, the refresh cannot be repeated.
  compatible: true,
  up: async ({ schema }) => {
    await schema.alterTable('tokens').addColumn('key_hash', 'text').execute()
  },
}
