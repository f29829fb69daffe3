import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Account, register as newUser } from '#testing/server/accounts.ts'
import { properties } from '#schemas/api/login-reply.schema.json' with { type: 'json' }
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { openServerBrowser, type ServerBrowser } from '#testing/server/server-browser.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import type { ReportsReply } from '#types/api.generated.ts'
import type { StoredLogin } from '#client/device/stored-login.ts'

const minute = 60_000
const [sqlite] = databases

/** The modules as a freshly loaded page has them: no state but what is stored on the device. */
const openTab = async () => {
  vi.resetModules()
  return {
    ...(await import('#client/device/stored-login.ts')),
    ...(await import('./session-call.ts')),
    ...(await import('./accounts.ts')),
    ...(await import('./logout.ts')),
  }
}
type Tab = Awaited<ReturnType<typeof openTab>>

describe('a login in a browser, over the real server', () => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let browser: ServerBrowser
  let tab: Tab
  let now = new Date('2026-11-21T12:00:00.000Z')
  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms)
  }

  beforeAll(async () => {
    if (!sqlite) throw new Error('There is no database to test with')
    place = await sqlite.place()
    server = await startServer(place, { settings: { now: () => now } })
    account = await newUser(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  beforeEach(async () => {
    browser = openServerBrowser(server)
    tab = await openTab()
  })
  afterEach(() => {
    browser.leave()
  })

  const logIn = async (where: Tab = tab) => {
    const reply = await where.login({ username: account.username, password: account.password })
    if (!reply.ok) throw new Error(`Not logged in: ${JSON.stringify(reply.failure)}`)
    where.writeLogin(reply.value)
    return reply.value
  }
  const reports = (where: Tab = tab) =>
    where.userCall<ReportsReply>({ method: 'GET', path: `/users/reports/${where.readLogin()?.user.id ?? 'nobody'}` })
  const refreshes = () => browser.calls.filter((made) => made.endsWith('/token/refresh')).length

  test('a successful login is stored, and calls are authenticated', async () => {
    const login = await logIn()
    expect(JSON.parse(browser.storage.get('auth') ?? '')).toEqual(login)
    expect(Object.keys(login).sort()).toEqual(['access', 'refresh', 'user'])
    expect(await reports()).toMatchObject({ ok: true })
    expect(refreshes()).toBe(0)
  })

  test('a wrong password stores nothing, and returns the message of the server', async () => {
    const reply = await tab.login({ username: account.username, password: 'Wrong-horse-9' })
    expect(reply).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 'login_wrong', message: server.content.messages.login.wrong },
    })
    expect(browser.storage.has('auth')).toBe(false)
  })

  test('that the browser has deleted ends with the next call, and pages that are open hear of it', async () => {
    await logIn()
    await reports()
    const heard = vi.fn<() => void>()
    const stop = tab.onLoginChange(heard)
    browser.storage.delete('auth')
    expect(await tab.userCall({ method: 'GET', path: '/users/reports/1' })).toMatchObject({ ok: false })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(tab.takeEndReason()).toBe('ended')
    stop()
  })

  test('that its owner has ended has no reason to tell, whatever is called afterwards', async () => {
    await logIn()
    await reports()
    tab.clearLogin()
    expect(await tab.userCall({ method: 'GET', path: '/users/reports/1' })).toMatchObject({ ok: false })
    expect(tab.takeEndReason()).toBeNull()
  })

  test('without a login no request is sent', async () => {
    expect(await reports()).toMatchObject({ ok: false, failure: { code: 'login_required' } })
    expect(browser.calls).toEqual([])
  })

  describe('when the access token has run out', () => {
    test('it is refreshed once, and the call succeeds', async () => {
      const { access, refresh } = await logIn()
      later(11 * minute)
      expect(await reports()).toMatchObject({ ok: true })
      expect(refreshes()).toBe(1)
      const stored = tab.readLogin()
      expect(stored?.access).not.toBe(access)
      expect(stored?.refresh).not.toBe(refresh)
      expect(await reports()).toMatchObject({ ok: true })
      expect(refreshes()).toBe(1)
    })

    test('six calls in three tabs cause one refresh', async () => {
      await logIn()
      const tabs = [tab, await openTab(), await openTab()]
      later(11 * minute)
      const replies = await Promise.all(tabs.flatMap((one) => [reports(one), reports(one)]))
      expect(replies.map(({ ok }) => ok)).toEqual(replies.map(() => true))
      expect(refreshes()).toBe(1)
    })

    test('without the Locks API two tabs both continue, and nobody is logged out', async () => {
      browser.leave()
      browser = openServerBrowser(server, { locks: false })
      tab = await openTab()
      await logIn()
      const other = await openTab()
      later(11 * minute)
      const replies = await Promise.all([reports(), reports(other)])
      expect(replies.map(({ ok }) => ok)).toEqual([true, true])
      later(11 * minute)
      expect(await reports()).toMatchObject({ ok: true })
    })

    test('offline the login is kept, and calls succeed when the network is back', async () => {
      const login = await logIn()
      later(11 * minute)
      browser.network.answer = (path) => (path === '/token/refresh' ? Promise.reject(new TypeError('offline')) : null)
      expect(await reports()).toMatchObject({ ok: false, failure: { kind: 'interrupted' } })
      expect(tab.readLogin()).toMatchObject(login)
      browser.network.answer = null
      expect(await reports()).toMatchObject({ ok: true })
    })

    test.each([
      ['this page', () => tab],
      ['the next page', openTab],
    ])('a refresh whose reply is lost is repeated by %s, and the login goes on', async (_, nextTab) => {
      const login = await logIn()
      later(11 * minute)
      browser.network.lossy = '/token/refresh'
      expect(await reports()).toMatchObject({ ok: false, failure: { kind: 'interrupted' } })
      expect(tab.readLogin()).toMatchObject(login)
      browser.network.lossy = null
      later(minute)
      const next = await nextTab()
      for (let round = 0; round < 3; round += 1) {
        expect(await reports(next)).toMatchObject({ ok: true })
        expect(Object.keys(next.readLogin() ?? {}).sort()).toEqual(['access', 'refresh', 'user'])
        later(11 * minute)
      }
    })

    test('a server error does not log the user out', async () => {
      await logIn()
      later(11 * minute)
      browser.network.answer = (path) =>
        path === '/token/refresh' ? Promise.resolve(new Response('', { status: 503 })) : null
      expect(await reports()).toMatchObject({ ok: false, failure: { kind: 'server' } })
      expect(tab.readLogin()).not.toBeNull()
    })

    test('calls that waited for a failed refresh do not repeat it', async () => {
      await logIn()
      later(11 * minute)
      browser.network.answer = (path) =>
        path === '/token/refresh' ? Promise.resolve(new Response('', { status: 500 })) : null
      const replies = await Promise.all([reports(), reports(), reports(), reports()])
      expect(replies).toEqual(replies.map(() => ({ ok: false, failure: { kind: 'server' } })))
      expect(refreshes()).toBe(1)
      browser.network.answer = null
      expect(await reports()).toMatchObject({ ok: true })
    })

    test('a refresh token that the server cannot parse ends the login', async () => {
      await logIn()
      later(11 * minute)
      browser.network.answer = (path) =>
        path === '/token/refresh'
          ? Promise.resolve(Response.json({ code: 'malformed', message: '' }, { status: 400 }))
          : null
      const replies = await Promise.all([reports(), reports()])
      expect(replies).toMatchObject(replies.map(() => ({ ok: false, failure: { code: 'login_required' } })))
      expect([tab.readLogin(), tab.takeEndReason(), refreshes()]).toEqual([null, 'ended', 1])
    })

    test('a refresh without a token ends the login', async () => {
      await logIn()
      later(11 * minute)
      browser.network.answer = (path) => (path === '/token/refresh' ? Promise.resolve(Response.json({})) : null)
      expect(await reports()).toMatchObject({ ok: false })
      expect([tab.readLogin(), browser.storage.has('auth')]).toEqual([null, false])
    })
  })

  describe('when the login has ended on the server', () => {
    test('it is removed from the device, and the reason is reported once', async () => {
      await logIn()
      later(8 * 24 * 60 * minute)
      expect(await reports()).toMatchObject({ ok: false, failure: { code: 'session_ended' } })
      expect([tab.readLogin(), tab.takeEndReason(), tab.takeEndReason()]).toEqual([null, 'ended', null])
    })

    test('a reused refresh token ends the login to protect the account', async () => {
      const stolen = await logIn()
      later(11 * minute)
      await reports()
      later(minute)
      tab.writeLogin(stolen)
      expect(await reports()).toMatchObject({ ok: false, failure: { code: 'session_protected' } })
      expect([tab.readLogin(), tab.takeEndReason()]).toEqual([null, 'protected'])
    })

    test('a copy of the stored login is useless without the cookies of its browser', async () => {
      await logIn()
      browser.cookies.clear()
      expect(await reports()).toMatchObject({ ok: false, failure: { code: 'session_ended' } })
      expect(tab.readLogin()).toBeNull()
    })
  })

  test.each([
    [{ success: false, message: 'Not today.' }, 'Not today.'],
    [{ success: false }, ''],
    [null, ''],
  ])('a reply of %j with status 200 is a failure with its message', async (reply, message) => {
    browser.network.answer = (path) => (/register|forgot/.test(path) ? Promise.resolve(Response.json(reply)) : null)
    const asked = [
      await tab.forgotPassword({ email: account.email }),
      await tab.register({ username: 'x', email: account.email, password: 'x' }),
    ]
    const failure = { kind: 'refused', code: 'unsuccessful', message, problems: [] }
    expect(asked).toEqual(asked.map(() => ({ ok: false, failure })))
  })

  describe('an invalid stored login', () => {
    const whole = {
      access: 'rl_a_0123456789',
      refresh: 'rl_r_0123456789',
      user: { id: 'u_1', username: 'amara' },
    }
    const { access: _access, ...withoutAccess } = whole
    const { refresh: _refresh, ...withoutRefresh } = whole
    const { user: _user, ...withoutUser } = whole
    const broken: Readonly<Record<string, string>> = {
      'no JSON': '{"access":',
      nothing: '',
      null: 'null',
      'a text': '"rl_a_0123456789"',
      'a list': JSON.stringify([whole]),
      'no access token': JSON.stringify(withoutAccess),
      'no refresh token': JSON.stringify(withoutRefresh),
      'no user': JSON.stringify(withoutUser),
      'a short refresh token': JSON.stringify({ ...whole, refresh: 'x' }),
      'a refresh token with a blank': JSON.stringify({ ...whole, refresh: 'rl_r 0123456789' }),
      'a number for a token': JSON.stringify({ ...whole, access: 1_234_567_890 }),
      'a user without an id': JSON.stringify({ ...whole, user: { username: 'amara' } }),
      'a user as a text': JSON.stringify({ ...whole, user: 'amara' }),
    }

    test.each(Object.entries(broken))('%s: it is removed, and the end is reported once', async (_, text) => {
      browser.storage.set('auth', text)
      expect(tab.readLogin()).toBeNull()
      expect(await reports()).toMatchObject({ ok: false, failure: { code: 'login_required' } })
      tab.dropUnusableLogin()
      expect([browser.storage.has('auth'), tab.takeEndReason(), tab.takeEndReason()]).toEqual([false, 'ended', null])
      tab.dropUnusableLogin()
      expect([tab.takeEndReason(), browser.calls]).toEqual([null, []])
    })

    test('a login in the format of the API is kept', () => {
      browser.storage.set('auth', JSON.stringify(whole))
      tab.dropUnusableLogin()
      expect([tab.readLogin(), tab.takeEndReason()]).toEqual([whole, null])
      expect(properties.refresh.pattern).toBe('^[A-Za-z0-9_-]+$')
      expect([properties.refresh.minLength, properties.refresh.maxLength]).toEqual([10, 200])
    })
  })

  describe('when somebody logs out', () => {
    test('the login ends on the device and on the server', async () => {
      const login = await logIn()
      const cookies = new Map(browser.cookies)
      expect(await tab.logOut()).toBe(true)
      expect([...browser.storage.keys()]).toEqual([])
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      tab.writeLogin(login)
      expect(await reports()).toMatchObject({ ok: false })
    })

    /** A tab that is opened later ends the login on the server: it is of no use any more. */
    const expectEndedByNextTab = async (login: StoredLogin, cookies: ReadonlyMap<string, string>) => {
      const next = await openTab()
      expect(await next.sendPendingLogouts()).toBe(true)
      expect([...browser.storage.keys()]).toEqual([])
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      next.writeLogin(login)
      expect(await reports(next)).toMatchObject({ ok: false })
    }

    test('offline it ends on the device immediately, and on the server as soon as it can be reached', async () => {
      const login = await logIn()
      const cookies = new Map(browser.cookies)
      browser.network.answer = () => Promise.reject(new TypeError('offline'))
      expect(await tab.logOut()).toBe(false)
      expect(tab.readLogin()).toBeNull()
      browser.network.answer = null

      await expectEndedByNextTab(login, cookies)
    })

    test.each([
      [
        'by the server, because of the CSRF token',
        2,
        Response.json({ code: 'csrf', message: 'It is wrong.' }, { status: 403 }),
      ],
      ['by a proxy', 1, new Response('<h1>Forbidden</h1>', { status: 403 })],
    ])('a logout that is refused %s is sent again later', async (_, attempts, refusal) => {
      const login = await logIn()
      const cookies = new Map(browser.cookies)
      browser.network.answer = (path) => (path === '/users/logout' ? Promise.resolve(refusal.clone()) : null)
      expect(await tab.logOut()).toBe(false)
      expect(browser.calls.filter((made) => made.endsWith('/users/logout'))).toHaveLength(attempts)
      browser.network.answer = null

      await expectEndedByNextTab(login, cookies)
    })

    test('a token that the server could never have made is not sent again', async () => {
      browser.storage.set('auth-ended', JSON.stringify(['-']))
      expect(await tab.sendPendingLogouts()).toBe(true)
      expect([...browser.storage.keys()]).toEqual([])
    })

    test('a late logout does not end a newer login', async () => {
      await logIn()
      browser.network.answer = (path) => (path.startsWith('/users') ? Promise.reject(new TypeError('offline')) : null)
      await tab.logOut()
      browser.network.answer = null
      await logIn()
      expect(await tab.sendPendingLogouts()).toBe(true)
      expect(await reports()).toMatchObject({ ok: true })
    })

    test('a pending refresh does not restore the login', async () => {
      await logIn()
      later(11 * minute)
      let answer: (reply: Response) => void = () => undefined
      browser.network.answer = (path) =>
        path === '/token/refresh' ? new Promise<Response>((resolve) => (answer = resolve)) : null
      const asked = reports()
      await expect.poll(refreshes).toBe(1)
      await tab.logOut()
      answer(Response.json({ access: 'rl_a_late_token', refresh: 'rl_r_late_token' }))
      expect(await asked).toMatchObject({ ok: false })
      expect(browser.storage.has('auth')).toBe(false)
    })

    test('a device that is full ends it on the server, too', async () => {
      const login = await logIn()
      const cookies = new Map(browser.cookies)
      vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
        if (browser.storage.has('auth')) throw new DOMException('Full', 'QuotaExceededError')
        browser.storage.set(key, value)
      })
      expect(await tab.logOut()).toBe(true)
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      browser.storage.set('auth', JSON.stringify(login))
      expect(await reports()).toMatchObject({ ok: false })
    })

    test('other tabs are notified', async () => {
      await logIn()
      const usernames: (string | null)[] = []
      const stop = tab.onLoginChange(() => usernames.push(tab.readLogin()?.user.username ?? null))
      browser.storage.delete('auth')
      browser.changedElsewhere('auth')
      browser.changedElsewhere('something-else')
      stop()
      browser.changedElsewhere('auth')
      expect(usernames).toEqual([null])
    })
  })

  describe('stored values are validated', () => {
    const user = { id: 'u1', username: 'Amara' }
    test.each([
      'x',
      'null',
      '[]',
      '{}',
      '"rl_a_x"',
      JSON.stringify({ access: 'a', refresh: 'b' }),
      JSON.stringify({ access: '', refresh: 'b', user }),
      JSON.stringify({ access: 'a', refresh: 1, user }),
      JSON.stringify({ access: 'a', refresh: 'b', user: null }),
      JSON.stringify({ access: 'a', refresh: 'b', user: { ...user, id: '' } }),
      JSON.stringify({ access: 'a', refresh: 'b', user: { id: 'u1' } }),
      JSON.stringify({ access: ['a'], refresh: 'b', user }),
    ])('%s is not a login', (text) => {
      browser.storage.set('auth', text)
      expect(tab.readLogin()).toBeNull()
    })

    test('a browser without storage is reported', () => {
      vi.stubGlobal('localStorage', {
        getItem: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
        removeItem: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
      expect(tab.writeLogin({ access: 'a', refresh: 'b', user })).toBe(false)
      expect(tab.readLogin()).toBeNull()
      expect(() => tab.clearLogin()).not.toThrow()
    })
  })

  test('a browser that sends no cookies is told that it needs them', async () => {
    const refused = { code: 'csrf', message: 'The token is wrong.' }
    browser.network.answer = (path) =>
      path === '/users/csrf' ? null : Promise.resolve(Response.json(refused, { status: 403 }))
    const email = 'nobody@example.com'
    const credentials = { username: account.username, password: account.password }
    expect(await tab.login(credentials)).toEqual({ ok: false, failure: tab.needsCookies })
    expect(await tab.register({ ...credentials, email })).toEqual({ ok: false, failure: tab.needsCookies })
  })

  test('a CSRF token that cannot be fetched is the reason of the failure', async () => {
    browser.network.answer = (path) =>
      path === '/users/csrf'
        ? Promise.resolve(new Response(null, { status: 503, headers: { 'retry-after': '7' } }))
        : null
    const reply = await tab.login({ username: account.username, password: account.password })
    expect(reply).toEqual({ ok: false, failure: { kind: 'busy', seconds: 7 } })
  })

  test('an expired CSRF token is renewed automatically', async () => {
    await logIn()
    browser.cookies.delete('csrf_seed')
    browser.cookies.delete('csrftoken')
    const reply = await tab.login({ username: account.username, password: account.password })
    expect(reply.ok).toBe(true)
    expect(browser.calls.filter((made) => made.endsWith('/users/csrf'))).toHaveLength(2)
  })
})
