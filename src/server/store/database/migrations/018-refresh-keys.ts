/** By which a repeated refresh is recognised whose reply was lost. */
import type { Migration } from './migration.ts'

export const refreshKeys: Migration = {
  name: '018_refresh_keys',
  // Null, also from an older server: the refresh cannot be repeated.
  compatible: true,
  up: async ({ schema }) => {
    await schema.alterTable('tokens').addColumn('key_hash', 'text').execute()
  },
}
