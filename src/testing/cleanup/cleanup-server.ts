/** The server whose cleanup jobs are tested, with a clock that the tests set. */
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { loadLimits } from '#server/http/limits/load.ts'
import { uploadLimits } from '#server/photos/uploads.ts'
import { type CleanupContext, type CleanupJob } from '#server/cleanup/job.ts'
import type { TestPlace } from '#testing/server/databases.ts'
import { erasureLogOf, startServer, type TestServer, unlimited } from '#testing/server/server.ts'

export const minute = 60_000
export const hour = 60 * minute

export const job = (name: string, run: CleanupJob['run']): CleanupJob => ({ name, run })

/** Starts the server before each test of a group, and stops it afterwards. */
export const cleanupServer = (makePlace: () => Promise<TestPlace>) => {
  const clock = { now: new Date(0) }
  let place: TestPlace
  let started: TestServer | undefined
  let context: Omit<CleanupContext, 'signal'> | undefined
  const server = () => started ?? expect.fail('The server is started before each test')
  beforeEach(async () => {
    place = await makePlace()
    clock.now = new Date('2026-11-21T12:00:00.000Z')
    started = await startServer(place, { settings: { now: () => clock.now } })
    const { app, content, version, database, photos } = started
    const mail = { send: async () => undefined, close: () => undefined }
    const settings = {
      publicUrl: null,
      ownAddress: () => '',
      logLevel: 'trace',
      rateLimitPerMinute: 1,
      trustProxy: false,
      storage: unlimited,
      uploads: uploadLimits(1),
      load: loadLimits(10),
      siteFolder: null,
      now: () => clock.now,
      cleanupAfterMs: null,
      maxOrphanPercent: 5,
      offlineQuiz: true,
      isStopping: () => false,
    } as const
    const erasureLog = await erasureLogOf(place)
    const erasures = { schedule: () => undefined }
    context = {
      content,
      version,
      database,
      photos,
      mail,
      erasureLog,
      erasures,
      settings,
      outbox: app.outbox,
      log: app.log,
    }
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server().close()
    await place.remove()
  })

  /** The stored outcomes by the name of the job. */
  const outcomes = async () => {
    const rows = await server().database.store.selectFrom('job_outcomes').selectAll().orderBy('name').execute()
    return Object.fromEntries(rows.map(({ name, outcome, removed, detail }) => [name, { outcome, removed, detail }]))
  }
  return { clock, server, outcomes, context: () => context ?? expect.fail('The server is started before each test') }
}
