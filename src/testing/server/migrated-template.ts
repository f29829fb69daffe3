/** Migrated, empty template databases: copying one is faster than running every migration. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type DatabaseLocation, openDatabase } from '#server/store/database/database.ts'

export const migratedTemplate = 'migrated'

/** The user of `url` needs the right to create databases. */
export const makeMigratedTemplate = async (url: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database ${migratedTemplate}`)
  await client.end()
  const databaseUrl = new URL(url)
  databaseUrl.pathname = `/${migratedTemplate}`
  const dataDir = mkdtempSync(join(tmpdir(), 'template-'))
  await migrateAll({ dataDir, databaseUrl: databaseUrl.href })
  rmSync(dataDir, { recursive: true, force: true })
}

/** Returns the data folder of the template. */
export const makeSqliteTemplate = async (): Promise<string> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'template-'))
  await migrateAll({ dataDir, databaseUrl: null })
  return dataDir
}

const migrateAll = async (place: DatabaseLocation): Promise<void> => {
  const database = await openDatabase(place, new Date(), () => undefined)
  // Each copy must get its own installation id.
  await database.store.deleteFrom('installation').execute()
  await database.close()
}
