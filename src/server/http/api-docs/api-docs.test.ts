import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { type TestServer, startServer } from '#testing/server/server.ts'
import { renderDocs } from './api-docs-page.ts'
import { schemas } from '#server/http/schemas.ts'

type Described = {
  readonly openapi: string
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: object; readonly summary?: string }>>>
  >
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

let place: TestPlace
let server: TestServer
let described: Described
beforeAll(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  server = await startServer(place)
  described = (await server.app.inject({ url: '/api/openapi.json' })).json()
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

describe('the OpenAPI document', () => {
  test('lists every route of the API and no page', () => {
    const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(calls.sort()).toEqual([
      'delete /api/quiz/submissions/{id}',
      'delete /api/quiz/submissions/{id}/photos',
      'delete /api/quiz/submissions/{id}/photos/{view}',
      'delete /api/quiz/submissions/{id}/rating',
      'get /api/quiz/replies/{userId}/{questionId}',
      'get /api/quiz/submissions/{id}',
      'get /api/quiz/submissions/{id}/photos/{view}',
      'get /api/quiz/submissions/{id}/rating',
      'get /api/quiz/submissions/{id}/report.pdf',
      'get /api/unsubscribe/{token}',
      'get /api/users/account/{userId}',
      'get /api/users/account/{userId}/consents',
      'get /api/users/account/{userId}/sessions',
      'get /api/users/csrf',
      'get /api/users/profiles/recommendations/{userId}',
      'get /api/users/reports/{userId}',
      'get /api/users/scores/{userId}',
      'get /healthz',
      'get /readyz',
      'post /api/complaints',
      'post /api/feedback',
      'post /api/products/recommendations',
      'post /api/quiz/submissions',
      'post /api/quiz/submissions/{id}/claim',
      'post /api/token/refresh',
      'post /api/unsubscribe/{token}',
      'post /api/updates',
      'post /api/users/account/{userId}/delete',
      'post /api/users/account/{userId}/export',
      'post /api/users/account/{userId}/sessions/end',
      'post /api/users/account/{userId}/sessions/{sessionId}/end',
      'post /api/users/forgot-password',
      'post /api/users/login',
      'post /api/users/logout',
      'post /api/users/register',
      'post /api/users/reset-password',
      'put /api/quiz/submissions/{id}/consents/{consent}',
      'put /api/quiz/submissions/{id}/photos/{view}',
      'put /api/quiz/submissions/{id}/rating',
      'put /api/users/account/{userId}/email',
      'put /api/users/account/{userId}/password',
      'put /api/users/account/{userId}/products',
      'put /api/users/account/{userId}/profile',
    ])
  })

  test('every route has a summary and error replies', () => {
    const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
      path.startsWith('/api') ? Object.values(methods) : [],
    )
    for (const { summary, responses } of operations) {
      expect(summary).toMatch(/^[A-Z].+/)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['4XX', '5XX']))
    }
  })

  test('every schema is listed once, under its type name, and every reference resolves', () => {
    expect(Object.keys(described.components.schemas)).toEqual(expect.arrayContaining(schemas.map(({ $id }) => $id)))
    const references = [...JSON.stringify(described).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference,
    )
    expect(references.length).toBeGreaterThan(10)
    const at = (reference: string): unknown =>
      reference
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], described)
    expect(references.filter((reference) => !reference.startsWith('#/') || at(reference) === undefined)).toEqual([])
  })
})

describe('the HTML page', () => {
  test('has no scripts and no inline styles', async () => {
    const reply = await server.app.inject({ url: '/api/docs' })
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain(`<h1>${server.content.brand.name}: calls</h1>`)
    expect(reply.body).toContain('POST /api/quiz/submissions')
    expect(reply.body).toContain('idempotency-key')
    expect(reply.body).not.toMatch(/<script|<style|style=|\son\w+=/)
    const targets = [...reply.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(10)
    expect(targets.filter((id) => !reply.body.includes(`id="${id}"`))).toEqual([])
    expect((await server.app.inject({ url: '/api/docs/page.css' })).headers['content-type']).toMatch(/^text\/css/)
  })

  test('escapes all values', () => {
    const page = renderDocs({ info: { title: '<b>"&' }, paths: { '/<i>': { get: { summary: '<u>' } } } })
    expect(page).toContain('&lt;b&gt;&quot;&amp;')
    expect(page).not.toMatch(/<[biu]>/)
  })
})
