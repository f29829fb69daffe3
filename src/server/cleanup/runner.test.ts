import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { erasureLogOf, startServer, type TestServer, unlimited } from '#testing/server/server.ts'
import { loadLimits } from '#server/http/limits/load.ts'
import { uploadLimits } from '#server/photos/uploads.ts'
import { type CleanupContext, type CleanupJob, inBatches } from './job.ts'
import { startCleanup } from './runner.ts'

const minute = 60_000
const hour = 60 * minute

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let now: Date
  let context: Omit<CleanupContext, 'signal'>
  beforeEach(async () => {
    place = await makePlace()
    now = new Date('2026-11-21T12:00:00.000Z')
    server = await startServer(place, { settings: { now: () => now } })
    const { app, content, version, database, photos } = server
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
      now: () => now,
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
    await server.close()
    await place.remove()
  })

  const outcomes = async () => {
    const rows = await server.database.store.selectFrom('job_outcomes').selectAll().orderBy('name').execute()
    return Object.fromEntries(rows.map(({ name, outcome, removed, detail }) => [name, { outcome, removed, detail }]))
  }
  const job = (name: string, run: CleanupJob['run']): CleanupJob => ({ name, run })
  /** A job that does not end by itself. `begun` resolves when it runs. */
  const endless = (name: string) => {
    let signal: AbortSignal | undefined
    let runs = 0
    const run: CleanupJob['run'] = async (given) => {
      runs += 1
      signal = given.signal
      return inBatches(given.signal, 1, async () => 1)
    }
    return { job: job(name, run), runs: () => runs, signal: () => signal }
  }

  test('a failing job does not stop the others, and each outcome is stored and logged', async () => {
    const jobs = [
      job('first', () => Promise.reject(new Error('no disk'))),
      job('second', async () => 3),
      job('third', async () => ({ stopped: 'Restore the database.' })),
    ]
    const cleanup = startCleanup(context, jobs, null)
    await cleanup.runAll()
    expect(await outcomes()).toEqual({
      first: { outcome: 'failed', removed: 0, detail: 'no disk' },
      second: { outcome: 'ok', removed: 3, detail: null },
      third: { outcome: 'stopped', removed: 0, detail: 'Restore the database.' },
    })
    const lines = server
      .logs()
      .split('\n')
      .filter((line) => line.includes('"job"'))
      .map((line) => JSON.parse(line) as { level: string; job: string })
    expect(lines.map(({ level, job: name }) => `${name} ${level}`).sort()).toEqual([
      'first error',
      'second info',
      'third error',
    ])
    await cleanup.stop()
  })

  test('errors of one job do not affect the readiness of the site', async () => {
    const { store } = server.database
    await store
      .insertInto('job_outcomes')
      .values({
        name: 'attempts',
        started_at: now.toISOString(),
        finished_at: now.toISOString(),
        outcome: 'failed',
        removed: 0,
        detail: 'a secret of the operator',
      })
      .execute()
    const reply = await server.app.inject({ url: '/readyz' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json<{ cleanup: unknown[] }>().cleanup).toContainEqual({
      name: 'attempts',
      last_finished: now.toISOString(),
      outcome: 'failed',
    })
    expect(reply.json<{ cleanup: unknown[] }>().cleanup).toContainEqual({
      name: 'sessions',
      last_finished: null,
      outcome: 'never',
    })
    expect(reply.body).not.toContain('secret')
  })

  test('a job runs after the start and every hour, also after a failure, until the server stops', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    let runs = 0
    const failing = job('failing', async () => {
      runs += 1
      throw new Error(`the ${runs}. time`)
    })
    const cleanup = startCleanup(context, [failing], 1000)
    const failure = async () => (await outcomes())['failing']?.detail
    const pass = async (ms: number): Promise<void> => {
      now = new Date(now.getTime() + ms)
      vi.advanceTimersByTime(ms)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await pass(999)
    expect(runs).toBe(0)
    await pass(1)
    await expect.poll(failure).toBe('the 1. time')
    await pass(hour - minute)
    expect(runs).toBe(1)
    await pass(minute)
    await expect.poll(failure).toBe('the 2. time')
    await cleanup.stop()
    await pass(3 * hour)
    expect(runs).toBe(2)
  })

  test('a clock that was a year ahead for a while does not stop the jobs for a year', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const correct = now
    let runs = 0
    const counting = job('counting', async () => {
      runs += 1
      return 0
    })
    const pass = async (ms: number): Promise<void> => {
      vi.advanceTimersByTime(ms)
      await new Promise((resolve) => setImmediate(resolve))
    }
    const cleanup = startCleanup(context, [counting], 1000)
    now = new Date(correct.getTime() + 365 * 24 * hour)
    await pass(1000)
    await expect.poll(async () => (await outcomes())['counting']?.outcome).toBe('ok')
    now = correct
    await pass(minute)
    await expect.poll(() => runs).toBe(2)
    await cleanup.stop()
  })

  test('a clock that is far ahead at the start deletes nothing for a day, across restarts, which is logged once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    let runs = 0
    const counting = job('counting', async () => (runs += 1))
    const warnings = () => server.logs().split('nothing is deleted for a day').length - 1
    const waits = () => server.database.store.selectFrom('leases').select('until').execute()
    const pass = async (ms: number): Promise<void> => {
      now = new Date(now.getTime() + ms)
      vi.advanceTimersByTime(ms)
      await new Promise((resolve) => setImmediate(resolve))
    }
    const before = startCleanup(context, [counting], null)
    await before.runAll()
    await before.stop()
    now = new Date(now.getTime() + 400 * 24 * hour)
    for (let start = 1; start <= 3; start += 1) {
      const cleanup = startCleanup(context, [counting], 1000)
      await pass(1000)
      await expect.poll(warnings).toBe(1)
      await pass(7 * hour)
      await cleanup.stop()
      expect(runs).toBe(1)
    }
    const cleanup = startCleanup(context, [counting], 1000)
    await pass(4 * hour)
    await expect.poll(() => runs).toBe(2)
    await pass(minute)
    await expect.poll(waits).toEqual([])
    await cleanup.stop()
  })

  test('a clock that has jumped further during the wait begins it again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    let runs = 0
    const counting = job('counting', async () => (runs += 1))
    const before = startCleanup(context, [counting], null)
    await before.runAll()
    await before.stop()
    for (const jump of [400, 400, -300]) {
      now = new Date(now.getTime() + jump * 24 * hour)
      const cleanup = startCleanup(context, [counting], 1000)
      vi.advanceTimersByTime(1000)
      const end = new Date(now.getTime() + 24 * hour).toISOString()
      await expect
        .poll(() => server.database.store.selectFrom('leases').select('until').execute())
        .toEqual([{ until: end }])
      await cleanup.stop()
    }
    expect(runs).toBe(1)
  })

  test('two servers never run the same job at the same time, and the next run is an hour later', async () => {
    const { job: slow, runs, signal } = endless('slow')
    const [one, two] = [startCleanup(context, [slow], null), startCleanup(context, [slow], null)]
    const first = one.runAll()
    await expect.poll(runs).toBe(1)
    await two.runAll()
    expect([runs(), signal()?.aborted]).toEqual([1, false])
    await one.stop()
    await first
    const second = two.runAll()
    await expect.poll(runs).toBe(2)
    await two.stop()
    await second
  })

  test('a job of a crashed server is run by another one a minute later', async () => {
    const { store } = server.database
    const until = new Date(now.getTime() + minute).toISOString()
    await store.insertInto('leases').values({ name: 'cleanup:one', holder: 'dead', until }).execute()
    let runs = 0
    const cleanup = startCleanup(context, [job('one', async () => (runs += 1))], null)
    await cleanup.runAll()
    expect(runs).toBe(0)
    now = new Date(now.getTime() + minute)
    await cleanup.runAll()
    expect(runs).toBe(1)
    expect(await store.selectFrom('leases').selectAll().execute()).toEqual([])
    await cleanup.stop()
  })

  test('a lease that a server with a wrong clock has left does not stop a job until then', async () => {
    const { store } = server.database
    const until = new Date(now.getTime() + 400 * 24 * hour).toISOString()
    await store.insertInto('leases').values({ name: 'cleanup:one', holder: 'dead', until }).execute()
    let runs = 0
    const cleanup = startCleanup(context, [job('one', async () => (runs += 1))], null)
    await cleanup.runAll()
    expect(runs).toBe(1)
    await cleanup.stop()
  })

  test('a job that another server has taken over ends after its batch and records no outcome', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { job: slow, signal } = endless('slow')
    const cleanup = startCleanup(context, [slow], null)
    const running = cleanup.runAll()
    await expect.poll(signal).toBeDefined()
    const { store } = server.database
    await store.updateTable('leases').set({ holder: 'another' }).where('name', '=', 'cleanup:slow').execute()
    vi.advanceTimersByTime(minute)
    await running
    expect(signal()?.aborted).toBe(true)
    expect(await outcomes()).toEqual({})
    expect(await store.selectFrom('leases').select('holder').execute()).toEqual([{ holder: 'another' }])
    await cleanup.stop()
  })

  test('a shutdown waits for the current batch only', async () => {
    let [begun, done] = [0, 0]
    let endBatch = () => expect.fail('The second batch has not begun')
    const batches = job('batches', ({ signal }) =>
      inBatches(signal, 1, async () => {
        begun += 1
        if (begun === 2) await new Promise<void>((resolve) => (endBatch = resolve as typeof endBatch))
        done += 1
        return 1
      }),
    )
    const cleanup = startCleanup(context, [batches], null)
    const running = cleanup.runAll()
    await expect.poll(() => begun).toBe(2)
    let isStopped = false
    const stopping = cleanup.stop().then(() => (isStopped = true))
    await wait(20)
    expect([done, isStopped]).toEqual([1, false])
    endBatch()
    await stopping
    expect([begun, done]).toEqual([2, 2])
    await running
    expect(await outcomes()).toEqual({})
  })
})

describe('batches', () => {
  test('are repeated until one is not full, with pauses for other work', async () => {
    const sizes: number[] = []
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    const sum = await inBatches(undefined, 10, async (limit) => {
      const size = sizes.length < 3 ? limit : 4
      sizes.push(size)
      return size
    })
    clearInterval(timer)
    expect([sum, sizes]).toEqual([34, [10, 10, 10, 4]])
    expect(turns).toBeGreaterThanOrEqual(3)
  })
})
