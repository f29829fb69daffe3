/** Input that is designed to be slow (ReDoS and the like) is processed in linear time, wherever the server takes input. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, type TestUser } from '#testing/server/accounts.ts'
import { blockingLimitMs, blockMeter, growthRatioOfCalls } from '#testing/server/event-loop.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { createReport } from '#testing/server/reports.ts'
import { startServer, type TestServer } from '#testing/server/server.ts'

type Call = {
  readonly name: string
  readonly method: string
  readonly url: string
  /** Empty for bodies that are not JSON. */
  readonly fields: readonly string[]
}

let place: TestPlace
let server: TestServer
let user: TestUser
let report: string
let site: string
beforeAll(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  site = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(site, 'assets'))
  writeFileSync(join(site, 'index.html'), '<h1>Home</h1>')
  writeFileSync(join(site, 'assets/app.js'), 'x'.repeat(1000))
  server = await startServer(place, { settings: { siteFolder: site, trustProxy: 'loopback', logLevel: 'error' } })
  user = await signUp(server)
  report = (await createReport(server, user)).id
})
afterAll(async () => {
  await server.close()
  await place.remove()
  rmSync(site, { recursive: true })
})

const address = (path: string): string =>
  path
    .replace('{userId}', user.id)
    .replace('{id}', report)
    .replace('{view}', server.content.photos.views[0]?.id ?? '')
    .replace('{consent}', server.content.consent.consents[0]?.id ?? '')

type Described = { readonly [key: string]: Described | undefined }
/** Every route with a body, from the OpenAPI document. */
const calls = (): readonly Call[] => {
  const { paths, components } = server.app.swagger() as unknown as { paths: Described; components: Described }
  return Object.entries(paths).flatMap(([path, methods = {}]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const body = call?.['requestBody']
      if (!body) return []
      const shape = JSON.stringify(body['content']?.['application/json']?.['schema']?.['$ref'] ?? '').slice(1, -1)
      const fields = Object.keys(components['schemas']?.[shape.split('/').at(-1) ?? '']?.['properties'] ?? {})
      return [{ name: `${method.toUpperCase()} ${path}`, method, url: address(path), fields }]
    }),
  )
}

const send = (options: InjectOptions) =>
  server.app.inject({
    remoteAddress: '127.0.0.1',
    ...options,
    cookies: Object.fromEntries(user.cookies),
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': user.cookies.get('csrftoken') ?? '',
      authorization: `Bearer ${user.access}`,
      'idempotency-key': 'x'.repeat(24),
      ...options.headers,
    },
  })

/** Texts that make vulnerable patterns backtrack. */
const long: Readonly<Record<string, (length: number) => string>> = {
  'a@....@': (length) => `a@${'.'.repeat(length)}@`,
  'a@a.a.a.': (length) => `a@${'a.'.repeat(length / 2)}`,
  letters: (length) => `${'a'.repeat(length)}!`,
  digits: (length) => `${'1'.repeat(length)}x`,
  dots: (length) => `${'1.'.repeat(length / 2)}x`,
  blanks: (length) => `x${' '.repeat(length)}x`,
  commas: (length) => 'a,'.repeat(length / 2),
  semicolons: (length) => `x/y${';a=b'.repeat(length / 4)}`,
  equals: (length) => 'a=b;'.repeat(length / 4),
  ranges: (length) => `bytes=${'0-1,'.repeat(length / 4)}`,
  quotes: (length) => '"a",'.repeat(length / 4),
  quality: (length) => `br${';q=0.'.repeat(length / 5)}`,
  colons: (length) => ':'.repeat(length),
  percents: (length) => '%41'.repeat(length / 3),
  slashes: (length) => `${'/'.repeat(length)}x`,
}

/** Hostile whole bodies. */
const shapes: Readonly<Record<string, (length: number) => string>> = {
  'nested lists': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'lists that only open': (length) => '['.repeat(length),
  'a list of numbers': (length) => `[${'1,'.repeat(length / 2 - 2)}1]`,
  'a list of lists': (length) => `[${'[],'.repeat(length / 3 - 2)}[]]`,
  'many keys': (length) => `{${Array.from({ length: length / 12 }, (_, at) => `"k${at}":1`).join(',')}}`,
  'many numbers as keys': (length) =>
    `{${Array.from({ length: length / 14 }, (_, at) => `"${at * 65_536}":1`).join(',')}}`,
  'one long text': (length) => JSON.stringify('a'.repeat(length - 2)),
  'escapes to the end': (length) => `"${'\\u0041'.repeat(length / 6)}\\ud800"`,
  'a prototype to look for': (length) => `[${'[1],'.repeat(length / 4 - 8)}{"__proto__":1}]`,
}

