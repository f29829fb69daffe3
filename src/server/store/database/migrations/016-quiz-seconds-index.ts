/** The newest durations, without reading any row of the table. */
import type { Migration } from './migration.ts'

export const quizSecondsIndex: Migration = {
  name: '016_quiz_seconds_index',
  compatible: true,
  indexes: [
    {
      name: 'submissions_with_seconds',
      table: 'submissions',
      columns: ['created_at desc', 'seconds'],
      where: 'seconds is not null',
    },
  ],
}
