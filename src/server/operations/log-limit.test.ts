import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { databases } from '#testing/server/databases.ts'
import { startServer } from '#testing/server/server.ts'
import { limitLines } from './log-limit.ts'

type Line = Readonly<Record<string, unknown>>

const route = '/api/some/route'

/** A logger whose minute is `periodMs` long. */
const openLog = (periodMs: number) => {
  const lines: Line[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line) as Line) }
  const app: FastifyInstance = fastify({
    logger: { level: 'info', stream, hooks: limitLines(() => app.log, periodMs) },
  })
  const { log } = app
  return { log, lines, of: (msg: string) => lines.filter((line) => line['msg'] === msg) }
}

test('refused requests are counted by their reason, in one line for each', async () => {
  const { log, lines, of } = openLog(50)
  for (let time = 0; time < 500; time += 1) log.info({ route, status: 429, refusal: 'rate_limit' }, 'request')
  for (let time = 0; time < 20; time += 1) log.info({ route, status: 429, refusal: 'day_full' }, 'request')
  log.info({ route, status: 404 }, 'request')
  await expect.poll(() => lines.length).toBe(3)
  expect(of('requests were refused')).toMatchObject([
    { refusal: 'rate_limit', requests: 500 },
    { refusal: 'day_full', requests: 20 },
  ])
  expect(of('request')).toHaveLength(1)
})

test('more lines than a minute may have are left out, and their number is said; other kinds are not affected', async () => {
  const { log, of } = openLog(300)
  for (let time = 0; time < 7000; time += 1) log.child({ reqId: 'x' }).info({ route, status: 200 }, 'request')
  for (let time = 0; time < 1200; time += 1) log.warn('a token')
  log.warn({ event: 'login' }, 'security event')
  expect([of('request').length, of('a token').length, of('security event').length]).toEqual([6000, 1000, 1])
  await expect.poll(() => of('log lines were left out').length).toBe(2)
  expect(of('log lines were left out')).toMatchObject([
    { kind: 'requests', lines: 1000 },
    { kind: 'others', lines: 200 },
  ])
  // The first request of the minute has nothing to do with the others.
  for (const line of of('log lines were left out')) expect(line).not.toHaveProperty('reqId')
  log.info({ route, status: 200 }, 'request')
  expect(of('request')).toHaveLength(6001)
})

test('a flood of one security event hides neither another event nor another outcome', async () => {
  const { log, of } = openLog(300)
  const say = (event: string, outcome: string) => log.warn({ event, outcome }, 'security event')
  for (let time = 0; time < 700; time += 1)
    for (const event of ['login', 'reset_asked', 'account_created']) say(event, 'throttled')
  say('login', 'failed')
  say('refresh_token_reused', 'failed')
  expect(of('security event').slice(-2)).toMatchObject([
    { event: 'login', outcome: 'failed' },
    { event: 'refresh_token_reused', outcome: 'failed' },
  ])
  await expect.poll(() => of('log lines were left out').length).toBe(3)
  expect(of('log lines were left out')[0]).toMatchObject({ kind: 'login throttled', lines: 200 })
})

test('a flood of requests hides no failure of the mail server', () => {
  const { log, of } = openLog(10_000)
  for (let time = 0; time < 7000; time += 1) log.info({ route, status: 200 }, 'request')
  log.error({ mail: 'x', status: 535 }, 'the mail server does not accept mail from us')
  log.error({ mail: 'y', status: 429 }, 'a mail was refused for good')
  expect(of('the mail server does not accept mail from us')).toHaveLength(1)
  expect(of('a mail was refused for good')).toHaveLength(1)
})

test('health checks and refused requests have no lines of their own', async () => {
  const place = await (databases[0] ?? expect.fail()).place()
  const server = await startServer(place, { settings: { rateLimitPerMinute: 1 } })
  for (const url of ['/healthz', '/readyz']) expect((await server.app.inject({ url })).statusCode).toBe(200)
  const ask = async () => (await server.app.inject({ url: '/api/users/csrf' })).statusCode
  const seen: number[] = []
  for (let time = 0; time < 20; time += 1) seen.push(await ask())
  expect(seen.filter((status) => status === 429)).toHaveLength(10)
  const logs = server.logs()
  expect(logs.match(/"route":"\/api\/users\/csrf"/g)).toHaveLength(10)
  expect(logs).not.toMatch(/healthz|readyz|"status":429/)
  await server.close()
  await place.remove()
})
