/**
 * What the list of reports shows of a result. Earlier rows have none: the list reads their results one by one, as it did before
 * migration 008. Filling them in here would repeat in two dialects of SQL how a result is shown, or run code that changes with it.
 */
import type { Migration } from './migration.ts'

export const reportOverviews: Migration = {
  name: '017_report_overviews',
  // An older server would not update the overview when a consent is withdrawn.
  compatible: false,
  up: async ({ schema }) => {
    await schema.alterTable('submissions').addColumn('overview', 'text').execute()
  },
}
