/** However large a table gets, each call and each cleanup job finds its rows by an index. Times: npm run bench -- growth. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { everyCall, routesOf } from '#testing/server/every-call.ts'
import { captureOf, type Statement } from '#testing/growth/capture.ts'
import { growingParts, pretendLarge } from '#testing/growth/plans.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { openForReading } from './store/database/database.ts'
import { messagesAfter } from './store/messages/messages-by-time.ts'
import { subscribersAfter } from './store/accounts/subscribers.ts'
import type { Store } from './store/database/tables.ts'

const year = 365 * 24 * 60 * 60 * 1000

describe.each(databases)('over $name', ({ name, place: makePlace }) => {
  const dialect = name === 'SQLite' ? 'sqlite' : 'postgres'
  const capture = captureOf(dialect)
  let place: TestPlace
  let server: TestServer
  /** A connection of its own: with plans of writes looked at, libsql cannot commit any more. */
  let beside: Store
  let later = 0
  beforeAll(async () => {
    place = await makePlace()
    const now = () => new Date(Date.now() + later)
    server = await startServer(place, { wrap: capture.wrap, settings: { now } })
    beside = await openForReading(place)
  })
  afterAll(async () => {
    await beside.destroy()
    await server.close()
    await place.remove()
  })

  /** Those that read all of a table, with what in their plan does. */
  const badPlans = async (statements: readonly Statement[]): Promise<Readonly<Record<string, readonly string[]>>> => {
    const bad: Record<string, readonly string[]> = {}
    // Of statements that were sent with different values, the first: it is the usual one.
    for (const statement of new Map(statements.toReversed().map((one) => [one.sql, one])).values()) {
      const parts = await growingParts(beside, dialect, statement)
      if (parts.length > 0) bad[statement.sql] = parts
    }
    return bad
  }

  test('there is a call of every route', () => {
    expect(Object.keys(everyCall(server)).sort()).toEqual([...routesOf(server.app)].sort())
  })

  test('no call reads all of a table', { timeout: 120_000 }, async () => {
    const sent = new Map<string, readonly Statement[]>()
    for (const [route, prepare] of Object.entries(everyCall(server))) {
      const call = await prepare()
      let status = 0
      const statements = await capture.during(async () => {
        status = (await call()).statusCode
        // What is done after the reply: links are made, mails are handed over.
        await server.mails()
      })
      expect([route, status < 400]).toEqual([route, true])
      if (/^\w+ \/api\/(?!openapi|docs|users\/csrf|products)/.test(route))
        expect([route, statements.length > 0]).toEqual([route, true])
      sent.set(route, statements)
    }
    if (dialect === 'postgres') await pretendLarge(beside)
    const bad: Record<string, object> = {}
    for (const [route, statements] of sent) {
      const found = await badPlans(statements)
      if (Object.keys(found).length > 0) bad[route] = found
    }
    expect(bad).toEqual({})
  })

  test('no cleanup job reads all of a table, with nothing to do and with all there is', async () => {
    const run = () => capture.during(() => server.app.cleanup.runAll())
    const idle = await run()
    later = 10 * year
    const busy = await run()
    const deletions = busy.filter(({ sql }) => sql.startsWith('delete from'))
    expect(deletions.length).toBeGreaterThan(5)
    expect(await badPlans([...idle, ...busy])).toEqual({})
  })

  test('no page of what an operator exports reads all of a table', async () => {
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
    expect(statements).toHaveLength(6)
    expect(await badPlans(statements)).toEqual({})
  })

  test('a statement that does read all of a table is noticed', async () => {
    const statements = await capture.during(async () => {
      await server.database.store.selectFrom('submissions').select('id').where('result', '=', 'x').execute()
      await server.database.store.selectFrom('tokens').select('hash').where('used_at', '=', 'x').execute()
      await server.database.store.deleteFrom('users').where('name', '=', 'x').execute()
      await server.database.store.selectFrom('feedback').selectAll().orderBy('message').limit(3).execute()
    })
    expect(Object.keys(await badPlans(statements))).toHaveLength(4)
  })
})
