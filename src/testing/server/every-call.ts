/** A valid, authorised call of every API route, to populate a database and to measure the cost of each call. */
import type { LightMyRequestResponse } from 'fastify'
import type { SessionsReply } from '#types/api.generated.ts'
import { type CallOptions, logIn, newAccount, register, signUp, type TestUser, visitorOf } from './accounts.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { claim, createReport, uploadPhotos, picture } from './reports.ts'
import { store, type Stored, type TestServer } from './server.ts'

type Reply = LightMyRequestResponse

/** Creates the data that the call needs and returns the call. Can be repeated. */
export type PreparedCall = () => Promise<() => Promise<Reply>>

/** Keys are method and route as Fastify prints them: "GET /api/users/csrf". */
export const everyCall = (server: TestServer): Readonly<Record<string, PreparedCall>> => {
  const { content } = server
  const view = required(content.photos.views[0]?.id)
  const consent = required(content.consent.consents[0]?.id)
  const topicOf = (page: 'feedback' | 'complaints') =>
    content.pages[page].fields.find(({ options }) => options)?.options?.[0]?.id

  const visit = (method: 'GET' | 'POST', path: string, payload?: () => object): PreparedCall => {
    return async () => {
      const visitor = visitorOf(server)
      await visitor.call('GET', '/users/csrf')
      const sent = payload && { payload: payload() }
      return () => visitor.call(method, path, sent)
    }
  }
  /** A user with two reports, photos and a rating. */
  const withReport = async (): Promise<{ readonly user: TestUser; readonly report: Stored }> => {
    const user = await signUp(server)
    await createReport(server, user)
    const report = await createReport(server, user)
    await uploadPhotos(server, user, report.id)
    await expectOk(
      user.call('PUT', `/quiz/submissions/${report.id}/rating`, { payload: { stars: 4, comment: 'Good' } }),
    )
    return { user, report }
  }
  type Method = Parameters<TestUser['call']>[0]
  let shared: ReturnType<typeof withReport> | undefined
  /** Calls that do not consume the report share one, which is faster. */
  const reportFor = (method: Method, path: string): ReturnType<typeof withReport> =>
    method === 'GET' || /^PUT .*(profile|products|rating|photos.*)$/.test(`${method} ${path}`)
      ? (shared ??= withReport())
      : withReport()
  const own = (method: Method, path: string, options: (user: TestUser) => CallOptions = () => ({})): PreparedCall => {
    return async () => {
      const { user } = await reportFor(method, path)
      return () => user.call(method, path.replace(':userId', user.id), options(user))
    }
  }
  const ofReport = (method: Method, path: string, options: CallOptions = {}): PreparedCall => {
    return async () => {
      const { user, report } = await reportFor(method, path)
      return () => user.call(method, `/quiz/submissions/${report.id}${path}`, options)
    }
  }
  /** Unsubscribe token of a new subscriber. */
  const newsToken = async (): Promise<string> => {
    const { email } = newAccount()
    const payload = { email, path: content.pages.updates.paths[0]?.route }
    await expectOk(visitorOf(server).call('POST', '/updates', { payload }))
    const rows = server.database.store.selectFrom('subscribers').select('token').where('email_key', '=', email)
    return required((await rows.executeTakeFirst())?.token ?? undefined)
  }
  const withPassword = ({ password }: TestUser): CallOptions => ({ payload: { password } })
  const jpeg = async (): Promise<CallOptions> => ({
    payload: await picture(),
    headers: { 'content-type': 'image/jpeg' },
  })

  return {
    'GET /healthz': visit('GET', '/../healthz'),
    'GET /readyz': visit('GET', '/../readyz'),
    'GET /api/openapi.json': visit('GET', '/openapi.json'),
    'GET /api/docs': visit('GET', '/docs'),
    'GET /api/docs/page.css': visit('GET', '/docs/page.css'),
    'GET /api/users/csrf': visit('GET', '/users/csrf'),

    'POST /api/users/register': visit('POST', '/users/register', newAccount),
    'POST /api/users/login': async () => {
      const user = await signUp(server)
      const { username, password } = user
      // The browser is already logged in, so the call also ends the previous session.
      return () => user.call('POST', '/users/login', { payload: { username, password }, token: null })
    },
    'POST /api/users/forgot-password': async () => {
      const { email } = await register(server)
      return visit('POST', '/users/forgot-password', () => ({ email }))()
    },
    'POST /api/users/reset-password': async () => {
      const { email } = await register(server)
      await (
        await visit('POST', '/users/forgot-password', () => ({ email }))()
      )()
      const mail = (await server.mails()).findLast(
        ({ recipient, text }) => recipient === email && text.includes('#token='),
      )
      const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      return visit('POST', '/users/reset-password', () => ({ token, new_password: newAccount().password }))()
    },
    'POST /api/users/logout': async () => {
      const user = await signUp(server)
      return () => user.call('POST', '/users/logout', { payload: { refresh: user.refresh } })
    },
    'POST /api/token/refresh': async () => {
      const user = await signUp(server)
      return () => user.call('POST', '/token/refresh', { payload: { refresh: user.refresh }, token: null })
    },
    'POST /api/complaints': visit('POST', '/complaints', () => ({
      topic: topicOf('complaints'),
      message: 'Hello',
      name: 'Ada',
      email: newAccount().email,
    })),
    'POST /api/feedback': visit('POST', '/feedback', () => ({
      topic: topicOf('feedback'),
      message: 'Hello',
      email: newAccount().email,
    })),
    'POST /api/updates': visit('POST', '/updates', () => ({
      email: newAccount().email,
      path: content.pages.updates.paths[0]?.route,
    })),

    'GET /api/unsubscribe/:token': async () => visit('GET', `/unsubscribe/${await newsToken()}`)(),
    'POST /api/unsubscribe/:token': async () => visit('POST', `/unsubscribe/${await newsToken()}`, () => ({}))(),

    'GET /api/users/scores/:userId': own('GET', '/users/scores/:userId'),
    'GET /api/users/reports/:userId': own('GET', '/users/reports/:userId'),
    'GET /api/users/profiles/recommendations/:userId': own('GET', '/users/profiles/recommendations/:userId'),
    'GET /api/quiz/replies/:userId/:questionId': own(
      'GET',
      `/quiz/replies/:userId/${required(submissionOf(content, server.version).answers[0]?.question)}`,
    ),
    'GET /api/users/account/:userId': own('GET', '/users/account/:userId'),
    'GET /api/users/account/:userId/consents': own('GET', '/users/account/:userId/consents'),
    'PUT /api/users/account/:userId/profile': own('PUT', '/users/account/:userId/profile', () => ({
      payload: { name: 'Ada', birth_date: null, gender: null },
    })),
    'PUT /api/users/account/:userId/products': own('PUT', '/users/account/:userId/products', () => ({
      payload: { products: [{ id: 'a', label: 'A' }] },
    })),
    'PUT /api/users/account/:userId/email': own('PUT', '/users/account/:userId/email', ({ password }) => ({
      payload: { email: newAccount().email, old_password: password },
    })),
    'PUT /api/users/account/:userId/password': own('PUT', '/users/account/:userId/password', ({ password }) => ({
      payload: { old_password: password, new_password: newAccount().password },
    })),
    'POST /api/users/account/:userId/export': own('POST', '/users/account/:userId/export', ({ password }) => ({
      payload: { password },
    })),
    'GET /api/users/account/:userId/sessions': own('GET', '/users/account/:userId/sessions'),
    'POST /api/users/account/:userId/sessions/end': own('POST', '/users/account/:userId/sessions/end', withPassword),
    'POST /api/users/account/:userId/sessions/:sessionId/end': async () => {
      const user = await signUp(server)
      await logIn(server, user)
      const at = `/users/account/${user.id}/sessions`
      const { sessions } = (await user.call('GET', at)).json<SessionsReply>()
      const other = required(sessions.find(({ is_current }) => !is_current)?.id)
      return () => user.call('POST', `${at}/${other}/end`, withPassword(user))
    },
    'POST /api/users/account/:userId/delete': own('POST', '/users/account/:userId/delete', ({ password }) => ({
      payload: { password },
    })),
    'POST /api/products/recommendations': own('POST', '/products/recommendations', () => ({ payload: { id: ['1'] } })),

    'POST /api/quiz/submissions': async () => {
      const payload = submissionOf(content, server.version)
      const headers = { 'idempotency-key': randomKey() }
      const visitor = visitorOf(server)
      return () => visitor.call('POST', '/quiz/submissions', { payload, headers, csrf: false })
    },
    'POST /api/quiz/submissions/:id/claim': async () => {
      const [user, stored] = [await signUp(server), await store(server)]
      return () => claim(user, stored)
    },
    'GET /api/quiz/submissions/:id': ofReport('GET', ''),
    'DELETE /api/quiz/submissions/:id': ofReport('DELETE', ''),
    'PUT /api/quiz/submissions/:id/consents/:consent': ofReport('PUT', `/consents/${consent}`, {
      payload: { choice: 'declined' },
    }),
    'PUT /api/quiz/submissions/:id/photos/:view': async () => ofReport('PUT', `/photos/${view}`, await jpeg())(),
    'GET /api/quiz/submissions/:id/photos/:view': ofReport('GET', `/photos/${view}`),
    'DELETE /api/quiz/submissions/:id/photos': ofReport('DELETE', '/photos'),
    'DELETE /api/quiz/submissions/:id/photos/:view': ofReport('DELETE', `/photos/${view}`),
    'GET /api/quiz/submissions/:id/rating': ofReport('GET', '/rating'),
    'PUT /api/quiz/submissions/:id/rating': ofReport('PUT', '/rating', { payload: { stars: 5, comment: 'Better' } }),
    'DELETE /api/quiz/submissions/:id/rating': ofReport('DELETE', '/rating'),
    'GET /api/quiz/submissions/:id/report.pdf': ofReport('GET', '/report.pdf'),
  }
}

const required = (id: string | undefined): string => {
  if (id === undefined) throw new Error('The content has none of these')
  return id
}

const expectOk = async (reply: Promise<Reply>): Promise<Reply> => {
  const { statusCode, body } = await reply
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
  return reply
}

/** Every route of an app, without the HEAD routes that Fastify adds to GET. */
export const routesOf = (app: TestServer['app']): readonly string[] => {
  const found: string[] = []
  const above: string[] = []
  for (const [, indent = '', part = '', methods = ''] of app
    .printRoutes({ commonPrefix: false })
    .matchAll(/^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/gm)) {
    const depth = indent.length / 4
    above.splice(depth, above.length, part)
    for (const method of methods.split(', ')) found.push(`${method} ${above.join('')}`)
  }
  return found.filter((route) => !(route.startsWith('HEAD') && found.includes(route.replace('HEAD', 'GET'))))
}
