/** Which photo is in which file. The pictures themselves are in the photo store. */
import { recordErasures } from '#server/store/operations/erasures.ts'
import { claimFile, scheduleFileDeletion } from './deleted-files.ts'
import { changeSubmission, consentsOf } from './submissions.ts'
import type { ConsentRow, PhotoRow, Store, StoreTransaction } from '#server/store/database/tables.ts'

export const photosOf = (store: Store, id: string): Promise<PhotoRow[]> =>
  store.selectFrom('photos').selectAll().where('submission_id', '=', id).orderBy('view').execute()

export const photoOf = (store: Store, id: string, view: string): Promise<PhotoRow | undefined> =>
  store.selectFrom('photos').selectAll().where('submission_id', '=', id).where('view', '=', view).executeTakeFirst()

/** `replaced` is the file that the new one stands for now, and that may go. */
export type SavePhotoOutcome =
  | { readonly ok: true; readonly replaced: string | undefined }
  | { readonly ok: false; readonly reason: 'gone' | 'no_consent' }

/**
 * Notes a photo whose file was announced, in place of the one it replaces. `allowed` is asked inside the change: a yes that was taken back while the
 * picture was being read does not let it in.
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
    if (former) await scheduleFileDeletion(transaction, [former.file], photo.created_at)
    return { ok: true, replaced: former?.file }
  })
  return kept ?? { ok: false, reason: 'gone' }
}

/** Forgets one photo, or all of them, and gives the files that are now nobody's. */
export const deletePhotoRows = async (
  transaction: StoreTransaction,
  id: string,
  at: string,
  view?: string,
): Promise<readonly string[]> => {
  const which = transaction.deleteFrom('photos').where('submission_id', '=', id).returning('file')
  const rows = await (view === undefined ? which : which.where('view', '=', view)).execute()
  const erased = rows.map(({ file }) => ({ kind: 'photo' as const, key: file }))
  await recordErasures(transaction, erased, at)
  const files = rows.map(({ file }) => file)
  await scheduleFileDeletion(transaction, files, at)
  return files
}

/** Which of these files a photo has. */
export const filesWithPhoto = async (store: Store, files: readonly string[]): Promise<ReadonlySet<string>> => {
  if (files.length === 0) return new Set()
  const rows = await store.selectFrom('photos').select('file').where('file', 'in', files).execute()
  return new Set(rows.map(({ file }) => file))
}

/** True while a row speaks of this file. */
export const isFileReferenced = async (store: Store, file: string): Promise<boolean> =>
  (await store.selectFrom('photos').select('file').where('file', '=', file).executeTakeFirst()) !== undefined
/** Some of the files that photos have, whichever. */
export const samplePhotoFiles = async (store: Store, limit: number): Promise<readonly string[]> => {
  const rows = await store.selectFrom('photos').select('file').limit(limit).execute()
  return rows.map(({ file }) => file)
}
