/** Reports: the submissions of an account. */
import type { Store, StoreTransaction, SubmissionRow } from './tables.ts'

/** What a list of reports needs to know of each. */
export type ReportRow = Pick<SubmissionRow, 'id' | 'created_at' | 'result'> & { readonly photos: number }

const reports = (store: Store) =>
  store
    .selectFrom('submissions')
    .select(({ fn, selectFrom }) => [
      'submissions.id',
      'submissions.created_at',
      'submissions.result',
      selectFrom('photos')
        .select(fn.countAll<number | string>().as('photos'))
        .whereRef('photos.submission_id', '=', 'submissions.id')
        .as('photos'),
    ])

/** Newest first. */
export const reportsOf = async (store: Store, user_id: string): Promise<readonly ReportRow[]> => {
  const rows = await reports(store)
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(counted)
}

export const reportById = async (store: Store, id: string): Promise<ReportRow | undefined> => {
  const row = await reports(store).where('id', '=', id).executeTakeFirst()
  return row && counted(row)
}

/** PostgreSQL gives counts as text: they may be larger than a number holds. */
const counted = <Row extends { readonly photos: number | string | null }>(row: Row) => ({
  ...row,
  photos: Number(row.photos),
})

export const latestReport = (store: Store, user_id: string): Promise<SubmissionRow | undefined> =>
  store
    .selectFrom('submissions')
    .selectAll()
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** True for the one account that is first. */
export const claimSubmission = async (
  transaction: StoreTransaction,
  id: string,
  claim_hash: string,
  user_id: string,
): Promise<boolean> => {
  const claimed = await transaction
    .updateTable('submissions')
    .set(({ eb }) => ({ user_id, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('claim_hash', '=', claim_hash)
    .where('user_id', 'is', null)
    .returning('id')
    .execute()
  return claimed.length > 0
}
