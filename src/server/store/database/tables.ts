/** Row types. Columns use types of both SQLite and PostgreSQL: text and integer. JSON is text, times are ISO 8601 text in UTC. */
import type { Kysely, Transaction } from 'kysely'
import type { AttemptRow, KnownBrowserRow, ResetRequestRow, ResetRow, SessionRow, TokenRow } from './login-tables.ts'

/** What the list of reports shows of a result. null: written by a server of a version without these columns. */
export type SummaryColumns = {
  readonly answered: number | null
  readonly total: number | null
  /** Version of the content that the result was calculated with. */
  readonly result_version: string | null
  /** JSON of `ReportOverview`. */
  readonly overview: string | null
}

export type SubmissionRow = SummaryColumns & {
  readonly id: string
  readonly idempotency_key: string
  /** Hash of the request body: distinguishes a retry from another submission with the same key. */
  readonly request_hash: string
  /** Hash of the claim token. The token itself is never stored. */
  readonly claim_hash: string
  readonly content_version: string
  readonly created_at: string
  readonly answers: string
  readonly result: string
  /** How long the visitor was busy with the questions. null: unknown, or written by a server of a version without this column. */
  readonly seconds: number | null
  /** The account that has claimed it. */
  readonly user_id: string | null
  /** Number of changes. Incrementing it locks the row, so that changes are serialised. */
  readonly revision: number
}

export type ConsentRow = {
  readonly submission_id: string
  readonly consent_id: string
  readonly version: number
  readonly words: string
  readonly choice: string
  /** The server's time. Rows older than `content_texts` have the time of the device. */
  readonly at: string
  readonly recorded_at: string
  readonly withdrawn_at: string | null
  /** JSON of `Dependents`. null: older than this column, withdrawn, or nothing of the result comes from what it covers. */
  readonly dependents: string | null
}

export type PhotoRow = {
  readonly submission_id: string
  readonly view: string
  readonly file: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly created_at: string
  /** Hash of the uploaded bytes: distinguishes a retry from another picture. null: older than this column. */
  readonly sent: string | null
}

export type UserRow = {
  readonly id: string
  /** As typed at sign-up. */
  readonly username: string
  /** Lower case: two accounts never differ in case only. */
  readonly username_key: string
  readonly email: string
  /** Lower case. Not unique, so that signing up does not reveal whether an address has an account. */
  readonly email_key: string
  /** argon2id, with its parameters. */
  readonly password_hash: string
  readonly created_at: string
  readonly name: string
  /** YYYY-MM-DD */
  readonly birth_date: string | null
  readonly gender: string | null
  /** The products and brands that the user has entered: ProductChip[] as JSON. null: never changed. */
  readonly chips: string | null
  /** The day of the last login or refresh. null: not backfilled yet. */
  readonly last_active_at: string | null
  /** When the owner was warned that the unused account will be deleted. */
  readonly inactive_warned_at: string | null
}

/** A queued mail. Deleted once it is sent, permanently refused or too old. */
export type OutboxRow = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly created_at: string
  readonly next_try_at: string
  readonly tries: number
  /** The account of a reset link. The link is created when the mail is sent: the row never contains its secret. */
  readonly reset_user_id: string | null
  /** The id of its template. null: queued by a version without this column. */
  readonly template: string | null
  /** Only in mails that can be unsubscribed from. */
  readonly unsubscribe_token: string | null
}

/** How much of a daily quota is used. */
export type QuotaRow = {
  /** Hash of the subject and the day, so that the rows of two days cannot be linked. */
  readonly key: string
  /** YYYY-MM-DD, UTC. */
  readonly day: string
  /** A count or kilobytes, depending on the quota. */
  readonly amount: number
}

export type RatingRow = {
  readonly submission_id: string
  readonly stars: number
  readonly comment: string
  readonly updated_at: string
}

export type FeedbackRow = {
  readonly id: string
  readonly topic: string
  readonly message: string
  readonly email: string | null
  readonly created_at: string
}

