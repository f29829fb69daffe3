/** The API documentation: an OpenAPI document and an HTML page, both generated from the routes. */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { renderDocs, stylesheet } from './api-docs-page.ts'

/** Must be called before the documented routes are added. */
export const describeApi = async (app: FastifyInstance, title: string, address: URL | null): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1', description: 'Errors always have the shape of ErrorReply.' },
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

export const addDocsRoutes = (app: FastifyInstance): void => {
  const schema = { hide: true }
  app.get('/api/openapi.json', { schema }, async () => app.swagger())
  app.get('/api/docs', { schema }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderDocs(app.swagger())),
  )
  app.get('/api/docs/page.css', { schema }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  )
}
