/** Submissions and their consents. */
import { scheduleFileDeletion } from './deleted-files.ts'
import { countUses, type QuotaUse, releaseUses } from './quotas.ts'
import { recordErasures } from '#server/store/operations/erasures.ts'
import type {
  ConsentRow,
  PhotoRow,
  Store,
  StoreTransaction,
  SubmissionRow,
  SummaryColumns,
} from '#server/store/database/tables.ts'

export type NewSubmission = Omit<SubmissionRow, 'user_id' | 'revision' | keyof SummaryColumns> & Partial<SummaryColumns>
export type NewConsent = Omit<ConsentRow, 'submission_id'>

export type NewRows = {
  readonly submission: NewSubmission
  readonly consents: readonly NewConsent[]
  /** Counted against daily quotas. */
  readonly uses?: readonly QuotaUse[]
}

/** `taken`: its idempotency key is in use. `full`: a daily quota is used up. */
export type InsertOutcome = 'stored' | 'taken' | 'full'

/** What is needed to recognise and answer a retry. */
export type Receipt = Pick<SubmissionRow, 'id' | 'created_at' | 'request_hash'>

/** Stores submissions in one transaction. Returns an outcome for each, in order. */
export const addSubmissions = (store: Store, added: readonly NewRows[]): Promise<readonly InsertOutcome[]> =>
  store.transaction().execute(async (transaction) => {
    // Retries of stored submissions do not count against quotas.
    const keys = added.map(({ submission }) => submission.idempotency_key)
    const known = await transaction
      .selectFrom('submissions')
      .select('idempotency_key')
      .where('idempotency_key', 'in', keys)
      .execute()
    const taken = new Set(known.map(({ idempotency_key }) => idempotency_key))
    const fresh = added.filter(({ submission }) => !taken.has(submission.idempotency_key))
    const counted = await countUses(
      transaction,
      fresh.map(({ uses = [] }) => uses),
    )
    const fitting = fresh.filter((_, at) => counted[at])
    const stored = await insertSubmissions(transaction, fitting)
    // Two submissions of this batch, or of another server, had the same key.
    const late = fitting.filter(({ submission }) => !stored.has(submission.id))
    await releaseUses(
      transaction,
      late.map(({ uses = [] }) => uses),
    )
    const fits = new Set(fitting)
    return added.map((rows) =>
      stored.has(rows.submission.id)
        ? 'stored'
        : fits.has(rows) || taken.has(rows.submission.idempotency_key)
          ? 'taken'
          : 'full',
    )
  })

/** Returns the ids of the stored submissions. The keys of the others were taken. */
const insertSubmissions = async (
  transaction: StoreTransaction,
  added: readonly NewRows[],
): Promise<ReadonlySet<string>> => {
  if (added.length === 0) return new Set()
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
}

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
 * Changes of a submission are serialised: the row is updated before it is read, which locks it in both databases. Undefined: the
 * submission does not exist (any more).
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
  changed: Pick<SubmissionRow, 'answers' | 'result' | keyof SummaryColumns>,
): Promise<void> => {
  await store.updateTable('submissions').set(changed).where('id', '=', id).execute()
}

/** An agreed consent is kept with the time of its withdrawal. A missing one is stored as declined. */
export const recordWithdrawal = async (
  store: Store,
  id: string,
  consent: Pick<NewConsent, 'consent_id' | 'version' | 'words'>,
  now: string,
): Promise<void> => {
  await store
    .insertInto('consents')
    .values({
      ...consent,
      submission_id: id,
      choice: 'declined',
      at: now,
      recorded_at: now,
      withdrawn_at: null,
      dependents: null,
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'consent_id']).doNothing())
    .execute()
  await store
    .updateTable('consents')
    .set({ withdrawn_at: now, dependents: null })
    .where('submission_id', '=', id)
    .where('consent_id', '=', consent.consent_id)
    .where('choice', '=', 'agreed')
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Deletes a submission with all that belongs to it, and records the erasure. Returns its photos, whose files can be deleted. */
export const deleteSubmission = async (store: Store, id: string, at: string): Promise<readonly PhotoRow[]> => {
  const photos = await changeSubmission(store, id, async (transaction) => {
    const held = await transaction.selectFrom('photos').selectAll().where('submission_id', '=', id).execute()
    await transaction.deleteFrom('submissions').where('id', '=', id).execute()
    await recordErasures(transaction, [{ kind: 'submission', key: id }], at)
    await scheduleFileDeletion(
      transaction,
      held.map(({ file }) => file),
      at,
    )
    return held
  })
  return photos ?? []
}

export type DeletedSubmissions = { readonly count: number; readonly files: readonly string[] }

/**
 * Deletes up to `limit` unclaimed submissions that were stored before `before`, the oldest first. `files` can be deleted. The
 * rows are updated before their photos are read, which makes concurrent uploads and claims wait; then they find no submission.
 * No erasure is recorded: after a restore the retention period is over as well.
 */
export const deleteUnclaimedBefore = (
  store: Store,
  before: string,
  limit: number,
  now: string,
): Promise<DeletedSubmissions> =>
  store.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('submissions')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('id', 'in', (old) =>
        old
          .selectFrom('submissions')
          .select('id')
          .where('user_id', 'is', null)
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(limit),
      )
      // Keeps submissions that were claimed since the sub-select. `coalesce` prevents SQLite from choosing the index of user_id,
      // with which it would scan all unclaimed rows.
      .where(({ eb, fn, val }) => eb(fn.coalesce('user_id', val('')), '=', ''))
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return { count: 0, files: [] }
    const photos = await transaction.selectFrom('photos').select('file').where('submission_id', 'in', ids).execute()
    await transaction.deleteFrom('submissions').where('id', 'in', ids).execute()
    const files = photos.map(({ file }) => file)
    await scheduleFileDeletion(transaction, files, now)
    return { count: ids.length, files }
  })

export const hasSubmissions = async (store: Store): Promise<boolean> =>
  (await store.selectFrom('submissions').select('id').limit(1).executeTakeFirst()) !== undefined
