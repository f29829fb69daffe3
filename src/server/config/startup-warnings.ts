/** Warnings about settings that are valid but probably mistakes. Each says how to fix it; docs/operating.md explains all of them. */
import type { Environment } from './environment.ts'

type CheckedSettings = Pick<
  Environment,
  'host' | 'publicUrl' | 'smtpUrl' | 'trustProxy' | 's3' | 'logLevel' | 'maxOrphanPercent' | 'dataDir'
>

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host)

/** Only this machine can reach the server, so secrets (such as password reset links) may be printed in its terminal. */
export const isLocal = ({ host, publicUrl }: Pick<Environment, 'host' | 'publicUrl'>): boolean =>
  isLoopback(host) && (publicUrl === null || isLoopback(publicUrl.hostname))

export const startupWarnings = (environment: CheckedSettings): readonly string[] =>
  rules.flatMap((rule) => rule(environment) ?? [])

/** The build has written the address of the content into the pages: canonical links, the site map, pictures of shared links. */
export const addressWarnings = ({ publicUrl }: CheckedSettings, { url }: { readonly url: string }): readonly string[] =>
  publicUrl === null || isLoopback(publicUrl.hostname) || new URL(url).origin === publicUrl.origin
    ? []
    : [
        `The pages name ${url} as their address, and PUBLIC_URL is ${publicUrl.origin}: search engines and shared links lead to the first. Set \`url\` in settings/site.yaml (or under \`site\` in the quiz file) to the address that visitors type, and build again.`,
      ]

/** Publishing in the studio, or editing the files, changes the content but not the built pages. */
export const pageWarnings = (contentDir: string, hasOtherPages: boolean): readonly string[] =>
  hasOtherPages
    ? [
        `The pages were built before ${contentDir} was changed, or from another content: visitors see the old one, and the server may refuse their answers. Run npm run build with the same CONTENT_DIR, then start the server again; npm start does both.`,
      ]
    : []

type Rule = (environment: CheckedSettings) => string | null

const isHttps = ({ publicUrl }: CheckedSettings): boolean => publicUrl?.protocol === 'https:'

const rules: readonly Rule[] = [
  (environment) =>
    environment.smtpUrl === null && !isLocal(environment)
      ? `SMTP_URL is not set: no visitor gets a mail, and nobody can set a new password. Mails are files in ${environment.dataDir}/mail; their links are not shown in this terminal, because this is a public site. Set SMTP_URL to your mail server.`
      : null,
  (environment) =>
    isHttps(environment) && environment.trustProxy === false
      ? 'PUBLIC_URL is https, and TRUST_PROXY is not set: all visitors come from the address of the proxy and share one rate limit. Set TRUST_PROXY to the address of the proxy, for example TRUST_PROXY=loopback.'
      : null,
  ({ publicUrl }) =>
    publicUrl?.protocol === 'http:' && !isLoopback(publicUrl.hostname)
      ? 'PUBLIC_URL is http: answers, photos and passwords are sent unencrypted. Put a proxy with TLS in front, and set PUBLIC_URL to its https address.'
      : null,
  ({ host, publicUrl }) =>
    publicUrl === null && !isLoopback(host)
      ? `HOST=${host} can be reached from other machines, and PUBLIC_URL is not set: links in mails may lead nowhere, and cookies are sent without https. Set PUBLIC_URL to the address that visitors type, or HOST=127.0.0.1.`
      : null,
  ({ s3 }) =>
    s3?.endpoint.protocol === 'http:' && !isLoopback(s3.endpoint.hostname)
      ? 'S3_ENDPOINT is http: photos are sent unencrypted. Use its https address.'
      : null,
  ({ maxOrphanPercent }) =>
    maxOrphanPercent === 100
      ? 'MAX_ORPHAN_PERCENT=100: the cleanup of photos does not notice a wrong or an old database. Leave it out at the next start.'
      : null,
  ({ logLevel }) =>
    ['silent', 'fatal'].includes(logLevel)
      ? `LOG_LEVEL=${logLevel}: errors are not logged. Set LOG_LEVEL=info, or warn for less.`
      : null,
]
