import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { productContent, startServer, store, submit } from '#testing/server/server.ts'
import { batchInserts } from '#server/store/submissions/batches.ts'
import { explainFailure, openDatabase, openForReading } from './database.ts'
import { explainSqlite } from './explain-sqlite.ts'
import { explainPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { NewRows } from '#server/store/submissions/submissions.ts'
import { isUnreachable } from './unreachable.ts'

describe.each(databases)('over $name', ({ name, emptyPlace: makePlace }) => {
  let place: TestPlace
  beforeEach(async () => {
    place = await makePlace()
  })
  afterEach(() => place.remove())

  test('stored data survives a restart', async () => {
    const first = await startServer(place)
    const { id, submission, ask } = await store(first)
    const before = (await ask('GET')).json<unknown>()
    await first.close()
    const second = await startServer(place)
    const headers = { authorization: `Bearer ${submission.claim_token}` }
    const after = await second.app.inject({ url: `/api/quiz/submissions/${id}`, headers })
    expect(after.json()).toEqual(before)
    await second.close()
  })

  test('a retry after the quiz has changed gets the first response', async () => {
    const first = await startServer(place)
    const [body, key] = [submissionOf(first.content, first.version), randomKey()]
    const reply = await submit(first.app, body, key)
    await first.close()

    const { content } = await productContent()
    const changed = { ...content, quiz: { ...content.quiz, id: 'another-quiz' } }
    const second = await startServer(place, { content: changed })
    expect((await submit(second.app, body)).statusCode).toBe(422)
    const again = await submit(second.app, body, key)
    expect([again.statusCode, again.json()]).toEqual([201, reply.json()])
    await second.close()
  })

  test('a program that is older than the database refuses to start', async () => {
    const newer = await openDatabase(place, new Date())
    await newer.store
      .insertInto('migrations')
      .values({ name: '999_of_tomorrow', applied_at: 'later', compatible: null })
      .execute()
    await newer.close()
    await expect(openDatabase(place, new Date())).rejects.toThrow(
      /newer version of this program, .*\(it has 999_of_tomorrow\)/,
    )
  })

  test('a failed migration leaves nothing behind', async () => {
    const database = await openDatabase(place, new Date())
    await database.store.schema.dropTable('migrations').execute()
    await database.store.schema.dropTable('consents').execute()
    await database.store.schema.dropTable('photos').execute()
    await database.close()
    // The first migration fails, because its first table exists.
    await expect(openDatabase(place, new Date())).rejects.toThrow(/submissions/)
    await expect(openDatabase(place, new Date())).rejects.toThrow(/submissions/)
  })

  test('it has an installation id, which a restart does not change', async () => {
    const first = await openDatabase(place, new Date())
    const { installation } = first
    await first.close()
    expect(installation.id).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(Buffer.from(installation.hmacKey, 'base64url')).toHaveLength(32)
    const second = await openDatabase(place, new Date(Date.now() + 60_000))
    expect(second.installation).toEqual(installation)
    expect(await second.store.selectFrom('installation').selectAll().execute()).toHaveLength(1)
    await second.close()
  })

  test('ping resolves while it is open', async () => {
    const database = await openDatabase(place, new Date())
    await expect(database.ping()).resolves.toBeUndefined()
    await database.close()
    await expect(database.ping()).rejects.toThrow(/./)
  })

  test('a submission is stored completely or not at all, without affecting others in its batch', async () => {
    const server = await startServer(place)
    const add = batchInserts(server.database.store)
    const rows = (id: string, consents: readonly string[], key = id): NewRows => ({
      submission: {
        id,
        idempotency_key: key,
        request_hash: 'x',
        claim_hash: 'x',
        content_version: 'x',
        created_at: 'x',
        seconds: null,
        answers: '[]',
        result: '{}',
      },
      consents: consents.map((consent_id) => ({
        consent_id,
        version: 1,
        words: 'x',
        choice: 'agreed',
        at: 'x',
        recorded_at: 'x',
        withdrawn_at: null,
        dependents: null,
      })),
    })
    const outcomes = await Promise.allSettled([
      add(rows('first', ['a'])),
      add(rows('twice-the-same-consent', ['a', 'a'])),
      add(rows('second-of-one-key', ['a'], 'first')),
      ...Array.from({ length: 70 }, (_, index) => add(rows(`more-${index}`, ['a', 'b']))),
    ])
    expect(outcomes.slice(0, 3)).toMatchObject([{ value: 'stored' }, { status: 'rejected' }, { value: 'taken' }])
    expect(outcomes.slice(3).filter((outcome) => outcome.status !== 'fulfilled' || outcome.value !== 'stored')).toEqual(
      [],
    )
    const stored = await server.database.store.selectFrom('submissions').select('id').execute()
    expect(stored.length).toBe(71)
    expect((await server.database.store.selectFrom('consents').selectAll().execute()).length).toBe(141)
    await server.close()
  })

  if (name === 'PostgreSQL')
    test('several servers that get the same submissions concurrently store each once', async () => {
      const servers = [await startServer(place), await startServer({ ...place, dataDir: `${place.dataDir}/other` })]
      const sent = Array.from({ length: 12 }, () => ({
        key: randomKey(),
        body: submissionOf(servers[0]?.content ?? expect.fail(), servers[0]?.version ?? ''),
      }))
      const replies = await Promise.all(
        servers.flatMap(({ app }, index) =>
          (index === 0 ? sent : sent.toReversed()).map(async ({ key, body }) => ({
            key,
            reply: await submit(app, body, key),
          })),
        ),
      )
      expect(new Set(replies.map(({ reply }) => reply.statusCode))).toEqual(new Set([201]))
      expect(new Set(replies.map(({ key, reply }) => `${key} ${reply.body}`)).size).toBe(sent.length)
      await Promise.all(servers.map((server) => server.close()))
    })

  if (name === 'PostgreSQL')
    test('a warning is printed when PostgreSQL does not wait for the disk, as in these tests', async () => {
      const printed: string[] = []
      await (await openDatabase(place, new Date(), (line) => printed.push(line))).close()
      expect(printed).toEqual([
        expect.stringMatching(
          /^Warning: PostgreSQL runs with fsync = off, full_page_writes = off, synchronous_commit = off\./,
        ),
      ])
    })

  if (name === 'PostgreSQL')
    test('servers that start together on an empty database migrate it once', async () => {
      const all = await Promise.all(Array.from({ length: 4 }, () => openDatabase(place, new Date())))
      const steps = await all[0]?.store.selectFrom('migrations').select('name').execute()
      expect(steps?.length).toBe(new Set(steps?.map((step) => step.name)).size)
      expect(new Set(all.map(({ installation }) => JSON.stringify(installation))).size).toBe(1)
      await Promise.all(all.map((database) => database.close()))
    })
})

describe('over SQLite', () => {
  let place: TestPlace
  beforeEach(async () => {
    place = await (databases[0] ?? expect.fail()).emptyPlace()
  })
  afterEach(() => place.remove())

  test('a second server on the same folder fails with instructions, and the first is not affected', async () => {
    const first = await openDatabase(place, new Date())
    await expect(openDatabase(place, new Date())).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(/already uses the data folder .*DATA_DIR.*DATABASE_URL/),
    })
    await expect(first.ping()).resolves.toBeUndefined()
    await first.close()
    await (await openDatabase(place, new Date())).close()
  })

  test('every commit waits for the disk, and only the owner can read the folder', async () => {
    mkdirSync(place.dataDir, { recursive: true })
    const { store: tables, close } = await openDatabase(place, new Date())
    const settings = await Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete'].map(
        async (name) => Object.values((await sql.raw(`pragma ${name}`).execute(tables)).rows[0] ?? {})[0],
      ),
    )
    expect(settings).toEqual(['wal', 2, 1, 1])
    expect(statSync(place.dataDir).mode & 0o777).toBe(0o700)
    await close()
  })

  test('a data folder that is a file is reported', async () => {
    const file = join(place.dataDir, 'file')
    writeFileSync(file, '')
    await expect(openDatabase({ ...place, dataDir: file }, new Date())).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(/data folder .*file cannot be used \(EEXIST\).*DATA_DIR/),
    })
  })
})

