/** Security headers: one table, every reply. */
import type { FastifyInstance } from 'fastify'

type Kind = 'page' | 'api' | 'docs'
type Headers = Readonly<Record<string, string>>

const everywhere: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
}

const policies: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  page: {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' blob: data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self' blob:",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    // The one way to start a script beside the page: src/client/start-worker.ts.
    'trusted-types': 'own-worker',
  },
  api: { 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' },
  docs: { 'default-src': "'none'", 'style-src': "'self'", 'base-uri': "'none'", 'frame-ancestors': "'none'" },
}

/** What each kind of reply carries. `secure`: the site is reached by https, and may say that it always will be. */
const headersOf = (secure: boolean): Readonly<Record<Kind, Headers>> => {
  const transport: Headers = secure
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {}
  const upgrade: Headers = secure ? { 'upgrade-insecure-requests': '' } : {}
  const made = (kind: Kind): Headers => ({
    ...everywhere,
    ...transport,
    'content-security-policy': Object.entries({ ...policies[kind], ...upgrade })
      .map(([name, value]) => `${name} ${value}`.trim())
      .join('; '),
  })
  return {
    page: made('page'),
    api: { ...made('api'), 'cache-control': 'no-store' },
    docs: { ...made('docs'), 'cache-control': 'no-store' },
  }
}

const kindOf = (url: string): Kind =>
  /^\/api\/docs(?![^/?])/.test(url) ? 'docs' : /^\/(api|healthz|readyz)(?![^/?])/.test(url) ? 'api' : 'page'

/** What the framework cannot answer with a hook (an address that is none) asks for these itself. */
export const headersFor = (url: string, secure: boolean): Headers => headersOf(secure)[kindOf(url)]

export const addSecurityHeaders = (app: FastifyInstance, secure: boolean): void => {
  const headers = headersOf(secure)
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headers[kindOf(request.routeOptions.url ?? request.url)]))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
