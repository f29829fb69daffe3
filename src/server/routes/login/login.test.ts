import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '#engine/format.ts'
import { type Account, logIn, newAccount, register, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { atFullCost, costsOfVerifications } from '#testing/server/quick-argon2.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, LoginReply } from '#types/api.generated.ts'

const minute = 60_000

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
    account = await atFullCost(() => register(server))
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const tryAs = (payload: { username: string; password: string }, visitor = visitorOf(server)) =>
    visitor.call('POST', '/users/login', { payload })

  describe('with the right password', () => {
    test('the reply has both tokens and the user, and sets an HttpOnly cookie', async () => {
      const reply = await tryAs({ username: account.username, password: account.password })
      expect([reply.statusCode, misfits('LoginReply', reply.json())]).toEqual([200, []])
      expect(reply.json<LoginReply>()).toMatchObject({
        access: expect.stringMatching(/^rl_a_[\w-]{43}$/),
        refresh: expect.stringMatching(/^rl_r_[\w-]{43}$/),
        user: { username: account.username },
      })
      expect(reply.cookies.find(({ name }) => name === 'sid')).toMatchObject({
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 30 * 24 * 60 * 60,
      })
    })

    test('case and surrounding spaces of the username do not matter', async () => {
      const username = ` ${account.username.toUpperCase()} `
      const reply = await tryAs({ username, password: account.password })
      expect(reply.json<LoginReply>().user.username).toBe(account.username)
    })

    test('equivalent Unicode forms of the password match', async () => {
      const composed = await register(server, { password: 'Caf\u00e9-latte-9' })
      expect((await tryAs({ username: composed.username, password: 'Cafe\u0301-latte-9' })).statusCode).toBe(200)
    })

    test('tokens and passwords are stored only as hashes', async () => {
      const user = await logIn(server, account)
      const { store } = server.database
      const rows = await Promise.all(
        (['users', 'sessions', 'tokens', 'attempts'] as const).map((name) =>
          store.selectFrom(name).selectAll().execute(),
        ),
      )
      const stored = JSON.stringify(rows)
      for (const secret of [user.access, user.refresh, user.cookies.get('sid') ?? '', user.password])
        expect(stored).not.toContain(secret)
      expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    })

    test('the previous login of the browser ends', async () => {
      const first = await logIn(server, account)
      const sid = first.cookies.get('sid')
      const second = await logIn(server, account, visitorOf(server, first))
      expect(second.cookies.get('sid')).not.toBe(sid)
      const old = visitorOf(server, { cookies: new Map([...first.cookies, ['sid', sid ?? '']]) })
      const reply = await old.call('POST', '/token/refresh', { payload: { refresh: first.refresh }, csrf: false })
      expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([401, 'session_ended'])
    })
  })

  describe('with an unknown name or a wrong password', () => {
    test('the replies are identical, including headers', async () => {
      const { username, password } = newAccount()
      const known = await tryAs({ username: account.username, password })
      const unknown = await tryAs({ username, password })
      const shown = ({ statusCode, headers, body }: typeof known) => ({
        statusCode,
        headers: { ...headers, date: '' },
        body: body.replace(/"reference":"[0-9a-f]{12}"/, ''),
      })
      expect(shown(unknown)).toEqual(shown(known))
      expect([known.statusCode, known.json<ErrorReply>().message]).toEqual([401, server.content.messages.login.wrong])
      expect(known.json<ErrorReply>().code).toBe('login_wrong')
    })

    test('both take the time of one password verification at full cost', async () => {
      const { password } = newAccount()
      for (const username of [account.username, newAccount().username])
        expect(await costsOfVerifications(() => tryAs({ username, password }))).toEqual(['m=19456,t=2,p=1'])
    })
  })

  describe('guessing', () => {
    const wrong = (username: string, visitor = visitorOf(server)) =>
      tryAs({ username, password: 'Wrong-horse-9' }, visitor)
    const statuses = async (count: number, ask: () => ReturnType<typeof wrong>): Promise<Set<number>> => {
      const seen = new Set<number>()
      for (let time = 0; time < count; time += 1) seen.add((await ask()).statusCode)
      return seen
    }

    test('is throttled after ten wrong passwords, with growing waits, but not for the owner elsewhere', async () => {
      const { username, password } = await register(server)
      const guesser = visitorOf(server)
      expect(await statuses(10, () => wrong(username, guesser))).toEqual(new Set([401]))
      const reply = await wrong(username, guesser)
      const { code, message } = reply.json<ErrorReply>()
      expect([reply.statusCode, code, reply.headers['retry-after']]).toEqual([429, 'login_rate_limit', '60'])
      expect(message).toBe(fill(server.content.messages.login.rate_limit, { minutes: 1 }))
      // An address in the same subnet shares the limit.
      const nextDoor = visitorOf(server, { address: guesser.address.replace(/\d+$/, '255') })
      expect((await tryAs({ username, password }, nextDoor)).statusCode).toBe(429)
      expect((await tryAs({ username, password })).statusCode).toBe(200)

      now = new Date(now.getTime() + minute)
      expect((await wrong(username, guesser)).statusCode).toBe(401)
      expect((await wrong(username, guesser)).headers['retry-after']).toBe('120')
      now = new Date(now.getTime() + 2 * minute)
      expect((await tryAs({ username, password }, guesser)).statusCode).toBe(200)
      expect(await statuses(10, () => wrong(username, guesser))).toEqual(new Set([401]))
    })

    test('is not what a password counts as that could not be verified', async () => {
      const { username, password } = await register(server)
      const { store } = server.database
      const ofUser = store.updateTable('users').where('username', '=', username)
      const { password_hash } = await store
        .selectFrom('users')
        .select('password_hash')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      await ofUser.set({ password_hash: 'verifying this fails' }).execute()
      const visitor = visitorOf(server)
      expect(await statuses(11, () => tryAs({ username, password }, visitor))).toEqual(new Set([500]))
      await ofUser.set({ password_hash }).execute()
      expect((await tryAs({ username, password }, visitor)).statusCode).toBe(200)
    })

    test('gains nothing from concurrent attempts', async () => {
      const { username } = newAccount()
      const guesser = visitorOf(server)
      await guesser.call('GET', '/users/csrf')
      const replies = await Promise.all(Array.from({ length: 24 }, () => wrong(username, guesser)))
      expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
      expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(14)
    })

    test('of one account is throttled from many networks too', async () => {
      const { username } = newAccount()
      const replies = []
      for (let time = 0; time < 51; time += 1) replies.push((await wrong(username)).statusCode)
      expect([replies.slice(0, 50).every((status) => status === 401), replies[50]]).toEqual([true, 429])
    })

    test('of an unknown name is throttled like that of a known one', async () => {
      const guesser = visitorOf(server)
      const { username } = newAccount()
      expect(await statuses(10, () => wrong(username, guesser))).toEqual(new Set([401]))
      expect((await wrong(username, guesser)).statusCode).toBe(429)
    })
  })

  test('a deleted account gets the same reply as an unknown one', async () => {
    const { username, password } = await register(server)
    await server.database.store.deleteFrom('users').where('username', '=', username).execute()
    expect((await tryAs({ username, password })).statusCode).toBe(401)
  })
})
