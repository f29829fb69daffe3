/** Writes all rows of the archived tables from one snapshot. */
import {
  appliedMigrations,
  countRows,
  readPage,
  type Row,
  tablesIn,
  withSnapshot,
} from '#server/store/operations/archive.ts'
import { type ArchivedTable, archivedTables } from '#server/store/operations/archived-tables.ts'
import type { DatabaseLocation } from '#server/store/database/database.ts'
import type { Store } from '#server/store/database/tables.ts'
import { startFailure } from '#server/config/start-failure.ts'
import type { Manifest } from './manifest.ts'
import { writeParts } from './parts.ts'
import { type Progress, trackProgress, type Print } from './progress.ts'

const pageSize = 200

export type WrittenRows = Pick<Manifest, 'migrations' | 'tables'>

export const writeRows = (folder: string, location: DatabaseLocation, print: Print): Promise<WrittenRows> =>
  withSnapshot(location, async (snapshot) => {
    const { names, unknown } = await appliedMigrations(snapshot)
    // Unknown tables would be missing from the archive.
    if (unknown.length > 0)
      throw startFailure(
        `The database was made by a newer version of this program (it has ${unknown.join(', ')}). Make the backup with that version.`,
      )
    const present = await tablesIn(snapshot)
    const tables = archivedTables.filter(({ name }) => present.has(name))
    let total = 0
    for (const { name } of tables) total += await countRows(snapshot, name)
    const progress = trackProgress(print, 'rows', total)
    const written: WrittenRows['tables'][number][] = []
    for (const table of tables) written.push(await writeTable(folder, snapshot, table, progress))
    return { migrations: names, tables: written }
  })

const writeTable = async (
  folder: string,
  snapshot: Store,
  table: ArchivedTable,
  progress: Progress,
): Promise<WrittenRows['tables'][number]> => {
  const parts = writeParts(folder, `rows/${table.name}`)
  let rows = 0
  let last: Row | null = null
  for (;;) {
    const page: readonly Row[] = await readPage(snapshot, table, last, pageSize)
    await parts.add(page)
    rows += page.length
    progress.advance(page.length)
    if (page.length < pageSize) break
    last = page.at(-1) ?? null
  }
  return { name: table.name, rows, files: await parts.end() }
}
