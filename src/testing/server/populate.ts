/** Fills every table through the API, as visitors and operators do. */
import { addResetRequest } from '#server/store/accounts/resets.ts'
import { signUp, type TestUser, visitorOf } from './accounts.ts'
import { everyCall } from './every-call.ts'
import { claim, createReport, uploadPhotos } from './reports.ts'
import { startServer, store, type Stored, type TestServer, type TestServerOptions } from './server.ts'

export type PopulatedSite = { readonly user: TestUser; readonly report: Stored; readonly unclaimed: Stored }

/** Sending mail always fails, so that mails stay in the outbox. */
export const startServerWithoutMail = (place: Parameters<typeof startServer>[0], options: TestServerOptions = {}) =>
  startServer(place, {
    ...options,
    mail: { send: () => Promise.reject(new Error('no mail server')), close: () => undefined },
  })

export const populate = async (server: TestServer): Promise<PopulatedSite> => {
  const calls = everyCall(server)
  for (const route of [
    'POST /api/complaints',
    'POST /api/feedback',
    'POST /api/updates',
    'POST /api/users/forgot-password',
    'PUT /api/users/account/:userId/profile',
    'PUT /api/quiz/submissions/:id/consents/:consent',
    'DELETE /api/quiz/submissions/:id/photos/:view',
    'DELETE /api/quiz/submissions/:id',
  ]) {
    const reply = await (await calls[route]?.())?.()
    if (!reply || reply.statusCode >= 300) throw new Error(`${route}: ${reply?.body}`)
  }
  const user = await signUp(server)
  await createReport(server, user)
  const report = await store(server)
  await claim(user, report)
  await uploadPhotos(server, user, report.id)
  await user.call('PUT', `/quiz/submissions/${report.id}/rating`, { payload: { stars: 4, comment: 'Good' } })
  await visitorOf(server).call('POST', '/users/login', { payload: { username: user.username, password: 'wrong' } })
  // Creates the requested reset links. The request added below stays pending, because the outbox is stopped.
  await server.app.outbox.send()
  await server.app.outbox.stop()
  const waiting = { id: 'waits', email_key: user.email.toLowerCase(), created_at: new Date().toISOString() }
  await addResetRequest(server.database.store, waiting)
  await server.app.cleanup.runAll()
  return { user, report, unclaimed: await store(server) }
}
