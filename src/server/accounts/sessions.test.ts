import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import fastify, { type FastifyInstance } from 'fastify'
import {
  type Account,
  logIn,
  register,
  signUp,
  type TestUser,
  type Visitor,
  visitorOf,
} from '#testing/server/accounts.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { addCookies } from '#server/http/cookies.ts'
import { createRefuse } from '#server/http/refusals.ts'
import { decorateUser, loadUser, optionalUser, requireOwnId, requireUser, userOf } from './sessions.ts'

const minute = 60_000

describe.each(databases)('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let guarded: FastifyInstance
  let account: Account
  let user: TestUser
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
    account = await register(server)
    guarded = await guardedApp(server, () => now)
  })
  beforeEach(async () => {
    user = await logIn(server, account)
  })
  afterAll(async () => {
    await guarded.close()
    await server.close()
    await place.remove()
  })

  /** What the routes of users answer to a token from a browser. */
  const ask = async (path: string, token: string | null, { cookies }: Visitor = user) => {
    const reply = await visitorOf({ app: guarded }, { cookies: new Map(cookies) }).call('GET', path, { token })
    return reply.statusCode === 200 ? reply.json<unknown>() : [reply.statusCode, reply.json<ErrorReply>().code]
  }
  const refused = [401, 'login_required']

  test('a token with the cookie of its browser says who is asking', async () => {
    expect(await ask('/mine', user.access)).toEqual({
      id: user.id,
      username: user.username,
      session_id: expect.stringMatching(/^[\w-]{22}$/),
    })
  })

  describe('what says nothing', () => {
    test.each<[string, (user: TestUser) => string | null]>([
      ['no token', () => null],
      ['one that was never given', () => `rl_a_${'x'.repeat(43)}`],
      ['one with another letter', ({ access }) => `${access.slice(0, -1)}${access.endsWith('A') ? 'B' : 'A'}`],
      ['one in other capitals', ({ access }) => access.toUpperCase()],
      ['a refresh token', ({ refresh }) => refresh],
      ['what looks like a claim', () => 'x'.repeat(43)],
      ['two in one', ({ access }) => `${access} ${access}`],
      ['very much', () => 'x'.repeat(10_000)],
    ])('%s', async (_name, tokenOf) => {
      expect(await ask('/mine', tokenOf(user))).toEqual(refused)
      expect(await ask('/maybe', tokenOf(user))).toEqual({ user: null })
    })

    test('a token without the cookie of its browser, or with that of another', async () => {
      expect(await ask('/mine', user.access, visitorOf(server))).toEqual(refused)
      expect(await ask('/mine', user.access, await logIn(server, account))).toEqual(refused)
      expect(await ask('/mine', user.access)).toMatchObject({ id: user.id })
    })

    test('one that is ten minutes old', async () => {
      now = new Date(now.getTime() + 10 * minute - 1)
      expect(await ask('/mine', user.access)).toMatchObject({ id: user.id })
      now = new Date(now.getTime() + 1)
      expect(await ask('/mine', user.access)).toEqual(refused)
    })

    test('one whose login has ended', async () => {
      const before = new Map(user.cookies)
      await user.call('POST', '/users/logout', { payload: { refresh: user.refresh } })
      expect(await ask('/mine', user.access, { ...user, cookies: before })).toEqual(refused)
    })

    test('one whose user is gone', async () => {
      const gone = await signUp(server)
      await server.database.store.deleteFrom('users').where('id', '=', gone.id).execute()
      expect(await ask('/mine', gone.access, gone)).toEqual(refused)
    })
  })

  test('a place for both knows a user from a visitor', async () => {
    expect(await ask('/maybe', user.access)).toMatchObject({ user: { id: user.id } })
    expect(await ask('/maybe', null)).toEqual({ user: null })
  })

  describe('an address with an id', () => {
    test('of oneself is let through', async () => {
      expect(await ask(`/of/${user.id}`, user.access)).toEqual({ id: user.id })
    })

    test.each<[string, (user: TestUser, other: TestUser) => string]>([
      ['of another user', (_own, other) => other.id],
      ['of nobody', () => 'nobody'],
      ['in other capitals', ({ id }) => id.toUpperCase() + id.toLowerCase()],
      ['with more around it', ({ id }) => `${id}%20`],
      ['me', () => 'me'],
      ['..', () => '..%2f'],
    ])('%s is refused, always with the same answer', async (_name, idOf) => {
      const other = await signUp(server)
      expect(await ask(`/of/${idOf(user, other)}`, user.access)).toEqual([403, 'forbidden'])
    })

    test('tells a visitor nothing', async () => {
      expect(await ask(`/of/${user.id}`, null)).toEqual(refused)
    })
  })
})

test('a route outside of the scope cannot ask who it is', () => {
  expect(() => userOf({ user: null } as Parameters<typeof userOf>[0])).toThrow('outside of the scope')
})

/** Three routes, one for each guard. */
const guardedApp = async (server: TestServer, now: () => Date): Promise<FastifyInstance> => {
  const app = fastify()
  const refuse = createRefuse(server.content.messages)
  const dependencies = { database: server.database, settings: { publicUrl: null, now } }
  await addCookies(app)
  decorateUser(app)
  await app.register(async (scope) => {
    requireUser(scope, dependencies, refuse)
    scope.get('/api/mine', async (request) => userOf(request))
    await scope.register(async (inner) => {
      requireOwnId(inner, refuse)
      inner.get('/api/of/:userId', async (request) => ({ id: userOf(request).id }))
    })
  })
  await app.register(async (scope) => {
    loadUser(scope, dependencies)
    scope.get('/api/maybe', async (request) => ({ user: optionalUser(request) }))
  })
  await app.ready()
  return app
}
