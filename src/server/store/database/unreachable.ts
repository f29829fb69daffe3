/** Faults that pass: the same request may do well later, so a browser may try it again. */

/** The database, or its disk, is out of reach, busy or full. */
export const isUnreachable = (error: unknown): boolean =>
  /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE|08|57P0|53|SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN))/.test(
    errorCode(error),
  ) ||
  (error instanceof Error && /timeout|Connection terminated|not queryable/i.test(error.message))

/** The code of a fault of the system, of SQLite or of PostgreSQL. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
