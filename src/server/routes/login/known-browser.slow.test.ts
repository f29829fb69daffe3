/** Guessing the password of an account, from any number of places, cannot lock its owner out. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, type CallOptions, logIn, register, type Visitor, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'

const minute = 60_000
const day = 24 * 60 * minute
const wrong = 'Wrong-horse-9'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { trustProxy: 'loopback', now: () => now } })
  })
  beforeEach(async () => {
    account = await register(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms)
  }
  let networks = 0
  /** A visitor behind the trusted proxy, in a separate network. */
  const behindProxy = (cookies = new Map<string, string>()): Visitor => {
    networks += 1
    const address = `198.${networks >> 8}.${networks & 255}.7`
    const visitor = visitorOf(server, { address: '127.0.0.1', cookies })
    const call: Visitor['call'] = (method, path, options: CallOptions = {}) =>
      visitor.call(method, path, { ...options, headers: { ...options.headers, 'x-forwarded-for': address } })
    return { ...visitor, call }
  }
  const tryWith = (visitor: Visitor, password: string, { username }: Account = account) =>
    visitor.call('POST', '/users/login', { payload: { username, password } })
  const statusWith = async (visitor: Visitor, password: string, of?: Account): Promise<number> =>
    (await tryWith(visitor, password, of)).statusCode
  /** One guess from each of more than 50 networks. After that, only known browsers can log in. */
  const guessFromEverywhere = async (): Promise<void> => {
    for (let time = 0; time < 55; time += 1) await tryWith(behindProxy(), wrong)
    expect(await statusWith(behindProxy(), account.password)).toBe(429)
  }
  const knownOf = (username: string) =>
    server.database.store
      .selectFrom('known_browsers')
      .innerJoin('users', 'users.id', 'known_browsers.user_id')
      .select(['known_browsers.hash', 'known_browsers.last_used_at'])
      .where('users.username', '=', username)
      .execute()

  test('after 55 wrong passwords from 55 networks the owner can log in from a known browser', async () => {
    const own = behindProxy()
    const user = await logIn(server, account, own)
    await own.call('POST', '/users/logout', { payload: { refresh: user.refresh }, token: user.access })
    await guessFromEverywhere()
    expect(await statusWith(own, account.password)).toBe(200)
    expect(await statusWith(behindProxy(), account.password)).toBe(429)
  })

  test('using up the attempts of a shared network does not lock the owner out either', async () => {
    const settings = { trustProxy: 'loopback', rateLimitPerMinute: 30, now: () => now }
    const strict = await startServer({ ...place, dataDir: `${place.dataDir}/strict` }, { settings })
    const owner = await register(strict)
    const [own, otherVisitor] = [
      visitorOf(strict, { address: '127.0.0.1' }),
      visitorOf(strict, { address: '127.0.0.1' }),
    ]
    /** All visitors come from one address, as in a mobile network. */
    const statusOf = async (visitor: Visitor, { username, password }: Pick<Account, 'username' | 'password'>) => {
      const headers = { 'x-forwarded-for': '203.0.113.99' }
      return (await visitor.call('POST', '/users/login', { payload: { username, password }, headers })).statusCode
    }
    expect(await statusOf(own, owner)).toBe(200)
    for (let time = 0; time < 125; time += 1)
      await statusOf(otherVisitor, { username: `nobody-${time}`, password: wrong })
    expect([await statusOf(otherVisitor, owner), await statusOf(own, owner)]).toEqual([429, 200])
    await strict.close()
  })

  test('a known browser has its own, limited attempts', async () => {
    const own = behindProxy()
    const second = behindProxy()
    await logIn(server, account, own)
    await logIn(server, account, second)
    const seen = []
    // A stolen cookie from changing networks is still one browser with one limit.
    for (let time = 0; time < 12; time += 1) seen.push(await statusWith(behindProxy(own.cookies), wrong))
    expect(seen).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect(await statusWith(own, account.password)).toBe(429)
    expect(await statusWith(second, account.password)).toBe(200)
    later(minute)
    expect(await statusWith(own, account.password)).toBe(200)
  })

  test('a browser that is known to one account is not known to another', async () => {
    const stranger = behindProxy()
    await logIn(server, await register(server), stranger)
    await guessFromEverywhere()
    expect(await statusWith(stranger, account.password)).toBe(429)
  })

  test('the cookie is HttpOnly and persistent, and its secret is not stored', async () => {
    const own = behindProxy()
    const reply = await tryWith(own, account.password)
    const cookie = reply.cookies.find(({ name }) => name === 'known_browser') ?? expect.fail('no cookie')
    const days = server.content.constants.retention.known_browser_days
    expect(cookie).toMatchObject({
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: days * 24 * 60 * 60,
    })
    expect(
      JSON.stringify(await server.database.store.selectFrom('known_browsers').selectAll().execute()),
    ).not.toContain(cookie.value)
    // The same secret for a second account: two rows that cannot be linked.
    const other = await register(server)
    await logIn(server, other, own)
    expect(own.cookies.get('known_browser')).toBe(cookie.value)
    const hashes = [...(await knownOf(account.username)), ...(await knownOf(other.username))].map(({ hash }) => hash)
    expect([hashes.length, new Set(hashes).size]).toEqual([2, 2])
  })

  test('a browser is forgotten after the days without use', async () => {
    const own = behindProxy()
    await logIn(server, account, own)
    later(server.content.constants.retention.known_browser_days * day)
    await guessFromEverywhere()
    expect(await statusWith(own, account.password)).toBe(429)
    await server.app.cleanup.runAll()
    expect(await knownOf(account.username)).toEqual([])
  })

  test('an account knows its 20 latest browsers', async () => {
    const browsers = Array.from({ length: 21 }, () => behindProxy())
    for (const browser of browsers) {
      later(minute)
      await logIn(server, account, browser)
    }
    expect(await knownOf(account.username)).toHaveLength(20)
    await guessFromEverywhere()
    const statuses = []
    for (const browser of [browsers[0], browsers[1], browsers[20]])
      statuses.push(await statusWith(browser ?? expect.fail(), account.password))
    expect(statuses).toEqual([429, 200, 200])
  })

  test('after a password reset only the browser that did it is known', async () => {
    const [lost, own] = [behindProxy(), behindProxy()]
    await logIn(server, account, lost)
    await own.call('POST', '/users/forgot-password', { payload: { email: account.email } })
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === account.email)
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link')
    const password = 'Another-horse-7'
    await guessFromEverywhere()
    const reply = await own.call('POST', '/users/reset-password', { payload: { token, new_password: password } })
    expect(reply.statusCode).toBe(200)
    await guessFromEverywhere()
    expect([await statusWith(lost, password), await statusWith(own, password)]).toEqual([429, 200])
  })

  test('after a password change only the browser that made it is known', async () => {
    const [lost, own] = [behindProxy(), behindProxy()]
    await logIn(server, account, lost)
    const user = await logIn(server, account, own)
    const password = 'Another-horse-7'
    const payload = { old_password: account.password, new_password: password }
    const reply = await own.call('PUT', `/users/account/${user.id}/password`, { payload, token: user.access })
    expect(reply.statusCode).toBe(200)
    account = { ...account, password }
    await guessFromEverywhere()
    expect([await statusWith(lost, password), await statusWith(own, password)]).toEqual([429, 200])
  })

  test('deleting an account deletes its known browsers and the cookie', async () => {
    const own = behindProxy()
    const user = await logIn(server, account, own)
    const payload = { password: account.password }
    await own.call('POST', `/users/account/${user.id}/delete`, { payload, token: user.access })
    const rows = await server.database.store
      .selectFrom('known_browsers')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute()
    expect([rows, own.cookies.has('known_browser')]).toEqual([[], false])
  })

  test('a secret that was never issued is not known', async () => {
    await guessFromEverywhere()
    const stranger = behindProxy()
    stranger.cookies.set('known_browser', 'x'.repeat(43))
    const reply = await tryWith(stranger, account.password)
    expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([429, 'login_rate_limit'])
  })
})
