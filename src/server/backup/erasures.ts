/** Repeats erasures in restored rows. */
import { deleteScheduledFiles } from '#server/photos/photo-files.ts'
import type { PhotoStore } from '#server/photos/photo-store.ts'
import type { QuizRules } from '#server/results/quiz-rules.ts'
import { startFailure } from '#server/config/start-failure.ts'
import { readPage, type Row } from '#server/store/operations/archive.ts'
import { archivedTables, type TableName } from '#server/store/operations/archived-tables.ts'
import type { Database } from '#server/store/database/database.ts'
import {
  eraseAccountById,
  erasePhoto,
  eraseRating,
  eraseSender,
  eraseSubscriber,
} from '#server/store/operations/erase.ts'
import { consentSubject, erasureSubject, type LoggedErasure } from '#server/store/operations/erasures.ts'
import { changeSubmission, deleteSubmission, submissionById } from '#server/store/submissions/submissions.ts'
import type { ErasureKind, Store } from '#server/store/database/tables.ts'
import { consentInVersion } from '#server/results/shown-texts.ts'
import { withdrawConsent } from '#server/results/withdraw-consent.ts'

export type ErasureTarget = {
  readonly database: Pick<Database, 'store'>
  /** That of the restored installation. */
  readonly hmacKey: string
  readonly photos: Pick<PhotoStore, 'delete'>
  readonly rules: QuizRules
}

/** Returns the time of the last erasure. Undefined: none. */
type ErasedAt = (kind: ErasureKind, key: string) => string | undefined

/**
 * Idempotent. Data that is newer than its erasure, such as a later rating, is kept. Returns the number of erased rows. The log
 * contains only hashes, so all rows are read and hashed to find matches.
 */
export const applyErasures = async (target: ErasureTarget, erasures: readonly LoggedErasure[]): Promise<number> => {
  const times = new Map<string, string>()
  for (const { kind, subject, at } of erasures) {
    const known = times.get(`${kind} ${subject}`)
    if (known === undefined || known < at) times.set(`${kind} ${subject}`, at)
  }
  const erasedAt: ErasedAt = (kind, key) => times.get(`${kind} ${erasureSubject({ kind, key }, target.hmacKey)}`)
  let found = 0
  for (const erase of Object.values(steps)) found += await erase(target, erasedAt)
  return found
}

type Step = (target: ErasureTarget, erasedAt: ErasedAt) => Promise<number>

/** A step that calls `erase` for the rows that have an erasure. `erase` returns the files to delete, or null when nothing was left to erase. */
const erasureStep =
  (
    table: TableName,
    kind: ErasureKind,
    keyOf: (row: Row) => string | null,
    erase: (target: ErasureTarget, row: Row, at: string) => Promise<readonly string[] | null>,
  ): Step =>
  async (target, erasedAt) => {
    let found = 0
    for await (const row of rowsOf(target.database.store, table)) {
      const key = keyOf(row)
      const at = key === null ? undefined : erasedAt(kind, key)
      if (at === undefined) continue
      const files = await erase(target, row, at)
      if (files === null) continue
      await deleteScheduledFiles(target.database.store, target.photos, files)
      found += 1
    }
    return found
  }

const text = (row: Row, column: string): string => String(row[column])

const steps: Readonly<Record<ErasureKind, Step>> = {
  account: erasureStep(
    'users',
    'account',
    (row) => text(row, 'id'),
    ({ database }, row, at) => eraseAccountById(database.store, text(row, 'id'), at),
  ),
  submission: erasureStep(
    'submissions',
    'submission',
    (row) => text(row, 'id'),
    async ({ database }, row, at) =>
      (await deleteSubmission(database.store, text(row, 'id'), at)).map(({ file }) => file),
  ),
  photo: erasureStep(
    'photos',
    'photo',
    (row) => text(row, 'file'),
    async ({ database }, row) => {
      await erasePhoto(database.store, text(row, 'file'))
      return [text(row, 'file')]
    },
  ),
  consent: erasureStep(
    'consents',
    'consent',
    (row) => consentSubject(text(row, 'submission_id'), text(row, 'consent_id')),
    async ({ database, rules }, row, at) => {
      // The consent was withdrawn before the backup, or given again after the erasure.
      if (row['choice'] !== 'agreed' || row['withdrawn_at'] !== null || text(row, 'recorded_at') > at) return null
      const id = text(row, 'consent_id')
      const submission = await submissionById(database.store, text(row, 'submission_id'))
      const consent =
        rules.consents.find((one) => one.id === id) ??
        (submission && (await consentInVersion(database.store, submission.content_version, id)))
      if (!consent)
        throw startFailure(
          `The consent “${id}” was withdrawn, but neither this content nor the backup has its text, so it is unknown what it covered. Restore with the content of that time (CONTENT_DIR).`,
        )
      const files = await changeSubmission(database.store, text(row, 'submission_id'), (transaction, submission) =>
        withdrawConsent(transaction, rules, submission, consent, at),
      )
      return files ?? []
    },
  ),
  rating: erasureStep(
    'ratings',
    'rating',
    (row) => text(row, 'submission_id'),
    async ({ database }, row, at) => {
      await eraseRating(database.store, text(row, 'submission_id'), at)
      return []
    },
  ),
  subscriber: erasureStep(
    'subscribers',
    'subscriber',
    (row) => text(row, 'email_key'),
    async ({ database }, row, at) => {
      await eraseSubscriber(database.store, text(row, 'email_key'), at)
      return []
    },
  ),
  address: async (target, erasedAt) => {
    const { store } = target.database
    const subscribers = erasureStep(
      'subscribers',
      'address',
      (row) => text(row, 'email_key'),
      async (_, row, at) => {
        await eraseSubscriber(store, text(row, 'email_key'), at)
        return []
      },
    )
    const senders = erasureStep(
      'feedback',
      'address',
      (row) => (row['email'] === null ? null : text(row, 'email')),
      async (_, row, at) => {
        await eraseSender(store, text(row, 'email'), at)
        return []
      },
    )
    return (await subscribers(target, erasedAt)) + (await senders(target, erasedAt))
  },
}

const pageSize = 500

/** The pages are read by key, so that rows can be deleted during the iteration. */
async function* rowsOf(store: Store, name: TableName): AsyncGenerator<Row> {
  const table = archivedTables.find((one) => one.name === name)
  if (!table) throw new Error(`${name} is not archived`)
  let last: Row | null = null
  for (;;) {
    const page: readonly Row[] = await readPage(store, table, last, pageSize)
    yield* page
    if (page.length < pageSize) return
    last = page.at(-1) ?? null
  }
}
