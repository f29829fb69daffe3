import { type ExpressionBuilder } from 'kysely'
import type {
  ConsentRow,
  Store,
  StoreTransaction,
  SubmissionRow,
  SummaryColumns,
  Tables,
} from '#server/store/database/tables.ts'

export type ReportRow = Pick<SubmissionRow, 'id' | 'created_at' | keyof SummaryColumns> & { readonly photos: number }

/** A position in the list: after this report, which may have been deleted. */
export type ReportCursor = Pick<SubmissionRow, 'id' | 'created_at'>

const reports = (store: Store) =>
  store
    .selectFrom('submissions')
    .select(({ fn, selectFrom }) => [
      'submissions.id',
      'submissions.created_at',
      'submissions.answered',
      'submissions.total',
      'submissions.result_version',
      'submissions.overview',
      selectFrom('photos')
        .select(fn.countAll<number | string>().as('photos'))
        .whereRef('photos.submission_id', '=', 'submissions.id')
        .as('photos'),
    ])

/** Reports are listed newest first, so later entries have smaller keys. */
const afterCursor =
  ({ created_at, id }: ReportCursor) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, 'submissions'>) =>
    eb(refTuple('submissions.created_at', 'submissions.id'), '<', tuple(created_at, id))

/** Up to `limit` reports after `cursor`, newest first. */
export const reportsOf = async (
  store: Store,
  user_id: string,
  cursor: ReportCursor | null,
  limit: number,
): Promise<readonly ReportRow[]> => {
  const rows = await reports(store)
    .where('user_id', '=', user_id)
    .$if(cursor !== null, (query) => (cursor ? query.where(afterCursor(cursor)) : query))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(withPhotoCount)
}

export const reportById = async (store: Store, id: string): Promise<ReportRow | undefined> => {
  const row = await reports(store).where('id', '=', id).executeTakeFirst()
  return row && withPhotoCount(row)
}

/** PostgreSQL's driver returns counts (bigint) as text. */
const withPhotoCount = <Row extends { readonly photos: number | string | null }>(row: Row) => ({
  ...row,
  photos: Number(row.photos),
})

export const resultRow = (store: Store, id: string): Promise<Pick<SubmissionRow, 'result'> | undefined> =>
  store.selectFrom('submissions').select('result').where('id', '=', id).executeTakeFirst()

const idsPerPage = 200

/** The ids of all reports, newest first, read in pages while they are consumed. */
export async function* reportIdsOf(store: Store, user_id: string): AsyncGenerator<string> {
  for await (const ids of idPagesOf(store, user_id)) yield* ids
}

async function* idPagesOf(store: Store, user_id: string): AsyncGenerator<readonly string[]> {
  let cursor: ReportCursor | undefined
  do {
    const from: ReportCursor | undefined = cursor
    const page: readonly ReportCursor[] = await store
      .selectFrom('submissions')
      .select(['id', 'created_at'])
      .where('user_id', '=', user_id)
      .$if(from !== undefined, (query) => (from ? query.where(afterCursor(from)) : query))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(idsPerPage)
      .execute()
    if (page.length > 0) yield page.map(({ id }) => id)
    cursor = page.length < idsPerPage ? undefined : page.at(-1)
  } while (cursor)
}

type UserConsent = Pick<ConsentRow, 'consent_id' | 'choice' | 'at' | 'withdrawn_at'>

/** The consents of all reports. Not one query, because PostgreSQL may overestimate the reports of a user and read the whole table. */
export const consentsOfUser = async (store: Store, user_id: string): Promise<readonly UserConsent[]> => {
  const found: UserConsent[] = []
  for await (const ids of idPagesOf(store, user_id))
    found.push(
      ...(await store
        .selectFrom('consents')
        .select(['consent_id', 'choice', 'at', 'withdrawn_at'])
        .where('submission_id', 'in', ids)
        .orderBy('consent_id')
        .execute()),
    )
  return found
}

const newest = (store: Store, user_id: string) =>
  store
    .selectFrom('submissions')
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

/** The result of the newest report. Results and answers are large, so each is read only where it is needed. */
export const latestResult = (store: Store, user_id: string): Promise<Pick<SubmissionRow, 'result'> | undefined> =>
  newest(store, user_id).select('result').executeTakeFirst()

export const latestAnswers = (store: Store, user_id: string): Promise<Pick<SubmissionRow, 'answers'> | undefined> =>
  newest(store, user_id).select('answers').executeTakeFirst()

/** True for the first account that claims it. */
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
