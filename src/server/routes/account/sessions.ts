/** Where a user is logged in, and how they end a login that is not theirs. */
import type { FastifyInstance } from 'fastify'
import type { ConfirmRequest, SessionsReply } from '#types/api.generated.ts'
import { confirmedUser, wrongPassword } from '#server/accounts/reauthenticate.ts'
import { clearCookies } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import { browserHashIn } from '#server/accounts/known-browsers.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { shape } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { activeSessionsOf, endOwnSession } from '#server/store/accounts/active-sessions.ts'
import { forgetBrowsersOf } from '#server/store/accounts/known-browsers.ts'
import { endSessionsOf } from '#server/store/accounts/sessions.ts'
import { accountPath } from './account.ts'
import { succeeded } from './account-route-schema.ts'
import { userCall } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/sessions`
const othersPath = `${path}/end`
const onePath = `${path}/:sessionId/end`

/** To end a login needs the password: who has stolen a session cannot turn the owner out. */
export const addSessionsRoutes = (scope: FastifyInstance, parts: Parts, refuse: Refuse): void => {
  const { content, database, settings } = parts
  const { store } = database
  const words = content.messages.account
  const config = limited('reading', settings.rateLimitPerMinute)
  const ends = (summary: string, at: string) => ({
    bodyLimit: 1024,
    config,
    schema: { ...userCall(summary, at, { 200: shape('SuccessReply') }, 'changes'), body: shape('ConfirmRequest') },
  })

  const listed = { config, schema: userCall('List the logins of the user', path, { 200: shape('SessionsReply') }) }
  scope.get(path, listed, async (request): Promise<SessionsReply> => {
    const { id: user_id, session_id } = userOf(request)
    const rows = await activeSessionsOf(store, user_id, settings.now().toISOString())
    const sessions = rows.map(({ created_at, expires_at, ...row }) => ({
      ...row,
      is_current: row.id === session_id,
      started_at: created_at,
      ends_at: expires_at,
    }))
    return { sessions: [...sessions.filter((one) => one.is_current), ...sessions.filter((one) => !one.is_current)] }
  })

  scope.post<{ Body: ConfirmRequest }>(
    othersPath,
    ends('End all other logins of the user', othersPath),
    async (request, reply) => {
      const user = await confirmedUser(parts, request, request.body.password)
      if (!user) return refuse(reply, 'not_accepted', wrongPassword(parts, 'password'))
      const browser = browserHashIn(request, parts, user.username)
      await store.transaction().execute(async (transaction) => {
        await endSessionsOf(transaction, user.id, userOf(request).session_id)
        await forgetBrowsersOf(transaction, user.id, browser)
      })
      logSecurityEvent(parts, request.log, 'sessions_ended', 'ok', user)
      return succeeded(words.sessions_ended)
    },
  )

  scope.post<{ Body: ConfirmRequest; Params: { readonly sessionId: string } }>(
    onePath,
    ends('End one login of the user', onePath),
    async (request, reply) => {
      const user = await confirmedUser(parts, request, request.body.password)
      if (!user) return refuse(reply, 'not_accepted', wrongPassword(parts, 'password'))
      const { sessionId } = request.params
      const browser = browserHashIn(request, parts, user.username)
      const ended = await store
        .transaction()
        .execute((transaction) => endOwnSession(transaction, user.id, sessionId, browser))
      // One that has ended already is as good: the owner wanted it gone.
      if (ended) logSecurityEvent(parts, request.log, 'sessions_ended', 'ok', user)
      if (sessionId === userOf(request).session_id) clearCookies(reply, isSecure(settings))
      return succeeded(words.session_ended)
    },
  )
}
