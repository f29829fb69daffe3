/** The last outcome of each cleanup job, on any server. */
import type { JobOutcomeRow, Store } from '#server/store/database/tables.ts'

export const recordOutcome = async (store: Store, outcome: JobOutcomeRow): Promise<void> => {
  await store
    .insertInto('job_outcomes')
    .values(outcome)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(outcome))
    .execute()
}

export const jobOutcomes = (store: Store): Promise<JobOutcomeRow[]> =>
  store.selectFrom('job_outcomes').selectAll().orderBy('name').execute()
