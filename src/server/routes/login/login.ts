/** Logging in, by username or email address. What nobody has, and a wrong password, are answered with the same words in the same time. */
import type { FastifyInstance } from 'fastify'
import type { LoginRequest } from '#types/api.generated.ts'
import { bindingIn, setBinding } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import { deviceWords } from '#server/accounts/device-description.ts'
import { rememberThisBrowser, sendBrowserSecret } from '#server/accounts/known-browsers.ts'
import { limited } from '#server/http/limits/rate-limit.ts'
import { tryToLogIn } from '#server/accounts/login-throttle.ts'
import { sessionDays, startLogin } from '#server/accounts/logins.ts'
import type { Parts } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { shape } from '#server/http/schemas.ts'
import { type EventOutcome, logSecurityEvent } from '#server/accounts/security-events.ts'
import { holdUser } from '#server/store/accounts/users.ts'
import { secondsOf } from '#server/accounts/throttle.ts'
import { accountCall } from '#server/routes/account/account-route-schema.ts'

export const addLoginRoute = (scope: FastifyInstance, parts: Parts, refuse: Refuse): void => {
  const { database, settings } = parts
  const { store } = database
  const secure = isSecure(settings)
  scope.post<{ Body: LoginRequest }>(
    '/api/users/login',
    {
      config: limited('reading', settings.rateLimitPerMinute),
      schema: { ...accountCall('Log in', { 200: shape('LoginReply') }), body: shape('LoginRequest') },
    },
    async (request, reply) => {
      const { username: typed, password } = request.body
      const now = settings.now()
      const device = deviceWords(request.headers['user-agent'])
      const tried = await tryToLogIn(parts, request, typed, password)
      const about = tried.user ?? (typed.includes('@') ? { email: typed } : { username: typed })
      const log = (outcome: EventOutcome): void => logSecurityEvent(parts, request.log, 'login', outcome, about)
      if (tried.kind === 'throttled') {
        log('throttled')
        return refuse(reply, 'login_rate_limit', { seconds: secondsOf(tried.wait) })
      }
      if (tried.kind === 'wrong') {
        log('failed')
        return refuse(reply, 'login_wrong')
      }

      const { isKnown, user } = tried
      const started = await store.transaction().execute(async (transaction) => {
        // It may have been changed while we compared.
        const held = await holdUser(transaction, user.id, user.password_hash)
        if (!held) return null
        const browser = await rememberThisBrowser(transaction, parts, request, held)
        const from = { former: bindingIn(request, secure), known_browser_hash: browser.hash, device }
        return { browser, login: await startLogin(transaction, held, from, now) }
      })
      log(started ? 'ok' : 'failed')
      if (!started) return refuse(reply, 'login_wrong')
      if (!isKnown) logSecurityEvent(parts, request.log, 'browser_remembered', 'ok', user)
      sendBrowserSecret(reply, parts, started.browser)
      setBinding(reply, secure, started.login.binding, sessionDays)
      return started.login.answer
    },
  )
}
