/**
 * Records of photo files that are to be deleted: their photos were deleted, or they are being written and have no photo yet. A
 * record is removed when the file is deleted or claimed by a photo. Files with neither a record nor a photo are orphans.
 */
import type { Store, StoreTransaction } from '#server/store/database/tables.ts'

/** Call before a file is written: it is deleted after `deadline` unless `claimFile` is called. */
export const reserveFile = async (store: Store, file: string, deadline: string): Promise<void> => {
  await store.insertInto('deleted_files').values({ file, deleted_at: deadline }).execute()
}

/** Call in the transaction that inserts the photo. False: the deadline has passed, and the file may be deleted. */
export const claimFile = async (transaction: StoreTransaction, file: string): Promise<boolean> => {
  const taken = await transaction.deleteFrom('deleted_files').where('file', '=', file).returning('file').execute()
  return taken.length > 0
}

/** Call in the transaction that deletes the photos, so that the files are deleted even after a crash. */
export const scheduleFileDeletion = async (
  transaction: StoreTransaction,
  files: readonly string[],
  deleted_at: string,
): Promise<void> => {
  for (let from = 0; from < files.length; from += perStatement)
    await transaction
      .insertInto('deleted_files')
      .values(files.slice(from, from + perStatement).map((file) => ({ file, deleted_at })))
      .onConflict((conflict) => conflict.column('file').doUpdateSet({ deleted_at }))
      .execute()
}

/** An account may have more files than a statement has variables: 32,766 in SQLite, 65,535 in PostgreSQL. */
const perStatement = 500

/** Call when the files have been deleted. */
export const removeDeletionRecords = async (store: Store, files: readonly string[]): Promise<void> => {
  if (files.length > 0) await store.deleteFrom('deleted_files').where('file', 'in', files).execute()
}

/** Files whose deadline has passed, the oldest first. */
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

/** Those of `files` that are to be deleted, now or later. */
export const filesScheduledForDeletion = async (
  store: Store,
  files: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (files.length === 0) return new Set()
  const rows = await store.selectFrom('deleted_files').select('file').where('file', 'in', files).execute()
  return new Set(rows.map(({ file }) => file))
}
