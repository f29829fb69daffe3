/** Security headers: one table, every reply. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Kind = 'page' | 'file' | 'api' | 'docs'
type Headers = Readonly<Record<string, string>>

const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** What a browser asks of a document alone. With the policy of a page they were half a kilobyte on each script. */
const documentHeaders: Headers = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
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
    // The one way to start a script beside the page: src/client/browser/start-worker.ts.
    'trusted-types': 'own-worker',
  },
  // Scripts and styles of the build: opened for themselves they may do nothing, and the worker asks for nothing.
  file: { 'default-src': "'none'" },
  api: { 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' },
  docs: { 'default-src': "'none'", 'style-src': "'self'", 'base-uri': "'none'", 'frame-ancestors': "'none'" },
}

/** What each kind of reply carries. `secure`: the site is reached by https, and may say that it always will be. */
const headersOf = (secure: boolean): Readonly<Record<Kind, Headers>> => {
  const transport: Headers = secure
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {}
  const upgrade: Headers = secure ? { 'upgrade-insecure-requests': '' } : {}
  const build = (kind: Kind): Headers => ({
    ...commonHeaders,
    ...(kind !== 'file' && documentHeaders),
    ...transport,
    'content-security-policy': Object.entries({ ...policies[kind], ...upgrade })
      .map(([name, value]) => `${name} ${value}`.trim())
      .join('; '),
  })
  return {
    page: build('page'),
    file: build('file'),
    api: { ...build('api'), 'cache-control': 'no-store' },
    docs: { ...build('docs'), 'cache-control': 'no-store' },
  }
}

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['docs', /^\/api\/docs(?![^/?])/],
  ['api', /^\/(api|healthz|readyz)(?![^/?])/],
  ['file', /^\/assets\//],
]

const kindOf = (url: string): Kind => kinds.find(([, address]) => address.test(url))?.[0] ?? 'page'

/** What the framework cannot answer with a hook (an address that is none) asks for these itself. */
export const headersFor = (url: string, secure: boolean): Headers => headersOf(secure)[kindOf(url)]

/** A route says more than the spelling that was asked for, but all files have one route. */
const urlPatternOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url === undefined || routeOptions.url === '/*' ? url : routeOptions.url

export const addSecurityHeaders = (app: FastifyInstance, secure: boolean): void => {
  const headers = headersOf(secure)
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headers[kindOf(urlPatternOf(request))]))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
