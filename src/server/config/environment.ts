/** The settings of the operator. Every setting has a safe default, and every value is validated before anything starts. */
import { join, resolve } from 'node:path'
import type { S3Settings } from '#server/photos/s3-calls.ts'
import {
  bucketName,
  hostname,
  listenAddress,
  mailAddress,
  oneOf,
  postgresUrl,
  proxies,
  regionName,
  s3Address,
  smtpUrl,
  webAddress,
  integerBetween,
  type ListenAddress,
  type MailAddress,
} from './setting-parsers.ts'
import { mistypedSettings } from './mistyped-settings.ts'
import { type StorageLimits, readStorageLimits } from './storage-limits.ts'

export type Environment = {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Photos folder. Unused when photos are in a bucket. */
  readonly photosDir: string
  /** The operator declares that all servers on this database share one photos folder. */
  readonly photosShared: boolean
  /** null: SQLite in the data folder. */
  readonly databaseUrl: string | null
  readonly publicUrl: URL | null
  readonly contentDir: string
  /** False: the service worker is removed from every browser that has it. */
  readonly offlineQuiz: boolean
  readonly logLevel: string
  /** Folder of the log files. null: log lines go to stdout. */
  readonly logDir: string | null
  readonly rateLimitPerMinute: number
  /** In percent. If more photo files than this have no database row, the cleanup assumes a wrong configuration and moves none. */
  readonly maxOrphanPercent: number
  readonly storage: StorageLimits
  /** Concurrent connections, over all addresses. */
  readonly maxConnections: number
  /** How long /readyz answers 503 during shutdown before connections are refused. */
  readonly drainSeconds: number
  /** Megabytes of memory that uploads in progress may use. */
  readonly uploadMemoryMb: number
  /** Addresses of the proxies whose X-Forwarded-For is trusted. false: none. */
  readonly trustProxy: false | string
  /** null: mails become files in the data folder. */
  readonly smtpUrl: string | null
  /** null: the sender address of the content. */
  readonly mailFrom: MailAddress | null
  /** Listen address of the Prometheus metrics. null: no metrics. */
  readonly metricsAddress: ListenAddress | null
  /** null: photos are in `photosDir`. */
  readonly s3: S3Settings | null
}

export type EnvironmentReading = (
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] }
) & {
  /** Warnings about variables that were probably meant to be settings. */
  readonly mistyped: readonly string[]
}

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>
type Read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | null, help: string) => Value

