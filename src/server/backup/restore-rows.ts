import { startFailure } from '#server/config/start-failure.ts'
import {
  countRows,
  deleteRows,
  insertRows,
  isEmptyTable,
  replaceInstallation,
  type Row,
} from '#server/store/operations/archive.ts'
import { type ArchivedTable, archivedTables } from '#server/store/operations/archived-tables.ts'
import { addErasures, type LoggedErasure } from '#server/store/operations/erasures.ts'
import { restoreContentTexts } from '#server/store/submissions/content-texts.ts'
import type { ContentTextsRow, Store, StoreTransaction } from '#server/store/database/tables.ts'
import type { Manifest } from './manifest.ts'
import { readPart } from './parts.ts'
import { trackProgress, type Print } from './progress.ts'

/** Tables that a started server fills, or with rows to keep: archived rows are merged into them. */
const mergedTables = new Set(['installation', 'content_texts', 'erasures'])

const replacedTables = archivedTables.filter(({ name }) => !mergedTables.has(name))

export const nonEmptyTables = async (store: Store): Promise<readonly string[]> => {
  const filled: string[] = []
  for (const { name } of replacedTables) if (!(await isEmptyTable(store, name))) filled.push(name)
  return filled
}

/** Deletes what an interrupted restore has left, beginning with the tables that refer to others. */
export const clearTables = async (store: Store): Promise<void> => {
  for (const table of replacedTables.toReversed()) while ((await deleteRows(store, table, 1000)) > 0);
}

export const restoreRows = async (folder: string, manifest: Manifest, store: Store, print: Print): Promise<void> => {
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
  const progress = trackProgress(print, 'rows', total)
  const withoutFile = new Set(manifest.photos.missing.map(({ file }) => file))
  for (const table of archivedTables) {
    const archived = manifest.tables.find(({ name }) => name === table.name)
    for (const part of archived?.files ?? []) {
      const rows = await readPart<Row>(folder, part.name)
      // Without its file, a row would be shown as a broken picture.
      const kept = table.name === 'photos' ? rows.filter(({ file }) => !withoutFile.has(String(file))) : rows
      await store.transaction().execute((transaction) => insert(transaction, table, kept))
      progress.advance(rows.length)
    }
    const lacking = table.name === 'photos' ? withoutFile.size : 0
    await compareCounts(store, table, (archived?.rows ?? 0) - lacking)
  }
}

/** Clears warnings of inactive accounts: owners may have logged in after the backup, so they are warned again before a deletion. */
const withoutWarnings = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => ('inactive_warned_at' in row ? { ...row, inactive_warned_at: null } : row))

/** The rows have the types of their table: a backup of this table has written them, and the archive was verified (verify-archive.ts). */
const insert = async (transaction: StoreTransaction, { name }: ArchivedTable, rows: readonly Row[]): Promise<void> => {
  if (name === 'installation') return replaceInstallation(transaction, rows)
  // They are inserted as not logged, so that they are written to this installation's log, too.
  if (name === 'erasures') return addErasures(transaction, rows as unknown as readonly LoggedErasure[])
  // A server may already have stored the texts of the current content.
  if (name === 'content_texts') return restoreContentTexts(transaction, rows as unknown as readonly ContentTextsRow[])
  return insertRows(transaction, name, name === 'users' ? withoutWarnings(rows) : rows)
}

const compareCounts = async (store: Store, { name }: ArchivedTable, expected: number): Promise<void> => {
  if (mergedTables.has(name)) return
  const found = await countRows(store, name)
  if (found === expected) return
  throw startFailure(`The restored table ${name} has ${found} rows instead of ${expected}. Run the restore again.`)
}
