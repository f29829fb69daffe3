import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, logIn, register, type TestUser, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { SuccessReply } from '#types/api.generated.ts'

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

  const logOut = (visitor = user, refresh = user.refresh) =>
    visitor.call('POST', '/users/logout', { payload: { refresh } })
  const isLoggedIn = async (who: TestUser, cookies = who.cookies): Promise<boolean> => {
    const payload = { refresh: who.refresh }
    const browser = visitorOf(server, { cookies: new Map(cookies) })
    return (await browser.call('POST', '/token/refresh', { payload, csrf: false })).statusCode === 200
  }

  test('ends the login, and clears its cookies and the browser cache', async () => {
    const cookies = new Map(user.cookies)
    const reply = await logOut()
    expect([reply.statusCode, misfits('SuccessReply', reply.json())]).toEqual([200, []])
    expect(reply.json<SuccessReply>().message).toBe(server.content.messages.logout.success)
    expect(reply.headers['clear-site-data']).toBe('"cache"')
    expect([...user.cookies.keys()]).toEqual(['known_browser'])
    expect(await isLoggedIn(user, cookies)).toBe(false)
  })

  test('is idempotent', async () => {
    const first = await logOut()
    const second = await logOut()
    expect([second.statusCode, second.json()]).toEqual([200, first.json()])
  })

  test('does not end other logins of the user', async () => {
    const other = await logIn(server, account)
    await logOut()
    expect(await isLoggedIn(other)).toBe(true)
  })

  test('works with an expired access token and with a used refresh token', async () => {
    const cookies = new Map(user.cookies)
    await user.call('POST', '/token/refresh', { payload: { refresh: user.refresh }, csrf: false })
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await logOut()).statusCode).toBe(200)
    expect(await isLoggedIn(user, cookies)).toBe(false)
  })

  test('a late one does not end the next login of the browser', async () => {
    const next = await logIn(server, account, visitorOf(server, user))
    expect((await logOut(next, user.refresh)).statusCode).toBe(200)
    expect(next.cookies.has('sid')).toBe(true)
    expect(await isLoggedIn(next)).toBe(true)
  })

  describe('without the CSRF token', () => {
    test('nobody is logged out', async () => {
      const reply = await user.call('POST', '/users/logout', { payload: { refresh: user.refresh }, csrf: false })
      expect(reply.statusCode).toBe(403)
      expect(await isLoggedIn(user)).toBe(true)
    })
  })
})
