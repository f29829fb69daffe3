/** Thousands of submissions that are nearly right, and some that are: the server always knows what to say. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/databases.ts'
import { randomKey, submissionOf } from '#testing/make-submission.ts'
import { type TestServer, startServer, submit } from '#testing/server.ts'

const runs = Number(process.env['FUZZ_RUNS'] ?? 1500)
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2_147_483_647)

type Path = readonly (string | number)[]

/** Every place in a value, the value itself included. */
const placesIn = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        at,
        ...Object.entries(value).flatMap(([key, inner]) =>
          placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [at]

const replaced = (value: unknown, [key, ...rest]: Path, change: (there: unknown) => unknown): unknown => {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? replaced(item, rest, change) : item))
  return Object.fromEntries(
    Object.entries(value as object).map(([name, item]) => [name, name === key ? replaced(item, rest, change) : item]),
  )
}

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'user_id',
  'isAdmin',
  'result',
  '',
  'a\0b',
  '\ud800',
  '$ref',
]
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '\0',
    '\ud800x',
    '\udc00',
    '\ufeff',
    '\u202e',
    'é',
    'e\u0301',
    '👩🏾‍🦱',
    "' or 1=1 --",
    '=cmd|x',
    '<script>',
    '../../etc/passwd',
    '{{7*7}}',
  ),
  fc.integer({ min: 1, max: 70_000 }).map((length) => 'x'.repeat(length)),
)
const anything: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], { length: 1e9 }),
  fc.jsonValue(),
  fc.constantFrom(...names).map((name) => Object.fromEntries([[name, 1]])),
  fc.integer({ min: 1, max: 3000 }).map((depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown),
)

describe.each(databases)('over $name', ({ place: makePlace }) => {
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
      const whole = submissionOf(server.content, server.version)
      const places = placesIn(whole)
      const change = fc.oneof(
        {
          weight: 6,
          arbitrary: fc.record({ at: fc.constantFrom(...places), to: anything }).map(
            ({ at, to }) =>
              (body: unknown) =>
                replaced(body, at, () => to),
          ),
        },
        {
          weight: 2,
          arbitrary: fc
            .constantFrom(...places)
            .map(
              (at) => (body: unknown) =>
                replaced(body, at.slice(0, -1), (there) =>
                  Array.isArray(there)
                    ? there.filter((_, index) => index !== at.at(-1))
                    : Object.fromEntries(Object.entries(there as object).filter(([name]) => name !== at.at(-1))),
                ),
            ),
        },
        {
          weight: 2,
          arbitrary: fc
            .record({ at: fc.constantFrom(...places), name: fc.oneof(fc.constantFrom(...names), texts), to: anything })
            .map(
              ({ at, name, to }) =>
                (body: unknown) =>
                  replaced(body, at, (there) =>
                    typeof there === 'object' && there !== null && !Array.isArray(there)
                      ? Object.fromEntries([...Object.entries(there), [name, to]])
                      : there,
                  ),
            ),
        },
        { weight: 1, arbitrary: fc.constant((body: unknown) => body) },
        { weight: 1, arbitrary: anything.map((to) => () => to) },
      )
      const payload = fc.oneof(
        {
          weight: 12,
          arbitrary: fc
            .array(change, { minLength: 1, maxLength: 3 })
            .map((changes) => JSON.stringify(changes.reduce<unknown>((body, one) => safely(one, body), whole)) ?? ''),
        },
        { weight: 1, arbitrary: texts },
        {
          weight: 1,
          arbitrary: fc
            .nat({ max: JSON.stringify(whole).length })
            .map((length) => JSON.stringify(whole).slice(0, length)),
        },
      )
      const key = fc.oneof(
        { weight: 9, arbitrary: fc.constant('').map(randomKey) },
        { weight: 1, arbitrary: fc.constantFrom('', 'short', 'x'.repeat(200), 'the-same-key-every-time') },
      )
      const seen = new Map<number, number>()
      const before = await count()
      const ids = new Set<string>()

      await fc.assert(
        fc.asyncProperty(payload, key, async (body, idempotencyKey) => {
          const reply = await submit(server.app, body, idempotencyKey)
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
      // Strange, but not so strange that only one kind of answer was ever seen.
      for (const status of [201, 400, 422]) expect(seen.get(status) ?? 0).toBeGreaterThan(runs / 200)
      expect(server.logs()).toBe('')
    },
  )

  test('strange addresses and tokens never end in a 5xx', async () => {
    const segment = fc.oneof(
      texts.map((text) => text.slice(0, 300)),
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
      { seed, numRuns: 500 },
    )
  })
})

/** A second change may look for a place that the first one took away. */
const safely = (change: (body: unknown) => unknown, body: unknown): unknown => {
  try {
    return change(body)
  } catch {
    return body
  }
}
