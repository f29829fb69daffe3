/** Security headers of every reply of the studio, by kind. */
import type { FastifyInstance } from 'fastify'

type Kind = 'page' | 'preview' | 'worker' | 'file' | 'media' | 'api'

const page = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self' blob:",
  'worker-src': "'self'",
  'frame-src': "'self' blob:",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const policies: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  page,
  // Shown in a frame of the studio. The styles of the brand are generated in the browser, from unpublished content.
  // Its pages make no requests: their calls are answered inside the frame.
  preview: {
    ...page,
    'style-src': "'self' 'unsafe-inline'",
    'connect-src': "'none'",
    'worker-src': "'none'",
    'frame-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  },
  // The content compiler generates functions from the schemas. A worker has no document that a script could harm.
  worker: { 'default-src': "'none'", 'script-src': "'self' 'unsafe-eval'", 'connect-src': "'self'" },
  file: { 'default-src': "'none'" },
  // An SVG that is opened as a document may not run anything.
  media: { 'default-src': "'none'", 'style-src': "'unsafe-inline'", sandbox: '' },
  api: { 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' },
}

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['media', /^\/studio\/(media|api\/objects)\//],
  ['api', /^\/studio\/api(?![^/?])/],
  ['worker', /^\/studio\/assets\/worker\//],
  ['file', /^\/studio\/assets\//],
  ['preview', /^\/studio\/preview(?![^/?])/],
]

const kindOf = (url: string): Kind => kinds.find(([, address]) => address.test(url))?.[0] ?? 'page'

export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ url }, reply) => {
    const kind = kindOf(url)
    const headers = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'content-security-policy': Object.entries(policies[kind])
        .map(([name, value]) => `${name} ${value}`.trim())
        .join('; '),
      ...(kind === 'api' && { 'cache-control': 'no-store' }),
    }
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
