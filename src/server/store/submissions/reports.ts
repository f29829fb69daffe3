/** Reports: the submissions of an account. */
import { type ExpressionBuilder } from 'kysely'
import type { Store, StoreTransaction, SubmissionRow, SummaryColumns, Tables } from '#server/store/database/tables.ts'

/** What a list of reports needs to know of each. */
export type ReportRow = Pick<SubmissionRow, 'id' | 'created_at' | keyof SummaryColumns> & { readonly photos: number }

/** A place in the list: behind this report, which may be gone by now. */
export type ReportPlace = Pick<SubmissionRow, 'id' | 'created_at'>

const reports = (store: Store) =>
  store
    .selectFrom('submissions')
    .select(({ fn, selectFrom }) => [
      'submissions.id',
      'submissions.created_at',
      'submissions.answered',
      'submissions.total',
      'submissions.result_version',
      selectFrom('photos')
        .select(fn.countAll<number | string>().as('photos'))
        .whereRef('photos.submission_id', '=', 'submissions.id')
        .as('photos'),
    ])

/** Later in the list than `place`. */
const behind =
  ({ created_at, id }: ReportPlace) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, 'submissions'>) =>
    eb(refTuple('submissions.created_at', 'submissions.id'), '<', tuple(created_at, id))

/** At most `limit`, newest first, from behind `place` on. */
export const reportsOf = async (
  store: Store,
  user_id: string,
  place: ReportPlace | null,
  limit: number,
): Promise<readonly ReportRow[]> => {
  const rows = await reports(store)
    .where('user_id', '=', user_id)
    .$if(place !== null, (query) => (place ? query.where(behind(place)) : query))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
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

export const resultOf = (store: Store, id: string): Promise<Pick<SubmissionRow, 'result'> | undefined> =>
  store.selectFrom('submissions').select('result').where('id', '=', id).executeTakeFirst()

const idsAtOnce = 200

/** The ids of all reports, newest first; read as they are asked for, so that there may be any number of them. */
export async function* reportIdsOf(store: Store, user_id: string): AsyncGenerator<string> {
  let place: ReportPlace | undefined
  do {
    const from: ReportPlace | undefined = place
    const page: readonly ReportPlace[] = await store
      .selectFrom('submissions')
      .select(['id', 'created_at'])
      .where('user_id', '=', user_id)
      .$if(from !== undefined, (query) => (from ? query.where(behind(from)) : query))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(idsAtOnce)
      .execute()
    for (const { id } of page) yield id
    place = page.length < idsAtOnce ? undefined : page.at(-1)
  } while (place)
}

const newest = (store: Store, user_id: string) =>
  store
    .selectFrom('submissions')
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

/** Of the newest report. Results and answers are large: neither is read with the other. */
export const latestResult = (store: Store, user_id: string): Promise<Pick<SubmissionRow, 'result'> | undefined> =>
  newest(store, user_id).select('result').executeTakeFirst()

export const latestAnswers = (store: Store, user_id: string): Promise<Pick<SubmissionRow, 'answers'> | undefined> =>
  newest(store, user_id).select('answers').executeTakeFirst()

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
