/** Logging in. A name that nobody has, and a wrong password, are answered with the same words in the same time. */
import type { FastifyInstance } from 'fastify'
import type { LoginRequest } from '#types/api.generated.ts'
import { bindingIn, setBinding } from '#server/cookies.ts'
import { isSecure } from '#server/csrf.ts'
import { deviceWords } from '#server/device-words.ts'
import { knownBrowserIn, rememberThisBrowser, sendBrowserSecret } from '#server/known-browsers.ts'
import { limited } from '#server/limits.ts'
import { sessionDays, startLogin } from '#server/logins.ts'
import type { Parts } from '#server/parts.ts'
import { verifyPassword } from '#server/passwords.ts'
import type { Refuse } from '#server/refusals.ts'
import { shape } from '#server/schemas.ts'
import { type EventOutcome, logSecurityEvent } from '#server/security-events.ts'
import { holdUser, usernameKey, userNamed } from '#server/store/users.ts'
import { forgiveTries, neighbourhoodOf, reserveTry, returnTry, secondsOf, triesFor } from '#server/tries.ts'
import { accountCall } from './account-call.ts'

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
      const { username, password } = request.body
      const now = settings.now()
      const device = deviceWords(request.headers['user-agent'])
      const log = (outcome: EventOutcome): void => logSecurityEvent(parts, request.log, 'login', outcome, { username })
      const known = await knownBrowserIn(request, parts, username)
      const { own, shared } =
        known === null
          ? triesOf(username, request.ip, settings.rateLimitPerMinute)
          : { own: triesFor('login_browser', known), shared: [] }
      const wait = await reserveTry(store, [own, ...shared], now)
      if (wait !== null) {
        log('throttled')
        return refuse(reply, 'login_rate_limit', { seconds: secondsOf(wait) })
      }

      const user = await userNamed(store, username)
      const isRight = await verifyPassword(password, user?.password_hash ?? null)
      if (!user || !isRight) {
        log('failed')
        return refuse(reply, 'login_wrong')
      }

      await returnTry(store, shared)
      await forgiveTries(store, [own])
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
      if (known === null) logSecurityEvent(parts, request.log, 'browser_remembered', 'ok', user)
      sendBrowserSecret(reply, parts, started.browser)
      setBinding(reply, secure, started.login.binding, sessionDays)
      return started.login.answer
    },
  )
}

/** `own`: forgotten once the right password comes. `shared`: with others, who may be guessing meanwhile. */
const triesOf = (username: string, address: string, perMinute: number) => {
  const key = usernameKey(username)
  const near = neighbourhoodOf(address)
  return {
    own: triesFor('login', `${key} ${near}`),
    shared: [triesFor('login_account', key), triesFor('login_address', near, 4 * perMinute)],
  }
}

/** After a new password, whoever guessed at the old one has no say. */
export const forgiveGuesses = async (
  { database, settings }: Pick<Parts, 'database' | 'settings'>,
  username: string,
  address: string,
): Promise<void> => {
  const { own, shared } = triesOf(username, address, settings.rateLimitPerMinute)
  await forgiveTries(database.store, [own, ...shared.slice(0, 1)])
}
