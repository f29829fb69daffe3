import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '#engine/format.ts'
import { type Account, newAccount, register, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, SuccessReply } from '#types/api.generated.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const send = (payload: Partial<Account>, visitor = visitorOf(server)) =>
    visitor.call('POST', '/users/register', { payload })
  const usersNamed = (username: string) =>
    server.database.store.selectFrom('users').selectAll().where('username_key', '=', username.toLowerCase()).execute()
  const mailsTo = async (email: string) => (await server.mails()).filter(({ recipient }) => recipient === email)

  test('a new account is stored as typed, and gets a welcome mail', async () => {
    const account = newAccount()
    const reply = await send({ ...account, email: ` ${account.email.toUpperCase()} `.trim() })
    expect([reply.statusCode, misfits('SuccessReply', reply.json())]).toEqual([201, []])
    expect(reply.json<SuccessReply>().message).toBe(server.content.messages.register.success)
    const [row] = await usersNamed(account.username)
    expect(row).toMatchObject({
      username: account.username,
      email: account.email.toUpperCase(),
      email_key: account.email,
      name: '',
      chips: null,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    })
    const [mail] = await mailsTo(account.email.toUpperCase())
    expect(mail?.text).toContain(account.username)
    expect(mail?.text).toContain('http://localhost:3000/dashboard')
  })

  describe('when the address already has an account', () => {
    test('the reply is identical, and only a mail to that address says so', async () => {
      const first = await register(server)
      const shown = async (email: string, username = newAccount().username) => {
        const reply = await send({ ...newAccount(), username, email })
        return { status: reply.statusCode, headers: { ...reply.headers, date: '' }, body: reply.body }
      }
      const second = newAccount()
      const known = await shown(first.email.toUpperCase(), second.username)
      expect(known).toEqual(await shown(newAccount().email))
      const mails = await mailsTo(first.email)
      expect(mails).toHaveLength(2)
      expect(mails[1]?.text).toContain(first.username)
      expect(mails[1]?.text).toContain(second.username)
      expect(mails[1]?.text).toContain('http://localhost:3000/forgot-password')
      expect(mails[1]?.subject).not.toBe(mails[0]?.subject)
    })

    test('it gets at most three mails per hour', async () => {
      const first = await register(server)
      for (let time = 0; time < 5; time += 1)
        expect((await send({ ...newAccount(), email: first.email })).statusCode).toBe(201)
      expect(await mailsTo(first.email)).toHaveLength(3)
    })

    test('other spellings of its domain count as the same address', async () => {
      const { email } = await register(server)
      const [name, domain = ''] = email.split('@')
      const spellings = [domain.toUpperCase(), domain.replace('e', 'ｅ'), domain.replace('x', 'ｘ')]
      for (const spelling of spellings)
        expect((await send({ ...newAccount(), email: `${name}@${spelling}` })).statusCode).toBe(201)
      const keys = await server.database.store
        .selectFrom('users')
        .select('email_key')
        .where('email_key', '=', email)
        .execute()
      expect(keys).toHaveLength(4)
      expect(await mailsTo(email)).toHaveLength(3)
    })
  })

  describe('when the username is taken', () => {
    test('regardless of case, it is a problem of its field', async () => {
      const { username } = await register(server)
      const reply = await send({ ...newAccount(), username: username.toUpperCase() })
      const { messages } = server.content
      expect([reply.statusCode, misfits('ErrorReply', reply.json())]).toEqual([422, []])
      expect(reply.json()).toMatchObject({
        success: false,
        code: 'not_created',
        message: messages.register.not_created,
        problems: [{ field: 'username', message: messages.fields.username_taken }],
      })
    })

    test('exactly one of six concurrent registrations gets it', async () => {
      const { username } = newAccount()
      const replies = await Promise.all(Array.from({ length: 6 }, () => send({ ...newAccount(), username })))
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422, 422])
      expect(await usersNamed(username)).toHaveLength(1)
    })
  })

  test('every invalid field is reported with the message of the form', async () => {
    const reply = await send({ username: 'a b', email: 'a,b@c.de', password: 'passwordpassword' })
    const { fields } = server.content.messages
    expect([reply.statusCode, misfits('ErrorReply', reply.json())]).toEqual([422, []])
    expect(reply.json()).toMatchObject({
      success: false,
      problems: [
        { field: 'username', message: fields.username_characters },
        { field: 'email', message: fields.email_format },
        { field: 'password', message: fields.password_capital },
        { field: 'password', message: fields.password_number },
        { field: 'password', message: fields.password_common },
      ],
    })
  })

  test.each([
    ['the username', ({ username }: Account) => `${username.replaceAll('.', '')}.A1`.replace('User', 'User.')],
    ['the address', ({ email }: Account) => `X${email.split('@')[0]}1`],
    ['the name of the site', () => `${server.content.brand.name.toUpperCase()}-2026`],
  ])('a password made of %s is too easy', async (_name, passwordOf) => {
    const account = newAccount()
    const reply = await send({ ...account, password: passwordOf(account) })
    expect(reply.json<ErrorReply>().problems).toEqual([
      { field: 'password', message: server.content.messages.fields.password_common },
    ])
  })

  test.each([
    ['a body that does not match the schema', { username: 'x' }, 400],
    ['no CSRF token', newAccount(), 403],
  ])('%s is refused with success: false', async (_name, payload, status) => {
    const reply = await visitorOf(server).call('POST', '/users/register', { payload, csrf: status !== 403 })
    expect([reply.statusCode, reply.json<ErrorReply>().success]).toEqual([status, false])
  })

  test('accounts are limited per address and hour, and per subnet to five times as many, without affecting others', async () => {
    const strict = await startServer(
      { ...place, dataDir: `${place.dataDir}/strict` },
      { settings: { rateLimitPerMinute: 2 } },
    )
    const neighbours = Array.from({ length: 6 }, (_, index) => visitorOf(strict, { address: `10.20.30.${index + 1}` }))
    const [visitor, ...others] = neighbours
    const five = async (from: (typeof neighbours)[number] | undefined) => {
      const seen = []
      for (let time = 0; time < 5; time += 1) seen.push((await send(newAccount(), from)).statusCode)
      return seen
    }
    expect(await five(visitor)).toEqual([201, 201, 201, 201, 429])
    const seen = []
    for (const other of others) seen.push(...(await five(other)))
    expect(seen.filter((status) => status === 201)).toHaveLength(16)
    const reply = await send(newAccount(), others[4])
    const message = fill(server.content.messages.register.rate_limit, { minutes: 60 })
    expect([reply.statusCode, reply.json<ErrorReply>()]).toMatchObject([
      429,
      { success: false, code: 'register_rate_limit', message },
    ])
    expect((await send(newAccount(), visitorOf(strict))).statusCode).toBe(201)
    await strict.close()
  })
})