/** Body limits are 16 kB, and 256 kB for submissions: the larger of the two lengths is below them. */
const maxLength = ({ name }: Call): number => (name === 'POST /api/quiz/submissions' ? 120_000 : 7_500)

/** Reports what blocks the event loop too long or grows too fast. Below a fifth of the allowance, growth is noise. */
const judge = () => {
  const meter = blockMeter()
  const measurable = blockingLimitMs() / 5
  const found: string[] = []
  return {
    ask: async (
      name: string,
      what: string,
      length: number,
      ask: (length: number) => ReturnType<typeof send>,
    ): Promise<void> => {
      const start = performance.now()
      const reply = await meter.measure(name, what, () => ask(2 * length))
      const taken = performance.now() - start
      expect([name, what, reply.statusCode < 500]).toEqual([name, what, true])
      if (taken < measurable) return
      const grown = await growthRatioOfCalls(ask, length, measurable)
      if (grown >= 3) found.push(`${name} takes ${grown.toFixed(1)} times as long for twice as much: ${what}`)
    },
    findings: async (): Promise<readonly string[]> => [...found, ...(await meter.tooLong())],
  }
}

describe('every route with a body', () => {
  test('takes linear time, and blocks the event loop for less than 50 ms', { timeout: 300_000 }, async () => {
    const meter = judge()
    const all = calls()
    expect(all.length).toBeGreaterThan(18)
    for (const call of all) {
      const post = (payload: string) => send({ method: call.method as 'POST', url: call.url, payload })
      const bodies = {
        ...shapes,
        ...Object.fromEntries(
          call.fields.flatMap((field) =>
            Object.entries(long)
              .slice(0, 6)
              .map(([name, make]) => [
                `${name} as ${field}`,
                (length: number) =>
                  JSON.stringify({
                    ...Object.fromEntries(call.fields.map((one) => [one, 'x'])),
                    [field]: make(length),
                  }),
              ]),
          ),
        ),
      }
      for (const [what, make] of Object.entries(bodies))
        await meter.ask(call.name, what, maxLength(call), (length) => post(make(length)))
    }
    expect(await meter.findings()).toEqual([])
  })
})

describe('every header, query and path parameter', () => {
  // Node limits request headers to 16 kB.
  const length = 7_000
  const headers = [
    ['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie', 'host', 'origin'],
    ['if-none-match', 'if-modified-since', 'range', 'referer', 'sec-fetch-site', 'x-csrftoken', 'x-forwarded-for'],
    ['idempotency-key'],
  ].flat()
  const targets = [
    { method: 'GET', url: '/' },
    { method: 'GET', url: '/assets/app.js' },
    { method: 'POST', url: '/api/feedback', payload: '{"topic":"quiz","message":"Hello"}' },
  ] as const

  test('is processed in linear time', { timeout: 300_000 }, async () => {
    const judged = judge()
    for (const [what, make] of Object.entries(long)) {
      for (const target of targets) {
        const name = `${target.method} ${target.url}`
        for (const header of headers)
          await judged.ask(`${name} with ${header}`, what, length, (given) =>
            send({ ...target, headers: { [header]: make(given) } }),
          )
        await judged.ask(`${name} with a query`, what, length, (given) => {
          const text = encodeURI(make(given / 2))
          return send({ ...target, url: `${target.url}?${text}&${text}=1` })
        })
      }
      for (const before of [
        '/',
        '/assets/',
        '/api/',
        '/api/quiz/submissions/',
        `/api/quiz/submissions/${report}/photos/`,
      ])
        await judged.ask(`GET ${before}...`, what, length, (given) =>
          send({ method: 'GET', url: before + encodeURI(make(given)) }),
        )
    }
    expect(await judged.findings()).toEqual([])
  })
})
