/** A change of the database schema. A released migration is never edited: add a new one instead. */
import type { Index } from '#server/store/database/indexes.ts'
import type { Store } from '#server/store/database/tables.ts'

export type Migration = {
  /** Begins with its number. Recorded in the table `migrations` once it is applied. */
  readonly name: string
  /**
   * True: servers that do not know this migration can go on using the database. That holds for new tables, nullable columns and
   * indexes, if the newer server treats null in a new column as "written by an older server". False: older servers refuse to
   * start, and all of them have to be stopped before the update.
   */
  readonly compatible: boolean
} & (
  | {
      /** Runs in one transaction with all other missing migrations: all are applied, or none. */
      readonly up: (store: Store) => Promise<void>
    }
  | {
      /** For tables that may be large: built after that transaction, on PostgreSQL without blocking other servers. */
      readonly indexes: readonly Index[]
    }
)
