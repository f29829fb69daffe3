/**
 * The PostgreSQL of the tests, and the databases that they copy: made once a run, gone at its end. Vitest runs this file as a
 * global setup; a test asks `databases` for a database of its own.
 */
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeMigratedTemplate, makeSqliteTemplate } from './migrated-template.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Its user may make databases. */
    postgresUrl: string
    /** A data folder with a SQLite database to copy. */
    sqliteTemplate: string
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  // The tests end our server by force, never this database: it need not wait for the disk.
  const server = await startPostgres({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
  await makeMigratedTemplate(server.url)
  const sqliteTemplate = await makeSqliteTemplate()
  project.provide('postgresUrl', server.url)
  project.provide('sqliteTemplate', sqliteTemplate)
  return async () => {
    rmSync(sqliteTemplate, { recursive: true, force: true })
    await server.remove()
  }
}
