/**
 * Unsubscribes from the news: one-click POST by mail programs (RFC 8058), or the button of the page. Needs only the token, no cookie
 * and no CSRF token, from any origin. The reply does not reveal whether the address is on the list.
 */
import type { FastifyInstance } from 'fastify'
import type { DependenciesWith } from '#server/dependencies.ts'
import type { Refuse } from '#server/http/refusals.ts'
import { schemaRef } from '#server/http/schemas.ts'
import { removeSubscriber } from '#server/store/accounts/subscribers.ts'
import { isSecret } from '#server/accounts/tokens.ts'
import { unsubscribePage } from '#server/accounts/unsubscribe.ts'
import { accountRouteSchema, successReply } from '#server/routes/account/account-route-schema.ts'

const path = '/api/unsubscribe/:token'
const params = {
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string', maxLength: 200, description: 'From the link in a mail with news.' } },
}

type Call = { Params: { readonly token: string } }

export const addUnsubscribeRoutes = async (
  app: FastifyInstance,
  dependencies: DependenciesWith<'updates'>,
  refuse: Refuse,
): Promise<void> => {
  const { content, database, settings } = dependencies
  await app.register(async (scope) => {
    // RFC 8058 clients send a form, urlencoded or multipart. Its content is constant, so it is discarded.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null))
    scope.post<Call>(
      path,
      {
        bodyLimit: 4096,
        config: { allowCrossSite: true },
        schema: {
          ...accountRouteSchema('Stop the news to an address', { 200: schemaRef('SuccessReply') }, []),
          description: 'One-click unsubscribe (RFC 8058): without cookies, from any origin. The body is ignored.',
          params,
        },
      },
      async (request, reply) => {
        const { token } = request.params
        if (!isSecret(token)) return refuse(reply, 'malformed')
        const at = settings.now().toISOString()
        await database.store.transaction().execute((transaction) => removeSubscriber(transaction, token, at))
        database.scrub()
        return successReply(content.pages.unsubscribe.done.heading)
      },
    )
    scope.get<Call>(
      path,
      {
        schema: {
          ...accountRouteSchema(
            'Go to the page that asks before it stops the news',
            { 303: { type: 'null', description: 'To the page. Opening a link changes nothing.' } },
            [],
          ),
          params,
        },
      },
      async (request, reply) => {
        const { token } = request.params
        return reply.redirect(isSecret(token) ? unsubscribePage('', token) : '/unsubscribe', 303)
      },
    )
  })
}
