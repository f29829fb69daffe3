/** Holds a lock on the SQLite file from another process, as a backup tool or a database shell would. */
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

/** Until released, `reader` keeps a read snapshot open and `writer` blocks all other writers. */
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
