import { describe, expect, test } from 'vitest'
import { databases } from '#testing/server/databases.ts'
import { startServer } from '#testing/server/server.ts'
import { readEnvironment } from './environment.ts'
import { addressWarnings, isLocal, startupWarnings } from './startup-warnings.ts'

const environmentOf = (given: Readonly<Record<string, string>>) => {
  const reading = readEnvironment(given)
  return reading.ok ? reading.environment : expect.fail(reading.problems.join())
}
const warningsFor = (given: Readonly<Record<string, string>>): readonly string[] =>
  startupWarnings(environmentOf(given)).map((line) => /^[A-Z_0-9]+/.exec(line)?.[0] ?? line)

const mail = { SMTP_URL: 'smtps://mail.example' }
const site = { ...mail, PUBLIC_URL: 'https://quiz.example', TRUST_PROXY: 'loopback' }
const s3 = { S3_BUCKET: 'photos', S3_REGION: 'x', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' }

describe('warnings at the start', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['a laptop', {}, []],
    ['a laptop by name', { HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, []],
    ['a correctly configured site', site, []],
    ['a site in a container', { ...site, HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.0/8' }, []],
    ['https without mail', { ...site, SMTP_URL: '' }, ['SMTP_URL']],
    ['https behind a proxy that is not trusted', { ...site, TRUST_PROXY: '' }, ['PUBLIC_URL']],
    ['a public site without https', { ...mail, PUBLIC_URL: 'http://quiz.example' }, ['PUBLIC_URL']],
    ['a public address without PUBLIC_URL', { ...mail, HOST: '0.0.0.0' }, ['HOST']],
    ['both', { HOST: '::' }, ['SMTP_URL', 'HOST']],
    ['an unencrypted connection to the bucket', { ...site, ...s3, S3_ENDPOINT: 'http://s3.example' }, ['S3_ENDPOINT']],
    ['a bucket on this machine', { ...site, ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000' }, []],
    ['no check of orphans', { ...site, MAX_ORPHAN_PERCENT: '100' }, ['MAX_ORPHAN_PERCENT']],
    ['no errors in the log', { ...site, LOG_LEVEL: 'silent' }, ['LOG_LEVEL']],
  ])('%s', (_name, given, expected) => {
    expect(warningsFor(given)).toEqual(expected)
  })

  test.each<[string | undefined, string, number]>([
    ['https://quiz.example', 'https://quiz.example', 0],
    ['https://quiz.example', 'https://quiz.example:443/', 0],
    ['https://quiz.example', 'http://localhost:3000', 1],
    ['https://quiz.example', 'http://quiz.example', 1],
    ['http://localhost:8080', 'https://quiz.example', 0],
    [undefined, 'https://quiz.example', 0],
  ])('PUBLIC_URL %s with pages that name %s: %i', (publicUrl, url, count) => {
    const environment = environmentOf(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl })
    const warnings = addressWarnings(environment, { url })
    expect(warnings).toHaveLength(count)
    expect(warnings.filter((line) => !/`url`/.test(line))).toEqual([])
  })

  test('each warning says what to do', () => {
    const all = [{ HOST: '::' }, { PUBLIC_URL: 'https://quiz.example' }, { PUBLIC_URL: 'http://quiz.example' }]
    const warnings = all.flatMap((given) => startupWarnings(environmentOf(given)))
    expect(warnings.length).toBeGreaterThan(all.length)
    expect(warnings.filter((line) => !/(Set|Put|Use|Leave) /.test(line))).toEqual([])
  })

  test.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:8080' }, true],
    [{ PUBLIC_URL: 'https://quiz.example' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
  ])('%o can be reached from this machine only: %s', (given, expected) => {
    expect(isLocal(environmentOf(given))).toBe(expected)
  })
})

test.each([
  [false, 1],
  ['loopback', 0],
])('an untrusted proxy is logged once, with its first request (TRUST_PROXY %s)', async (trustProxy, times) => {
  const place = await (databases[0] ?? expect.fail()).place()
  const server = await startServer(place, { settings: { trustProxy: trustProxy as false | string } })
  await server.app.inject({ url: '/healthz' })
  for (let count = 0; count < 3; count += 1)
    await server.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(server.logs().split('X-Forwarded-For arrives').length - 1).toBe(times)
  expect(server.logs()).not.toContain('203.0.113.9')
  await server.close()
  await place.remove()
})
