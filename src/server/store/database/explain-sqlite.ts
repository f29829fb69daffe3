import { isStartFailure, startFailure } from '#server/config/start-failure.ts'
import { errorCode } from '#server/operations/error-code.ts'

/** A message for errors of the data folder, and of the database in it, that an operator can fix. */
export const explainSqlite = (error: unknown, folder: string): unknown => {
  if (isStartFailure(error)) return error
  const code = codeOf(error)
  if (/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)/.test(code))
    return startFailure(
      `The disk of the data folder ${folder} is full (${code}). Free some space on it, or move the folder to a larger disk and name it with DATA_DIR.`,
    )
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return startFailure(
      `The database ${folder}/quiz.db is damaged (${code}). Move quiz.db* and photos/ away, leave erasures/ where it is, and restore the newest backup with npm run restore.`,
    )
  if (code.startsWith('SQLITE_BUSY'))
    return startFailure(`Another program writes to ${folder}/quiz.db. Stop it, then start again.`)
  if (/^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR)|EACCES|EPERM|EROFS)/.test(code))
    return startFailure(
      `The data folder ${folder} cannot be used (${code}). It and the files in it have to belong to the user that runs this, on a disk that can be written to. Correct that, or choose another folder with DATA_DIR.`,
    )
  return error
}

/** libsql gives no code to an error of its own. */
const codeOf = (error: unknown): string =>
  errorCode(error) || (String(error).includes('Unable to open connection') ? 'SQLITE_CANTOPEN' : '')
