import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fill } from '#engine/format.ts'
import { newAccount, register, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, SuccessReply } from '#types/api.generated.ts'

/** Generous, for busy machines. */
const waitOptions = { timeout: 10_000 }

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

  const ask = (email: string, visitor = visitorOf(server)) =>
    visitor.call('POST', '/users/forgot-password', { payload: { email } })
  const linksTo = async (email: string): Promise<readonly string[]> =>
    (await server.mails()).flatMap(({ recipient, text }) =>
      recipient === email ? (/^\S+#token=\S+$/m.exec(text)?.[0] ?? []) : [],
    )

  test('the reply is identical for every address, including headers', async () => {
    const { email } = await register(server)
    const shown = async (address: string) => {
      const { statusCode, headers, body } = await ask(address)
      return { statusCode, headers: { ...headers, date: '' }, body }
    }
    const known = await shown(email)
    expect(known).toEqual(await shown(newAccount().email))
    const answer: unknown = JSON.parse(known.body)
    expect([known.statusCode, misfits('SuccessReply', answer)]).toEqual([200, []])
    expect((answer as SuccessReply).message).toBe(server.content.messages.forgot_password.success)
  })

  test('the link leads to the reset page, and its secret is only in the mail', async () => {
    const { email, username } = await register(server)
    await ask(email.toUpperCase())
    const [link = ''] = await linksTo(email)
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/)
    const mail = (await server.mails()).at(-1)
    expect(mail?.text).toContain(username)
    expect(mail?.html).toContain(`href="${link}"`)
    const rows = await server.database.store.selectFrom('resets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(link.slice(-43))
    expect(rows.map(({ expires_at }) => Date.parse(expires_at) - now.getTime())).toContain(
      server.content.constants.accounts.reset_link_minutes * 60_000,
    )
  })

  test('an address without an account gets no mail', async () => {
    const before = (await server.mails()).length
    await ask(newAccount().email)
    expect((await server.mails()).length).toBe(before)
  })

  test('each account of an address gets its own link, with its username', async () => {
    const first = await register(server)
    const second = await register(server, { email: first.email.toUpperCase() })
    await ask(first.email)
    const mails = (await server.mails()).filter(({ text }) => text.includes('#token='))
    for (const { username, email } of [first, second])
      expect(mails.filter(({ text }) => text.includes(username)).map(({ recipient }) => recipient)).toEqual([email])
    expect(new Set([...(await linksTo(first.email)), ...(await linksTo(second.email))]).size).toBe(2)
  })

  test('an address gets three mails, then one per link lifetime, and the reply does not reveal it', async () => {
    const { email } = await register(server)
    const bodies = []
    for (let time = 0; time < 5; time += 1) bodies.push((await ask(email)).body)
    expect(new Set(bodies).size).toBe(1)
    expect(await linksTo(email)).toHaveLength(3)
    const life = server.content.constants.accounts.reset_link_minutes * 60_000
    now = new Date(now.getTime() + life - 1)
    await ask(email)
    expect(await linksTo(email)).toHaveLength(3)
    now = new Date(now.getTime() + 1)
    await ask(email)
    await ask(email)
    expect(await linksTo(email)).toHaveLength(4)
  })

  test('before the reply the same rows are written for every address, and no account is read', async () => {
    let arrive = (): void => undefined
    const hanging = { send: () => new Promise<void>((done) => (arrive = done)), close: () => undefined }
    const own = await makePlace()
    const busy = await startServer(own, { mail: hanging, settings: { now: () => now } })
    const { store } = busy.database
    const { email } = await register(busy)
    // The outbox blocks on its first mail from here on, so all rows after a reply were written before it.
    await vi.waitFor(async () => {
      const [mail] = await store.selectFrom('outbox').select('tries').where('recipient', '=', email).execute()
      expect(mail?.tries).toBe(1)
    }, waitOptions)
    const rows = async () => ({
      requests: await store.selectFrom('reset_requests').selectAll().execute(),
      resets: await store.selectFrom('resets').selectAll().where('expires_at', '>', now.toISOString()).execute(),
      mails: await store.selectFrom('outbox').select('id').execute(),
    })
    const before = await rows()
    const stranger = newAccount().email
    for (const asked of [email, stranger]) expect((await ask(asked, visitorOf(busy))).statusCode).toBe(200)
    const after = await rows()
    expect(after.requests.map(({ email_key }) => email_key).sort()).toEqual([email, stranger].sort())
    expect([after.resets, after.mails]).toEqual([before.resets, before.mails])
    arrive()
    await vi.waitFor(async () => expect((await rows()).requests).toEqual([]), waitOptions)
    await vi.waitFor(async () => expect((await rows()).resets).toHaveLength(before.resets.length + 1), waitOptions)
    arrive()
    await vi.waitFor(async () => expect((await rows()).mails).toEqual([]), waitOptions)
    await busy.close()
    await own.remove()
  })

  test('a request that a stopped server has left is answered by the next one', async () => {
    const { email } = await register(server)
    await server.database.store
      .insertInto('reset_requests')
      .values({ id: 'left-behind', email_key: email, created_at: now.toISOString() })
      .execute()
    expect(await linksTo(email)).toHaveLength(1)
    expect(await linksTo(email)).toHaveLength(1)
  })

  test('an invalid address is refused with the message of the form', async () => {
    const reply = await ask('a,b@c.de')
    expect([reply.statusCode, misfits('ErrorReply', reply.json())]).toEqual([422, []])
    expect(reply.json()).toMatchObject({
      success: false,
      problems: [{ field: 'email', message: server.content.messages.fields.email_format }],
    })
  })

  test('requests are limited per IP address, without affecting the neighbours', async () => {
    const place2 = { ...place, dataDir: `${place.dataDir}/strict` }
    const strict = await startServer(place2, { settings: { rateLimitPerMinute: 2 } })
    const visitor = visitorOf(strict, { address: '10.20.30.1' })
    for (let time = 0; time < 4; time += 1) expect((await ask(newAccount().email, visitor)).statusCode).toBe(200)
    const reply = await ask(newAccount().email, visitor)
    const message = fill(server.content.messages.forgot_password.rate_limit, { minutes: 15 })
    expect([reply.statusCode, reply.json<ErrorReply>()]).toMatchObject([429, { success: false, message }])
    const neighbour = visitorOf(strict, { address: '10.20.30.2' })
    expect((await ask(newAccount().email, neighbour)).statusCode).toBe(200)
    await strict.close()
  })
})
