/** Calls every route as every kind of caller. A route that is missing from the table fails the test. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAccount } from '#testing/server/accounts.ts'
import { type Actor, type ActorName, actorNames, type Actors, canaries, makeActors } from '#testing/server/actors.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { routesOf } from '#testing/server/every-call.ts'
import { isAll } from '#testing/long.ts'
import { allAnswers, randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { createReport, picture } from '#testing/server/reports.ts'
import { startServer, store, type Stored, type TestServer } from '#testing/server/server.ts'

/**
 * The status for each of `actorNames`, in their order:
 * visitor, owner, other user, expired, without cookie, logged out, password changed, deleted, refresh as access,
 * claim token before and after the claim, no anti-forgery token, a foreign one, another site.
 */
const table: Readonly<Record<string, string>> = {
  'GET /healthz': '                                         200 200 200 200 200 200 200 200 200 200 200 200 200 200',
  'GET /readyz': '                                          200 200 200 200 200 200 200 200 200 200 200 200 200 200',
  'GET /api/openapi.json': '                                200 200 200 200 200 200 200 200 200 200 200 200 200 200',
  'GET /api/docs': '                                        200 200 200 200 200 200 200 200 200 200 200 200 200 200',
  'GET /api/docs/page.css': '                               200 200 200 200 200 200 200 200 200 200 200 200 200 200',

  'GET /api/users/csrf': '                                  200 200 200 200 200 200 200 200 200 200 200 200 200 200',
  'POST /api/users/register': '                             201 201 201 201 201 201 201 201 201 201 201 403 403 403',
  'POST /api/users/login': '                                200 200 200 200 200 200 200 200 200 200 200 403 403 403',
  'POST /api/users/forgot-password': '                      200 200 200 200 200 200 200 200 200 200 200 403 403 403',
  'POST /api/users/reset-password': '                       422 422 422 422 422 422 422 422 422 422 422 403 403 403',
  'POST /api/users/logout': '                               200 200 200 200 200 200 200 200 200 200 200 403 403 403',
  // Needs the refresh token and its cookie only: works with an expired access token and without a CSRF token.
  'POST /api/token/refresh': '                              401 200 200 200 401 401 401 401 200 401 401 200 200 403',
  'POST /api/complaints': '                                201 201 201 201 201 201 201 201 201 201 201 403 403 403',
  'POST /api/feedback': '                                   201 201 201 201 201 201 201 201 201 201 201 403 403 403',
  'POST /api/updates': '                                    201 201 201 201 201 201 201 201 201 201 201 403 403 403',

  // Needs only the link of a mail: mail programs send no cookies and no CSRF token, from any origin.
  'POST /api/unsubscribe/:token': '                         200 200 200 200 200 200 200 200 200 200 200 200 200 200',
  'GET /api/unsubscribe/:token': '                          303 303 303 303 303 303 303 303 303 303 303 303 303 303',

  'GET /api/users/scores/:userId': '                        401 200 403 401 401 401 401 401 401 401 401 200 200 200',
  'GET /api/users/reports/:userId': '                       401 200 403 401 401 401 401 401 401 401 401 200 200 200',
  'GET /api/users/profiles/recommendations/:userId': '      401 200 403 401 401 401 401 401 401 401 401 200 200 200',
  'GET /api/quiz/replies/:userId/:questionId': '            401 200 403 401 401 401 401 401 401 401 401 200 200 200',
  'GET /api/users/account/:userId': '                       401 200 403 401 401 401 401 401 401 401 401 200 200 200',
  'GET /api/users/account/:userId/consents': '              401 200 403 401 401 401 401 401 401 401 401 200 200 200',
  'PUT /api/users/account/:userId/profile': '               401 200 403 401 401 401 401 401 401 401 401 403 403 403',
  'PUT /api/users/account/:userId/products': '              401 200 403 401 401 401 401 401 401 401 401 403 403 403',
  'PUT /api/users/account/:userId/email': '                 401 200 403 401 401 401 401 401 401 401 401 403 403 403',
  'PUT /api/users/account/:userId/password': '              401 200 403 401 401 401 401 401 401 401 401 403 403 403',
  'POST /api/users/account/:userId/export': '               401 200 403 401 401 401 401 401 401 401 401 403 403 403',
  'GET /api/users/account/:userId/sessions': '              401 200 403 401 401 401 401 401 401 401 401 200 200 200',
  'POST /api/users/account/:userId/sessions/end': '         401 200 403 401 401 401 401 401 401 401 401 403 403 403',
  'POST /api/users/account/:userId/sessions/:sessionId/end': '401 200 403 401 401 401 401 401 401 401 401 403 403 403',
  'POST /api/users/account/:userId/delete': '               401 200 403 401 401 401 401 401 401 401 401 403 403 403',
  'POST /api/products/recommendations': '                   401 200 200 401 401 401 401 401 401 401 401 403 403 403',

  'POST /api/quiz/submissions': '                           201 201 201 201 201 201 201 201 201 201 201 201 201 403',
  // Any user with the claim token may claim an unclaimed submission.
  'POST /api/quiz/submissions/:id/claim': '                 401 200 200 401 401 401 401 401 401 401 401 403 403 403',
  'GET /api/quiz/submissions/:id': '                        404 200 404 401 401 401 401 401 404 200 404 200 200 200',
  'DELETE /api/quiz/submissions/:id': '                     404 200 404 401 401 401 401 401 404 200 404 200 200 403',
  'PUT /api/quiz/submissions/:id/consents/:consent': '      404 200 404 401 401 401 401 401 404 200 404 200 200 403',
  'PUT /api/quiz/submissions/:id/photos/:view': '           404 200 404 401 401 401 401 401 404 200 404 200 200 403',
  'GET /api/quiz/submissions/:id/photos/:view': '           404 200 404 401 401 401 401 401 404 200 404 200 200 200',
  'DELETE /api/quiz/submissions/:id/photos': '              404 204 404 401 401 401 401 401 404 204 404 204 204 403',
  'DELETE /api/quiz/submissions/:id/photos/:view': '        404 204 404 401 401 401 401 401 404 204 404 204 204 403',
  'GET /api/quiz/submissions/:id/rating': '                 401 200 404 401 401 401 401 401 401 401 401 200 200 200',
  'PUT /api/quiz/submissions/:id/rating': '                 401 200 404 401 401 401 401 401 401 401 401 200 200 403',
  'DELETE /api/quiz/submissions/:id/rating': '              401 200 404 401 401 401 401 401 401 401 401 200 200 403',
  'GET /api/quiz/submissions/:id/report.pdf': '             401 200 404 401 401 401 401 401 401 401 401 200 200 200',
}

