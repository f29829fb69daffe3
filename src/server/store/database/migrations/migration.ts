/** One step in the history of the database schema. A step that has been released is never changed: a new one is added after it. */
import type { Index } from '#server/store/database/indexes.ts'
import type { Store } from '#server/store/database/tables.ts'

export type Migration = {
  /** Ordered by its number and recorded in the table `migrations` once it is applied. */
  readonly name: string
  /**
   * True: a server that does not know this migration keeps working on the database. That holds for new tables, nullable columns
   * and indexes, as long as the newer server takes null in a new column for "written by an older server". False: it refuses
   * to start, and every older server has to be stopped before the update.
   */
  readonly compatible: boolean
} & (
  | {
      /** Runs in one transaction with all others that are missing: none of them is applied unless all are. */
      readonly up: (store: Store) => Promise<void>
    }
  | {
      /** For tables that may be large: built after that transaction, on PostgreSQL without holding up other servers. */
      readonly indexes: readonly Index[]
    }
)
