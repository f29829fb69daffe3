/** Fuzzing with nearly valid and valid requests: the server never answers 5xx. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAccount, signUp, visitorOf } from '#testing/server/accounts.ts'
import { blockMeter } from '#testing/server/event-loop.ts'
import { isLong } from '#testing/long.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { createReport } from '#testing/server/reports.ts'
import { misfits, type TestServer, startServer, submit } from '#testing/server/server.ts'
import { hostileBodies, hostileTexts } from '#testing/server/hostile-input.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? (isLong ? 2000 : 120))
/** The number of bodies for each route. Fewer would not produce every kind of reply. */
const runsPerRoute = Math.max(40, Math.ceil(runs / 10))
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2_147_483_647)

/** Public routes. Their passwords are wrong, so no login succeeds. */
const account = newAccount()
const accountCalls: Readonly<Record<string, unknown>> = {
  '/users/register': account,
  '/users/login': { username: account.username, password: `${account.password}x` },
  '/users/logout': { refresh: `rl_r_${'x'.repeat(43)}` },
  '/users/forgot-password': { email: account.email },
  '/users/reset-password': { token: 'x'.repeat(43), new_password: account.password },
  '/token/refresh': { refresh: `rl_r_${'x'.repeat(43)}` },
  '/feedback': { topic: 'quiz', message: 'Hello', email: account.email },
  '/complaints': { topic: 'data', message: 'Hello', name: 'Ada', email: account.email },
  '/updates': { email: account.email, path: '/soon' },
}

/** Routes for users. The ids of the user and a report are filled in; passwords are wrong. */
const userCalls: Readonly<Record<string, unknown>> = {
  'PUT /users/account/{user}/profile': { name: 'Ada', birth_date: '1990-03-27', gender: 'female' },
  'PUT /users/account/{user}/products': {
    products: [
      { id: 'aloe', label: 'Aloe' },
      { id: 'shea', label: 'Shea' },
    ],
  },
  'PUT /users/account/{user}/email': { email: account.email, old_password: account.password },
  'PUT /users/account/{user}/password': { old_password: account.password, new_password: account.password },
  'POST /users/account/{user}/export': { password: account.password },
  'POST /users/account/{user}/sessions/end': { password: account.password },
  'POST /users/account/{user}/sessions/{session}/end': { password: account.password },
  'POST /users/account/{user}/delete': { password: account.password },
  'POST /products/recommendations': { id: ['1', '2'] },
  'POST /quiz/submissions/{report}/claim': { claim_token: 'x'.repeat(43) },
  'PUT /quiz/submissions/{report}/rating': { stars: 4, comment: 'It helped.' },
  'PUT /quiz/submissions/{report}/consents/{consent}': { choice: 'declined' },
}

/** The path with all parameters made equal. */
const anyPart = (path: string): string => path.replace(/\{\w+\}/g, '{}')
/** Routes with their own tests. */
const others = ['POST /quiz/submissions', 'PUT /quiz/submissions/{}/photos/{}']

