/** Which tables a backup contains. A new table is a compile error until it is added here. */
import type { Tables } from '#server/store/database/tables.ts'

export type TableName = keyof Tables

type Archiving =
  | {
      /** The columns of the primary key, by which rows are ordered. */
      readonly key: readonly string[]
    }
  | { readonly leftOut: string }

/** Tables come after those that they refer to. */
const tables: Readonly<Record<TableName, Archiving>> = {
  installation: { key: ['only'] },
  users: { key: ['id'] },
  submissions: { key: ['id'] },
  content_texts: { key: ['content_version'] },
  consents: { key: ['submission_id', 'consent_id'] },
  photos: { key: ['submission_id', 'view'] },
  ratings: { key: ['submission_id'] },
  feedback: { key: ['id'] },
  complaints: { key: ['id'] },
  subscribers: { key: ['email_key', 'path'] },
  erasures: { key: ['id'] },
  sessions: {
    leftOut: 'After a restore people log in again: a session that was ended must not come back.',
  },
  tokens: { leftOut: 'They belong to sessions.' },
  resets: { leftOut: 'Reset links are valid for minutes, and a used one must not become valid again.' },
  reset_requests: { leftOut: 'Handled within seconds. After a restore nobody waits for the mail any more.' },
  outbox: { leftOut: 'Mails that were sent after the backup would be sent a second time.' },
  known_browsers: { leftOut: 'Browsers become known again with the next login.' },
  attempts: { leftOut: 'Counts of the last hour.' },
  quotas: { leftOut: 'Counts of the last two days.' },
  leases: { leftOut: 'They belong to running servers.' },
  job_outcomes: { leftOut: 'They describe the installation that made the backup.' },
  servers: { leftOut: 'Running servers.' },
  deleted_files: { leftOut: 'A backup contains only photo files that have a row in photos.' },
  restores: { leftOut: 'Empty whenever a server runs.' },
  migrations: { leftOut: 'Written when the database is opened. The manifest has their names.' },
}

export type ArchivedTable = { readonly name: TableName; readonly key: readonly string[] }

/** In the order in which their rows can be inserted. */
export const archivedTables: readonly ArchivedTable[] = (
  Object.entries(tables) as readonly (readonly [TableName, Archiving])[]
).flatMap(([name, archiving]) => ('key' in archiving ? [{ name, key: archiving.key }] : []))
