/** The last outcome of each cleanup job, on any server. Reasons are in the log and the database, not in this public response. */
import { jobOutcomes } from '#server/store/operations/job-outcomes.ts'
import type { JobOutcomeRow, Store } from '#server/store/database/tables.ts'

export type JobReport = {
  readonly name: string
  readonly last_finished: string | null
  readonly outcome: JobOutcomeRow['outcome'] | 'never'
}

/** Includes jobs that have never finished. Rejects when the database does not answer. */
export const cleanupReport = async (store: Store, jobs: readonly string[]): Promise<readonly JobReport[]> => {
  const outcomes = new Map((await jobOutcomes(store)).map((outcome) => [outcome.name, outcome]))
  return jobs.map((name) => {
    const last = outcomes.get(name)
    return { name, last_finished: last?.finished_at ?? null, outcome: last?.outcome ?? 'never' }
  })
}
