/** What of a result comes from the answers that a consent covers. */
import type { Migration } from './migration.ts'

export const consentDependents: Migration = {
  name: '014_consent_dependents',
  // An older server would leave it there when the consent is withdrawn.
  compatible: false,
  up: async ({ schema }) => {
    // Nullable: unknown for existing consents.
    await schema.alterTable('consents').addColumn('dependents', 'text').execute()
  },
}
