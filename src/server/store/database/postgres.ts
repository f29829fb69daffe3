/** PostgreSQL, which several processes may share. Its package is loaded only when it is used. */
import { Kysely, PostgresDialect } from 'kysely'
import { startFailure } from '#server/config/start-failure.ts'
import type { Store, Tables } from './tables.ts'
import { errorCode, isUnreachable } from './unreachable.ts'

/** A query of a visitor is given up after a while; migrations, backup and restore take as long as they take. */
const queryLimits = { 'with time limit': { query_timeout: 15_000 }, 'without time limit': {} } as const

export type QueryLimit = keyof typeof queryLimits

export const openPostgres = async (connectionString: string, limit: QueryLimit = 'with time limit'): Promise<Store> => {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    ...queryLimits[limit],
    // A connection that is silent for long, as while an index is built, is not taken for a dead one on the way.
    keepAlive: true,
    application_name: 'quiz',
  })
  // A connection that breaks is replaced by the pool, and who was using it is told by its query. Without a listener, on
  // the pool for idle ones and on each for those in use, the event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => {
    connection.on('error', () => undefined)
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Why the first query failed, where an operator can mend it. The address itself has a password in it. */
export const explainPostgres = (error: unknown): unknown => {
  const code = errorCode(error)
  if (isUnreachable(error))
    return startFailure(`PostgreSQL at DATABASE_URL does not answer (${code}). Check the address, and that it runs.`)
  if (/^(28|3D|42501)/.test(code) && error instanceof Error)
    return startFailure(
      `PostgreSQL at DATABASE_URL refuses (${code}): ${error.message}. Check user, password and database.`,
    )
  if (code === '55P03')
    return startFailure(
      'PostgreSQL: the update of the database waited 10 seconds for a table that another connection uses. Nothing was changed. Wait until long queries and backups are over, then start again.',
    )
  return error
}
