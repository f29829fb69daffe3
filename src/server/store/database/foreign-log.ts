import { statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { startFailure } from '#server/config/start-failure.ts'
import { errorCode } from '#server/operations/error-code.ts'

/** In bytes, of quiz.db. The check reads the whole file: about a second for each 500 MB, several times as long on a slow disk. */
const mostBytes = 2 * 1024 ** 3

/**
 * After a kill, `quiz.db-wal` contains what is not in `quiz.db` yet. If `quiz.db` is then replaced, for example by an older copy, SQLite
 * would apply the log to it all the same. The mixture would work until something in it cannot be read. Throws a start failure in that
 * case, and changes nothing. Of a very large database it only prints that this was not checked.
 */
export const refuseForeignLog = (folder: string, print: (line: string) => void, mostChecked = mostBytes): void => {
  const file = join(folder, 'quiz.db')
  if (sizeOf(`${file}-wal`) === 0) return
  const size = sizeOf(file)
  if (size > mostChecked)
    return print(
      `The server was not stopped properly the last time. Whether quiz.db and quiz.db-wal belong together was not checked, because quiz.db has more than ${mostChecked / 1024 ** 3} GB. If you have put another quiz.db there: stop now, and put the one back that the log belongs to.`,
    )
  if (size > 0 && isConsistent(file)) return
  throw startFailure(
    `${file} and quiz.db-wal do not belong together, or are damaged. Nothing was changed. If another quiz.db was put there, such as an older copy: put the one back that the log belongs to, or move quiz.db-wal and quiz.db-shm away. Otherwise move quiz.db* and photos/ away, leave erasures/ where it is, and restore the newest backup with npm run restore.`,
  )
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/** Opens the file read-only, because a connection that can write copies the log into the file when it is closed. */
const isConsistent = (file: string): boolean => {
  const database = new Sqlite(file, { readonly: true })
  try {
    const [first] = database.prepare('pragma quick_check(1)').all() as readonly { readonly quick_check: string }[]
    return first?.quick_check === 'ok'
  } catch (error) {
    if (errorCode(error).startsWith('SQLITE_CORRUPT')) return false
    throw error
  } finally {
    database.close()
  }
}
