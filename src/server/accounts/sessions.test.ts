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
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { addCookies } from '#server/http/cookies.ts'
import { createRefuse } from '#server/http/refusals.ts'
import { decorateUser, loadUser, optionalUser, requireOwnId, requireUser, userOf } from './sessions.ts'

const minute = 60_000

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
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

  /** The reply of a guarded route to a token from a browser. */
  const ask = async (path: string, token: string | null, { cookies }: Visitor = user) => {
    const reply = await visitorOf({ app: guarded }, { cookies: new Map(cookies) }).call('GET', path, { token })
    return reply.statusCode === 200 ? reply.json<unknown>() : [reply.statusCode, reply.json<ErrorReply>().code]
  }
  const refused = [401, 'login_required']

  test('a token with the cookie of its browser identifies the user', async () => {
    expect(await ask('/mine', user.access)).toEqual({
      id: user.id,
      username: user.username,
      session_id: expect.stringMatching(/^[\w-]{22}$/),
    })
  })

  describe('not authenticated', () => {
    test.each<[string, (user: TestUser) => string | null]>([
      ['no token', () => null],
      ['a token that was never issued', () => `rl_a_${'x'.repeat(43)}`],
      ['a token with one letter changed', ({ access }) => `${access.slice(0, -1)}${access.endsWith('A') ? 'B' : 'A'}`],
      ['a token in upper case', ({ access }) => access.toUpperCase()],
      ['a refresh token', ({ refresh }) => refresh],
      ['a claim token', () => 'x'.repeat(43)],
      ['two tokens', ({ access }) => `${access} ${access}`],
      ['a very long token', () => 'x'.repeat(10_000)],
    ])('%s', async (_name, tokenOf) => {
      expect(await ask('/mine', tokenOf(user))).toEqual(refused)
      expect(await ask('/maybe', tokenOf(user))).toEqual({ user: null })
    })

    test('a token without the cookie of its browser, or with that of another browser', async () => {
      expect(await ask('/mine', user.access, visitorOf(server))).toEqual(refused)
      expect(await ask('/mine', user.access, await logIn(server, account))).toEqual(refused)
      expect(await ask('/mine', user.access)).toMatchObject({ id: user.id })
    })

    test('a token that is ten minutes old', async () => {
      now = new Date(now.getTime() + 10 * minute - 1)
      expect(await ask('/mine', user.access)).toMatchObject({ id: user.id })
      now = new Date(now.getTime() + 1)
      expect(await ask('/mine', user.access)).toEqual(refused)
    })

    test('a token of a login that has ended', async () => {
      const before = new Map(user.cookies)
      await user.call('POST', '/users/logout', { payload: { refresh: user.refresh } })
      expect(await ask('/mine', user.access, { ...user, cookies: before })).toEqual(refused)
    })

    test('a token of a deleted user', async () => {
      const deletedUser = await signUp(server)
      await server.database.store.deleteFrom('users').where('id', '=', deletedUser.id).execute()
      expect(await ask('/mine', deletedUser.access, deletedUser)).toEqual(refused)
    })
  })

  test('a route for visitors and users tells them apart', async () => {
    expect(await ask('/maybe', user.access)).toMatchObject({ user: { id: user.id } })
    expect(await ask('/maybe', null)).toEqual({ user: null })
  })

  describe('a path with a user id', () => {
    test('allows the own id', async () => {
      expect(await ask(`/of/${user.id}`, user.access)).toEqual({ id: user.id })
    })

    test.each<[string, (user: TestUser, other: TestUser) => string]>([
      ['the id of another user', (_own, other) => other.id],
      ['the id of no user', () => 'nobody'],
      ['the own id in other case', ({ id }) => id.toUpperCase() + id.toLowerCase()],
      ['the own id with a space', ({ id }) => `${id}%20`],
      ['me', () => 'me'],
      ['..', () => '..%2f'],
    ])('refuses %s, always with the same reply', async (_name, idOf) => {
      const other = await signUp(server)
      expect(await ask(`/of/${idOf(user, other)}`, user.access)).toEqual([403, 'forbidden'])
    })

    test('refuses a visitor', async () => {
      expect(await ask(`/of/${user.id}`, null)).toEqual(refused)
    })
  })
})

test('userOf throws outside of a guarded scope', () => {
  expect(() => userOf({ user: null } as Parameters<typeof userOf>[0])).toThrow('outside of the scope')
})

/** An app with one route per guard. */
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
