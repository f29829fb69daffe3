import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fill } from '#engine/format.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { submissionOf, randomKey } from '#testing/samples/make-submission.ts'
import { startServer, submit, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { addRateLimit } from './rate-limit.ts'

let place: TestPlace
let server: TestServer
const start = async (trustProxy: false | string = false): Promise<void> => {
  server = await startServer(place, { settings: { rateLimitPerMinute: 3, trustProxy } })
}
beforeEach(async () => {
  place = await (databases[0] ?? expect.fail()).place()
})
afterEach(async () => {
  await server.close()
  await place.remove()
})

const send = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/quiz/submissions',
    remoteAddress,
    headers: { 'idempotency-key': randomKey(), ...headers },
    payload: submissionOf(server.content, server.version),
  })
const statuses = async (count: number, ...from: Parameters<typeof send>): Promise<number[]> => {
  const seen = []
  for (let time = 0; time < count; time += 1) seen.push((await send(...from)).statusCode)
  return seen
}

describe('when one address sends too many requests', () => {
  test('it gets 429 with Retry-After, and others are not affected', async () => {
    await start()
    expect(await statuses(3, '192.0.2.1')).toEqual([201, 201, 201])
    const reply = await send('192.0.2.1')
    const seconds = Number(reply.headers['retry-after'])
    expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([429, 'rate_limit'])
    expect(seconds).toBeGreaterThan(0)
    expect(reply.json<ErrorReply>().message).toBe(fill(server.content.messages.common.rate_limit_short, { seconds }))
    expect((await send('192.0.2.2')).statusCode).toBe(201)
  })

  test('it can still read', async () => {
    await start()
    await statuses(4, '192.0.2.1')
    expect((await server.app.inject({ url: '/api/quiz/submissions/x', remoteAddress: '192.0.2.1' })).statusCode).toBe(
      404,
    )
  })

  test('a refused body is counted too', async () => {
    await start()
    for (let time = 0; time < 3; time += 1) expect((await submit(server.app, '{')).statusCode).toBe(400)
    expect((await submit(server.app, '{')).statusCode).toBe(429)
  })

  test('an IPv6 /64 is counted as one address', async () => {
    await start()
    expect(await statuses(3, '2001:db8:0:1::1')).toEqual([201, 201, 201])
    expect((await send('2001:db8:0:1::2')).statusCode).toBe(429)
    expect((await send('2001:db8:0:2::1')).statusCode).toBe(201)
  })
})

describe('an address in X-Forwarded-For', () => {
  test('is ignored', async () => {
    await start()
    expect(await statuses(3, '192.0.2.1')).toEqual([201, 201, 201])
    expect((await send('192.0.2.1', { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429)
  })

  test('is used from a trusted proxy only', async () => {
    await start('192.0.2.0/24')
    expect(await statuses(3, '192.0.2.1', { 'x-forwarded-for': '198.51.100.7' })).toEqual([201, 201, 201])
    expect((await send('192.0.2.1', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(201)
    expect((await send('192.0.2.1', { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429)
    expect(await statuses(4, '203.0.113.1', { 'x-forwarded-for': '198.51.100.9' })).toEqual([201, 201, 201, 429])
  })

  test.each([
    ['198.51.100.7:41000', '198.51.100.7:41001'],
    ['[2001:db8::7]:41000', '2001:db8::7'],
    ['198.51.100.7:41000, 192.0.2.9:80', '198.51.100.7, 192.0.2.9'],
  ])('with the port of the connection counts as the address: %s and %s', async (one, other) => {
    await start('192.0.2.0/24')
    expect(await statuses(3, '192.0.2.1', { 'x-forwarded-for': one })).toEqual([201, 201, 201])
    expect((await send('192.0.2.1', { 'x-forwarded-for': other })).statusCode).toBe(429)
    expect(server.logs()).not.toContain('no IP address')
  })

  test('a text that is longer than any address is cut before it is read, which would take long', async () => {
    await start('192.0.2.0/24')
    const digits = (count: number) => ({ 'x-forwarded-for': '1'.repeat(count) })
    expect(await statuses(3, '192.0.2.1', digits(100))).toEqual([201, 201, 201])
    expect((await send('192.0.2.1', digits(14_000))).statusCode).toBe(429)
  })

  test('that is none is logged once', async () => {
    await start('192.0.2.0/24')
    await statuses(2, '192.0.2.1', { 'x-forwarded-for': 'unknown' })
    expect(server.logs().split('no IP address')).toHaveLength(2)
  })
})

test('a route of the API without a budget of its own has that of calls, and others have that of pages', async () => {
  const app = fastify()
  await addRateLimit(app, 1)
  await app.register(async (scope) => {
    for (const path of ['/api/one', '/api/two', '/page']) scope.get(path, async () => path)
  })
  const refusedAfter = async (url: string): Promise<number> => {
    for (let count = 0; ; count += 1) if ((await app.inject({ url })).statusCode !== 200) return count
  }
  expect(await refusedAfter('/api/one')).toBe(10)
  expect(await refusedAfter('/api/two')).toBe(10)
  expect(await refusedAfter('/page')).toBe(200)
  await app.close()
})
