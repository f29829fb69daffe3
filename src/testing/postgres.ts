/**
 * The PostgreSQL of the tests: started once a run, gone at its end. Vitest runs this file as a global setup; a test asks
 * `databases` for a database of its own.
 */
import type { TestProject } from 'vitest/node'
import { makeMigratedTemplate } from './migrated-template.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Its user may make databases. */
    postgresUrl: string
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  // The tests end our server by force, never this database: it need not wait for the disk.
  const server = await startPostgres({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
  await makeMigratedTemplate(server.url)
  project.provide('postgresUrl', server.url)
  return server.remove
}
