/** What is stored. Only types that SQLite and PostgreSQL have in common: text and integer; JSON as text, times as ISO text. */
import type { Kysely, Transaction } from 'kysely'

export type SubmissionRow = {
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
  /** By the clock of the device. */
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
}

export type Tables = {
  readonly submissions: SubmissionRow
  readonly consents: ConsentRow
  readonly photos: PhotoRow
  readonly migrations: { readonly name: string; readonly applied_at: string }
}

export type Store = Kysely<Tables>
export type StoreTransaction = Transaction<Tables>
