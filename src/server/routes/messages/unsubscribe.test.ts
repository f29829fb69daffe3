/** Subscribers can unsubscribe with one click, from any mail that they have ever received. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import { createUnsubscribeTokens } from '#server/cleanup/unsubscribe-links.ts'

const hour = 60 * 60 * 1000

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
  })
  beforeEach(() => {
    // Late enough that the throttling of the previous test is over.
    now = new Date(now.getTime() + 2 * hour)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const paths = () => server.content.pages.updates.paths.map(({ route }) => route)
  const subscribe = (email: string, path = paths()[0]) =>
    visitorOf(server).call('POST', '/updates', { payload: { email, path } })
  const mailsTo = async (email: string) => (await server.mails()).filter(({ recipient }) => recipient === email)
  const subscribed = async (email: string) =>
    (await server.database.store.selectFrom('subscribers').select(['email_key', 'path']).execute()).filter(
      ({ email_key }) => email_key === email.toLowerCase(),
    ).length
  const tokenFor = async (email: string): Promise<string> => {
    const [mail] = await mailsTo(email)
    return /\/unsubscribe#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? expect.fail('There is no link')
  }
  /** As a mail provider sends it: no cookie, no CSRF token. */
  const oneClick = (
    token: string,
    headers: Readonly<Record<string, string>> = {},
    payload: string | null = 'List-Unsubscribe=One-Click',
  ) =>
    server.app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${token}`,
      headers: payload === null ? {} : { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      ...(payload !== null && { payload }),
    })

  test('a new address gets one mail, with the link in its text and in both of its formats', async () => {
    const email = 'New@example.com'
    for (const path of paths()) expect((await subscribe(email, path)).statusCode).toBe(201)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    const token = await tokenFor(email)
    expect(mails[0]).toMatchObject({ template: 'updates-welcome', unsubscribe_token: token })
    expect(mails[0]?.html).toContain(`href="http://localhost:3000/unsubscribe#token=${token}"`)
  })

  test('one click unsubscribes it from all paths', async () => {
    const email = 'leaving@example.com'
    for (const path of paths()) await subscribe(email, path)
    await subscribe('staying@example.com')
    expect(await subscribed(email)).toBe(paths().length)
    const reply = await oneClick(await tokenFor(email))
    expect([reply.statusCode, misfits('SuccessReply', reply.json())]).toEqual([200, []])
    expect([await subscribed(email), await subscribed('staying@example.com')]).toEqual([0, 1])
  })

  test('the reply is the same a second time, and for an unknown address', async () => {
    const email = 'twice@example.com'
    await subscribe(email)
    const token = await tokenFor(email)
    const replies = [await oneClick(token), await oneClick(token), await oneClick('x'.repeat(43))]
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]?.json()).toEqual({ success: true, message: server.content.pages.unsubscribe.done.heading })
  })

  test.each([
    ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['a page of another site', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, undefined],
    ['a page in a frame without an origin', { origin: 'null' }, undefined],
    ['our own page, without a body', {}, null],
  ])('from %s it works too', async (name, headers, payload) => {
    const email = `${name.replaceAll(/\W/g, '-')}@example.com`
    await subscribe(email)
    expect((await oneClick(await tokenFor(email), headers, payload)).statusCode).toBe(200)
    expect(await subscribed(email)).toBe(0)
  })

  test('opening the link of the header changes nothing and redirects to the page', async () => {
    const email = 'scanned@example.com'
    await subscribe(email)
    const token = await tokenFor(email)
    const reply = await server.app.inject({ url: `/api/unsubscribe/${token}` })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/unsubscribe#token=${token}`])
    expect(await subscribed(email)).toBe(1)
  })

  test('a truncated link is refused, and redirects to the page without a token', async () => {
    expect((await oneClick('half')).statusCode).toBe(400)
    const opened = await server.app.inject({ url: '/api/unsubscribe/half' })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/unsubscribe'])
  })

  test('the link of an old mail still works after subscribing again', async () => {
    const email = 'back@example.com'
    await subscribe(email)
    const token = await tokenFor(email)
    await oneClick(token)
    await subscribe(email, paths()[1])
    expect(await subscribed(email)).toBe(1)
    await oneClick(token)
    expect(await subscribed(email)).toBe(0)
  })

  test('an address gets a limited number of mails', async () => {
    const email = 'flooded@example.com'
    await subscribe(email)
    const token = await tokenFor(email)
    for (let round = 0; round < 6; round += 1) {
      await oneClick(token)
      await subscribe(email)
    }
    expect(await mailsTo(email)).toHaveLength(3)
    expect(await subscribed(email)).toBe(1)
  })

  test('unsubscribing is recorded for restored backups, without the address', async () => {
    const erased = async () =>
      (await server.database.store.selectFrom('erasures').selectAll().execute()).filter(
        ({ kind }) => kind === 'subscriber',
      )
    const before = (await erased()).length
    const email = 'erased@example.com'
    for (const path of paths().slice(0, 3)) await subscribe(email, path)
    await oneClick(await tokenFor(email))
    await oneClick(await tokenFor(email))
    expect((await erased()).length).toBe(before + 1)
    expect(JSON.stringify(await erased())).not.toContain(email)
  })

  test('a subscriber of an earlier version gets a link, the same for all paths', async () => {
    const { store } = server.database
    const created_at = now.toISOString()
    const old = ['old@example.com', 'Older@example.com'].flatMap((email) =>
      paths()
        .slice(0, 2)
        .map((path) => ({ email, email_key: email.toLowerCase(), path, created_at, token: null })),
    )
    await store.insertInto('subscribers').values(old).execute()
    expect(await createUnsubscribeTokens(server)).toBe(0)
    const rows = await store.selectFrom('subscribers').selectAll().where('created_at', '=', created_at).execute()
    expect(rows.map(({ token }) => token)).toEqual(rows.map(() => expect.stringMatching(/^[\w-]{43}$/)))
    expect(new Set(rows.map(({ token }) => token)).size).toBe(2)
    await oneClick(rows.find(({ email_key }) => email_key === 'older@example.com')?.token ?? '')
    expect([await subscribed('old@example.com'), await subscribed('older@example.com')]).toEqual([2, 0])
  })
})
