/**
 * Vitest global setup: starts PostgreSQL and creates the template databases once for each run. Tests get their own
 * database from `databases`.
 */
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeMigratedTemplate, makeSqliteTemplate } from './migrated-template.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Its user can create databases. */
    postgresUrl: string
    /** Data folder of the SQLite template. */
    sqliteTemplate: string
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  // Tests kill the product, but never this database server, so it need not flush to disk.
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
