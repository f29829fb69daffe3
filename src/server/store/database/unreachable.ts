import { errorCode } from '#server/operations/error-code.ts'

/**
 * Temporary failures: the database or its disk cannot be reached, is busy or full, or its file is not in its place
 * (`file-in-place.ts`). The same request may succeed later. Matches Node.js error codes, SQLSTATE classes 08, 53 and 57P0 (PostgreSQL, appendix A) and SQLite result codes.
 */
export const isUnreachable = (error: unknown): boolean =>
  /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE|08|57P0|53|FILE_NOT_IN_PLACE|SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN))/.test(
    errorCode(error),
  ) ||
  (error instanceof Error && /timeout|Connection terminated|not queryable/i.test(error.message))

/** PostgreSQL rolled a transaction back because it and a concurrent one were in each other's way: the same request may succeed now. */
export const isCollision = (error: unknown): boolean => /^40(001|P01)$/.test(errorCode(error))
