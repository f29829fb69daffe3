import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fill } from '#engine/format.ts'
import { type Account, logIn, register, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, SuccessReply } from '#types/api.generated.ts'

const next = 'Another-horse-7'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
  })
  beforeEach(async () => {
    account = await register(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const askForLink = async ({ email }: Account = account): Promise<string> => {
    const own = async () => (await server.mails()).filter(({ recipient }) => recipient === email)
    const before = (await own()).length
    await visitorOf(server).call('POST', '/users/forgot-password', { payload: { email } })
    // The server itself may be sending it already.
    const mail = await vi.waitUntil(async () => (await own()).at(before), { timeout: 30_000 })
    return /#token=([\w-]{43})/.exec(mail.text)?.[1] ?? expect.fail('no link')
  }
  const set = (token: string, new_password = next, visitor = visitorOf(server)) =>
    visitor.call('POST', '/users/reset-password', { payload: { token, new_password } })
  const statusWith = async (password: string): Promise<number> => {
    const payload = { username: account.username, password }
    return (await visitorOf(server).call('POST', '/users/login', { payload })).statusCode
  }

  test('the new password replaces the old one, and the owner gets a mail', async () => {
    const reply = await set(await askForLink())
    expect([reply.statusCode, misfits('SuccessReply', reply.json())]).toEqual([200, []])
    expect(reply.json<SuccessReply>().message).toBe(server.content.messages.reset_password.success)
    expect([await statusWith(next), await statusWith(account.password)]).toEqual([200, 401])
    const mail = (await server.mails()).findLast(({ recipient }) => recipient === account.email)
    expect(mail?.text).toContain(account.username)
    expect(mail?.text).not.toContain('#token=')
  })

  test('every login of the account ends', async () => {
    const users = [await logIn(server, account), await logIn(server, account)]
    await set(await askForLink())
    for (const user of users) {
      const payload = { refresh: user.refresh }
      expect((await user.call('POST', '/token/refresh', { payload, csrf: false })).statusCode).toBe(401)
    }
  })

  test('a link works once, and invalidates earlier ones', async () => {
    const links = [await askForLink(), await askForLink()]
    expect((await set(links[0] ?? '')).statusCode).toBe(200)
    for (const link of links) {
      const reply = await set(link, 'Third-horse-77')
      expect([reply.statusCode, reply.json<ErrorReply>()]).toMatchObject([
        422,
        { success: false, code: 'link_used', message: server.content.messages.reset_password.link_used },
      ])
    }
    expect(await statusWith(next)).toBe(200)
  })

  test('exactly one of six concurrent requests with one link sets its password', async () => {
    const link = await askForLink()
    const passwords = Array.from({ length: 6 }, (_, index) => `Another-horse-${index}`)
    const replies = await Promise.all(passwords.map((password) => set(link, password)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422])
    const winner = replies.findIndex(({ statusCode }) => statusCode === 200)
    expect(await statusWith(passwords[winner] ?? '')).toBe(200)
  })

  test('a link expires', async () => {
    const link = await askForLink()
    now = new Date(now.getTime() + server.content.constants.accounts.reset_link_minutes * 60_000)
    expect((await set(link)).json<ErrorReply>().code).toBe('link_used')
    expect(await statusWith(account.password)).toBe(200)
  })

  test('an invalid password is reported, and the link still works', async () => {
    const link = await askForLink()
    const reply = await set(link, 'short')
    expect([reply.statusCode, misfits('ErrorReply', reply.json())]).toEqual([422, []])
    const { password_capital, password_number, password_too_short } = server.content.messages.fields
    const min = server.content.constants.accounts.password_min
    expect(reply.json<ErrorReply>().problems).toEqual(
      [password_capital, password_number, fill(password_too_short, { min })].map((message) => ({
        field: 'new_password',
        message,
      })),
    )
    expect((await set(link, `${account.username}-9`)).json<ErrorReply>().problems).toEqual([
      { field: 'new_password', message: server.content.messages.fields.password_common },
    ])
    expect((await set(link)).statusCode).toBe(200)
  })

  test('earlier guesses of the old password do not delay the owner', async () => {
    const visitor = visitorOf(server)
    const payload = { username: account.username, password: 'Wrong-horse-9' }
    for (let time = 0; time < 11; time += 1) await visitor.call('POST', '/users/login', { payload })
    const right = { username: account.username, password: next }
    await set(await askForLink(), next, visitor)
    expect((await visitor.call('POST', '/users/login', { payload: right })).statusCode).toBe(200)
  })

  test('guessing links is throttled', async () => {
    const strict = await startServer(
      { ...place, dataDir: `${place.dataDir}/strict` },
      { settings: { rateLimitPerMinute: 3, now: () => now } },
    )
    const visitor = visitorOf(strict)
    const seen = []
    for (let time = 0; time < 4; time += 1) seen.push((await set('x'.repeat(43), next, visitor)).statusCode)
    expect(seen).toEqual([422, 422, 422, 429])
    // A valid link still works, even from the network of the guesser.
    const owner = await register(strict)
    await visitorOf(strict).call('POST', '/users/forgot-password', { payload: { email: owner.email } })
    const mail = (await strict.mails()).findLast(({ recipient }) => recipient === owner.email)
    expect((await set(/#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '', next, visitor)).statusCode).toBe(200)
    await strict.close()
  })
})
