import { Kysely, PostgresDialect } from 'kysely'
import { startFailure } from '#server/config/start-failure.ts'
import type { Store, Tables } from './tables.ts'
import { errorCode, isUnreachable } from './unreachable.ts'

/** In ms. Requests have a time limit; migrations, backup and restore do not. */
const queryLimits = { 'with time limit': { query_timeout: 15_000 }, 'without time limit': {} } as const

export type QueryLimit = keyof typeof queryLimits

/** The package `pg` is loaded only when PostgreSQL is used. */
export const openPostgres = async (connectionString: string, limit: QueryLimit = 'with time limit'): Promise<Store> => {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    ...queryLimits[limit],
    // Firewalls may drop idle connections, such as one that waits while an index is built.
    keepAlive: true,
    application_name: 'quiz',
  })
  // The pool replaces broken connections, and running queries fail by themselves. But an 'error' event without a listener,
  // on the pool (idle connections) or on a connection (in use), would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => {
    connection.on('error', () => undefined)
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** A message for errors that an operator can fix. It leaves out the URL, which contains a password. */
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
