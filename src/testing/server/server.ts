/** Starts the server without a port, on a real database, by default with the content of the product. */
import { join } from 'node:path'
import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { FullContent } from '#content/modules.ts'
import { withAllModules } from '#testing/all-modules.ts'
import { buildApp } from '#server/app.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { type ErasureLog, openErasureLog } from '#server/erasures/erasure-log.ts'
import type { Disks } from '#server/operations/free-space.ts'
import type { MailTransport } from '#server/mail/transport.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { ExternalDependencies, Settings } from '#server/dependencies.ts'
import { openDiskPhotoStore, type PhotoStore } from '#server/photos/photo-store.ts'
import { reportIdentityMismatch } from '#server/photos/photo-identity.ts'
import { schemas } from '#server/http/schemas.ts'
import type { StorageLimits } from '#server/config/storage-limits.ts'
import { type Database, openDatabase } from '#server/store/database/database.ts'
import type { OutboxRow } from '#server/store/database/tables.ts'
import { loadLimits } from '#server/http/limits/load.ts'
import { uploadLimits } from '#server/photos/uploads.ts'
import type { Submission, SubmissionReply } from '#types/api.generated.ts'
import type { Content } from '#types/content.generated.ts'
import type { TestPlace } from './databases.ts'
import { sharedValidators } from '#testing/shared-validators.ts'
import { compiledContent } from '#testing/compiled-content.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'

/** By default the content has every module. */
export type TestServer<Tested extends Content = FullContent> = {
  readonly app: FastifyInstance
  readonly content: Tested
  readonly version: string
  readonly database: Database
  readonly photos: PhotoStore
  /** The dependencies that were passed to `buildApp`. */
  readonly parts: ExternalDependencies
  /** All log lines, at trace level. */
  readonly logs: () => string
  /** Sends the mails that are due and returns all sent mails. */
  readonly mails: () => Promise<readonly OutboxRow[]>
  /** Stops the server and closes the database. The data is not removed. */
  readonly close: () => Promise<void>
}

export type TestServerOptions<Tested extends Content = FullContent> = {
  readonly settings?: Partial<Settings>
  readonly content?: Tested
  /** Content version. Default: the version of the product's content, even if `content` is set. */
  readonly version?: string
  readonly reencode?: ExternalDependencies['reencode']
  readonly mail?: MailTransport
  /** Wraps the opened database. */
  readonly wrap?: (database: Database) => Database
  readonly metrics?: Metrics
  readonly disks?: Disks
}

export const productContent = async (): Promise<{ readonly content: FullContent; readonly version: string }> => {
  const { content, version } = await compiledContent()
  return { content: withAllModules(content), version }
}

/** Tests store more than the daily limits allow. */
export const unlimited: StorageLimits = {
  submissionsPerDay: 1_000_000,
  photoMbPerDay: 100_000,
  visitorPhotosPerDay: 1_000_000,
  visitorPhotoMbPerDay: 100_000,
  minFreeMbForPhotos: 1000,
  minFreeMbForSubmissions: 250,
}

export function startServer(place: TestPlace, options?: TestServerOptions): Promise<TestServer>
export function startServer<Tested extends Content>(
  place: TestPlace,
  options: TestServerOptions<Tested> & { readonly content: Tested },
): Promise<TestServer<Tested>>
export async function startServer(
  place: TestPlace,
  options: TestServerOptions<Content> = {},
): Promise<TestServer<Content>> {
  const own = await productContent()
  const content = options.content ?? own.content
  const version = options.version ?? own.version
  const lines: string[] = []
  const mails: OutboxRow[] = []
  const opened = await openDatabase(place, new Date())
  const database = options.wrap?.(opened) ?? opened
  const photos = await (place.photos?.() ?? openDiskPhotoStore(join(place.dataDir, 'photos')))
  await reportIdentityMismatch({ database, photos }, (line) => lines.push(line))
  const parts: ExternalDependencies = {
    content,
    version,
    database,
    photos,
    metrics: options.metrics ?? null,
    erasureLog: await erasureLogOf(place),
    schemaController: sharedValidators,
    disks: options.disks ?? null,
    ...(options.reencode && { reencode: options.reencode }),
    mail: options.mail ?? { send: async (mail) => void mails.push(mail), close: () => undefined },
    settings: {
      publicUrl: null,
      ownAddress: () => 'http://localhost:3000',
      logLevel: 'trace',
      logStream: { write: (line) => lines.push(line) },
      rateLimitPerMinute: 1_000_000,
      trustProxy: false,
      storage: unlimited,
      uploads: uploadLimits(32),
      // Test machines are busy, so load shedding is off except in the tests of it.
      load: { ...loadLimits(1000), loopDelayMs: 1_000_000 },
      siteFolder: null,
      now: () => new Date(),
      cleanupAfterMs: null,
      maxOrphanPercent: 5,
      offlineQuiz: true,
      isStopping: () => false,
      ...options.settings,
    },
  }
  const app = await buildApp(parts)
  await app.ready()
  return {
    app,
    content,
    version,
    database,
    photos,
    parts,
    logs: () => lines.join(''),
    mails: async () => {
      await app.outbox.send()
      return mails
    },
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** Opens the erasure log of a server on this place. */
export const erasureLogOf = ({ dataDir, env }: TestPlace): Promise<ErasureLog> => {
  const reading = readEnvironment({ ...env, DATA_DIR: dataDir })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return openErasureLog(reading.environment)
}

export const submit = (app: FastifyInstance, payload: unknown, key: string = randomKey()) =>
  app.inject({
    method: 'POST',
    url: '/api/quiz/submissions',
    headers: { 'idempotency-key': key, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

export type Stored = { readonly submission: Submission; readonly id: string; readonly ask: Ask }

/** A call about one submission, by its owner. `path` is relative to the URL of the submission. */
export type Ask = (
  method: 'GET' | 'PUT' | 'DELETE',
  path?: string,
  more?: { readonly payload?: InjectOptions['payload']; readonly type?: string; readonly token?: string },
) => ReturnType<typeof submit>

export const store = async (server: TestServer<Content>, changes: Partial<Submission> = {}): Promise<Stored> => {
  const submission = submissionOf(server.content, server.version, changes)
  const reply = await submit(server.app, submission)
  if (reply.statusCode !== 201) throw new Error(`Not stored: ${reply.body}`)
  const { id } = reply.json<SubmissionReply>()
  const ask: Ask = (method, path = '', { payload, type, token = submission.claim_token } = {}) =>
    server.app.inject({
      method,
      url: `/api/quiz/submissions/${id}${path}`,
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    })
  return { submission, id, ask }
}

const ajv = addFormats.default(new Ajv({ schemas: [...schemas], allErrors: true }))

/** Validation errors of a reply against the schema with this title. */
export const misfits = (title: string, reply: unknown): readonly string[] => {
  const fits = ajv.getSchema(title)
  if (!fits) throw new Error(`There is no shape ${title}`)
  fits(reply)
  const errors: readonly ErrorObject[] = fits.errors ?? []
  return errors.map(({ instancePath, message }) => `${instancePath} ${message}`)
}
