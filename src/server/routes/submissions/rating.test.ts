import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { createReport } from '#testing/server/reports.ts'
import { misfits, startServer, store, type TestServer } from '#testing/server/server.ts'
import { fill } from '#engine/format.ts'
import type { ErrorReply, RatingReply } from '#types/api.generated.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let user: TestUser
  let other: TestUser
  let path: string
  let now = new Date('2026-11-21T12:00:00.000Z')
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
    user = await signUp(server)
    other = await signUp(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })
  beforeEach(async () => {
    path = `/quiz/submissions/${(await createReport(server, user)).id}/rating`
  })

  const rate = (payload: object, by: TestUser = user) => by.call('PUT', path, { payload })
  const read = async () => (await user.call('GET', path)).json<RatingReply>()
  const given = { stars: 4, comment: 'It helped.' }

  test('there is none before it is rated', async () => {
    expect(await read()).toEqual({ rating: null })
  })

  test('a rating is stored with its time', async () => {
    const reply = await rate(given)
    expect([reply.statusCode, misfits('RatingReply', reply.json())]).toEqual([200, []])
    expect(reply.json()).toEqual({ rating: { ...given, updated_at: now.toISOString() } })
    expect(await read()).toEqual(reply.json())
  })

  test('it can be changed, and replaces the first', async () => {
    await rate(given)
    now = new Date(now.getTime() + 1000)
    await rate({ stars: 1, comment: '  ' })
    expect(await read()).toEqual({ rating: { stars: 1, comment: '', updated_at: now.toISOString() } })
  })

  test('concurrent ratings leave one', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map((stars) => rate({ stars, comment: String(stars) })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const { rating } = await read()
    expect(rating?.comment).toBe(String(rating?.stars))
  })

  test('it can be deleted, idempotently', async () => {
    await rate(given)
    const replies = [await user.call('DELETE', path), await user.call('DELETE', path)]
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [200, { rating: null }],
      [200, { rating: null }],
    ])
    expect(await read()).toEqual({ rating: null })
  })

  test.each([
    [{ stars: 0, comment: '' }],
    [{ stars: 6, comment: '' }],
    [{ stars: 2.5, comment: '' }],
    [{ stars: '5', comment: '' }],
    [{ stars: 5 }],
    [{ stars: 5, comment: 'x'.repeat(2001) }],
    [{ stars: 5, comment: '', submission_id: 'x' }],
  ])('%j is refused', async (payload) => {
    expect((await rate(payload)).statusCode).toBe(400)
    expect(await read()).toEqual({ rating: null })
  })

  test('a comment that is longer than the content allows is a problem of its field', async () => {
    const { content } = server
    const narrow = {
      ...content,
      constants: { ...content.constants, limits: { ...content.constants.limits, comment_max: 3 } },
    }
    const strict = await startServer(
      { ...place, dataDir: `${place.dataDir}/narrow`, databaseUrl: null },
      { content: narrow },
    )
    const own = await signUp(strict)
    const { id } = await createReport(strict, own)
    const reply = await own.call('PUT', `/quiz/submissions/${id}/rating`, { payload: { stars: 3, comment: 'four' } })
    expect(reply.statusCode).toBe(422)
    expect(reply.json<ErrorReply>().problems).toEqual([
      { field: 'comment', message: fill(content.messages.fields.comment_too_long, { max: 3, over: 1 }) },
    ])
    await strict.close()
  })

  describe('of a report of another user', () => {
    test('it cannot be read, changed or deleted', async () => {
      await rate(given)
      const replies = await Promise.all([other.call('GET', path), rate(given, other), other.call('DELETE', path)])
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
      expect((await read()).rating?.stars).toBe(4)
    })

    test('a visitor with the claim token has to log in first', async () => {
      const { ask } = await store(server)
      expect((await ask('GET', '/rating')).statusCode).toBe(401)
      expect((await ask('PUT', '/rating', { payload: given })).statusCode).toBe(401)
    })
  })
})
