import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, logIn, register, type TestUser, type Visitor, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, RefreshReply } from '#types/api.generated.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let user: TestUser
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
    account = await register(server)
  })
  beforeEach(async () => {
    user = await logIn(server, account)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms)
  }
  const refresh = (token: string, visitor: Visitor = user, key?: string) =>
    visitor.call('POST', '/token/refresh', {
      payload: { refresh: token },
      csrf: false,
      token: null,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const codeOf = (reply: Awaited<ReturnType<typeof refresh>>) => [reply.statusCode, reply.json<ErrorReply>().code]
  const sessions = () =>
    server.database.store.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute()

  describe('the first use of a refresh token', () => {
    test('replaces it by a new pair, repeatedly', async () => {
      const first = await refresh(user.refresh)
      expect([first.statusCode, misfits('RefreshReply', first.json())]).toEqual([200, []])
      const { access, refresh: next = '' } = first.json<RefreshReply>()
      expect(access).not.toBe(user.access)
      expect(next).not.toBe(user.refresh)
      expect((await refresh(next)).json<RefreshReply>().refresh).toMatch(/^rl_r_/)
    })

    test('six at once: one gets a new refresh token, the others only an access token', async () => {
      const replies = await Promise.all(Array.from({ length: 6 }, () => refresh(user.refresh)))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
      const answers = replies.map((reply) => reply.json<RefreshReply>())
      expect(answers.filter((answer) => answer.refresh !== undefined)).toHaveLength(1)
      expect(new Set(answers.map(({ access }) => access)).size).toBe(6)
      expect(await sessions()).not.toEqual([])
    })
  })

  describe('a second use', () => {
    test('within ten seconds (another tab) gets an access token, and nothing ends', async () => {
      const { refresh: next = '' } = (await refresh(user.refresh)).json<RefreshReply>()
      later(10 * second)
      const again = await refresh(user.refresh)
      expect([again.statusCode, again.json<RefreshReply>().refresh]).toEqual([200, undefined])
      expect((await refresh(next)).statusCode).toBe(200)
    })

    test('later (a copied token) ends the login, and the owner gets a mail', async () => {
      const { refresh: next = '' } = (await refresh(user.refresh)).json<RefreshReply>()
      const before = (await server.mails()).length
      later(10 * second + 1)
      expect(codeOf(await refresh(user.refresh))).toEqual([401, 'session_protected'])
      expect(codeOf(await refresh(next))).toEqual([401, 'session_ended'])
      expect(codeOf(await refresh(user.refresh))).toEqual([401, 'session_ended'])
      const mails = (await server.mails()).slice(before)
      expect(mails.map(({ recipient }) => recipient)).toEqual([account.email])
      expect(mails[0]?.text).toContain(account.username)
    })

    test('does not end other logins of the user', async () => {
      const other = await logIn(server, account)
      await refresh(user.refresh)
      later(minute)
      await refresh(user.refresh)
      expect((await refresh(other.refresh, other)).statusCode).toBe(200)
    })
  })

  describe('the same refresh again, because its reply was lost', () => {
    const key = 'a'.repeat(32)
    const refreshed = async (token: string, withKey = key) => {
      const reply = await refresh(token, user, withKey)
      expect(reply.statusCode).toBe(200)
      return reply.json<RefreshReply>().refresh ?? expect.fail('There is no new refresh token')
    }

    test('gets a new pair, also much later and repeatedly', async () => {
      await refreshed(user.refresh)
      later(minute)
      await refreshed(user.refresh)
      later(day)
      const next = await refreshed(user.refresh)
      later(minute)
      expect(await refreshed(next, 'b'.repeat(32))).not.toBe(next)
    })

    test('ends the tokens of the lost reply: using one of them afterwards ends the login', async () => {
      const lost = await refreshed(user.refresh)
      later(minute)
      const next = await refreshed(user.refresh)
      later(minute)
      expect(codeOf(await refresh(lost, user, 'b'.repeat(32)))).toEqual([401, 'session_protected'])
      expect(codeOf(await refresh(next))).toEqual([401, 'session_ended'])
    })

    test('ends the login if the tokens of the reply have been used, so it was not lost', async () => {
      const next = await refreshed(user.refresh)
      later(minute)
      await refreshed(next, 'b'.repeat(32))
      later(minute)
      expect(codeOf(await refresh(user.refresh, user, key))).toEqual([401, 'session_protected'])
    })

    test.each([['another key', 'b'.repeat(32)], ['no key']])(
      'with %s it is a second use',
      async (_, other?: string) => {
        await refreshed(user.refresh)
        later(minute)
        expect(codeOf(await refresh(user.refresh, user, other))).toEqual([401, 'session_protected'])
      },
    )

    test('two at once: one of the two refresh tokens works, and nobody is logged out', async () => {
      const replies = await Promise.all([refreshed(user.refresh), refreshed(user.refresh)])
      const codes = []
      for (const token of replies) codes.push((await refresh(token)).json<RefreshReply>().refresh !== undefined)
      expect(codes.sort()).toEqual([false, true])
      expect(await sessions()).not.toEqual([])
    })
  })

  describe('refused', () => {
    test('a token without the cookie of its browser, or with that of another', async () => {
      const otherBrowser = visitorOf(server)
      const other = await logIn(server, account)
      expect(codeOf(await refresh(user.refresh, otherBrowser))).toEqual([401, 'session_ended'])
      expect(codeOf(await refresh(user.refresh, other))).toEqual([401, 'session_ended'])
      expect((await refresh(user.refresh)).json<RefreshReply>().refresh).toMatch(/^rl_r_/)
    })

    test.each(['rl_r_', 'rl_a_'])('a token with the prefix %s that was never issued', async (beginning) => {
      expect(codeOf(await refresh(`${beginning}${'x'.repeat(43)}`))).toEqual([401, 'session_ended'])
    })

    test('an access token', async () => {
      expect(codeOf(await refresh(user.access))).toEqual([401, 'session_ended'])
    })

    test('a token that was not used for seven days', async () => {
      later(7 * day - second)
      const { refresh: next = '' } = (await refresh(user.refresh)).json<RefreshReply>()
      later(7 * day)
      expect(codeOf(await refresh(next))).toEqual([401, 'session_ended'])
    })

    test('any token, thirty days after the login', async () => {
      let token = user.refresh
      for (let week = 0; week < 5; week += 1) {
        later(6 * day - second)
        token = (await refresh(token)).json<RefreshReply>().refresh ?? expect.fail(`week ${week}`)
      }
      later(4 * second)
      expect((await refresh(token)).statusCode).toBe(200)
      later(2 * second)
      expect(codeOf(await refresh(token))).toEqual([401, 'session_ended'])
    })

    test('a token of a deleted user', async () => {
      const deletedUser = await logIn(server, await register(server))
      await server.database.store.deleteFrom('users').where('id', '=', deletedUser.id).execute()
      expect(codeOf(await refresh(deletedUser.refresh, deletedUser))).toEqual([401, 'session_ended'])
    })
  })

  test('the login may end during a refresh: no error, and it stays ended', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await logIn(server, account)
      const cookies = new Map(one.cookies)
      const replies = await Promise.all([
        refresh(one.refresh, one),
        one.call('POST', '/users/logout', { payload: { refresh: one.refresh } }),
        refresh(one.refresh, one),
      ])
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => ![200, 401].includes(status))).toEqual([])
      const same = visitorOf(server, { cookies })
      expect(codeOf(await refresh(one.refresh, same))).toEqual([401, 'session_ended'])
    }
  })
})
