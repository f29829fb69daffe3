/** The supported databases, for tests that run on each of them. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { isAll } from '#testing/long.ts'
import type { PhotoStore } from '#server/photos/photo-store.ts'
import { migratedTemplate } from './migrated-template.ts'

/** Where a server stores its data. `databaseUrl` as in DATABASE_URL; null for SQLite in `dataDir`. */
export type TestPlace = {
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Opens the photo store. Default: `dataDir`. */
  readonly photos?: () => Promise<PhotoStore>
  /** Environment variables that configure the photo store of a separate process. */
  readonly env?: Readonly<Record<string, string>>
  readonly remove: () => Promise<void>
}

export type TestDatabase = {
  readonly name: string
  readonly place: () => Promise<TestPlace>
  /** A database without tables, for tests of the migrations. `place` is faster, because it copies a migrated template. */
  readonly emptyPlace: () => Promise<TestPlace>
}

const folder = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
  return { dataDir, removeFolder: () => rmSync(dataDir, { recursive: true, force: true }) }
}

const emptySqlitePlace = async (): Promise<TestPlace> => {
  const { dataDir, removeFolder } = folder()
  return { dataDir, databaseUrl: null, remove: async () => removeFolder() }
}

const sqlitePlace = async (): Promise<TestPlace> => {
  const place = await emptySqlitePlace()
  copyFileSync(join(inject('sqliteTemplate'), 'quiz.db'), join(place.dataDir, 'quiz.db'))
  return place
}

const sqlite: TestDatabase = { name: 'SQLite', place: sqlitePlace, emptyPlace: emptySqlitePlace }

const postgresPlace = async (template: string): Promise<TestPlace> => {
  const { dataDir, removeFolder } = folder()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  // Copies files. The default writes every page to the log as well, and takes twice the time.
  await command(`create database ${name} template ${template} strategy file_copy`)
  url.pathname = `/${name}`
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      await command(`drop database ${name} with (force)`)
      removeFolder()
    },
  }
}

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  place: () => postgresPlace(migratedTemplate),
  emptyPlace: () => postgresPlace('template0'),
}

const command = async (text: string): Promise<void> => {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

export const databases: readonly TestDatabase[] = [sqlite, postgres]

/**
 * The databases on which a test file runs: one of the two in `npm test`, chosen by the name of the file, and both in
 * `npm run test:all`.
 * @param file its `import.meta.url`
 */
export const databasesFor = (file: string): readonly TestDatabase[] => (isAll ? databases : oneFor(file, databases))

/** One of the items, as a list, chosen by the name of the file: always the same for a file, and different ones across files. */
export const oneFor = <Item>(file: string, items: readonly Item[]): readonly Item[] => {
  const letters = [...basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return items.filter((_, at) => at === letters % items.length)
}