/** Reports all problems, each with its fix. A blank value counts as none. */
export const readEnvironment = (variables: EnvironmentVariables): EnvironmentReading => {
  const problems: string[] = []
  const settings = new Set<string>(s3Names)
  const read: Read = (name, fallback, parse, help) => {
    settings.add(name)
    const text = variables[name]?.trim() ?? ''
    if (text === '') return fallback
    const value = parse(text)
    if (value !== null) return value
    problems.push(`${name} ${secretVariables.has(name) ? 'cannot be used' : `is “${text}”`}. ${help}`)
    return fallback
  }
  const dataDir = read('DATA_DIR', resolve('data'), resolve, '')
  const environment: Environment = {
    host: read('HOST', '127.0.0.1', hostname, 'Give an address or a name to listen on, for example HOST=0.0.0.0'),
    port: read('PORT', 3000, integerBetween(0, 65_535), 'Give a whole number from 0 to 65535, for example PORT=3000'),
    dataDir,
    photosDir: read('PHOTOS_DIR', join(dataDir, 'photos'), resolve, ''),
    photosShared:
      read('PHOTOS_SHARED', 'false', oneOf(['true', 'false']), 'Give true or false, for example PHOTOS_SHARED=true') ===
      'true',
    databaseUrl: read<string | null>(
      'DATABASE_URL',
      null,
      postgresUrl,
      'Give an address like postgres://user:password@host:5432/database, or leave it out to use SQLite',
    ),
    publicUrl: read<URL | null>(
      'PUBLIC_URL',
      null,
      webAddress,
      'Give the address that visitors type, without a path, for example PUBLIC_URL=https://quiz.example',
    ),
    contentDir: read('CONTENT_DIR', resolve('content'), resolve, ''),
    offlineQuiz:
      read('OFFLINE_QUIZ', 'on', oneOf(['on', 'off']), 'Give on or off, for example OFFLINE_QUIZ=off') === 'on',
    logDir: read<string | null>('LOG_DIR', null, resolve, ''),
    logLevel: read('LOG_LEVEL', 'info', oneOf(logLevels), `Give one of ${logLevels.join(', ')}`),
    rateLimitPerMinute: read(
      'RATE_LIMIT_PER_MINUTE',
      30,
      integerBetween(1, 1_000_000),
      'Give a whole number from 1, for example RATE_LIMIT_PER_MINUTE=30',
    ),
    maxOrphanPercent: read(
      'MAX_ORPHAN_PERCENT',
      5,
      integerBetween(0, 100),
      'Give a whole number from 0 to 100, for example MAX_ORPHAN_PERCENT=5',
    ),
    maxConnections: read(
      'MAX_CONNECTIONS',
      1000,
      integerBetween(10, 1_000_000),
      'Give the number of connections that may be open at once, for example MAX_CONNECTIONS=1000',
    ),
    drainSeconds: read(
      'DRAIN_SECONDS',
      0,
      integerBetween(0, 300),
      'Give the seconds from 0 to 300 that /readyz says 503 before the server stops taking connections, for example DRAIN_SECONDS=15',
    ),
    uploadMemoryMb: read(
      'UPLOAD_MEMORY_MB',
      24,
      integerBetween(1, 100_000),
      'Give the megabytes of memory that uploads in progress may use, for example UPLOAD_MEMORY_MB=24',
    ),
    trustProxy: read<false | string>(
      'TRUST_PROXY',
      false,
      proxies,
      'Give the addresses of the proxies in front of this server, for example TRUST_PROXY=10.0.0.0/8 or TRUST_PROXY=loopback',
    ),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      smtpUrl,
      'Give an address like smtps://user:password@host:465 or smtp://user:password@host:587, or leave it out to keep mails in the data folder',
    ),
    mailFrom: read<MailAddress | null>(
      'MAIL_FROM',
      null,
      mailAddress,
      'Give an address, with a name if you like, for example MAIL_FROM=Quiz <hello@quiz.example>',
    ),
    metricsAddress: read<ListenAddress | null>(
      'METRICS_ADDRESS',
      null,
      listenAddress,
      'Give a port or an address with a port, for example METRICS_ADDRESS=127.0.0.1:9464, or leave it out to serve no metrics',
    ),
    storage: readStorageLimits(read, problems),
    s3: readS3Settings(variables, read, problems),
  }
  const mistyped = mistypedSettings(variables, settings)
  return problems.length > 0 ? { ok: false, problems, mistyped } : { ok: true, environment, mistyped }
}

/** Variables that may contain a password or secret, so their values are never shown. */
const secretVariables = new Set(['DATABASE_URL', 'SMTP_URL', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Requires either all five variables or none. */
const readS3Settings = (variables: EnvironmentVariables, read: Read, problems: string[]): S3Settings | null => {
  const missing = s3Names.filter((name) => (variables[name]?.trim() ?? '') === '')
  if (missing.length === s3Names.length) return null
  for (const name of missing)
    problems.push(`${name} is missing. Give all of ${s3Names.join(', ')}, or none to keep photos in the data folder`)
  const key = (text: string): string | null => (/^[\x21-\x7e]{1,256}$/.test(text) ? text : null)
  const endpoint = read<URL | null>(
    'S3_ENDPOINT',
    null,
    s3Address,
    'Give the address of the service, without the bucket, for example S3_ENDPOINT=https://s3.eu-west-2.amazonaws.com',
  )
  const settings = {
    bucket: read('S3_BUCKET', '', bucketName, 'Give the name of a bucket, for example S3_BUCKET=quiz-photos'),
    region: read('S3_REGION', '', regionName, 'Give the region of the bucket, for example S3_REGION=eu-west-2'),
    accessKeyId: read('S3_ACCESS_KEY_ID', '', key, 'Give it exactly as the service shows it, without spaces'),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY', '', key, 'Give it exactly as the service shows it, without spaces'),
  }
  return endpoint && { endpoint, ...settings }
}
