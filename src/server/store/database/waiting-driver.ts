/**
 * SQLite's `busy_timeout` blocks the event loop while another program writes. This driver retries `begin immediate` with a timer
 * until it has the write lock.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type Sqlite from 'libsql'
import { errorCode } from '#server/operations/error-code.ts'

/** After this time the statement fails with SQLITE_BUSY, and the request is answered with 503. */
const maxWaitMs = 2000
const retryDelayMs = 10

/** If `beforeWrite` throws, nothing is written. */
export const waitingDriver = (driver: Driver, database: Sqlite.Database, beforeWrite: () => void): Driver => ({
  init: () => driver.init(),
  acquireConnection: async () => waitingConnection(await driver.acquireConnection(), database, beforeWrite),
  beginTransaction: () => begin(database, beforeWrite),
  commitTransaction: (connection) => driver.commitTransaction(connection),
  rollbackTransaction: async (connection) => {
    if (hasTransaction(database)) await driver.rollbackTransaction(connection)
  },
  releaseConnection: (connection) => driver.releaseConnection(connection),
  destroy: () => driver.destroy(),
})

/** SQLite rolls a transaction back by itself after some errors, such as a full disk; another rollback would fail, and hide the error. */
const hasTransaction = (database: Sqlite.Database): boolean => database.inTransaction

/**
 * Only `begin immediate` is retried, with `exec`: in libsql any other statement that fails with SQLITE_BUSY stays in progress,
 * and then no transaction can be committed.
 */
const begin = async (database: Sqlite.Database, beforeWrite: () => void): Promise<void> => {
  beforeWrite()
  const end = performance.now() + maxWaitMs
  for (;;)
    try {
      database.exec('begin immediate')
      return
    } catch (error) {
      if (!errorCode(error).startsWith('SQLITE_BUSY') || performance.now() > end) throw error
      await wait(retryDelayMs)
    }
}

const writes: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])

const waitingConnection = (
  connection: DatabaseConnection,
  database: Sqlite.Database,
  beforeWrite: () => void,
): DatabaseConnection => ({
  executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    if (query.sql === 'begin immediate') {
      await begin(database, beforeWrite)
      return { rows: [] }
    }
    if (query.sql === 'rollback' && !hasTransaction(database)) return { rows: [] }
    if (hasTransaction(database) || !writes.has(query.query.kind)) return connection.executeQuery<Row>(query)
    await begin(database, beforeWrite)
    try {
      const result = await connection.executeQuery<Row>(query)
      database.exec('commit')
      return result
    } catch (error) {
      if (hasTransaction(database)) database.exec('rollback')
      throw error
    }
  },
  streamQuery: <Row>(query: CompiledQuery, chunkSize?: number) => connection.streamQuery<Row>(query, chunkSize),
})
