import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { randomKey } from '#testing/samples/make-submission.ts'
import { type TestServer, startServer } from '#testing/server/server.ts'

let place: TestPlace
let plain: TestServer
let secure: TestServer
beforeAll(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  const siteFolder = join(place.dataDir, 'site')
  for (const folder of ['assets', 'media']) mkdirSync(join(siteFolder, folder), { recursive: true })
  writeFileSync(join(siteFolder, 'media/a.svg'), '<svg/>')
  writeFileSync(join(siteFolder, 'index.html'), '<!doctype html>')
  writeFileSync(join(siteFolder, 'assets/main.js'), '1')
  writeFileSync(join(siteFolder, 'service-worker.js'), '1')
  plain = await startServer({ ...place, dataDir: join(place.dataDir, 'a') }, { settings: { siteFolder } })
  secure = await startServer(
    { ...place, dataDir: join(place.dataDir, 'b') },
    { settings: { siteFolder, publicUrl: new URL('https://quiz.example') } },
  )
})
afterAll(async () => {
  await plain.close()
  await secure.close()
  await place.remove()
})

const html = { accept: 'text/html' }
/** One of every kind of reply. */
const replies: readonly (readonly [string, InjectOptions, number, keyof typeof policy])[] = [
  ['a page', { url: '/' }, 200, 'page'],
  ['a file', { url: '/assets/main.js' }, 200, 'file'],
  ['a file that does not exist', { url: '/assets/none.js' }, 404, 'file'],
  ['the service worker', { url: '/service-worker.js' }, 200, 'worker'],
  ['the service worker with a query', { url: '/service-worker.js?1' }, 200, 'worker'],
  ['a picture', { url: '/media/a.svg' }, 200, 'file'],
  ['the 404 page', { url: '/nowhere', headers: html }, 404, 'page'],
  ['a query on a page', { url: '/?next=/api/docs' }, 200, 'page'],
  ['the liveness probe', { url: '/healthz' }, 200, 'api'],
  ['the readiness probe', { url: '/readyz' }, 200, 'api'],
  ['an unknown API path', { url: '/api/nothing', headers: html }, 404, 'api'],
  ['an API path with an escape', { url: '/%61pi/openapi.json' }, 200, 'api'],
  ['an unsafe request without the CSRF token', { method: 'POST', url: '/api/feedback', payload: {} }, 403, 'api'],
  ['a complaint without the CSRF token', { method: 'POST', url: '/api/complaints', payload: {} }, 403, 'api'],
  ['a claim without a token', { url: '/api/quiz/submissions/x' }, 404, 'api'],
  [
    'a malformed body',
    { method: 'POST', url: '/api/quiz/submissions', headers: { 'content-type': 'application/json' }, payload: '{' },
    400,
    'api',
  ],
  [
    'a body too large',
    {
      method: 'POST',
      url: '/api/quiz/submissions',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomKey() },
      payload: `"${'x'.repeat(300_000)}"`,
    },
    413,
    'api',
  ],
  ['a NUL in the URL', { url: '/api/quiz/submissions/%00' }, 400, 'api'],
  ['a malformed URL', { url: '/api/%ff' }, 400, 'api'],
  ['a URL that is far too long', { url: `/api/quiz/submissions/${'x'.repeat(5000)}` }, 404, 'api'],
  ['another method', { method: 'DELETE', url: '/api/quiz/submissions' }, 404, 'api'],
  ['the OpenAPI document', { url: '/api/openapi.json' }, 200, 'api'],
  ['the API docs page', { url: '/api/docs' }, 200, 'docs'],
]

const policy = {
  page: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types own-worker",
  file: "default-src 'none'",
  worker: "default-src 'none'; connect-src 'self'",
  api: "default-src 'none'; frame-ancestors 'none'; sandbox",
  docs: "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
}

describe.each(replies)('%s', (_name, request, status, kind) => {
  test('carries the security headers', async () => {
    const reply = await plain.app.inject(request)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject({
      'content-security-policy': policy[kind],
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(kind !== 'file' &&
        kind !== 'worker' && {
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': expect.stringMatching(/camera=\(self\), microphone=\(\), geolocation=\(\)/),
        }),
    })
    if (kind === 'api' || kind === 'docs') expect(reply.headers['cache-control']).toBe('no-store')
    for (const name of ['server', 'x-powered-by', 'strict-transport-security'])
      expect(reply.headers[name]).toBeUndefined()
    expect(String(reply.headers['content-security-policy'])).not.toMatch(/unsafe|upgrade-insecure/)
  })

  test('under https it has HSTS', async () => {
    const reply = await secure.app.inject(request)
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=63072000/)
    expect(reply.headers['content-security-policy']).toBe(`${policy[kind]}; upgrade-insecure-requests`)
  })

  test('a refusal is an ErrorReply with a message of the content and a reference', async () => {
    const reply = await plain.app.inject(request)
    const isError = status >= 400 && kind === 'api'
    const body = isError ? reply.json<unknown>() : null
    if (isError) {
      expect(body).toMatchObject({
        code: expect.stringMatching(/^[a-z_]+$/),
        reference: expect.stringMatching(/^[0-9a-f]{12}$/),
      })
      expect(Object.values(plain.content.messages.common)).toContain((body as { message: string }).message)
    }
    expect(reply.body).not.toMatch(/node_modules|\.ts:\d|FST_ERR|at Object/)
  })
})
