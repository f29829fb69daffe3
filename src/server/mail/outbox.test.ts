import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mails } from '#content/mails.ts'
import { register, visitorOf } from '#testing/server/accounts.ts'
import { databases, databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { addResetRequest, resetRequests } from '#server/store/accounts/resets.ts'
import { claimMail } from '#server/store/operations/outbox.ts'
import type { OutboxRow } from '#server/store/database/tables.ts'
import { openOutbox } from './outbox.ts'

/** For slow test machines. */
const waitOptions = { timeout: 10_000 }

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let now: Date
  let servers: readonly TestServer[] = []
  let sent: OutboxRow[]
  let send: (mail: OutboxRow) => Promise<void>
  const deliver = async (mail: OutboxRow): Promise<void> => {
    sent.push(mail)
  }
  beforeAll(async () => {
    place = await makePlace()
  })
  beforeEach(() => {
    now = new Date('2026-11-21T12:00:00.000Z')
    sent = []
    send = deliver
  })
  afterEach(async () => {
    for (const server of servers) {
      await server.database.store.deleteFrom('outbox').execute()
      await server.database.store.deleteFrom('reset_requests').execute()
      await server.close()
    }
    servers = []
  })
  afterAll(async () => {
    await place.remove()
  })

  const start = async (): Promise<TestServer> => {
    const mail = { send: (row: OutboxRow) => send(row), close: () => undefined }
    const server = await startServer(place, { mail, settings: { now: () => now } })
    servers = [...servers, server]
    return server
  }
  const queue = ({ app, database }: TestServer, to: string) =>
    database.store
      .transaction()
      .execute((transaction) =>
        app.outbox.queue(transaction, { to, template: 'signup-welcome', values: { username: 'Sam' } }),
      )
  const waiting = ({ database }: TestServer) => database.store.selectFrom('outbox').selectAll().execute()
  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms)
  }

  test('a mail is sent once, soon after the response that caused it', async () => {
    const server = await start()
    const { email } = await register(server)
    await vi.waitFor(() => expect(sent.map(({ recipient }) => recipient)).toEqual([email]), { timeout: 2000 })
    await vi.waitFor(async () => expect(await waiting(server)).toEqual([]), waitOptions)
    await server.app.outbox.send()
    expect(sent).toHaveLength(1)
  })

  test('all placeholders are filled in', async () => {
    const server = await start()
    const valuesOf = (id: string) => Object.fromEntries(mails[id]?.placeholders.map((word) => [word, 'Sam']) ?? [])
    for (const { id } of server.content.emails)
      await server.database.store.transaction().execute((transaction) =>
        server.app.outbox.queue(transaction, {
          to: 'a@b.de',
          template: id,
          values: valuesOf(id),
        }),
      )
    await server.app.outbox.send()
    expect(sent.length).toBeGreaterThanOrEqual(7)
    for (const { subject, text, html } of sent)
      expect([subject, text, html].filter((part) => /\{[a-z_]+\}|undefined|null/.test(part))).toEqual([])
    expect(sent.map(({ text }) => text).join()).toMatch(/21\/11\/26\b.*\b12:00/)
  })

  test('a transaction that is rolled back sends nothing', async () => {
    const server = await start()
    const undone = server.database.store.transaction().execute(async (transaction) => {
      await server.app.outbox.queue(transaction, { to: 'a@b.de', template: 'signup-welcome' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await server.app.outbox.send()
    expect(sent).toEqual([])
  })

  test('an unknown template throws, since that is a bug', async () => {
    const server = await start()
    await expect(
      server.database.store
        .transaction()
        .execute((transaction) => server.app.outbox.queue(transaction, { to: 'a@b.de', template: 'nothing' })),
    ).rejects.toThrow('Unknown mail template nothing')
  })

  describe('when the mail server does not accept it', () => {
    const failWith =
      (responseCode: number, command = 'RCPT TO') =>
      async (): Promise<void> => {
        const response = `${responseCode} <a@b.de> is not taken`
        throw Object.assign(new Error(response), { code: 'EENVELOPE', command, responseCode, response })
      }
    const refuse = failWith(450)

    test('it is retried with increasing delays, and then sent once', async () => {
      const server = await start()
      send = refuse
      await queue(server, 'a@b.de')
      await server.app.outbox.send()
      const pauses: number[] = []
      for (let round = 0; round < 4; round += 1) {
        const [row] = await waiting(server)
        expect(row?.tries).toBe(round + 1)
        pauses.push((Date.parse(row?.next_try_at ?? '') - now.getTime()) / second)
        await server.app.outbox.send()
        expect((await waiting(server))[0]?.tries).toBe(round + 1)
        now = new Date(row?.next_try_at ?? '')
        await server.app.outbox.send()
      }
      for (const [round, pause] of pauses.entries()) {
        expect(pause).toBeGreaterThanOrEqual(30 * 2 ** round * 0.75)
        expect(pause).toBeLessThanOrEqual(30 * 2 ** round * 1.25)
      }
      send = deliver
      later(4 * 60 * minute)
      await server.app.outbox.send()
      expect([sent.length, await waiting(server)]).toEqual([1, []])
    })

    test('after a week it is given up, which is logged without the recipient', async () => {
      const server = await start()
      send = refuse
      await queue(server, 'a@b.de')
      await server.app.outbox.send()
      later(7 * day + minute)
      await server.app.outbox.send()
      expect(await waiting(server)).toEqual([])
      expect(server.logs()).toContain('given up')
      expect(server.logs()).toContain('"code":"EENVELOPE","status":450')
      expect(server.logs()).not.toMatch(/a@b\.de|Sam/)
    })

    test('a mail that has waited for a week, because no server ran, is not sent', async () => {
      const server = await start()
      await queue(server, 'a@b.de')
      later(7 * day + minute)
      await server.app.outbox.send()
      expect([sent, await waiting(server)]).toEqual([[], []])
      expect((await server.app.outbox.state()).givenUp).toBe(1)
    })

    test('a mail whose sending failed while the clock was a year ahead is sent soon after it is right again', async () => {
      const server = await start()
      send = refuse
      later(365 * day)
      await queue(server, 'a@b.de')
      await server.app.outbox.send()
      send = deliver
      later(-365 * day)
      await server.app.outbox.send()
      expect([sent.length, await waiting(server)]).toEqual([1, []])
    })

    test('the state has the number of waiting mails, the oldest time and the number of dropped ones', async () => {
      const server = await start()
      const { outbox } = server.app
      expect(await outbox.state()).toEqual({ waiting: 0, oldest: null, givenUp: 0 })
      send = refuse
      const first = now.toISOString()
      await queue(server, 'a@b.de')
      later(minute)
      await queue(server, 'c@d.de')
      await outbox.send()
      expect(await outbox.state()).toEqual({ waiting: 2, oldest: first, givenUp: 0 })
      send = failWith(550)
      later(hour)
      await outbox.send()
      expect(await outbox.state()).toEqual({ waiting: 0, oldest: null, givenUp: 2 })
    })

    test('the others are sent', async () => {
      const server = await start()
      send = async (mail) => (mail.recipient === 'a@b.de' ? refuse() : deliver(mail))
      await queue(server, 'a@b.de')
      await queue(server, 'c@d.de')
      await server.app.outbox.send()
      expect(sent.map(({ recipient }) => recipient)).toEqual(['c@d.de'])
    })
  })

  test('up to four mails are sent concurrently', async () => {
    const server = await start()
    const open: (() => void)[] = []
    send = (row) => new Promise((done) => open.push(() => done(deliver(row))))
    const addresses = Array.from({ length: 10 }, (_, index) => `${index}@b.de`)
    for (const to of addresses) await queue(server, to)
    const sending = server.app.outbox.send()
    await vi.waitFor(() => expect(open).toHaveLength(4), waitOptions)
    // The first one hangs, the others continue.
    for (let at = 1; at < 10; at += 1) {
      await vi.waitFor(() => expect(open.length).toBeGreaterThan(at), waitOptions)
      expect(open.length - sent.length).toBeLessThanOrEqual(4)
      open[at]?.()
    }
    await vi.waitFor(() => expect(sent).toHaveLength(9), waitOptions)
    open[0]?.()
    await sending
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(addresses)
    expect(await waiting(server)).toEqual([])
  })

  test('while a run hangs only one more waits, however often it is called', async () => {
    const { app, content, database } = await start()
    let runs = 0
    let finish = (): void => undefined
    const prepare = async (): Promise<void> => {
      runs += 1
      if (runs === 1) await new Promise<void>((done) => (finish = done))
    }
    const mail = { send: deliver, close: () => undefined }
    const settings = { publicUrl: null, ownAddress: () => 'http://localhost', now: () => now }
    const outbox = openOutbox({ content, database, mail, settings }, app.log, { prepare, complete: async () => null })
    const first = outbox.send()
    await vi.waitFor(() => expect(runs).toBe(1), waitOptions)
    const others = Array.from({ length: 20 }, () => outbox.send())
    finish()
    await Promise.all([first, ...others])
    expect(runs).toBe(2)
    // No run is left over that a later call would wait for.
    await outbox.send()
    expect(runs).toBe(3)
    await outbox.stop()
  })

  test('requests for reset links that cannot be answered do not keep mails from being sent', async () => {
    const { app, content, database } = await start()
    const mail = { send: deliver, close: () => undefined }
    const settings = { publicUrl: null, ownAddress: () => 'http://localhost', now: () => now }
    const prepare = () => Promise.reject(new Error('no answer'))
    const outbox = openOutbox({ content, database, mail, settings }, app.log, { prepare, complete: async () => null })
    await database.store
      .transaction()
      .execute((transaction) =>
        outbox.queue(transaction, { to: 'a@b.de', template: 'signup-welcome', values: { username: 'Sam' } }),
      )
    await outbox.send()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['a@b.de'])
    await outbox.stop()
  })

  test('a mail that is being sent cannot be claimed; after a crash another server can claim it', async () => {
    const server = await start()
    let arrive = (): void => undefined
    send = () => new Promise((done) => (arrive = done))
    await queue(server, 'a@b.de')
    const sending = server.app.outbox.send()
    const take = () =>
      claimMail(server.database.store, now.toISOString(), new Date(now.getTime() + minute).toISOString())
    await vi.waitFor(async () => expect((await waiting(server))[0]?.tries).toBe(1), waitOptions)
    const [row] = await waiting(server)
    later(2 * minute)
    expect(await take()).toBe(undefined)
    later(minute)
    expect(await take()).toMatchObject({ id: row?.id, recipient: 'a@b.de' })
    arrive()
    await sending
    expect(await waiting(server)).toEqual([])
  })

  test('a shutdown does not wait for a mail server that hangs', { timeout: 10_000 }, async () => {
    const server = await start()
    send = () => new Promise(() => undefined)
    await queue(server, 'a@b.de')
    void server.app.outbox.send()
    await vi.waitFor(async () => expect((await waiting(server))[0]?.tries).toBe(1), waitOptions)
    await server.app.close()
    expect(await waiting(server)).toHaveLength(1)
  })

  test('after a stop no reset request is answered and no mail is sent', async () => {
    const server = await start()
    const request = { id: 'asked', email_key: 'a@b.de', created_at: now.toISOString() }
    await addResetRequest(server.database.store, request)
    await queue(server, 'a@b.de')
    await server.app.outbox.stop()
    await server.app.outbox.send()
    expect(await resetRequests(server.database.store, 10)).toEqual([request])
    expect(await waiting(server)).toHaveLength(1)
    expect(sent).toEqual([])
  })
})

describe('when two servers share a PostgreSQL', () => {
  test('each mail is sent once', async () => {
    const { place: makePlace } = databases.find(({ name }) => name === 'PostgreSQL') ?? expect.fail()
    const place = await makePlace()
    const sent: string[] = []
    const mail = {
      send: async ({ recipient }: OutboxRow) => {
        sent.push(recipient)
        await new Promise((done) => setTimeout(done, 2))
      },
      close: () => undefined,
    }
    const one = await startServer({ ...place, dataDir: `${place.dataDir}/one` }, { mail })
    const other = await startServer({ ...place, dataDir: `${place.dataDir}/other` }, { mail })
    const addresses = Array.from({ length: 40 }, (_, index) => `${index}@b.de`)
    for (const to of addresses)
      await one.database.store
        .transaction()
        .execute((transaction) => one.app.outbox.queue(transaction, { to, template: 'signup-welcome' }))
    await Promise.all([one.app.outbox.send(), other.app.outbox.send(), visitorOf(one).call('GET', '/users/csrf')])
    expect([...sent].sort()).toEqual([...addresses].sort())
    await one.close()
    await other.close()
    await place.remove()
  })
})
