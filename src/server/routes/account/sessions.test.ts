import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, logIn, register, type TestUser, visitorOf } from '#testing/server/accounts.ts'
import { databases, databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, SessionsReply } from '#types/api.generated.ts'

const day = 24 * 60 * 60_000

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let here: TestUser
  let there: TestUser
  let now = new Date('2026-11-21T12:34:56.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
  })
  beforeEach(async () => {
    account = await register(server)
    here = await logIn(server, account)
    there = await logIn(server, account)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const at = (user: TestUser, rest = ''): string => `/users/account/${user.id}/sessions${rest}`
  const list = async (user: TestUser) => (await user.call('GET', at(user))).json<SessionsReply>().sessions
  const end = (user: TestUser, rest: string, password = account.password) =>
    user.call('POST', at(user, `${rest}/end`), { payload: { password } })
  const isIn = async (user: TestUser): Promise<boolean> => (await user.call('GET', at(user))).statusCode === 200
  const otherOf = async (user: TestUser) => (await list(user)).find((one) => !one.is_current) ?? expect.fail()

  test('of more than a hundred logins the one that was not used for longest ends', async () => {
    const { store } = server.database
    const user_id = here.id
    const created_at = new Date(now.getTime() - day).toISOString()
    const ends_at = new Date(now.getTime() + day).toISOString()
    const old = Array.from({ length: 98 }, (_, index) => ({
      id: `old-${String(index).padStart(2, '0')}`,
      user_id,
      binding_hash: `old-${index}`,
      created_at,
      ends_at,
      last_used_at: null,
      browser: null,
      system: null,
      known_browser_hash: null,
    }))
    await store.insertInto('sessions').values(old).execute()
    await store.updateTable('sessions').set({ created_at: ends_at }).where('id', '=', 'old-00').execute()
    const another = await logIn(server, account)
    const left = await store.selectFrom('sessions').select('id').where('user_id', '=', user_id).execute()
    expect(left).toHaveLength(100)
    expect(left.filter(({ id }) => id.startsWith('old-'))).toHaveLength(97)
    expect(left.some(({ id }) => id === 'old-00')).toBe(true)
    expect([await isIn(here), await isIn(there), await isIn(another)]).toEqual([true, true, true])
  })

  test('all logins are listed, the current one first, with coarse browser and system names', async () => {
    const visitor = visitorOf(server)
    const agent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.9.9 Mobile Safari/537.36 secret/77'
    const { username, password } = account
    const reply = await visitor.call('POST', '/users/login', {
      payload: { username, password },
      headers: { 'user-agent': agent },
    })
    const token = reply.json<{ access: string }>().access
    const listed = await visitor.call('GET', at(here), { token })
    expect([listed.statusCode, misfits('SessionsReply', listed.json())]).toEqual([200, []])
    const { sessions } = listed.json<SessionsReply>()
    expect(sessions).toHaveLength(3)
    expect(sessions[0]).toMatchObject({
      is_current: true,
      browser: 'Chrome',
      system: 'Android',
      started_at: now.toISOString(),
      last_used_at: null,
      ends_at: new Date(now.getTime() + 7 * day).toISOString(),
    })
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1)
    const rows = await server.database.store.selectFrom('sessions').selectAll().execute()
    // Random ids contain neither a full stop nor a slash.
    expect(JSON.stringify(rows)).not.toMatch(/131\.0|secret\/77/)
  })

  test('the time of last use is updated hourly', async () => {
    const started = now
    now = new Date(now.getTime() + 2 * 60 * 60_000)
    await there.call('POST', '/token/refresh', { payload: { refresh: there.refresh }, csrf: false })
    expect(await otherOf(await logIn(server, account))).toMatchObject({
      started_at: started.toISOString(),
      last_used_at: now.toISOString().replace(/:.*/, ':00:00.000Z'),
      ends_at: new Date(now.getTime() + 7 * day).toISOString(),
    })
  })

  test('an expired login is not listed', async () => {
    now = new Date(now.getTime() + 7 * day)
    expect(await list(await logIn(server, account))).toHaveLength(1)
  })

  test('ending one login makes its browser unknown, and is idempotent', async () => {
    const known = () =>
      server.database.store.selectFrom('known_browsers').selectAll().where('user_id', '=', here.id).execute()
    expect(await known()).toHaveLength(2)
    const { id } = await otherOf(here)
    for (let time = 0; time < 2; time += 1) {
      const reply = await end(here, `/${id}`)
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        { success: true, message: server.content.messages.account.session_ended },
      ])
    }
    expect([await isIn(there), await isIn(here), (await known()).length]).toEqual([false, true, 1])
  })

  test('all other logins are ended, and this one continues', async () => {
    const third = await logIn(server, account)
    const reply = await end(here, '')
    expect([reply.statusCode, misfits('SuccessReply', reply.json())]).toEqual([200, []])
    expect([await isIn(there), await isIn(third), await isIn(here)]).toEqual([false, false, true])
    expect(await list(here)).toHaveLength(1)
  })

  test('ending the current login is like a logout', async () => {
    const [own] = await list(here)
    await end(here, `/${own?.id}`)
    expect([here.cookies.has('sid'), await isIn(here), await isIn(there)]).toEqual([false, false, true])
  })

  test('nothing is ended without the password', async () => {
    for (const rest of ['', `/${(await otherOf(here)).id}`]) {
      const reply = await end(here, rest, 'Wrong-horse-9')
      expect([reply.statusCode, reply.json<ErrorReply>().problems?.[0]?.field]).toEqual([422, 'password'])
    }
    expect(await isIn(there)).toBe(true)
  })

  test('a login of another user cannot be ended', async () => {
    const stranger = await logIn(server, await register(server))
    const { id } = await otherOf(here)
    const payload = { password: stranger.password }
    await stranger.call('POST', `/users/account/${stranger.id}/sessions/${id}/end`, { payload })
    expect(await isIn(there)).toBe(true)
  })
})

describe('over PostgreSQL, while another browser logs in again', () => {
  test.each([
    ['ending all other logins', () => ''],
    ['ending that login', (id: string) => `/${id}`],
  ])('%s waits for it', async (_what, pathOf) => {
    const place = await (databases[1] ?? expect.fail()).place()
    const server = await startServer(place)
    const account = await register(server)
    const [here, there] = [await logIn(server, account), await logIn(server, account)]
    const sessions = `/users/account/${here.id}/sessions`
    const { id } =
      (await here.call('GET', sessions)).json<SessionsReply>().sessions.find((one) => !one.is_current) ?? expect.fail()
    const other = new pg.Client(place.databaseUrl ?? expect.fail())
    await other.connect()
    const waiting = async (): Promise<number> =>
      (
        await other.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rows.length

    // Makes the login wait where it holds the row of the user and not yet its former session.
    await other.query('begin; select * from known_browsers for update')
    const { username, password } = account
    const login = there.call('POST', '/users/login', { payload: { username, password }, token: null })
    await expect.poll(waiting).toBe(1)
    const ending = here.call('POST', `${sessions}${pathOf(id)}/end`, { payload: { password } })
    await expect.poll(waiting).toBe(2)
    await other.query('commit')
    expect([(await login).statusCode, (await ending).statusCode]).toEqual([200, 200])

    await other.end()
    await server.close()
    await place.remove()
  })
})
