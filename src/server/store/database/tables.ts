/** What is stored. Only types that SQLite and PostgreSQL have in common: text and integer; JSON as text, times as ISO text. */
import type { Kysely, Transaction } from 'kysely'
import type { AttemptRow, KnownBrowserRow, ResetRequestRow, ResetRow, SessionRow, TokenRow } from './login-tables.ts'

/** What the list of reports says of a result. null: written by a server that did not know these columns yet. */
export type SummaryColumns = {
  readonly answered: number | null
  readonly total: number | null
  /** Of the content that the result was worked out with. */
  readonly result_version: string | null
}

export type SubmissionRow = SummaryColumns & {
  readonly id: string
  readonly idempotency_key: string
  /** Of the body, to tell a second try from another submission under the same key. */
  readonly request_hash: string
  /** Of the claim token. The token itself is never stored. */
  readonly claim_hash: string
  readonly content_version: string
  readonly created_at: string
  readonly answers: string
  readonly result: string
  /** The account that has claimed it. */
  readonly user_id: string | null
  /** Counts the changes. To raise it is also what makes one change wait for another. */
  readonly revision: number
}

export type ConsentRow = {
  readonly submission_id: string
  readonly consent_id: string
  readonly version: number
  readonly words: string
  readonly choice: string
  /** By the clock of the server. Rows from before content_texts have the time of the device here. */
  readonly at: string
  readonly recorded_at: string
  readonly withdrawn_at: string | null
}

export type PhotoRow = {
  readonly submission_id: string
  readonly view: string
  readonly file: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly created_at: string
  /** The hash of the bytes that came: they tell a second try from another picture. */
  readonly sent: string | null
}

export type UserRow = {
  readonly id: string
  /** As it was typed at sign-up. */
  readonly username: string
  /** Small letters: two accounts never differ in capitals alone. */
  readonly username_key: string
  readonly email: string
  /** Small letters. Not unique: nobody learns by signing up that an address has an account. */
  readonly email_key: string
  /** argon2id, with its parameters. */
  readonly password_hash: string
  readonly created_at: string
  readonly name: string
  /** YYYY-MM-DD */
  readonly birth_date: string | null
  readonly gender: string | null
  /** ProductChip[] as JSON; null: never changed. */
  readonly chips: string | null
  /** The last login or refresh, to the day. null: not yet worked out. */
  readonly last_active_at: string | null
  /** When the owner was told that the account will be deleted because nobody uses it. */
  readonly inactive_warned_at: string | null
}

/** A mail that waits to be sent. Once sent, or refused for good, it is deleted. */
export type OutboxRow = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly created_at: string
  readonly next_try_at: string
  readonly tries: number
  /** The account that a reset link is for. The link is made when the mail is sent: the row never holds its secret. */
  readonly reset_user_id: string | null
  /** The id of its template. null: queued by a version that did not store it. */
  readonly template: string | null
  /** Of a mail that its reader can unsubscribe from. */
  readonly unsubscribe_token: string | null
}

/** How much was stored under a key in a day. */
export type QuotaRow = {
  /** A hash of who it was and the day: the rows of two days cannot be linked. */
  readonly key: string
  /** YYYY-MM-DD, UTC. */
  readonly day: string
  /** Pieces or kilobytes, as the key says. */
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
  /** What the sender quotes. */
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
  /** What its unsubscribe link holds: the same for all rows of an address. null: not yet worked out. */
  readonly token: string | null
}

/** One row: which installation this database belongs to. */
export type InstallationRow = {
  /** Always 1. */
  readonly only: number
  readonly id: string
  readonly created_at: string
  /** A secret: the key of hashes in logs. */
  readonly log_key: string
}

/** Something that one server at a time may do. Whoever holds it renews it; it is free again when `until` has passed. */
export type LeaseRow = { readonly name: string; readonly holder: string; readonly until: string }

/** How each cleanup job ended last, on whichever server. */
export type JobOutcomeRow = {
  readonly name: string
  readonly started_at: string
  readonly finished_at: string
  readonly outcome: 'ok' | 'failed' | 'stopped'
  /** How many rows or files were removed. */
  readonly removed: number
  /** What an operator has to know or do. */
  readonly detail: string | null
}

/** A server that runs on this database. `seen_at` is renewed while it lives. */
export type ServerRow = {
  readonly id: string
  readonly started_at: string
  readonly seen_at: string
  /** The same for servers that share their photos. */
  readonly photo_place: string
}

/** A photo file whose row was deleted on purpose. The row here goes when the file is gone. */
export type DeletedFileRow = { readonly file: string; readonly deleted_at: string }

/** A schema change that was applied. */
export type MigrationRow = {
  readonly name: string
  readonly applied_at: string
  /** 1: a server that does not know it keeps working on this database. 0 or null: it does not. */
  readonly compatible: number | null
}

export type ErasureKind = 'account' | 'address' | 'subscriber' | 'submission' | 'photo' | 'consent' | 'rating'

/** What a person has had deleted. It goes when no backup can be older any more (`retention.backup_days`). */
export type ErasureRow = {
  readonly id: string
  readonly kind: ErasureKind
  /** A hash, never what was deleted itself: see store/erasures.ts. */
  readonly subject: string
  readonly at: string
  /** When it was copied to the log outside of the database. null: not yet. */
  readonly logged_at: string | null
}

/** What visitors of one version of the content were shown. */
export type ContentTextsRow = {
  readonly content_version: string
  /** JSON: see shown-texts.ts. */
  readonly texts: string
  readonly created_at: string
}

/** At most one row: a restore that has begun and not ended. Until it ends, no server starts on this database. */
export type RestoreRow = {
  /** The checksum of the manifest: only the same archive may be restored to the end. */
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
