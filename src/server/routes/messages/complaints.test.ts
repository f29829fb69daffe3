import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { misfits, startServer, type TestServer } from '#testing/server/server.ts'
import type { ComplaintReply, ErrorReply } from '#types/api.generated.ts'

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

  const send = (payload: object, visitor = visitorOf(server)) => visitor.call('POST', '/complaints', { payload })
  const topics = () =>
    server.content.pages.complaints.fields.flatMap(({ options }) => options?.map(({ id }) => id) ?? [])
  const stored = () => server.database.store.selectFrom('complaints').selectAll().execute()
  const mailsTo = async (address: string) => (await server.mails()).filter(({ recipient }) => recipient === address)

  test('a complaint about each topic is stored with a unique reference, which is in the reply', async () => {
    expect(topics().length).toBeGreaterThan(1)
    const references: string[] = []
    for (const topic of topics()) {
      const reply = await send({ topic, message: ` About ${topic} 👍🏾\n`, name: ' Ada ' })
      const answer = reply.json<ComplaintReply>()
      expect([reply.statusCode, misfits('ComplaintReply', answer)]).toEqual([201, []])
      expect(answer.message).toBe(server.content.messages.complaints.success.replace('{reference}', answer.reference))
      references.push(answer.reference)
    }
    expect(new Set(references).size).toBe(references.length)
    const rows = (await stored()).filter(({ name }) => name === 'Ada')
    expect(rows.map(({ id: _, ...row }) => row).sort((a, b) => (a.topic < b.topic ? -1 : 1))).toEqual(
      topics()
        .map((topic, at) => ({
          topic,
          reference: references[at],
          message: `About ${topic} 👍🏾`,
          name: 'Ada',
          email: null,
          created_at: now.toISOString(),
        }))
        .sort((a, b) => (a.topic < b.topic ? -1 : 1)),
    )
  })

  test('a retry gets the same reference: it is stored once, and confirmed by one mail', async () => {
    const visitor = visitorOf(server)
    const payload = { topic: topics()[0], message: 'Sent twice', email: 'twice@example.com' }
    const headers = { 'idempotency-key': 'complaint-of-this-form' }
    const [first, second] = await Promise.all(
      [1, 2].map(() => visitor.call('POST', '/complaints', { payload, headers })),
    )
    const third = await visitor.call('POST', '/complaints', { payload, headers })
    expect([first?.statusCode, second?.json(), third.json()]).toEqual([201, first?.json(), first?.json()])
    expect((await stored()).filter(({ message }) => message === payload.message)).toHaveLength(1)
    expect(await mailsTo(payload.email)).toHaveLength(1)
  })

  test('another text with the same key is another complaint', async () => {
    const visitor = visitorOf(server)
    const headers = { 'idempotency-key': 'complaint-that-changes' }
    const references = []
    for (const message of ['Changed: before', 'Changed: after']) {
      const reply = await visitor.call('POST', '/complaints', { payload: { topic: topics()[0], message }, headers })
      references.push(reply.json<ComplaintReply>().reference)
    }
    expect(new Set(references).size).toBe(2)
    expect((await stored()).filter(({ message }) => message.startsWith('Changed'))).toHaveLength(2)
  })

  test('a given address gets a mail with the reference, without the text of the complaint', async () => {
    const email = 'Grace@example.com'
    const reply = await send({ topic: topics()[0], message: 'Private canary', name: 'Canary', email })
    const { reference } = reply.json<ComplaintReply>()
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toContain(reference)
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(reference)
      expect(text).not.toMatch(/canary|\{\w+\}/i)
    }
  })

  test('an address gets at most three mails per hour; further complaints are stored without one', async () => {
    const email = 'often@example.com'
    const replies = []
    for (let at = 0; at < 5; at += 1) replies.push(await send({ topic: topics()[0], message: `No. ${at}`, email }))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
    expect(await mailsTo(email)).toHaveLength(3)
    expect((await stored()).filter((row) => row.email === email)).toHaveLength(5)
  })

  test('a missing topic, a missing message and an invalid address are each reported', async () => {
    const before = (await stored()).length
    const { fields } = server.content.messages
    const { success, problems } = (
      await send({ topic: 'nothing', message: ' \n', email: 'a,b@example.com' })
    ).json<ErrorReply>()
    expect([success, problems]).toEqual([
      false,
      [
        { field: 'topic', message: fields.complaint_topic_missing },
        { field: 'message', message: fields.complaint_missing },
        { field: 'email', message: fields.email_format },
      ],
    ])
    expect(await stored()).toHaveLength(before)
  })

  test('the longest complaint is stored, in any characters; a longer one is refused', async () => {
    const { accounts, limits } = server.content.constants
    const topic = topics()[0]
    const valid = { topic, name: '🧴'.repeat(accounts.name_max) }
    expect((await send({ ...valid, message: '🧴'.repeat(limits.complaint_max) })).statusCode).toBe(201)
    expect((await send({ ...valid, message: 'x'.repeat(limits.complaint_max + 1) })).statusCode).toBe(422)
    // The status is 400 if it is also above the limit of the schema.
    const tooLong = await send({ topic, message: 'x', name: 'x'.repeat(accounts.name_max + 1) })
    expect([400, 422]).toContain(tooLong.statusCode)
  })

  test('it is kept when the account of its sender is deleted, as the privacy page says', async () => {
    const user = await signUp(server)
    await send({ topic: topics()[0], message: 'I leave', email: user.email }, user)
    const payload = { password: user.password }
    expect((await user.call('POST', `/users/account/${user.id}/delete`, { payload })).statusCode).toBe(200)
    expect((await stored()).filter(({ email }) => email === user.email)).toHaveLength(1)
  })

  test('too many from one network are throttled', async () => {
    const strict = await startServer(
      { ...place, dataDir: `${place.dataDir}/strict`, databaseUrl: null },
      { settings: { now: () => now, rateLimitPerMinute: 5 } },
    )
    const visitor = visitorOf(strict)
    const replies = []
    for (let at = 0; at < 6; at += 1) replies.push(await send({ topic: topics()[0], message: 'Again' }, visitor))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429])
    expect(replies.at(-1)?.json<ErrorReply>()).toMatchObject({ success: false, code: 'too_many_tries' })
    await strict.close()
  })
})
