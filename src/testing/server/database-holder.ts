/** Another program that has the SQLite file open, as a backup, a copy or a shell would: a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Holder = { readonly release: () => Promise<void> }

const script = `
  import Sqlite from 'libsql'
  const database = new Sqlite(process.argv[1])
  database.exec(process.argv[2])
  database.prepare('select count(*) from submissions').get()
  process.stdout.write('holds')
  process.stdin.resume()
  process.stdin.on('end', () => {
    database.exec('commit')
    process.exit(0)
  })
`

/** `reader` keeps a snapshot of the database, `writer` keeps everybody else from writing, until it lets go. */
export const holdDatabase = async (dataDir: string, as: 'reader' | 'writer'): Promise<Holder> => {
  const begin = as === 'reader' ? 'begin' : 'begin immediate'
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, join(dataDir, 'quiz.db'), begin], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), ended])
  if (child.exitCode !== null) throw new Error(`The other program ended with ${child.exitCode}`)
  return {
    release: async () => {
      child.stdin.end()
      await ended
    },
  }
}
