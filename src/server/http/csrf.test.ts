import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAccount, type Visitor, visitorOf } from '#testing/server/accounts.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, store, type TestServer } from '#testing/server/server.ts'
import type { CsrfReply, ErrorReply } from '#types/api.generated.ts'

const site = 'https://quiz.example'

let place: TestPlace
let server: TestServer
let secure: TestServer
beforeAll(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  server = await startServer({ ...place, dataDir: `${place.dataDir}/a` })
  secure = await startServer({ ...place, dataDir: `${place.dataDir}/b` }, { settings: { publicUrl: new URL(site) } })
})
afterAll(async () => {
  await server.close()
  await secure.close()
  await place.remove()
})

/** An allowed request fails because of its password, a blocked one because of CSRF. */
const outcome = async (headers: Readonly<Record<string, string>>, visitor: Visitor = visitorOf(server)) => {
  const { username, password } = newAccount()
  const reply = await visitor.call('POST', '/users/login', { payload: { username, password }, headers })
  return [reply.statusCode, reply.json<ErrorReply>().code]
}
const through = [401, 'login_wrong']
const stopped = [403, 'csrf']

describe('the CSRF token', () => {
  test('is in the reply and in a cookie that the page can read, unlike its seed', async () => {
    const reply = await visitorOf(server).call('GET', '/users/csrf')
    const { csrfToken } = reply.json<CsrfReply>()
    expect([reply.statusCode, misfits('CsrfReply', reply.json())]).toEqual([200, []])
    const shared = { path: '/', sameSite: 'Strict' }
    expect(reply.cookies).toEqual([
      { name: 'csrf_seed', value: expect.stringMatching(/^[\w-]{43}$/), httpOnly: true, ...shared },
      { name: 'csrftoken', value: csrfToken, ...shared },
    ])
    expect(reply.cookies[0]?.value).not.toBe(csrfToken)
  })

  test('under https the cookies are limited to this host and to https', async () => {
    const visitor = visitorOf(secure)
    const reply = await visitor.call('GET', '/users/csrf')
    expect(reply.cookies.map(({ name, secure: only }) => [name, only])).toEqual([
      ['__Host-csrf_seed', true],
      ['csrftoken', true],
    ])
    expect(await outcome({ origin: site }, visitor)).toEqual(through)
  })

  test('is the same in a second tab, and differs in another browser', async () => {
    const tokenOf = async (visitor: Visitor) => (await visitor.call('GET', '/users/csrf')).json<CsrfReply>().csrfToken
    const visitor = visitorOf(server)
    const first = await tokenOf(visitor)
    expect(await tokenOf(visitor)).toBe(first)
    expect(await tokenOf(visitorOf(server))).not.toBe(first)
  })
})

describe('an unsafe request', () => {
  test('is allowed with the token of its browser', async () => {
    expect(await outcome({})).toEqual(through)
  })

  test.each([
    ['no token', { 'x-csrftoken': '' }],
    ['an invented token', { 'x-csrftoken': 'x'.repeat(43) }],
  ])('is refused with %s', async (_name, headers) => {
    expect(await outcome(headers)).toEqual(stopped)
  })

  test('is refused with the token of another browser, and without the cookie', async () => {
    const other = visitorOf(server)
    const { csrfToken } = (await other.call('GET', '/users/csrf')).json<CsrfReply>()
    expect(await outcome({ 'x-csrftoken': csrfToken ?? '' })).toEqual(stopped)
    const { username, password } = newAccount()
    const reply = await visitorOf(server).call('POST', '/users/login', {
      payload: { username, password },
      csrf: false,
      headers: { 'x-csrftoken': csrfToken ?? '' },
    })
    expect([reply.statusCode, reply.json<ErrorReply>().message]).toEqual([
      403,
      server.content.messages.common.security_check,
    ])
  })

  test.each([
    ['is cross-site', { 'sec-fetch-site': 'cross-site' }, stopped],
    ['is same-site but not same-origin', { 'sec-fetch-site': 'same-site' }, stopped],
    ['has another origin', { origin: 'https://evil.example' }, stopped],
    ['hides its origin', { origin: 'null' }, stopped],
    [
      'has the same origin',
      { 'sec-fetch-site': 'same-origin', origin: 'http://here:3000', host: 'here:3000' },
      through,
    ],
    ['sends no such headers', {}, through],
  ])('from a page that %s', async (_name, headers, expected) => {
    expect(await outcome(headers)).toEqual(expected)
  })

  test('behind a proxy with another host name, the public address decides', async () => {
    expect(await outcome({ origin: site, host: 'inner:3000' }, visitorOf(secure))).toEqual(through)
    expect(await outcome({ origin: 'https://evil.example', host: 'inner:3000' }, visitorOf(secure))).toEqual(stopped)
  })

  test('from another site is refused without a login too, and a read is not', async () => {
    const { ask, id } = await store(server)
    const headers = { 'sec-fetch-site': 'cross-site' }
    const url = `/api/quiz/submissions/${id}/photos/top`
    expect((await server.app.inject({ method: 'DELETE', url, headers })).json<ErrorReply>().code).toBe('csrf')
    expect((await server.app.inject({ url: '/api/users/csrf', headers })).statusCode).toBe(200)
    expect((await ask('GET')).statusCode).toBe(200)
  })
})
