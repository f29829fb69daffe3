import { setImmediate as turn } from 'node:timers/promises'
import { type InsertOutcome, addSubmissions, type NewRows } from './submissions.ts'
import type { Store } from '#server/store/database/tables.ts'
import { isUnreachable } from '#server/store/database/unreachable.ts'

type Waiting = {
  readonly rows: NewRows
  readonly settle: (added: InsertOutcome) => void
  readonly fail: (error: unknown) => void
}

const maxBatch = 32

/**
 * Returns a function that stores a submission and resolves after the commit. Submissions that arrive together share one
 * transaction, and so one wait for the disk.
 */
export const batchInserts = (store: Store): ((rows: NewRows) => Promise<InsertOutcome>) => {
  let waiting: readonly Waiting[] = []
  let isBusy = false

  const work = async (): Promise<void> => {
    isBusy = true
    while (waiting.length > 0) {
      // One turn of the event loop lets requests that have already arrived join the batch. It never waits for more.
      await turn()
      const batch = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      await storeTogether(store, batch)
    }
    isBusy = false
  }
  return (rows) =>
    new Promise((settle, fail) => {
      waiting = [...waiting, { rows, settle, fail }]
      if (!isBusy) void work()
    })
}

/** If one submission cannot be stored, each is tried alone. If the database is unreachable, all fail. */
const storeTogether = async (store: Store, batch: readonly Waiting[]): Promise<void> => {
  try {
    const added = await addSubmissions(
      store,
      batch.map(({ rows }) => rows),
    )
    for (const [at, outcome] of added.entries()) batch[at]?.settle(outcome)
  } catch (error) {
    if (batch.length > 1 && !isUnreachable(error)) for (const each of batch) await storeTogether(store, [each])
    else for (const { fail } of batch) fail(error)
  }
}
