import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fill } from '#engine/format.ts'
import { visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply, SuccessReply } from '#types/api.generated.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  const now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const post = (path: string, payload: object, visitor = visitorOf(server)) => visitor.call('POST', path, { payload })
  const problemsOf = (reply: Awaited<ReturnType<typeof post>>) => {
    const { problems, success } = reply.json<ErrorReply>()
    return [reply.statusCode, success, problems]
  }
  const messages = () => server.content.messages

  describe('feedback', () => {
    const topics = () =>
      server.content.pages.feedback.fields.flatMap(({ options }) => options?.map(({ id }) => id) ?? [])
    const sent = () => server.database.store.selectFrom('feedback').selectAll().orderBy('message').execute()

    test('about each topic is stored, with the address if one is given', async () => {
      expect(topics().length).toBeGreaterThan(1)
      for (const topic of topics()) {
        const reply = await post('/feedback', { topic, message: ` About ${topic} 👍🏾\n`, email: 'Ada@example.com' })
        expect([reply.statusCode, misfits('SuccessReply', reply.json())]).toEqual([201, []])
        expect(reply.json<SuccessReply>().message).toBe(messages().feedback.success)
      }
      await post('/feedback', { topic: topics()[0], message: 'Without an address' })
      expect(
        (await sent()).map(({ topic, message, email, created_at }) => ({ topic, message, email, created_at })),
      ).toEqual(
        [
          ...topics()
            .toSorted()
            .map((topic) => ({ topic, message: `About ${topic} 👍🏾`, email: 'ada@example.com' })),
          { topic: topics()[0], message: 'Without an address', email: null },
        ].map((row) => ({ ...row, created_at: now.toISOString() })),
      )
    })

    test('with a key it is stored once, however often it is sent; another text or key is another message', async () => {
      const visitor = visitorOf(server)
      const sendWith = (key: string, message: string) =>
        visitor.call('POST', '/feedback', {
          payload: { topic: topics()[0], message },
          headers: { 'idempotency-key': key },
        })
      const [one, other] = ['feedback-of-this-form', 'feedback-of-another']
      const retries = await Promise.all([1, 2].map(() => sendWith(one, 'Keyed: sent twice')))
      expect(retries.map(({ statusCode }) => statusCode)).toEqual([201, 201])
      await sendWith(one, 'Keyed: with another text')
      await sendWith(other, 'Keyed: sent twice')
      expect((await sent()).map(({ message }) => message).filter((message) => message.startsWith('Keyed'))).toEqual([
        'Keyed: sent twice',
        'Keyed: sent twice',
        'Keyed: with another text',
      ])
    })

    test('a missing topic, a missing message and an invalid address are each reported', async () => {
      const before = (await sent()).length
      const { fields } = messages()
      expect(
        problemsOf(await post('/feedback', { topic: 'nothing', message: ' \n', email: 'a,b@example.com' })),
      ).toEqual([
        422,
        false,
        [
          { field: 'topic', message: fields.topic_missing },
          { field: 'message', message: fields.message_missing },
          { field: 'email', message: fields.email_format },
        ],
      ])
      expect(await sent()).toHaveLength(before)
    })

    test('longer than the content allows is refused', async () => {
      const { feedback_max } = server.content.constants.limits
      const topic = topics()[0]
      expect((await post('/feedback', { topic, message: 'x'.repeat(feedback_max) })).statusCode).toBe(201)
      expect((await post('/feedback', { topic, message: 'x'.repeat(feedback_max + 1) })).statusCode).toBe(422)
    })
  })

  describe('an address for news', () => {
    const paths = () => server.content.pages.updates.paths.map(({ route }) => route)
    const subscribers = () =>
      server.database.store.selectFrom('subscribers').selectAll().orderBy('email_key').orderBy('path').execute()

    test('is stored with each of the campaign paths, in their spelling', async () => {
      expect(paths().length).toBeGreaterThan(1)
      for (const path of paths()) {
        const reply = await post('/updates', { email: 'Grace@example.com', path })
        expect([reply.statusCode, misfits('SuccessReply', reply.json())]).toEqual([201, []])
        expect(reply.json<SuccessReply>().message).toBe(messages().email_capture.success)
      }
      expect((await subscribers()).map(({ path }) => path).sort()).toEqual(paths().sort())
      expect((await subscribers())[0]).toMatchObject({ email: 'Grace@example.com', email_key: 'grace@example.com' })
    })

    test('twice at the same path gets the same reply, and is stored once', async () => {
      const [path] = paths()
      const replies = await Promise.all(
        ['twice@example.com', 'TWICE@example.com', 'twice@example.com'].map((email) =>
          post('/updates', { email, path }),
        ),
      )
      expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect((await subscribers()).filter(({ email_key }) => email_key === 'twice@example.com')).toHaveLength(1)
    })

    test('that is invalid is refused with the message of the page', async () => {
      expect(problemsOf(await post('/updates', { email: 'a,b@example.com', path: paths()[0] }))).toEqual([
        422,
        false,
        [{ field: 'email', message: messages().email_capture.format }],
      ])
    })

    test('at an unknown or differently spelled path is refused', async () => {
      const otherSpelling = paths()
        .find((path) => path !== path.toLowerCase())
        ?.toLowerCase()
      for (const path of ['/nowhere', otherSpelling, '/'])
        expect(problemsOf(await post('/updates', { email: 'a@example.com', path }))[0]).toBe(422)
    })
  })

  test('too many from one address are throttled, with Retry-After, without affecting the neighbours', async () => {
    const strict = await startServer(
      { ...place, dataDir: `${place.dataDir}/strict`, databaseUrl: null },
      { settings: { now: () => now, rateLimitPerMinute: 5 } },
    )
    const visitor = visitorOf(strict, { address: '10.20.30.1' })
    const path = strict.content.pages.updates.paths[0]?.route
    const replies = []
    for (let at = 0; at < 6; at += 1)
      replies.push(await post('/updates', { email: `mail-${at}@example.com`, path }, visitor))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429])
    expect(replies.at(-1)?.json<ErrorReply>()).toMatchObject({
      code: 'updates_rate_limit',
      message: fill(strict.content.messages.email_capture.rate_limit, { minutes: 15 }),
    })
    const neighbour = visitorOf(strict, { address: '10.20.30.2' })
    expect((await post('/updates', { email: 'neighbour@example.com', path }, neighbour)).statusCode).toBe(201)
    await strict.close()
  })
})
