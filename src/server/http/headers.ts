/** Security headers of every reply, by kind. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Kind = 'page' | 'file' | 'worker' | 'api' | 'docs'
type Headers = Readonly<Record<string, string>>

const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Browsers use these for documents only, so files do not carry them. */
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
    // The only policy that may create script URLs: src/client/browser/trusted-script.ts.
    'trusted-types': 'own-worker',
  },
  // Scripts, styles and pictures of the build. The policy applies when a file is opened as a page, and to the web worker, which loads nothing.
  file: { 'default-src': "'none'" },
  // The service worker fetches the files that it stores, and the requests that it passes on.
  worker: { 'default-src': "'none'", 'connect-src': "'self'" },
  api: { 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' },
  docs: { 'default-src': "'none'", 'style-src': "'self'", 'base-uri': "'none'", 'frame-ancestors': "'none'" },
}

/** `secure`: the site uses https, so HSTS is sent. */
const headersOf = (secure: boolean): Readonly<Record<Kind, Headers>> => {
  const transport: Headers = secure
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {}
  const upgrade: Headers = secure ? { 'upgrade-insecure-requests': '' } : {}
  const build = (kind: Kind): Headers => ({
    ...commonHeaders,
    ...(kind !== 'file' && kind !== 'worker' && documentHeaders),
    ...transport,
    'content-security-policy': Object.entries({ ...policies[kind], ...upgrade })
      .map(([name, value]) => `${name} ${value}`.trim())
      .join('; '),
  })
  return {
    page: build('page'),
    file: build('file'),
    worker: build('worker'),
    api: { ...build('api'), 'cache-control': 'no-store' },
    docs: { ...build('docs'), 'cache-control': 'no-store' },
  }
}

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['docs', /^\/api\/docs(?![^/?])/],
  ['api', /^\/(api|healthz|readyz)(?![^/?])/],
  ['file', /^\/(assets|media)\//],
  ['worker', /^\/service-worker\.js(?![^?])/],
]

const kindOf = (url: string): Kind => kinds.find(([, address]) => address.test(url))?.[0] ?? 'page'

/** For replies that are sent without hooks (malformed URLs). */
export const headersFor = (url: string, secure: boolean): Headers => headersOf(secure)[kindOf(url)]

/** The route pattern, because it does not depend on the spelling of the URL; the URL itself for files, which all share one pattern. */
const urlPatternOf = ({ routeOptions, url }: FastifyRequest): string =>
  routeOptions.url === undefined || routeOptions.url === '/*' ? url : routeOptions.url

export const addSecurityHeaders = (app: FastifyInstance, secure: boolean): void => {
  const headers = headersOf(secure)
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headers[kindOf(urlPatternOf(request))]))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
