/** What a backup holds, decided for every table: a new table does not compile until it is decided here as well. */
import type { Tables } from '#server/store/database/tables.ts'

export type TableName = keyof Tables

type Archiving =
  | {
      /** The columns of the primary key: rows are read in their order. */
      readonly key: readonly string[]
    }
  | { readonly leftOut: string }

/** A table comes after those that its rows refer to. */
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
    leftOut: 'A login in a browser. After a restore people log in again: one that was ended must not come back.',
  },
  tokens: { leftOut: 'Of those logins.' },
  resets: { leftOut: 'Links to set a new password, which work for minutes. One that was used must not work again.' },
  reset_requests: { leftOut: 'Answered within seconds; after a restore it would send a mail that nobody waits for.' },
  outbox: { leftOut: 'Mails that wait. Those that left after the backup would be sent a second time.' },
  known_browsers: { leftOut: 'Browsers that have logged in. They do so again, as ones that are not known.' },
  attempts: { leftOut: 'Counts of the last hours.' },
  quotas: { leftOut: 'Counts of the last two days.' },
  leases: { leftOut: 'Of the servers that run just now.' },
  job_outcomes: { leftOut: 'Of the servers that run just now.' },
  servers: { leftOut: 'Of the servers that run just now.' },
  deleted_files: { leftOut: 'Files that are about to be deleted: a backup has no photo without its row.' },
  restores: { leftOut: 'Of this database, and empty whenever a server runs.' },
  migrations: { leftOut: 'Of the program that opens the database. The manifest has their names.' },
}

export type ArchivedTable = { readonly name: TableName; readonly key: readonly string[] }

/** In the order in which rows can be inserted. */
export const archivedTables: readonly ArchivedTable[] = (
  Object.entries(tables) as readonly (readonly [TableName, Archiving])[]
).flatMap(([name, archiving]) => ('key' in archiving ? [{ name, key: archiving.key }] : []))
