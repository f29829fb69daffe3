/** The security log makes it possible to follow the events of one account, and never reveals whose account it is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, newAccount, register, type TestUser, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'

type Line = {
  readonly event: string
  readonly outcome: string
  readonly account?: string
  readonly address?: string
  readonly reqId?: string
}

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const lines = (): readonly Line[] =>
    server
      .logs()
      .split('\n')
      .filter((line) => line.includes('"event":'))
      .map((line) => JSON.parse(line) as Line)
  /** The events that `work` causes, each as `event outcome`. */
  const eventsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = lines().length
    await work()
    await server.app.outbox.send()
    return lines()
      .slice(before)
      .map(({ event, outcome }) => `${event} ${outcome}`)
  }
  const tokenFor = async (email: string): Promise<string> => {
    await visitorOf(server).call('POST', '/users/forgot-password', { payload: { email } })
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === email)
    return /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link')
  }
  const at = ({ id }: TestUser): string => `/users/account/${id}`

  test('each event is one line, with its outcome', async () => {
    const account = newAccount()
    const { username, email, password } = account
    const wrong = 'Wrong-horse-9'
    const next = 'Another-horse-7'
    const browser = visitorOf(server)
    const logInWith = (typed: string) =>
      browser.call('POST', '/users/login', { payload: { username, password: typed } })

    expect(await eventsOf(() => register(server, account))).toEqual(['account_created ok'])
    expect(await eventsOf(() => logInWith(wrong))).toEqual(['login failed'])
    let user = await logIn(server, account, browser)
    expect(await eventsOf(() => logInWith(password))).toEqual(['login ok'])
    user = await logIn(server, account, browser)
    const put = (path: string, payload: object) => user.call('PUT', `${at(user)}/${path}`, { payload })
    const post = (path: string, payload: object) => user.call('POST', `${at(user)}/${path}`, { payload })
    expect(await eventsOf(() => put('password', { old_password: wrong, new_password: next }))).toEqual([
      'password_confirmation failed',
    ])
    expect(await eventsOf(() => put('password', { old_password: password, new_password: next }))).toEqual([
      'password_changed ok',
    ])
    const moved = `new-${email}`
    expect(await eventsOf(() => put('email', { email: moved, old_password: next }))).toEqual(['email_changed ok'])
    expect(await eventsOf(() => post('export', { password: next }))).toEqual(['data_exported ok'])
    expect(await eventsOf(() => post('../../logout', { refresh: user.refresh }))).toEqual(['logout ok'])
    expect(await eventsOf(() => tokenFor(moved))).toEqual(['reset_asked ok', 'reset_link_made ok'])
    const token = await tokenFor(moved)
    const reset = () => browser.call('POST', '/users/reset-password', { payload: { token, new_password: password } })
    expect(await eventsOf(reset)).toEqual(['reset_used ok'])
    expect(await eventsOf(reset)).toEqual(['reset_used failed'])
    expect(await eventsOf(async () => (user = await logIn(server, account, visitorOf(server))))).toEqual([
      'login ok',
      'browser_remembered ok',
    ])
    const refresh = () => user.call('POST', '/token/refresh', { payload: { refresh: user.refresh }, csrf: false })
    await refresh()
    now = new Date(now.getTime() + 60_000)
    expect(await eventsOf(refresh)).toEqual(['refresh_token_reused failed'])
    user = await logIn(server, account, browser)
    expect(await eventsOf(() => post('delete', { password }))).toEqual(['account_deleted ok'])
    const guess = () =>
      visitorOf(server, { cookies: new Map() }).call('POST', '/users/login', {
        payload: { username, password: wrong },
      })
    for (let time = 0; time < 50; time += 1) await guess()
    expect(await eventsOf(guess)).toEqual(['login throttled'])
  })

  test('an account has one hash in all its lines, whether it exists or not, and different accounts differ', async () => {
    const from = lines().length
    const [one, other] = [await register(server), await register(server)]
    const nobody = newAccount()
    for (const { username, password } of [one, one, other, nobody, nobody])
      await visitorOf(server).call('POST', '/users/login', { payload: { username: username.toUpperCase(), password } })
    await tokenFor(one.email)
    const accounts = lines()
      .slice(from)
      .filter(({ account }) => account !== undefined)
      .map(({ event, account }) => ({ event, account }))
    const counts = new Map<string, number>()
    for (const { account = '' } of accounts) counts.set(account, (counts.get(account) ?? 0) + 1)
    // First account: created, two logins from new browsers, a reset link. Second: created, one login. Unknown name: two attempts.
    expect([...counts.values()]).toEqual([6, 3, 2])
    for (const { reqId, event } of lines().slice(from))
      if (event !== 'reset_link_made') expect(reqId).toMatch(/^[0-9a-f]{12}$/)
  })

  test('the log does not reveal whose account it is, and the hash depends on the key of the installation', async () => {
    const user = await logIn(server, await register(server))
    await tokenFor(user.email)
    const logs = server.logs().toLowerCase()
    const { hmacKey } = server.database.installation
    for (const secret of [user.username, user.email, user.id, user.address, hmacKey, user.cookies.get('known_browser')])
      expect(logs).not.toContain(secret?.toLowerCase())
    const other = await makePlace()
    const elsewhere = await startServer(other)
    await register(elsewhere, { username: user.username, email: user.email })
    const hashIn = (text: string) =>
      /"account":"([\w-]{43})"/.exec(text.split('\n').findLast((line) => line.includes('account_created')) ?? '')?.[1]
    const [here, there] = [
      lines().findLast(({ event }) => event === 'account_created')?.account,
      hashIn(elsewhere.logs()),
    ]
    expect(there).toMatch(/^[\w-]{43}$/)
    expect(there).not.toBe(here)
    await elsewhere.close()
    await other.remove()
  })
})