export type ComplaintRow = {
  readonly id: string
  /** The code that the sender can quote. */
  readonly reference: string
  readonly topic: string
  readonly message: string
  readonly name: string | null
  readonly email: string | null
  readonly created_at: string
}

export type SubscriberRow = {
  readonly email_key: string
  readonly path: string
  readonly email: string
  readonly created_at: string
  /** The token of its unsubscribe link, the same for all rows of an address. null: not backfilled yet. */
  readonly token: string | null
}

/** One row: the installation that this database belongs to. */
export type InstallationRow = {
  /** Always 1. */
  readonly only: number
  readonly id: string
  readonly created_at: string
  /** See `Installation.hmacKey`: logs are not its only use. */
  readonly log_key: string
}

/** Lets one server at a time do something. The holder renews it; it expires at `until`. */
export type LeaseRow = { readonly name: string; readonly holder: string; readonly until: string }

/** The last outcome of each cleanup job, on any server. */
export type JobOutcomeRow = {
  readonly name: string
  readonly started_at: string
  readonly finished_at: string
  readonly outcome: 'ok' | 'failed' | 'stopped'
  /** Number of removed rows or files. */
  readonly removed: number
  /** A message for the operator. */
  readonly detail: string | null
}

/** A running server. It updates `seen_at` regularly. */
export type ServerRow = {
  readonly id: string
  readonly started_at: string
  readonly seen_at: string
  /** Equal for servers that share their photos. */
  readonly photo_place: string
}

/** A photo file that is to be deleted after `deleted_at`. The row is removed with the file. */
export type DeletedFileRow = { readonly file: string; readonly deleted_at: string }

/** An applied migration. */
export type MigrationRow = {
  readonly name: string
  readonly applied_at: string
  /** 1: servers that do not know this migration can use the database. 0 or null: they cannot. */
  readonly compatible: number | null
}

export type ErasureKind = 'account' | 'address' | 'subscriber' | 'submission' | 'photo' | 'consent' | 'rating'

/** A record that something was deleted. Kept until no backup can be older (`retention.backup_days`). */
export type ErasureRow = {
  readonly id: string
  readonly kind: ErasureKind
  /** A hash: see `erasureSubject`. */
  readonly subject: string
  readonly at: string
  /** When it was written to the erasure log outside of the database. null: not yet. */
  readonly logged_at: string | null
}

/** The texts that visitors of a content version were shown. */
export type ContentTextsRow = {
  readonly content_version: string
  /** JSON: see shown-texts.ts. */
  readonly texts: string
  readonly created_at: string
}

/** At most one row: an unfinished restore. No server starts while it is there. */
export type RestoreRow = {
  /** Checksum of the manifest: only the same archive may finish the restore. */
  readonly archive: string
  readonly made_at: string
  readonly started_at: string
}

export type Tables = {
  readonly submissions: SubmissionRow
  readonly consents: ConsentRow
  readonly photos: PhotoRow
  readonly users: UserRow
  readonly sessions: SessionRow
  readonly tokens: TokenRow
  readonly known_browsers: KnownBrowserRow
  readonly resets: ResetRow
  readonly reset_requests: ResetRequestRow
  readonly outbox: OutboxRow
  readonly attempts: AttemptRow
  readonly ratings: RatingRow
  readonly quotas: QuotaRow
  readonly feedback: FeedbackRow
  readonly complaints: ComplaintRow
  readonly subscribers: SubscriberRow
  readonly installation: InstallationRow
  readonly leases: LeaseRow
  readonly job_outcomes: JobOutcomeRow
  readonly servers: ServerRow
  readonly deleted_files: DeletedFileRow
  readonly erasures: ErasureRow
  readonly content_texts: ContentTextsRow
  readonly restores: RestoreRow
  readonly migrations: MigrationRow
}

export type Store = Kysely<Tables>
export type StoreTransaction = Transaction<Tables>
