import { execFile, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitorOf } from '#testing/server/accounts.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'

const run = (what: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<{ code: number; out: string; err: string; event: object }>((done) => {
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(DATA_DIR|DATABASE_URL|PORT)$/.test(name)),
    )
    execFile(
      process.execPath,
      ['scripts/export.mjs', ...what],
      { env: { ...inherited, ...env } },
      (error, out, err) => {
        // The last line is the security event for the log.
        const [, messages = '', line = ''] = /^([^]*?)([^\n]*)\n$/.exec(err) ?? []
        done({ code: Number(error?.code ?? 0), out, err: messages, event: JSON.parse(line) as object })
      },
    )
  })

describe.each(databases)('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => new Date('2026-11-21T12:00:00.000Z') } })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const environment = () => ({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
  })

  test('feedback that was sent comes out while the server runs, and no formula with it', async () => {
    const topic = server.content.pages.feedback.fields.find(({ options }) => options)?.options?.[0]?.id
    const payload = { topic, message: '=HYPERLINK("http://evil.example","free")', email: 'a@example.com' }
    expect((await visitorOf(server).call('POST', '/feedback', { payload })).statusCode).toBe(201)
    const { code, out, err, event } = await run(['feedback'], environment())
    expect([code, err]).toEqual([0, ''])
    expect(event).toMatchObject({ event: 'operator_command', outcome: 'ok', command: 'export feedback' })
    expect(out).toBe(
      `"created_at","topic","message","email"\r\n"2026-11-21T12:00:00.000Z","${topic}","'=HYPERLINK(""http://evil.example"",""free"")","a@example.com"\r\n`,
    )
  })

  test('more than one page comes out whole and in order', async () => {
    const message = (at: number) => ({ id: `id-${at}`, topic: 'pages', message: `${at}`, email: null })
    const rows = Array.from({ length: 2100 }, (_, at) => ({ ...message(at), created_at: `2030-01-01 ${at % 7}` }))
    for (let at = 0; at < rows.length; at += 100)
      await server.database.store
        .insertInto('feedback')
        .values(rows.slice(at, at + 100))
        .execute()
    const { code, out } = await run(['feedback'], environment())
    await server.database.store.deleteFrom('feedback').where('topic', '=', 'pages').execute()
    const lines = out.split('\r\n').filter((line) => line.includes('"pages"'))
    expect([code, lines.length, new Set(lines).size]).toEqual([0, 2100, 2100])
    const times = lines.map((line) => line.slice(0, '"2030-01-01 0"'.length))
    expect(times).toEqual(times.toSorted())
  })

  test('complaints come out with the reference that their senders were told', async () => {
    const topic = server.content.pages.complaints.fields.find(({ options }) => options)?.options?.[0]?.id
    const payload = { topic, message: 'Too slow', name: '@Ada', email: 'a@example.com' }
    const reply = await visitorOf(server).call('POST', '/complaints', { payload })
    const { code, out } = await run(['complaints'], environment())
    expect([code, out]).toEqual([
      0,
      `"created_at","reference","topic","message","name","email"\r\n"2026-11-21T12:00:00.000Z","${reply.json<{ reference: string }>().reference}","${topic}","Too slow","'@Ada","a@example.com"\r\n`,
    ])
  })

  test('addresses for news come out with the path that they came from, and the links that stop the news', async () => {
    const [path] = server.content.pages.updates.paths
    const payload = { email: 'Ada@example.com', path: path?.route }
    await visitorOf(server).call('POST', '/updates', { payload })
    const [subscriber] = await server.database.store.selectFrom('subscribers').selectAll().execute()
    const links = [`unsubscribe#token=${subscriber?.token}`, `api/unsubscribe/${subscriber?.token}`]
    const { code, out } = await run(['subscribers'], { ...environment(), PUBLIC_URL: 'https://quiz.example' })
    const row = [
      '2026-11-21T12:00:00.000Z',
      path?.route,
      'Ada@example.com',
      ...links.map((link) => `https://quiz.example/${link}`),
    ]
    expect([code, out]).toEqual([
      0,
      `"created_at","path","email","unsubscribe_page","unsubscribe_one_click"\r\n${row.map((cell) => `"${cell}"`).join()}\r\n`,
    ])
  })
})

test('anything else is refused with what there is', async () => {
  const unknown = 'npm run export does not know the table constructor. Usage: npm run export -- --help\n'
  for (const [what, message] of [
    [[], 'Say what to export: feedback, complaints or subscribers.\n'],
    [['constructor'], unknown],
  ] as const) {
    const { code, out, err, event } = await run(what, {})
    expect(event).toMatchObject({ event: 'operator_command', outcome: 'failed' })
    expect([code, out, err]).toEqual([2, '', message])
  }
})

test('a folder without a database is named, and none is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'))
  const { code, err } = await run(['feedback'], { DATA_DIR: folder })
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^There is no database in ${folder} yet\\..*DATA_DIR`)),
  ])
  expect(() => readFileSync(join(folder, 'quiz.db'))).toThrow(/ENOENT/)
  rmSync(folder, { recursive: true })
})

test('a PostgreSQL that is not there is named, without its password', async () => {
  const { code, err } = await run(['feedback'], { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/quiz' })
  expect([code, err]).toEqual([1, expect.stringMatching(/^PostgreSQL at DATABASE_URL does not answer/)])
  expect(err).not.toContain('secret')
})

// /dev/full is a Linux device on which every write fails as on a full disk.
test.skipIf(!existsSync('/dev/full'))('an output that cannot be written is a failure', () => {
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/export.mjs', '--help'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(full)
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The output could not be written, and is not complete:/)])
})
