/**
 * Photo files that are to be deleted: those whose rows were deleted, and those that are being written and have no row yet. A
 * row here goes when the file is gone, or when a photo takes it. Whatever else has no row in `photos` cannot be explained.
 */
import type { Store, StoreTransaction } from '#server/store/database/tables.ts'

/** Before a file is written: should this process end before the photo has its row, the file is deleted after `deadline`. */
export const reserveFile = async (store: Store, file: string, deadline: string): Promise<void> => {
  await store.insertInto('deleted_files').values({ file, deleted_at: deadline }).execute()
}

/** With the row of the photo. False: the deadline has passed, and the file may be gone. */
export const claimFile = async (transaction: StoreTransaction, file: string): Promise<boolean> => {
  const taken = await transaction.deleteFrom('deleted_files').where('file', '=', file).returning('file').execute()
  return taken.length > 0
}

/** In the transaction that deletes the rows of these files: a wish to delete is never forgotten. */
export const scheduleFileDeletion = async (
  transaction: StoreTransaction,
  files: readonly string[],
  deleted_at: string,
): Promise<void> => {
  if (files.length === 0) return
  await transaction
    .insertInto('deleted_files')
    .values(files.map((file) => ({ file, deleted_at })))
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ deleted_at }))
    .execute()
}

/** The files are gone. */
export const removeDeletionRecords = async (store: Store, files: readonly string[]): Promise<void> => {
  if (files.length > 0) await store.deleteFrom('deleted_files').where('file', 'in', files).execute()
}

export const filesDueForDeletion = async (store: Store, now: string, limit: number): Promise<readonly string[]> => {
  const rows = await store
    .selectFrom('deleted_files')
    .select('file')
    .where('deleted_at', '<=', now)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
  return rows.map(({ file }) => file)
}

/** Which of these files are to be deleted, now or later. */
export const filesScheduledForDeletion = async (
  store: Store,
  files: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (files.length === 0) return new Set()
  const rows = await store.selectFrom('deleted_files').select('file').where('file', 'in', files).execute()
  return new Set(rows.map(({ file }) => file))
}
