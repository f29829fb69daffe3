/** The `code` of a Node.js, SQLite or PostgreSQL error. Empty: none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
