/** One step in the history of the database schema. A step that has been released is never changed: a new one is added after it. */
import type { Store } from '#server/store/tables.ts'

export type Migration = {
  /** Ordered by its number and recorded in the table `migrations` once it is applied. */
  readonly name: string
  readonly up: (store: Store) => Promise<void>
}