const nobody = 65_534

/** Root may write every file, so the folder is given to another user, and the work is done as that user. */
const withoutRoot = async (folder: string, work: () => Promise<void>): Promise<void> => {
  if (process.getuid?.() !== 0) return work()
  for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) chownSync(path, nobody, nobody)
  process.seteuid?.(nobody)
  try {
    await work()
  } finally {
    process.seteuid?.(0)
  }
}

describe('a SQLite database that cannot be used', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'unusable-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const location = () => ({ dataDir: folder, databaseUrl: null })

  test.each([
    [
      'is another kind of file',
      (file: string) => writeFileSync(file, 'not a database '.repeat(100)),
      /is damaged \(SQLITE_NOTADB\).*npm run restore/,
    ],
    ['is a folder', (file: string) => mkdirSync(file), /data folder .* cannot be used \(SQLITE_CANTOPEN\).*DATA_DIR/],
  ])('and %s is reported, at a start and beside a running server', async (_, make, message) => {
    make(join(folder, 'quiz.db'))
    const failure = { name: 'StartFailure', message: expect.stringMatching(message) as string }
    await expect(openDatabase(location(), new Date())).rejects.toMatchObject(failure)
    await expect(openForReading(location())).rejects.toMatchObject(failure)
  })

  test('and may only be read is reported at a start', async () => {
    await (await openDatabase(location(), new Date())).close()
    chmodSync(join(folder, 'quiz.db'), 0o400)
    await withoutRoot(folder, async () => {
      await expect(openDatabase(location(), new Date())).rejects.toMatchObject({
        name: 'StartFailure',
        message: expect.stringMatching(/cannot be used \(SQLITE_READONLY\)\. .*belong to the user/) as string,
      })
    })
  })

  test.each([
    ['SQLITE_FULL', /is full \(SQLITE_FULL\)\. Free some space/],
    ['SQLITE_IOERR_SHMSIZE', /is full \(SQLITE_IOERR_SHMSIZE\)\. Free some space/],
    ['SQLITE_READONLY', /cannot be used \(SQLITE_READONLY\)\. .*belong to the user.*DATA_DIR/],
    ['SQLITE_BUSY', /^Another program writes to .*quiz\.db\. Stop it/],
  ])('because of %s says what to do', (code, message) => {
    expect(explainSqlite(Object.assign(new Error('refused'), { code }), folder)).toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(message) as string,
    })
  })

  test('because of a mistake of ours keeps its stack', () => {
    const mistake = new TypeError('x is not a function')
    expect(explainSqlite(mistake, folder)).toBe(mistake)
  })
})

