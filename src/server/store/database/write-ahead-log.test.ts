/** What happens when an operator copies `quiz.db` by hand. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databases } from '#testing/server/databases.ts'
import { startServer, store } from '#testing/server/server.ts'
import { openDatabase } from './database.ts'
import { refuseForeignLog } from './foreign-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

test('after a stop quiz.db alone has everything that was stored', async () => {
  const place = await (databases[0] ?? expect.fail()).place()
  const server = await startServer(place)
  const { id } = await store(server)
  await server.close()
  expect(sizeOf(join(place.dataDir, 'quiz.db-wal'))).toBe(0)
  copyFileSync(join(place.dataDir, 'quiz.db'), join(folder, 'copy.db'))
  const copy = new Sqlite(join(folder, 'copy.db'))
  expect(copy.prepare('select id from submissions').all()).toEqual([{ id }])
  copy.close()
  await place.remove()
})

/** Leaves a log behind, as a killed server does. Returns the folder, and a copy of its quiz.db from before the last 200 rows. */
const killed = () => {
  const [live, left] = [join(folder, 'live'), join(folder, 'left')]
  for (const path of [live, left]) mkdirSync(path)
  const file = join(live, 'quiz.db')
  const database = new Sqlite(file)
  database.exec('pragma journal_mode = wal; create table rows (id text primary key, words text)')
  const insert = database.prepare('insert into rows values (?, ?)')
  const add = (from: number) => {
    for (let row = from; row < from + 200; row++) insert.run(`row ${(row * 7919) % 10_007}`, 'words '.repeat(500))
    database.exec('pragma wal_checkpoint(restart)')
  }
  add(0)
  copyFileSync(file, join(folder, 'older.db'))
  add(200)
  for (let row = 0; row < 20; row++) insert.run(`last ${row}`, 'words '.repeat(500))
  for (const name of ['quiz.db', 'quiz.db-wal']) copyFileSync(join(live, name), join(left, name))
  database.close()
  return { left, older: join(folder, 'older.db') }
}

test('after a kill quiz.db and its log are read together', async () => {
  const { left } = killed()
  await (await openDatabase({ dataDir: left, databaseUrl: null }, new Date())).close()
  expect(sizeOf(join(left, 'quiz.db-wal'))).toBe(0)
  const database = new Sqlite(join(left, 'quiz.db'))
  expect(database.prepare('select count(*) as rows from rows').all()).toEqual([{ rows: 420 }])
  database.close()
})

test('an older quiz.db beside the log of a killed server is refused, and both stay as they are', async () => {
  const { left, older } = killed()
  copyFileSync(older, join(left, 'quiz.db'))
  const log = readFileSync(join(left, 'quiz.db-wal'))
  await expect(openDatabase({ dataDir: left, databaseUrl: null }, new Date())).rejects.toMatchObject({
    name: 'StartFailure',
    message: expect.stringMatching(/quiz\.db and quiz\.db-wal do not belong together.*move quiz\.db-wal/) as string,
  })
  expect(readFileSync(join(left, 'quiz.db')).equals(readFileSync(older))).toBe(true)
  expect(readFileSync(join(left, 'quiz.db-wal')).equals(log)).toBe(true)
})

test('of a database that is too large to be checked, the operator is told so', () => {
  const { left, older } = killed()
  copyFileSync(older, join(left, 'quiz.db'))
  const lines: string[] = []
  refuseForeignLog(left, (line) => lines.push(line), 1024)
  expect(lines).toEqual([expect.stringMatching(/quiz\.db and quiz\.db-wal belong together was not checked/)])
})

test('the log of a killed server without its quiz.db is kept', async () => {
  const { left } = killed()
  rmSync(join(left, 'quiz.db'))
  const log = readFileSync(join(left, 'quiz.db-wal'))
  await expect(openDatabase({ dataDir: left, databaseUrl: null }, new Date())).rejects.toThrow(/do not belong together/)
  expect(readFileSync(join(left, 'quiz.db-wal')).equals(log)).toBe(true)
})
