/** How long a visitor was busy with the quiz. */
import type { Migration } from './migration.ts'

export const quizSeconds: Migration = {
  name: '015_quiz_seconds',
  compatible: true,
  up: async ({ schema }) => {
    // Nullable: unknown for existing submissions.
    await schema.alterTable('submissions').addColumn('seconds', 'integer').execute()
  },
}
