/** The hash of the uploaded bytes of a photo. */
import type { Migration } from './migration.ts'

export const photosSent: Migration = {
  name: '005_photos_sent',
  compatible: true,
  up: async ({ schema }) => {
    // Nullable: unknown for existing photos.
    await schema.alterTable('photos').addColumn('sent', 'text').execute()
  },
}
