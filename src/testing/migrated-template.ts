/** A PostgreSQL database with all tables and no rows: a test that copies it need not wait for every migration. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/store/database.ts'

export const migratedTemplate = 'migrated'

/** `url`: of a user who may make databases. */
export const makeMigratedTemplate = async (url: string): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database ${migratedTemplate}`)
  await client.end()
  const databaseUrl = new URL(url)
  databaseUrl.pathname = `/${migratedTemplate}`
  const dataDir = mkdtempSync(join(tmpdir(), 'template-'))
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl.href }, new Date(), () => undefined)
  // Each copy becomes an installation of its own.
  await database.store.deleteFrom('installation').execute()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}