/** Routes that end a login or an account, so the next route needs new users. */
const endsLogin = /login$|logout$|refresh$|account.*(email|password|delete|end)$/

/** Actors that may read the owner's data. */
const entitled: ReadonlySet<ActorName> = new Set([
  'owner',
  'no anti-forgery token',
  'anti-forgery token of another browser',
  'sent by another site',
])

const comment = 'Can-91bc'
const answer = 'Can-03fd'
const unknownToken = 'nobody-has-this-link-'.padEnd(43, 'x')

type Asked = { readonly actor: Actor; readonly name: ActorName; readonly report: Stored; readonly unclaimed: Stored }

// Normally only with SQLite: PostgreSQL takes twice as long, and permissions do not depend on the database.
describe.each(isAll ? databases : databases.slice(0, 1))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let actors: Actors
  /** The owner's report, and an unclaimed one. */
  let report: Stored
  let unclaimed: Stored
  const seen = new Set<string>()
  const now = new Date()
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place, { settings: { now: () => now } })
    await newPeople()
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const newPeople = async (): Promise<void> => {
    actors = await makeActors(server, () => ({
      before: unclaimed.submission.claim_token,
      after: report.submission.claim_token,
    }))
    await newReports()
  }

  const ownAnswers = () =>
    allAnswers(server.content).map((one) => (one.text === undefined ? one : { ...one, text: answer }))
  const newReports = async (answers = ownAnswers()): Promise<void> => {
    const { owner } = actors
    report = await createReport(server, owner, { answers })
    unclaimed = await store(server)
    await owner.call('PUT', `/quiz/submissions/${report.id}/rating`, { payload: { stars: 5, comment } })
  }

  const view = () => server.content.photos.views[0]?.id ?? expect.fail()
  const consent = () => server.content.consent.consents[0]?.id ?? expect.fail()
  const textQuestion = () =>
    allAnswers(server.content).find(({ text }) => text !== undefined)?.question ?? expect.fail()

  /** The URL of a route for an actor. */
  const addressOf = (path: string, { actor, name }: Asked): string => {
    const isBefore = name === 'claim token before the claim' || path.endsWith('/claim')
    const parts: Readonly<Record<string, string>> = {
      userId: actor.userId,
      id: isBefore ? unclaimed.id : report.id,
      view: view(),
      consent: consent(),
      questionId: textQuestion(),
      sessionId: unknownToken,
      token: unknownToken.slice(0, 43),
    }
    return path.replace(/:(\w+)/g, (_, part: string) => parts[part] ?? expect.fail(`What is ${part}?`))
  }

  /** Valid bodies, so that only authorisation can fail. */
  const bodies: Readonly<Record<string, (asked: Asked) => Promise<object> | object>> = {
    'POST /api/users/register': () => newAccount(),
    'POST /api/users/login': () => ({ username: loginAccount.username, password: loginAccount.password }),
    'POST /api/users/forgot-password': () => ({ email: newAccount().email }),
    'POST /api/users/reset-password': () => ({ token: unknownToken, new_password: newAccount().password }),
    'POST /api/users/logout': ({ actor }) => ({ refresh: actor.refresh }),
    'POST /api/token/refresh': ({ actor }) => ({ refresh: actor.refresh }),
    'POST /api/feedback': () => ({ topic: topic(), message: 'Hello' }),
    'POST /api/complaints': () => ({ topic: complaintTopic(), message: 'Hello', email: newAccount().email }),
    'POST /api/updates': () => ({ email: newAccount().email, path: server.content.pages.updates.paths[0]?.route }),
    'PUT /api/users/account/:userId/profile': () => ({ name: canaries.name, birth_date: null, gender: null }),
    'PUT /api/users/account/:userId/products': () => ({ products: [{ id: 'a', label: canaries.ownProduct }] }),
    'PUT /api/users/account/:userId/email': () => ({ email: newAccount().email, old_password: actors.owner.password }),
    'PUT /api/users/account/:userId/password': () => ({
      old_password: actors.owner.password,
      new_password: newAccount().password,
    }),
    'POST /api/users/account/:userId/export': () => ({ password: actors.owner.password }),
    'POST /api/users/account/:userId/sessions/end': () => ({ password: actors.owner.password }),
    'POST /api/users/account/:userId/sessions/:sessionId/end': () => ({ password: actors.owner.password }),
    'POST /api/users/account/:userId/delete': () => ({ password: actors.owner.password }),
    'POST /api/products/recommendations': () => ({ id: ['1'] }),
    'POST /api/quiz/submissions': () => submissionOf(server.content, server.version),
    'POST /api/quiz/submissions/:id/claim': () => ({ claim_token: unclaimed.submission.claim_token }),
    'PUT /api/quiz/submissions/:id/consents/:consent': () => ({ choice: 'declined' }),
    'PUT /api/quiz/submissions/:id/photos/:view': () => picture(),
    'PUT /api/quiz/submissions/:id/rating': () => ({ stars: 5, comment }),
  }
  const loginAccount = newAccount()
  const complaintTopic = () => server.content.pages.complaints.fields.find(({ options }) => options)?.options?.[0]?.id
  const topic = () => server.content.pages.feedback.fields.find(({ options }) => options)?.options?.[0]?.id

  const send = async (route: string, asked: Asked) => {
    const [method = '', path = ''] = route.split(' ')
    const payload = await bodies[route]?.(asked)
    const headers: Readonly<Record<string, string>> = {
      ...(Buffer.isBuffer(payload) && { 'content-type': 'image/jpeg' }),
      ...(route === 'POST /api/quiz/submissions' && { 'idempotency-key': randomKey() }),
    }
    const address = addressOf(path, asked)
    // `call` puts /api in front of the path, so routes outside of /api are reached through `..`.
    const own = address.startsWith('/api') ? address.slice('/api'.length) : `/..${address}`
    return asked.actor.call(method as 'GET', own, { headers, ...(payload && { payload }) })
  }

  test('the table has every route of the app, and no other', () => {
    const routes = [...routesOf(server.app)]
    expect(routes.length).toBeGreaterThan(30)
    expect(Object.keys(table).sort()).toEqual(routes.sort())
  })

  for (const [route, row] of Object.entries(table))
    test(`${route}`, { timeout: 60_000 }, async () => {
      const expected = row.trim().split(' ').map(Number)
      expect(expected).toHaveLength(actorNames.length)
      if (route === 'POST /api/users/login')
        await actors.owner.call('POST', '/users/register', { payload: loginAccount })
      const statuses: Record<string, number> = {}
      const heads: Record<string, number> = {}
      const leaks: string[] = []
      // Refused and read-only requests do not change the reports, so these can be used again.
      let changed = route.includes(':id') && !route.endsWith('.pdf')
      // Without answers, a PDF takes a fraction of the time.
      if (route.endsWith('.pdf')) await newReports([])
      for (const name of actorNames) {
        if (changed) {
          await newReports()
          if (route.includes('photos') && !route.startsWith('PUT')) await withPhotos()
        }
        const asked: Asked = { actor: actors.all[name], name, report, unclaimed }
        if (route.startsWith('GET')) heads[name] = (await send(route.replace('GET', 'HEAD'), asked)).statusCode
        const reply = await send(route, asked)
        statuses[name] = reply.statusCode
        changed = route.includes(':id') && !route.startsWith('GET') && reply.statusCode < 300
        const text = `${reply.body} ${JSON.stringify(reply.headers)}`
        const found = Object.entries(ofTheOwner()).filter(([, canary]) => text.includes(canary))
        if (entitled.has(name)) for (const [what] of found) seen.add(what)
        else leaks.push(...found.map(([what]) => `${name} read ${what}`))
      }
      const wanted = Object.fromEntries(actorNames.map((name, at) => [name, expected[at]]))
      expect(statuses).toEqual(wanted)
      if (route.startsWith('GET')) expect(heads).toEqual(wanted)
      expect(leaks).toEqual([])
      if (endsLogin.test(route)) await newPeople()
    })

  const ofTheOwner = (): Readonly<Record<string, string>> => ({
    id: actors.owner.id,
    username: actors.owner.username,
    address: actors.owner.email,
    report: report.id,
    comment,
    answer,
    ...canaries,
  })

  const withPhotos = async (): Promise<void> => {
    const [payload, type] = [await picture(), 'image/jpeg']
    await unclaimed.ask('PUT', `/photos/${view()}`, { payload, type })
    const path = `/quiz/submissions/${report.id}/photos/${view()}`
    await actors.owner.call('PUT', path, { payload, headers: { 'content-type': type } })
  }

  test('the owner has read everything that others must not', () => {
    expect([...seen].sort()).toEqual(Object.keys(ofTheOwner()).sort())
  })

  test('a well-formed access token that was never issued grants nothing', async () => {
    const token = `rl_a_${randomBytes(32).toString('base64url')}`
    const { owner } = actors
    const replies = await Promise.all([
      owner.call('GET', `/users/account/${owner.id}`, { token }),
      owner.call('GET', `/quiz/submissions/${report.id}`, { token }),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401])
  })
})
