/** Lists and ends the logins of a user. */
import type { FastifyInstance } from 'fastify'
import type { ConfirmRequest, SessionsReply } from '#types/api.generated.ts'
import { reauthenticate, wrongPasswordProblem } from '#server/accounts/reauthenticate.ts'
import { clearLoginCookies } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import { browserHashIn } from '#server/accounts/known-browsers.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { userOf } from '#server/accounts/sessions.ts'
import { activeSessionsOf, endOwnSession } from '#server/store/accounts/active-sessions.ts'
import { deleteKnownBrowsersOf } from '#server/store/accounts/known-browsers.ts'
import { endSessionsOf } from '#server/store/accounts/sessions.ts'
import { lockUserWithPassword } from '#server/store/accounts/users.ts'
import { accountPath } from './account.ts'
import { successReply } from './account-route-schema.ts'
import { userRouteSchema } from '#server/routes/user-route-schema.ts'

const path = `${accountPath}/sessions`
const othersPath = `${path}/end`
const onePath = `${path}/:sessionId/end`

/** Ending a login needs the password: a stolen session cannot be used to log the owner out. */
export const addSessionsRoutes = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { content, database, settings } = dependencies
  const { store } = database
  const messages = content.messages.account
  const endRoute = (summary: string, at: string) => ({
    bodyLimit: 1024,
    schema: {
      ...userRouteSchema(summary, at, { 200: schemaRef('SuccessReply') }, 'changes'),
      body: schemaRef('ConfirmRequest'),
    },
  })

  const listRoute = {
    schema: userRouteSchema('List the logins of the user', path, { 200: schemaRef('SessionsReply') }),
  }
  scope.get(path, listRoute, async (request): Promise<SessionsReply> => {
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
    endRoute('End all other logins of the user', othersPath),
    async (request, reply) => {
      const user = await reauthenticate(dependencies, request, request.body.password)
      if (!user) return refuse(reply, 'not_accepted', wrongPasswordProblem(dependencies, 'password'))
      const browser = browserHashIn(request, dependencies, user.username)
      const isHeld = await store.transaction().execute(async (transaction) => {
        if (!(await lockUserWithPassword(transaction, user.id, user.password_hash))) return false
        await endSessionsOf(transaction, user.id, userOf(request).session_id)
        await deleteKnownBrowsersOf(transaction, user.id, browser)
        return true
      })
      if (!isHeld) return refuse(reply, 'not_accepted', wrongPasswordProblem(dependencies, 'password'))
      logSecurityEvent(dependencies, request.log, 'sessions_ended', 'ok', user)
      return successReply(messages.sessions_ended)
    },
  )

  scope.post<{ Body: ConfirmRequest; Params: { readonly sessionId: string } }>(
    onePath,
    endRoute('End one login of the user', onePath),
    async (request, reply) => {
      const user = await reauthenticate(dependencies, request, request.body.password)
      if (!user) return refuse(reply, 'not_accepted', wrongPasswordProblem(dependencies, 'password'))
      const { sessionId } = request.params
      const browser = browserHashIn(request, dependencies, user.username)
      const ended = await store.transaction().execute(async (transaction) => {
        if (!(await lockUserWithPassword(transaction, user.id, user.password_hash))) return null
        return endOwnSession(transaction, user.id, sessionId, browser)
      })
      if (ended === null) return refuse(reply, 'not_accepted', wrongPasswordProblem(dependencies, 'password'))
      // A login that has already ended is a success too.
      if (ended) logSecurityEvent(dependencies, request.log, 'sessions_ended', 'ok', user)
      if (sessionId === userOf(request).session_id) clearLoginCookies(reply, isSecure(settings))
      return successReply(messages.session_ended)
    },
  )
}
