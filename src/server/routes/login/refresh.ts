/**
 * Refresh token rotation: a refresh token can be exchanged once for a new pair. A second use within the grace period is another tab
 * of the same browser and gets only an access token. A later one means that the token was copied: the login ends (RFC 9700, 4.14.2).
 * If the same refresh is repeated, as its idempotency key shows, the reply was lost, and it gets a new pair.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { RefreshReply, RefreshRequest } from '#types/api.generated.ts'
import { bindingIn } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import { refreshGraceMs, issueTokens } from '#server/accounts/logins.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { idempotencyKeyHeader, type OptionalKey } from '#server/http/idempotency-key.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { logSecurityEvent } from '#server/accounts/security-events.ts'
import { hashOf, isHashOf } from '#server/accounts/secrets.ts'
import { recordActivity } from '#server/store/accounts/inactivity.ts'
import {
  consumeToken,
  endSession,
  lockSession,
  type TokenSession,
  sessionOf,
  replaceLostTokens,
} from '#server/store/accounts/sessions.ts'
import type { StoreTransaction } from '#server/store/database/tables.ts'
import { userById } from '#server/store/accounts/users.ts'
import { isToken } from '#server/accounts/tokens.ts'
import { accountRouteSchema } from '#server/routes/account/account-route-schema.ts'

type Outcome = RefreshReply | 'session_ended' | { readonly protected: TokenSession }

export const addRefreshRoute = (app: FastifyInstance, dependencies: Dependencies, refuse: Refuse): void => {
  const { database, settings } = dependencies
  const secure = isSecure(settings)
  app.post<{ Body: RefreshRequest; Headers: OptionalKey }>(
    '/api/token/refresh',
    {
      schema: {
        ...accountRouteSchema('Get a new access token', { 200: schemaRef('RefreshReply') }, []),
        description: 'Only with the cookies of the browser that logged in.',
        headers: {
          type: 'object',
          properties: idempotencyKeyHeader(
            'Made once for each refresh. A retry with the same key gets new tokens instead of the lost ones.',
          ),
        },
        body: schemaRef('RefreshRequest'),
      },
    },
    async (request, reply) => {
      const { refresh } = request.body
      const { 'idempotency-key': key } = request.headers
      const binding = bindingIn(request, secure)
      if (!isToken('refresh', refresh) || binding === null) return refuse(reply, 'session_ended')
      const sent = { binding, hash: hashOf(refresh), key_hash: key === undefined ? null : hashOf(key) }
      const outcome = await database.store
        .transaction()
        .execute((transaction) => exchange(dependencies, transaction, sent, request.log))
      if (outcome === 'session_ended') return refuse(reply, outcome)
      if (!('protected' in outcome)) return outcome
      logSecurityEvent(dependencies, request.log, 'refresh_token_reused', 'failed', outcome.protected)
      return refuse(reply, 'session_protected')
    },
  )
}

type Sent = {
  /** The cookie that ties the login to its browser. */
  readonly binding: string
  readonly hash: ReturnType<typeof hashOf>
  readonly key_hash: ReturnType<typeof hashOf> | null
}

const exchange = async (
  dependencies: Dependencies,
  transaction: StoreTransaction,
  { binding, hash, key_hash }: Sent,
  log: FastifyBaseLogger,
): Promise<Outcome> => {
  const now = dependencies.settings.now()
  const login = await sessionOf(transaction, hash, 'refresh', now.toISOString())
  if (!login) return 'session_ended'
  if (!isHashOf(binding, login.binding_hash)) {
    log.warn('a token came without the cookie of its browser')
    return 'session_ended'
  }
  // Lock order: the user row before the session row, as everywhere.
  await recordActivity(transaction, login.user_id, now)
  const session = { id: login.session_id, ends_at: login.ends_at }
  if (!(await lockSession(transaction, session.id, now.toISOString()))) return 'session_ended'
  const isNew = await consumeToken(transaction, hash, key_hash, now.toISOString())
  const isRepeated =
    !isNew &&
    key_hash !== null &&
    (await replaceLostTokens(transaction, { hash, key_hash, session_id: session.id }, now.toISOString()))
  if (isNew || isRepeated) return issueTokens(transaction, ['access', 'refresh'], session, now)
  const used = await sessionOf(transaction, hash, 'refresh', now.toISOString())
  if (used && now.getTime() - Date.parse(used.used_at ?? '') <= refreshGraceMs)
    return issueTokens(transaction, ['access'], session, now)
  await endReusedLogin(dependencies, transaction, login)
  return { protected: login }
}

const endReusedLogin = async (
  { outbox }: Dependencies,
  transaction: StoreTransaction,
  login: TokenSession,
): Promise<void> => {
  await endSession(transaction, login.session_id)
  const user = await userById(transaction, login.user_id)
  if (!user) return
  const { email: to, username } = user
  await outbox.queue(transaction, { to, template: 'refresh-token-reuse', values: { username } })
}
