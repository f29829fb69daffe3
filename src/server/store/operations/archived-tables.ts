/** Which tables a backup contains. A new table is a compile error until it is added here. */
import type { Tables } from '#server/store/database/tables.ts'

export type TableName = keyof Tables

type Archiving =
  | {
      /** The columns of the primary key, by which rows are ordered. */
      readonly key: readonly string[]
    }
  | { readonly excludedBecause: string }

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
    excludedBecause: 'After a restore people log in again: a session that was ended must not come back.',
  },
  tokens: { excludedBecause: 'They belong to sessions.' },
  resets: { excludedBecause: 'Reset links are valid for minutes, and a used one must not become valid again.' },
  reset_requests: { excludedBecause: 'Handled within seconds. After a restore nobody waits for the mail any more.' },
  outbox: { excludedBecause: 'Mails that were sent after the backup would be sent a second time.' },
  known_browsers: { excludedBecause: 'Browsers become known again with the next login.' },
  attempts: { excludedBecause: 'Counts of the last hour.' },
  quotas: { excludedBecause: 'Counts of the last two days.' },
  leases: { excludedBecause: 'They belong to running servers.' },
  job_outcomes: { excludedBecause: 'They describe the installation that made the backup.' },
  servers: { excludedBecause: 'Running servers.' },
  deleted_files: { excludedBecause: 'A backup contains only photo files that have a row in photos.' },
  restores: { excludedBecause: 'Empty whenever a server runs.' },
  migrations: { excludedBecause: 'Written when the database is opened. The manifest has their names.' },
}

export type ArchivedTable = { readonly name: TableName; readonly key: readonly string[] }

/** In the order in which their rows can be inserted. */
export const archivedTables: readonly ArchivedTable[] = (
  Object.entries(tables) as readonly (readonly [TableName, Archiving])[]
).flatMap(([name, archiving]) => ('key' in archiving ? [{ name, key: archiving.key }] : []))
