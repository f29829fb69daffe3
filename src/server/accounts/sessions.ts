/** Authentication of requests: an access token is valid for ten minutes, and only with the cookie of the browser that logged in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bindingIn } from '#server/http/cookies.ts'
import { isSecure } from '#server/http/csrf.ts'
import type { Dependencies, Settings } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { hashOf, isHashOf } from './secrets.ts'
import { sessionOf } from '#server/store/accounts/sessions.ts'
import { accessTokenIn } from './tokens.ts'

export type SessionUser = { readonly id: string; readonly username: string; readonly session_id: string }

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
  }
}

type SessionDependencies = Pick<Dependencies, 'database'> & { readonly settings: Pick<Settings, 'publicUrl' | 'now'> }

/** Must be called once, before any route is added. */
export const decorateUser = (app: FastifyInstance): void => {
  app.decorateRequest('user', null)
}

/** Guards a scope: its routes are for users only. Checked before the body is read. */
export const requireUser = (scope: FastifyInstance, dependencies: SessionDependencies, refuse: Refuse): void => {
  scope.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    request.user = await authenticatedUser(request, dependencies)
    return request.user ? undefined : refuse(reply, 'login_required')
  })
}

/** For scopes that visitors may use, too: after it, `optionalUser` returns the user, or null. */
export const loadUser = (scope: FastifyInstance, dependencies: SessionDependencies): void => {
  scope.addHook('preParsing', async (request: FastifyRequest) => {
    request.user = await authenticatedUser(request, dependencies)
  })
}

/** Requires `requireUser`. Any `:userId` but the user's own is refused, whether that user exists or not. */
export const requireOwnId = (scope: FastifyInstance, refuse: Refuse): void => {
  scope.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = request.params as { readonly userId?: string }
    return userId === userOf(request).id ? undefined : refuse(reply, 'forbidden')
  })
}

export const userOf = ({ user }: FastifyRequest): SessionUser => {
  if (!user) throw new Error('This route is outside of the scope that requires a user')
  return user
}

export const optionalUser = ({ user }: FastifyRequest): SessionUser | null => user

const authenticatedUser = async (
  request: FastifyRequest,
  { database, settings }: SessionDependencies,
): Promise<SessionUser | null> => {
  const token = accessTokenIn(request.headers.authorization)
  const binding = bindingIn(request, isSecure(settings))
  if (token === null || binding === null) return null
  const session = await sessionOf(database.store, hashOf(token), 'access', settings.now().toISOString())
  if (!session) return null
  if (!isHashOf(binding, session.binding_hash)) {
    request.log.warn('a token came without the cookie of its browser')
    return null
  }
  return { id: session.user_id, username: session.username, session_id: session.session_id }
}
