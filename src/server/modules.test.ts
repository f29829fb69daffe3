import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contentVersion } from '#content/version.ts'
import { bareContent } from '#testing/samples/bare-content.ts'
import { submissionOf } from '#testing/samples/make-submission.ts'
import { visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { everyCall } from '#testing/server/every-call.ts'
import { productContent, startServer, store, submit, type TestServer } from '#testing/server/server.ts'
import type { ResultReply, SubmissionReply } from '#types/api.generated.ts'
import type { Content, ModuleName } from '#types/content.generated.ts'

/** Each route as its method and path, as Fastify prints them. */
const routesOf = (server: TestServer<Content>): readonly string[] => {
  const { paths } = server.app.swagger() as { readonly paths: Readonly<Record<string, object>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
}

/** The routes that each module adds. */
const routesOfModules: Readonly<Partial<Record<ModuleName, RegExp>>> = {
  accounts:
    /^(GET|POST|PUT|DELETE) \/api\/(users\/(?!csrf|profiles)|token\/|quiz\/replies\/|quiz\/submissions\/:id\/claim)/,
  consents: /\/consents\/:consent$/,
  photos: /\/photos(\/:view)?$/,
  feedback: /^POST \/api\/feedback$/,
  complaints: /^POST \/api\/complaints$/,
  updates: /\/api\/(updates|unsubscribe)/,
}
const alwaysThere = [
  'DELETE /api/quiz/submissions/:id',
  'GET /api/quiz/submissions/:id',
  'GET /healthz',
  'GET /readyz',
  'POST /api/quiz/submissions',
]
const csrf = 'GET /api/users/csrf'

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer<Content>
  const start = async (modules: readonly ModuleName[]) => {
    place = await makePlace()
    const content = bareContent((await productContent()).content, modules)
    server = await startServer(place, { content, version: contentVersion(content) })
  }
  const stop = async () => {
    await server.close()
    await place.remove()
  }

  describe('a content that is only a quiz', () => {
    beforeAll(() => start(['scores']))
    afterAll(stop)

    test('has the calls of the quiz, and no others', () => {
      expect(routesOf(server).toSorted()).toEqual(alwaysThere)
    })

    test('a call of a module that it does not have is answered as an unknown address', async () => {
      const { content } = await productContent()
      const calls = Object.keys(everyCall({ ...server, content })).filter(
        (call) => !alwaysThere.includes(call) && !/ \/api\/(docs|openapi)/.test(call),
      )
      expect(calls.length).toBeGreaterThan(25)
      for (const call of calls) {
        const [method, path = ''] = call.split(' ')
        const url = path.replace(/:\w+/g, 'x')
        const reply = await server.app.inject({ method: method as 'GET', url })
        expect([call, reply.statusCode, reply.json().code]).toEqual([call, 404, 'not_found'])
      }
    })

    test('a submission is stored, read and deleted by its device, and nothing of the result is held back', async () => {
      const { ask, submission } = await store(server as TestServer)
      const reply = await ask('GET')
      const { view, hidden_scores, result, photos, consents } = reply.json<ResultReply>()
      expect(reply.statusCode).toBe(200)
      expect({ view, hidden_scores, photos, consents }).toEqual({
        view: 'full',
        hidden_scores: 0,
        photos: [],
        consents: [],
      })
      expect(result.scores.map(({ id }) => id)).toEqual(server.content.scores.scores.map(({ id }) => id))
      expect(result).toMatchObject({ products: [], routine: [], tips: [], unfilled: [], groups: [] })
      expect(result.answered).toBeLessThanOrEqual(submission.answers.length)
      expect((await ask('DELETE')).statusCode).toBe(200)
      expect((await ask('GET')).statusCode).toBe(404)
    })

    test('no photos are expected after a submission', async () => {
      const reply = await submit(server.app, submissionOf(server.content, server.version))
      expect(reply.json<SubmissionReply>().photos).toBe(false)
    })

    test('readiness and cleanup name only what it has', async () => {
      const { photos, cleanup } = (await server.app.inject('/readyz')).json()
      expect(photos).toBeUndefined()
      expect(cleanup.map(({ name }: { name: string }) => name)).toEqual([
        'unclaimed_submissions',
        'quotas',
        'deleted_data',
        'mail_files',
        'erasures',
      ])
    })

    test('the description of the API has no shapes and no way to log in that no call needs', async () => {
      const { components } = (await server.app.inject('/api/openapi.json')).json()
      expect(Object.keys(components.securitySchemes)).toEqual(['claim'])
      expect(Object.keys(components.schemas)).toContain('Submission')
      expect(
        Object.keys(components.schemas).filter((name) => /Login|Account|Rating|Feedback|Chips/.test(name)),
      ).toEqual([])
      expect((await server.app.inject('/api/docs')).statusCode).toBe(200)
    })
  })

  describe('each module brings its own calls', () => {
    afterEach(stop)

    test.each(Object.entries(routesOfModules))('%s', async (name, own) => {
      const module = name as ModuleName
      await start(module === 'photos' ? ['photos', 'consents'] : [module])
      const added = routesOf(server).filter((route) => !alwaysThere.includes(route) && route !== csrf)
      const others = module === 'photos' ? [routesOfModules.consents] : []
      expect(added.filter((route) => own.test(route)).length).toBeGreaterThan(0)
      expect(added.filter((route) => ![own, ...others].some((pattern) => pattern?.test(route)))).toEqual([])
      const hasForms = ['accounts', 'feedback', 'complaints', 'updates'].includes(module)
      expect(routesOf(server).includes(csrf)).toBe(hasForms)
      const { cleanup } = (await server.app.inject('/readyz')).json()
      expect(cleanup.some((job: { name: string }) => job.name === module)).toBe(
        module === 'feedback' || module === 'complaints',
      )
    })

    test.each([
      ['feedback', 'POST /api/feedback', []],
      ['complaints', 'POST /api/complaints', ['complaint-received']],
      ['updates', 'POST /api/updates', ['updates-welcome']],
    ] as const)('%s work by themselves, with their own mail', async (module, route, mails) => {
      await start([module])
      const call = await everyCall({ ...server, content: (await productContent()).content })[route]?.()
      expect((await call?.())?.statusCode).toBe(201)
      expect((await server.mails()).map(({ template }) => template)).toEqual(mails)
    })

    test('a consent can be withdrawn without an account, and the reply is the whole result', async () => {
      await start(['consents', 'scores'])
      const { ask } = await store(server as TestServer)
      const [consent] = server.content.consent.consents
      const reply = await ask('PUT', `/consents/${consent?.id}`, { payload: { choice: 'declined' } })
      expect(reply.statusCode).toBe(200)
      const { view, consents } = reply.json<ResultReply>()
      expect(view).toBe('full')
      expect(consents.find(({ id }) => id === consent?.id)?.choice).toBe('declined')
    })

    test('accounts without products have no recommendations, and their other calls work', async () => {
      await start(['accounts'])
      const visitor = visitorOf(server as TestServer)
      const reply = await visitor.call('POST', '/users/login', { payload: { username: 'nobody', password: 'x' } })
      expect(reply.statusCode).toBe(401)
      expect((await visitor.call('POST', '/products/recommendations', { payload: { id: [] } })).statusCode).toBe(404)
    })
  })

  test('what a module has stored is deleted in time after the content has lost the module', async () => {
    const later = new Date(Date.now() + 20 * 366 * 24 * 60 * 60 * 1000)
    place = await makePlace()
    const full = await startServer(place)
    const complain = await everyCall(full)['POST /api/complaints']?.()
    expect((await complain?.())?.statusCode).toBe(201)
    await full.close()
    const content = bareContent((await productContent()).content)
    server = await startServer(place, { content, version: contentVersion(content), settings: { now: () => later } })
    await server.app.cleanup.runAll()
    expect(await server.database.store.selectFrom('complaints').selectAll().execute()).toEqual([])
    await stop()
  })
})
