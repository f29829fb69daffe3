/** The API documentation: an OpenAPI document and an HTML page, both generated from the routes. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { hasModule } from '#content/modules.ts'
import type { Content } from '#types/content.generated.ts'
import { withoutUnused } from './without-unused.ts'
import { renderDocs, stylesheet } from './api-docs-page.ts'

/** Must be called before the documented routes are added. */
export const describeApi = async (
  app: FastifyInstance,
  content: Pick<Content, 'brand' | 'modules'>,
  address: URL | null,
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: content.brand.name, version: '1', description: 'Errors always have the shape of ErrorReply.' },
      ...(address && { servers: [{ url: address.origin }] }),
      components: {
        securitySchemes: {
          user: { type: 'http', scheme: 'bearer', description: 'The access token, with the cookies of its browser.' },
          csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken', description: 'From /api/users/csrf.' },
          claim: { type: 'http', scheme: 'bearer', description: 'The claim token of the submission.' },
        },
      },
    },
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, index) => (typeof $id === 'string' ? $id : `shape-${index}`),
    },
  })
}

export const addDocsRoutes = (app: FastifyInstance, content: Pick<Content, 'modules'>): void => {
  const unused = hasModule(content, 'accounts') ? [] : ['user']
  // Made with the first request, because all routes are known then, and it takes the event loop 15 to 27 ms.
  let made: { readonly json: string; readonly page: string } | undefined
  const docs = () => {
    if (made) return made
    const description = withoutUnused(app.swagger(), unused)
    return (made = { json: JSON.stringify(description), page: renderDocs(description) })
  }
  const schema = { hide: true }
  app.get('/api/openapi.json', { schema }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(docs().json),
  )
  app.get('/api/docs', { schema }, async (_request, reply) => reply.type('text/html; charset=utf-8').send(docs().page))
  app.get('/api/docs/page.css', { schema }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  )
}
