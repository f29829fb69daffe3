/** Finished quizzes and the choices that came with them. */
import { recordErasures } from './erasures.ts'
import type { ConsentRow, PhotoRow, Store, StoreTransaction, SubmissionRow } from './tables.ts'

export type NewSubmission = Omit<SubmissionRow, 'user_id' | 'revision'>
export type NewConsent = Omit<ConsentRow, 'submission_id'>

export type NewRows = { readonly submission: NewSubmission; readonly consents: readonly NewConsent[] }

/** What tells a second try from another submission, and answers it. */
export type Receipt = Pick<SubmissionRow, 'id' | 'created_at' | 'request_hash'>

/** Stores all that are given or nothing, and gives the ids of those that it stored: the keys of the others were taken. */
export const addSubmissions = (store: Store, added: readonly NewRows[]): Promise<ReadonlySet<string>> =>
  store.transaction().execute(async (transaction) => {
    const rows = await transaction
      .insertInto('submissions')
      .values(added.map(({ submission }) => ({ ...submission, user_id: null, revision: 0 })))
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .execute()
    const stored = new Set(rows.map(({ id }) => id))
    const consents = added.flatMap(({ submission: { id }, consents: choices }) =>
      stored.has(id) ? choices.map((choice) => ({ ...choice, submission_id: id })) : [],
    )
    if (consents.length > 0) await transaction.insertInto('consents').values(consents).execute()
    return stored
  })

export const receiptFor = (store: Store, key: string): Promise<Receipt | undefined> =>
  store
    .selectFrom('submissions')
    .select(['id', 'created_at', 'request_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export const submissionById = (store: Store, id: string): Promise<SubmissionRow | undefined> =>
  store.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()

export const consentsOf = (store: Store, id: string): Promise<ConsentRow[]> =>
  store.selectFrom('consents').selectAll().where('submission_id', '=', id).orderBy('consent_id').execute()

/**
 * One change of one submission at a time. The row is written before it is read, so that a second change waits, in both
 * databases. Undefined: there is no such submission (any more).
 */
export const changeSubmission = <Outcome>(
  store: Store,
  id: string,
  change: (transaction: StoreTransaction, submission: SubmissionRow) => Promise<Outcome>,
): Promise<Outcome | undefined> =>
  store.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('submissions')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const submission = await submissionById(transaction, id)
    return submission && change(transaction, submission)
  })

export const setAnswers = async (
  store: Store,
  id: string,
  { answers, result }: Pick<SubmissionRow, 'answers' | 'result'>,
): Promise<void> => {
  await store.updateTable('submissions').set({ answers, result }).where('id', '=', id).execute()
}

/** A yes stays on record with the time at which it was taken back. A choice that was never made becomes a no. */
export const recordWithdrawal = async (
  store: Store,
  id: string,
  consent: Pick<NewConsent, 'consent_id' | 'version' | 'words'>,
  now: string,
): Promise<void> => {
  await store
    .insertInto('consents')
    .values({ ...consent, submission_id: id, choice: 'declined', at: now, recorded_at: now, withdrawn_at: null })
    .onConflict((conflict) => conflict.columns(['submission_id', 'consent_id']).doNothing())
    .execute()
  await store
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('submission_id', '=', id)
    .where('consent_id', '=', consent.consent_id)
    .where('choice', '=', 'agreed')
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Ids of submissions without an account that were stored before `before`, the oldest first. */
export const unclaimedBefore = async (store: Store, before: string, limit: number): Promise<readonly string[]> => {
  const rows = await store
    .selectFrom('submissions')
    .select('id')
    .where('user_id', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** By its owner: a submission with everything that hangs on it. Gives the photos whose files are now nobody's. */
export const deleteSubmission = (store: Store, id: string, at: string): Promise<readonly PhotoRow[]> =>
  deleteIf(store, id, () => true, at)

/** The same when its time is over, unless an account has claimed it meanwhile. After a restore its time is over as well. */
export const deleteUnclaimedSubmission = (store: Store, id: string): Promise<readonly PhotoRow[]> =>
  deleteIf(store, id, ({ user_id }) => user_id === null)

const deleteIf = async (
  store: Store,
  id: string,
  mayGo: (submission: SubmissionRow) => boolean,
  erasedAt?: string,
): Promise<readonly PhotoRow[]> => {
  const photos = await changeSubmission(store, id, async (transaction, submission) => {
    if (!mayGo(submission)) return []
    const held = await transaction.selectFrom('photos').selectAll().where('submission_id', '=', id).execute()
    await transaction.deleteFrom('submissions').where('id', '=', id).execute()
    if (erasedAt !== undefined) await recordErasures(transaction, [{ kind: 'submission', of: id }], erasedAt)
    return held
  })
  return photos ?? []
}
