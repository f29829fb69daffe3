/** The database, or a copy of it, never contains a working reset link. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Account, logIn, register, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'
import { newId } from './secrets.ts'
import { resetLinks } from './reset-links.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { addResetRequest, deleteOldResetRequests } from '#server/store/accounts/resets.ts'
import { emailKey } from '#server/store/accounts/users.ts'
import type { OutboxRow } from '#server/store/database/tables.ts'

const minute = 60_000
const password = 'Another-horse-7'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let account: Account
  let now = new Date('2026-11-21T12:00:00.000Z')
  let sent: OutboxRow[] = []
  let tried: OutboxRow[] = []
  let isDown = false
  beforeAll(async () => {
    place = await makePlace()
    const mail = {
      send: async (row: OutboxRow) => {
        tried.push(row)
        if (isDown) throw Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' })
        sent.push(row)
      },
      close: () => undefined,
    }
    server = await startServer(place, { mail, settings: { now: () => now } })
  })
  beforeEach(async () => {
    isDown = false
    account = await register(server)
    await server.app.outbox.send()
    await server.database.store.deleteFrom('outbox').execute()
    sent = []
    tried = []
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms)
  }
  const ask = async (): Promise<void> => {
    await visitorOf(server).call('POST', '/users/forgot-password', { payload: { email: account.email } })
    await server.app.outbox.send()
  }
  const tokenIn = (mail: OutboxRow | undefined): string =>
    /#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? expect.fail('no link')
  const statusOf = async (token: string, new_password = password): Promise<number> =>
    (await visitorOf(server).call('POST', '/users/reset-password', { payload: { token, new_password } })).statusCode
  /** Every text in any table that could be the secret of a link. */
  const secretsAtRest = async (): Promise<readonly string[]> => {
    const tables = ['outbox', 'resets', 'reset_requests'] as const
    const rows = await Promise.all(tables.map((name) => server.database.store.selectFrom(name).selectAll().execute()))
    return [...new Set(JSON.stringify(rows).match(/(?<![\w-])[\w-]{43}(?![\w-])/g))]
  }

  test('while a mail is queued, nothing in the database can set a password', async () => {
    isDown = true
    await ask()
    expect(await server.database.store.selectFrom('outbox').select('id').execute()).toHaveLength(1)
    const secrets = await secretsAtRest()
    for (const secret of secrets) expect(await statusOf(secret)).toBe(422)
    expect(secrets).not.toContain(tokenIn(tried[0]))
  })

  test('a request that cannot be answered does not hold up the others, and can be deleted when it is old', async () => {
    const { outbox } = server.app
    const { store } = server.database
    const broken = await register(server)
    await store.updateTable('users').set({ email: '' }).where('username', '=', broken.username).execute()
    const request = async (email: string) =>
      addResetRequest(store, { id: newId(), email_key: emailKey(email), created_at: now.toISOString() })
    const links = resetLinks(server.parts, server.app.log)
    const queue: Outbox['queue'] = async (transaction, mail) => {
      if (mail.to === '') throw new Error('no address')
      await outbox.queue(transaction, mail)
    }
    // The oldest request is the broken one.
    await request(broken.email)
    later(1000)
    await request(account.email)
    await expect(links.prepare(queue)).rejects.toThrow('no address')
    const mails = await store.selectFrom('outbox').select('recipient').where('template', '=', 'reset-link').execute()
    expect(mails).toEqual([{ recipient: account.email }])

    const left = () => store.selectFrom('reset_requests').select('email_key').execute()
    expect(await left()).toEqual([{ email_key: emailKey(broken.email) }])
    const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
    expect(await deleteOldResetRequests(store, before(minute), 10)).toBe(0)
    expect(await deleteOldResetRequests(store, before(0), 10)).toBe(1)
    expect(await left()).toEqual([])
  })

  test('the lifetime of a link starts when its mail is handed to the mail server', async () => {
    isDown = true
    await ask()
    isDown = false
    later(120 * minute)
    await server.app.outbox.send()
    const minutes = server.content.constants.accounts.reset_link_minutes
    expect(sent).toHaveLength(1)
    expect(sent[0]?.html).toContain(`#token=${tokenIn(sent[0])}"`)
    later((minutes - 1) * minute)
    expect(await statusOf(tokenIn(sent[0]), 'weak')).toBe(422)
    expect(await statusOf(tokenIn(sent[0]))).toBe(200)
  })

  test('constant requests by others do not keep the owner from getting a valid link', async () => {
    for (let time = 0; time < 20; time += 1) await ask()
    expect(sent).toHaveLength(3)
    later(server.content.constants.accounts.reset_link_minutes * minute)
    expect(await statusOf(tokenIn(sent.at(-1)), 'weak')).toBe(422)
    await ask()
    expect(sent).toHaveLength(4)
    expect(await statusOf(tokenIn(sent[3]))).toBe(200)
  })

  test('each delivery attempt makes a new link, and setting a password invalidates all of them', async () => {
    isDown = true
    await ask()
    later(minute)
    await server.app.outbox.send()
    isDown = false
    later(5 * minute)
    await server.app.outbox.send()
    const tokens = tried.map(tokenIn)
    expect([tokens.length, new Set(tokens).size, sent.length]).toEqual([3, 3, 1])
    // The second attempt may have been delivered although its reply was lost.
    expect(await statusOf(tokens[1] ?? '')).toBe(200)
    expect(await statusOf(tokens[2] ?? '')).toBe(422)
  })

  test.each(['password', 'email', 'account'] as const)(
    'a queued link is not sent after the %s was changed or deleted',
    async (what) => {
      isDown = true
      const user = await logIn(server, account)
      await ask()
      const at = `/users/account/${user.id}`
      const reply = await {
        password: () =>
          user.call('PUT', `${at}/password`, { payload: { old_password: user.password, new_password: password } }),
        email: () =>
          user.call('PUT', `${at}/email`, { payload: { email: `new-${user.email}`, old_password: user.password } }),
        account: () => user.call('POST', `${at}/delete`, { payload: { password: user.password } }),
      }[what]()
      expect(reply.statusCode).toBe(200)
      isDown = false
      later(120 * minute)
      await server.app.outbox.send()
      expect(sent.filter(({ text }) => text.includes('#token='))).toEqual([])
      const held = await server.database.store.selectFrom('resets').selectAll().where('user_id', '=', user.id).execute()
      expect(held).toEqual([])
    },
  )
})
