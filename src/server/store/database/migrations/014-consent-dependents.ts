/** Which parts of a result come from the answers that a consent covers. */
import type { Migration } from './migration.ts'

export const consentDependents: Migration = {
  name: '014_consent_dependents',
  // An older server would leave these parts in the result when the consent is withdrawn.
  compatible: false,
  up: async ({ schema }) => {
    // Nullable: unknown for existing consents.
    await schema.alterTable('consents').addColumn('dependents', 'text').execute()
  },
}
