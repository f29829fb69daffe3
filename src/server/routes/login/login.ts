/** Login by username or email address. An unknown name and a wrong password get the same reply in the same time. */
import type { FastifyInstance } from 'fastify'
import type { LoginRequest } from '#types/api.generated.ts'
import { bindingIn, setBinding } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import { describeDevice } from '#server/accounts/device-description.ts'
import { rememberThisBrowser, sendBrowserSecret } from '#server/accounts/known-browsers.ts'
import { attemptLogin } from '#server/accounts/login-throttle.ts'
import { sessionDays, startLogin } from '#server/accounts/logins.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { type EventOutcome, logSecurityEvent } from '#server/accounts/security-events.ts'
import { lockUserWithPassword } from '#server/store/accounts/users.ts'
import { retryAfterSeconds } from '#server/accounts/throttle.ts'
import { accountRouteSchema } from '#server/routes/account/account-route-schema.ts'

export const addLoginRoute = (scope: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { database, settings } = dependencies
  const { store } = database
  const secure = isSecure(settings)
  scope.post<{ Body: LoginRequest }>(
    '/api/users/login',
    {
      schema: { ...accountRouteSchema('Log in', { 200: schemaRef('LoginReply') }), body: schemaRef('LoginRequest') },
    },
    async (request, reply) => {
      const { username: typed, password } = request.body
      const now = settings.now()
      const device = describeDevice(request.headers['user-agent'])
      const attempt = await attemptLogin(dependencies, request, typed, password)
      const about = attempt.user ?? (typed.includes('@') ? { email: typed } : { username: typed })
      const log = (outcome: EventOutcome): void => logSecurityEvent(dependencies, request.log, 'login', outcome, about)
      if (attempt.kind === 'throttled') {
        log('throttled')
        return refuse(reply, 'login_rate_limit', { seconds: retryAfterSeconds(attempt.wait) })
      }
      if (attempt.kind === 'wrong') {
        log('failed')
        return refuse(reply, 'login_wrong')
      }

      const { isKnownBrowser, user } = attempt
      const started = await store.transaction().execute(async (transaction) => {
        // The password may have changed since it was verified.
        const held = await lockUserWithPassword(transaction, user.id, user.password_hash)
        if (!held) return null
        const browser = await rememberThisBrowser(transaction, dependencies, request, held)
        const from = { previousBinding: bindingIn(request, secure), known_browser_hash: browser.hash, device }
        return { browser, login: await startLogin(transaction, held, from, now) }
      })
      log(started ? 'ok' : 'failed')
      if (!started) return refuse(reply, 'login_wrong')
      if (!isKnownBrowser) logSecurityEvent(dependencies, request.log, 'browser_remembered', 'ok', user)
      sendBrowserSecret(reply, dependencies, started.browser)
      setBinding(reply, secure, started.login.binding, sessionDays)
      return started.login.reply
    },
  )
}
