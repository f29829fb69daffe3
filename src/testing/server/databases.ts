/** The databases that the server has to work with: the same tests run over each. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { PhotoStore } from '#server/photos/photo-store.ts'
import { migratedTemplate } from './migrated-template.ts'

/** Where a server keeps its things: `databaseUrl` as in DATABASE_URL, null for SQLite in the folder. */
export type TestPlace = {
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Where photos are kept. Without it: in the folder. */
  readonly photos?: () => Promise<PhotoStore>
  /** How a process of its own is told where photos are kept. */
  readonly env?: Readonly<Record<string, string>>
  readonly remove: () => Promise<void>
}

export type TestDatabase = {
  readonly name: string
  readonly place: () => Promise<TestPlace>
  /** For tests of the migrations: no table is there. Elsewhere `place` is quicker, where the tables may be there already. */
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
  await command(`create database ${name} template ${template}`)
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
