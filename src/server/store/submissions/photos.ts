/** Rows of photos. The files are in the photo store. */
import { recordErasures } from '#server/store/operations/erasures.ts'
import { claimFile, scheduleFileDeletion } from './deleted-files.ts'
import { changeSubmission, consentsOf } from './submissions.ts'
import type { ConsentRow, PhotoRow, Store, StoreTransaction } from '#server/store/database/tables.ts'

export const photosOf = (store: Store, id: string): Promise<PhotoRow[]> =>
  store.selectFrom('photos').selectAll().where('submission_id', '=', id).orderBy('view').execute()

export const photoOf = (store: Store, id: string, view: string): Promise<PhotoRow | undefined> =>
  store.selectFrom('photos').selectAll().where('submission_id', '=', id).where('view', '=', view).executeTakeFirst()

/** `replaced`: the file of the previous photo of this view, which can be deleted. */
export type SavePhotoOutcome =
  | { readonly ok: true; readonly replaced: string | undefined }
  | { readonly ok: false; readonly reason: 'gone' | 'no_consent' }

/**
 * Inserts or replaces a photo whose file was reserved. `allowed` is called inside the transaction, because the consent may have
 * been withdrawn while the picture was processed.
 */
export const savePhoto = async (
  store: Store,
  photo: PhotoRow,
  allowed: (consents: readonly ConsentRow[]) => boolean,
): Promise<SavePhotoOutcome> => {
  const id = photo.submission_id
  const kept = await changeSubmission<SavePhotoOutcome>(store, id, async (transaction) => {
    if (!allowed(await consentsOf(transaction, id))) return { ok: false, reason: 'no_consent' }
    if (!(await claimFile(transaction, photo.file))) return { ok: false, reason: 'gone' }
    const former = await photoOf(transaction, id, photo.view)
    await transaction
      .insertInto('photos')
      .values(photo)
      .onConflict((conflict) => conflict.columns(['submission_id', 'view']).doUpdateSet(photo))
      .execute()
    if (former) await eraseFiles(transaction, [former.file], photo.created_at)
    return { ok: true, replaced: former?.file }
  })
  return kept ?? { ok: false, reason: 'gone' }
}

/** Deletes the photo of one view, or all photos. Returns the files that no longer have a row. */
export const deletePhotoRows = async (
  transaction: StoreTransaction,
  id: string,
  at: string,
  view?: string,
): Promise<readonly string[]> => {
  const which = transaction.deleteFrom('photos').where('submission_id', '=', id).returning('file')
  const rows = await (view === undefined ? which : which.where('view', '=', view)).execute()
  const files = rows.map(({ file }) => file)
  await eraseFiles(transaction, files, at)
  return files
}

/** Records the files, so that no restore brings them back. That includes a replaced photo, whose successor may be deleted later. */
const eraseFiles = async (transaction: StoreTransaction, files: readonly string[], at: string): Promise<void> => {
  const erased = files.map((file) => ({ kind: 'photo' as const, key: file }))
  await recordErasures(transaction, erased, at)
  await scheduleFileDeletion(transaction, files, at)
}

/** Those of `files` that belong to a photo. */
export const filesWithPhoto = async (store: Store, files: readonly string[]): Promise<ReadonlySet<string>> => {
  if (files.length === 0) return new Set()
  const rows = await store.selectFrom('photos').select('file').where('file', 'in', files).execute()
  return new Set(rows.map(({ file }) => file))
}

export const isFileReferenced = async (store: Store, file: string): Promise<boolean> =>
  (await store.selectFrom('photos').select('file').where('file', '=', file).executeTakeFirst()) !== undefined

/** Any `limit` files of photos. */
export const samplePhotoFiles = async (store: Store, limit: number): Promise<readonly string[]> => {
  const rows = await store.selectFrom('photos').select('file').limit(limit).execute()
  return rows.map(({ file }) => file)
}