test('a failure of the database after it was opened is explained, too, and one of anything else is not', () => {
  const [full, lost, mistake] = ['SQLITE_FULL', 'ECONNRESET', 'EACCES'].map((code) =>
    Object.assign(new Error('refused'), { code }),
  )
  const [sqlite, postgres] = [null, 'postgres://me:secret@db/quiz'].map((databaseUrl) => ({
    dataDir: '/d',
    databaseUrl,
  }))
  expect(explainFailure(full, sqlite ?? expect.fail())).toMatchObject({
    name: 'StartFailure',
    message: expect.stringMatching(/is full/) as string,
  })
  expect(explainFailure(lost, postgres ?? expect.fail())).toMatchObject({
    message: expect.stringMatching(/PostgreSQL .* does not answer/) as string,
  })
  expect(explainFailure(mistake, sqlite ?? expect.fail())).toBe(mistake)
  expect(explainFailure(mistake, postgres ?? expect.fail())).toBe(mistake)
})

test('a rollback does not fail after SQLite has rolled back by itself, as on a full disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-'))
  const { store: tables, unlock } = openSqlite(folder)
  await sql`begin immediate`.execute(tables)
  await sql`rollback`.execute(tables)
  await expect(sql`rollback`.execute(tables)).resolves.toMatchObject({ rows: [] })
  await tables.destroy()
  unlock()
  rmSync(folder, { recursive: true })
})

test('a damaged lock is not taken for a damaged database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  writeFileSync(join(folder, 'lock'), 'no lock '.repeat(100))
  await expect(openDatabase({ dataDir: folder, databaseUrl: null }, new Date())).rejects.toMatchObject({
    name: 'StartFailure',
    message: expect.stringMatching(/lock is damaged .*Remove it/) as string,
  })
  rmSync(folder, { recursive: true })
})

test.each([
  ['sslmode=require', /does not support SSL connections/],
  ['sslrootcert=/no/such/file', /ENOENT.*\/no\/such\/file/],
])('a connection to PostgreSQL with %s that cannot be made is reported', async (setting, message) => {
  const databaseUrl = `${inject('postgresUrl')}?${setting}`
  await expect(openDatabase({ dataDir: '/nowhere', databaseUrl }, new Date())).rejects.toMatchObject({
    name: 'StartFailure',
    message: expect.stringMatching(message) as string,
  })
})

test.each([
  [Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })],
  [Object.assign(new Error('names do not match'), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })],
  [new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')],
])('%s says what to check', (error) => {
  expect(explainPostgres(error)).toMatchObject({
    name: 'StartFailure',
    message: expect.stringMatching(/password, sslmode and certificates/) as string,
  })
})

test('an unreachable PostgreSQL is reported without its password', async () => {
  const databaseUrl = 'postgres://me:secret@127.0.0.1:1/quiz'
  const failure: unknown = await openDatabase({ dataDir: '/nowhere', databaseUrl }, new Date()).catch(
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({ name: 'StartFailure', message: expect.stringMatching(/DATABASE_URL.*ECONNREFUSED/) })
  expect(String(failure)).not.toContain('secret')
})

test('a database that does not exist in PostgreSQL is reported', async () => {
  const place = await (databases[1] ?? expect.fail()).emptyPlace()
  const databaseUrl = `${place.databaseUrl}_of_nobody`
  await expect(openDatabase({ ...place, databaseUrl }, new Date())).rejects.toMatchObject({
    name: 'StartFailure',
    message: expect.stringMatching(/refuses \(3D000\): database .*does not exist/),
  })
  await place.remove()
})

test.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '57P01' }, true],
  [{ code: '53100' }, true],
  [{ code: 'SQLITE_FULL' }, true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [{ code: '23505' }, false],
  [{ code: 'SQLITE_CONSTRAINT' }, false],
  [new Error('a mistake of ours'), false],
  [null, false],
])('%o means that the database is unreachable: %s', (error, expected) => {
  expect(isUnreachable(error)).toBe(expected)
})