/** Shows enough of a body to recognise it in a failure. */
const abbreviated = (body: string): string =>
  body.length < 200 ? body : `${body.slice(0, 200)}... (${body.length} letters)`

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { logLevel: 'error' } })
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  test('every route with a body is covered', () => {
    const { paths } = server.app.swagger() as { readonly paths: Readonly<Record<string, object>> }
    const taking = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls as Readonly<Record<string, { readonly requestBody?: unknown }>>)
        .filter(([, { requestBody }]) => requestBody !== undefined)
        .map(([method]) => `${method.toUpperCase()} ${anyPart(path.replace(/^\/api/, ''))}`),
    )
    const covered = [...Object.keys(accountCalls).map((path) => `POST ${path}`), ...Object.keys(userCalls).map(anyPart)]
    expect(taking.sort()).toEqual([...covered, ...others].sort())
  })

  const count = async (): Promise<number> => {
    const { rows } = await server.database.store
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }

  test(
    `${runs} strange submissions: none ends in a 5xx, and only what was accepted is stored (seed ${seed})`,
    { timeout: 600_000 },
    async () => {
      console.log(`fuzz: FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`)
      const valid = submissionOf(server.content, server.version)
      const payload = hostileBodies(valid)
      const key = fc.oneof(
        { weight: 9, arbitrary: fc.constant('').map(randomKey) },
        { weight: 1, arbitrary: fc.constantFrom('', 'short', 'x'.repeat(200), 'the-same-key-every-time') },
      )
      const seen = new Map<number, number>()
      const before = await count()
      const ids = new Set<string>()
      const meter = blockMeter()

      await fc.assert(
        fc.asyncProperty(payload, key, async (body, idempotencyKey) => {
          const reply = await meter.measure('POST /quiz/submissions', abbreviated(body), () =>
            submit(server.app, body, idempotencyKey),
          )
          seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1)
          expect([201, 400, 413, 422]).toContain(reply.statusCode)
          const answer = reply.json<Record<string, unknown>>()
          if (reply.statusCode === 201) ids.add(String(answer['id']))
          else
            expect(answer).toMatchObject({
              code: expect.stringMatching(/^[a-z_]+$/),
              message: expect.stringMatching(/./),
              reference: expect.stringMatching(/./),
            })
          expect(reply.body).not.toMatch(/node_modules|\.ts:\d/)
        }),
        { seed, numRuns: runs, verbose: 1 },
      )
      expect(await count()).toBe(before + ids.size)
      // The generator must not be so strange that only one kind of reply occurs. One in 25 replies is a 422: a few runs can have none.
      for (const status of runs < 500 ? [201, 400] : [201, 400, 422])
        expect(seen.get(status) ?? 0).toBeGreaterThan(runs / 200)
      expect(await meter.tooLong()).toEqual([])
      expect(server.logs()).toBe('')
    },
  )

  test.each(Object.entries(accountCalls))(
    `${runsPerRoute} strange bodies for %s: none ends in a 5xx`,
    async (path, whole) => {
      const cookies = new Map<string, string>()
      const good = path === '/complaints' ? 'ComplaintReply' : 'SuccessReply'
      const seen = new Map<number, number>()
      const meter = blockMeter()
      await fc.assert(
        fc.asyncProperty(hostileBodies(whole), async (payload) => {
          const visitor = visitorOf(server, { cookies })
          const reply = await meter.measure(`POST ${path}`, abbreviated(payload), () =>
            visitor.call('POST', path, { payload, headers: { 'content-type': 'application/json' } }),
          )
          seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1)
          expect([200, 201, 400, 401, 413, 422, 429]).toContain(reply.statusCode)
          expect(misfits(reply.statusCode < 400 ? good : 'ErrorReply', reply.json())).toEqual([])
          expect(reply.body).not.toMatch(/node_modules|\.ts:\d/)
        }),
        { seed, numRuns: runsPerRoute, verbose: 1 },
      )
      expect(seen.get(400) ?? 0).toBeGreaterThan(runs / 200)
      expect(seen.size).toBeGreaterThan(1)
      expect(await meter.tooLong()).toEqual([])
      expect(server.logs()).toBe('')
    },
  )

  test.each(Object.entries(userCalls))(
    `${runsPerRoute} strange bodies for %s: none ends in a 5xx, and the data can still be read`,
    async (call, whole) => {
      const user = await signUp(server)
      const { id } = await createReport(server, user)
      const consent = server.content.consent.consents[0]?.id ?? ''
      const [method = '', path = ''] = call
        .replace('{user}', user.id)
        .replace('{report}', id)
        .replace('{consent}', consent)
        .replace('{session}', 'abc')
        .split(' ')
      const meter = blockMeter()
      const seen = new Map<number, number>()
      await fc.assert(
        fc.asyncProperty(hostileBodies(whole), async (payload) => {
          const headers = { 'content-type': 'application/json' }
          const reply = await meter.measure(call, abbreviated(payload), () =>
            user.call(method as 'PUT', path, { payload, headers }),
          )
          seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1)
          expect([200, 400, 404, 413, 422, 429]).toContain(reply.statusCode)
          if (reply.statusCode >= 400) expect(misfits('ErrorReply', reply.json())).toEqual([])
          expect(reply.body).not.toMatch(/node_modules|\.ts:\d/)
        }),
        { seed, numRuns: runsPerRoute, verbose: 1 },
      )
      expect(seen.get(400) ?? 0).toBeGreaterThan(runs / 200)
      expect(seen.size).toBeGreaterThan(1)
      const read = await user.call('GET', `/users/account/${user.id}`)
      expect([read.statusCode, misfits('AccountReply', read.json())]).toEqual([200, []])
      const rating = await user.call('GET', `/quiz/submissions/${id}/rating`)
      expect([rating.statusCode, misfits('RatingReply', rating.json())]).toEqual([200, []])
      expect(await meter.tooLong()).toEqual([])
      expect(server.logs()).toBe('')
    },
  )

  test(`${runsPerRoute} strange bodies for a photo: none ends in a 5xx`, async () => {
    const user = await signUp(server)
    const { id } = await createReport(server, user)
    const path = `/quiz/submissions/${id}/photos/${server.content.photos.views[0]?.id}`
    const meter = blockMeter()
    const beginning = fc.constantFrom('', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF....WEBP')
    await fc.assert(
      fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 5_000 }), async (start, bytes) => {
        const payload = Buffer.concat([Buffer.from(start, 'latin1'), bytes])
        const reply = await meter.measure('PUT photo', abbreviated(payload.toString('hex')), () =>
          user.call('PUT', path, { payload, headers: { 'content-type': 'image/jpeg' } }),
        )
        expect([200, 400, 422]).toContain(reply.statusCode)
      }),
      { seed, numRuns: runsPerRoute, verbose: 1 },
    )
    expect(await meter.tooLong()).toEqual([])
    expect(server.logs()).toBe('')
  })

  test('strange addresses and tokens never end in a 5xx', async () => {
    const segment = fc.oneof(
      hostileTexts.map((text) => text.slice(0, 300)),
      fc.constantFrom('..', '%00', '%ff', '%ed%a0%80', '%2e%2e%2f', 'constructor'),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'PUT', 'DELETE', 'POST', 'HEAD', 'OPTIONS', 'PATCH'),
        fc.array(segment, { maxLength: 4 }),
        fc.string(),
        async (method, segments, token) => {
          const path = segments
            .map((text) => (text.startsWith('%') ? text : encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))))
            .join('/')
          const reply = await server.app.inject({
            method: method as 'GET',
            url: `/api/quiz/submissions/${path}`,
            headers: { authorization: `Bearer ${token.replace(/[^\x20-\x7e]/g, '')}` },
          })
          expect(reply.statusCode).toBeGreaterThanOrEqual(400)
          expect(reply.statusCode).toBeLessThan(500)
        },
      ),
      { seed, numRuns: runs },
    )
  })
})
