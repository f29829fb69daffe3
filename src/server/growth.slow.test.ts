/** Every route and cleanup job finds its rows by an index, so it does not slow down as tables grow. `npm run bench -- growth` measures times. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { everyCall, routesOf } from '#testing/server/every-call.ts'
import { createCapture, type Statement } from '#testing/growth/capture.ts'
import { growingParts, pretendLarge, withoutAutovacuum } from '#testing/growth/plans.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { openForReading } from './store/database/database.ts'
import { newestDurations } from './store/submissions/durations.ts'
import { messagesAfter } from './store/messages/messages-by-time.ts'
import { subscribersAfter } from './store/accounts/subscribers.ts'
import type { Store } from './store/database/tables.ts'

const year = 365 * 24 * 60 * 60 * 1000

describe.each(databases)('over $name', ({ name, place: makePlace }) => {
  const dialect = name === 'SQLite' ? 'sqlite' : 'postgres'
  const capture = createCapture(dialect)
  let place: TestPlace
  let server: TestServer
  /** Separate connection: after EXPLAIN of a write, libsql cannot commit on the same one. */
  let separateStore: Store
  let later = 0
  beforeAll(async () => {
    place = await makePlace()
    const now = () => new Date(Date.now() + later)
    server = await startServer(place, { wrap: capture.wrap, settings: { now } })
    separateStore = await openForReading(place)
    if (dialect === 'postgres') await withoutAutovacuum(separateStore)
  })
  afterAll(async () => {
    await separateStore.destroy()
    await server.close()
    await place.remove()
  })

  /** Statements that scan a whole table, with the step of their plan that does. */
  const badPlans = async (statements: readonly Statement[]): Promise<Readonly<Record<string, readonly string[]>>> => {
    const bad: Record<string, readonly string[]> = {}
    // The first of equal statements with different values is representative.
    for (const statement of new Map(statements.toReversed().map((one) => [one.sql, one])).values()) {
      const parts = await growingParts(separateStore, dialect, statement)
      if (parts.length > 0) bad[statement.sql] = parts
    }
    return bad
  }

  test('every route is covered', () => {
    expect(Object.keys(everyCall(server)).sort()).toEqual([...routesOf(server.app)].sort())
  })

  test('no route scans a whole table', { timeout: 120_000 }, async () => {
    const sent = new Map<string, readonly Statement[]>()
    for (const [route, prepare] of Object.entries(everyCall(server))) {
      const call = await prepare()
      let status = 0
      const statements = await capture.during(async () => {
        status = (await call()).statusCode
        // Waits for the work that follows the reply: reset links and mails.
        await server.mails()
      })
      expect([route, status < 400]).toEqual([route, true])
      if (/^\w+ \/api\/(?!openapi|docs|users\/csrf|products)/.test(route))
        expect([route, statements.length > 0]).toEqual([route, true])
      sent.set(route, statements)
    }
    if (dialect === 'postgres') await pretendLarge(separateStore)
    const bad: Record<string, object> = {}
    for (const [route, statements] of sent) {
      const found = await badPlans(statements)
      if (Object.keys(found).length > 0) bad[route] = found
    }
    expect(bad).toEqual({})
  })

  test('no cleanup job scans a whole table, neither idle nor busy', async () => {
    const run = () => capture.during(() => server.app.cleanup.runAll())
    const idle = await run()
    later = 10 * year
    const busy = await run()
    const deletions = busy.filter(({ sql }) => sql.startsWith('delete from'))
    expect(deletions.length).toBeGreaterThan(5)
    expect(await badPlans([...idle, ...busy])).toEqual({})
  })

  test('no page of an operator export scans a whole table', async () => {
    const { store } = server.database
    const at = new Date().toISOString()
    const statements = await capture.during(async () => {
      for (const [page, after] of [
        [messagesAfter('feedback'), { id: 'x', topic: '', message: '', email: null, created_at: at }],
        [
          messagesAfter('complaints'),
          { id: 'x', reference: '', topic: '', message: '', name: null, email: null, created_at: at },
        ],
        [subscribersAfter, { email_key: 'x', path: '', email: '', created_at: at, token: null }],
      ] as const) {
        await page(store, undefined, 10)
        await page(store, after as never, 10)
      }
    })
    // The server may run statements of its own meanwhile, such as those of the outbox.
    expect(statements.length).toBeGreaterThanOrEqual(6)
    expect(await badPlans(statements)).toEqual({})
  })

  test('the durations of the newest quizzes come from an index', async () => {
    const statements = await capture.during(async () => {
      await newestDurations(server.database.store, 100)
    })
    expect(statements.map(({ sql }) => sql)).toContainEqual(expect.stringContaining('"seconds" is not null'))
    if (dialect === 'postgres') await pretendLarge(separateStore)
    expect(await badPlans(statements)).toEqual({})
  })

  test('a statement that scans a whole table is detected', async () => {
    const statements = await capture.during(async () => {
      await server.database.store.selectFrom('submissions').select('id').where('result', '=', 'x').execute()
      await server.database.store.selectFrom('tokens').select('hash').where('used_at', '=', 'x').execute()
      await server.database.store.deleteFrom('users').where('name', '=', 'x').execute()
      await server.database.store.selectFrom('feedback').selectAll().orderBy('message').limit(3).execute()
    })
    expect(Object.keys(await badPlans(statements))).toHaveLength(4)
  })
})
