/** How each cleanup job ended last, on whichever server. The reason stands in the log and in the table, not in a public reply. */
import { jobOutcomes } from '#server/store/operations/job-outcomes.ts'
import type { JobOutcomeRow, Store } from '#server/store/database/tables.ts'
import { cleanupJobs } from './jobs.ts'

export type JobReport = {
  readonly name: string
  readonly last_finished: string | null
  readonly outcome: JobOutcomeRow['outcome'] | 'never'
}

/** Jobs that have never ended are in it too. It throws when the database does not answer. */
export const cleanupReport = async (store: Store): Promise<readonly JobReport[]> => {
  const outcomes = new Map((await jobOutcomes(store)).map((outcome) => [outcome.name, outcome]))
  return cleanupJobs.map(({ name }) => {
    const last = outcomes.get(name)
    return { name, last_finished: last?.finished_at ?? null, outcome: last?.outcome ?? 'never' }
  })
}
