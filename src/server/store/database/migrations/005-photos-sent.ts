/** The hash of the bytes that a photo was made of. */
import type { Migration } from './migration.ts'

export const photosSent: Migration = {
  name: '005_photos_sent',
  compatible: true,
  up: async ({ schema }) => {
    // Of photos that are older, nobody knows what was sent.
    await schema.alterTable('photos').addColumn('sent', 'text').execute()
  },
}
