import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { ClientBase, Pool } from 'pg'
import { startFailure } from '#server/config/start-failure.ts'
import type { Store, Tables } from './tables.ts'
import { errorCode } from '#server/operations/error-code.ts'
import { isUnreachable } from './unreachable.ts'

/** Requests have a time limit; migrations, backup and restore do not. */
export type QueryLimit = 'with time limit' | 'without time limit'

/** When the server stops waiting. PostgreSQL itself stops the query a little earlier, and rolls back abandoned transactions later. */
const queryTimeoutMs = 15_000
const limitsFor = (timeoutMs: number) => ({
  query_timeout: timeoutMs,
  // These are not set as parameters of the connection, because PgBouncer would refuse them.
  onConnect: async (connection: ClientBase) => {
    await connection.query(
      `set statement_timeout = ${Math.round(0.9 * timeoutMs)}; set idle_in_transaction_session_timeout = ${2 * timeoutMs}`,
    )
  },
})

/** The package `pg` is loaded only when PostgreSQL is used. */
export const openPostgres = async (
  connectionString: string,
  limit: QueryLimit = 'with time limit',
  timeoutMs: number = queryTimeoutMs,
): Promise<Store> => {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    ...(limit === 'with time limit' && limitsFor(timeoutMs)),
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
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutTimedOut(pool) }) })
}

/**
 * After `query_timeout` the package `pg` only stops waiting. PostgreSQL goes on, and the next user of the connection would be inside a
 * transaction that nobody commits. So the pool closes such a connection, and PostgreSQL rolls back.
 */
const withoutTimedOut = (pool: Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect()
    let timeout: Error | undefined
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      if (timeout) throw timeout
      try {
        return await client.query(text, values)
      } catch (error) {
        if (error instanceof Error && error.message === 'Query read timeout') timeout = error
        throw error
      }
    }
    return { query: query as PostgresPoolClient['query'], release: () => client.release(timeout) }
  },
  end: () => pool.end(),
})

/** Codes of Node.js and OpenSSL: the file of a certificate cannot be read, or a certificate is not trusted. */
const ofConnection = /^(ENOENT|EACCES|ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/

/** A message for errors that an operator can fix. It leaves out the URL, which contains a password. */
export const explainPostgres = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const code = errorCode(error)
  if (isUnreachable(error))
    return startFailure(
      `PostgreSQL at DATABASE_URL does not answer (${code || error.message}). Check the address, and that it runs.`,
    )
  if (ofConnection.test(code) || /^SASL|SSL connection/.test(error.message))
    return startFailure(
      `PostgreSQL at DATABASE_URL cannot be connected to (${error.message}). Check password, sslmode and certificates.`,
    )
  if (/^(28|3D|42501)/.test(code))
    return startFailure(
      `PostgreSQL at DATABASE_URL refuses (${code}): ${error.message}. Check user, password and database.`,
    )
  if (code === '55P03')
    return startFailure(
      'PostgreSQL: the update of the database waited 10 seconds for a table that another connection uses. Nothing was changed. Wait until long queries and backups are over, then start again.',
    )
  return error
}
