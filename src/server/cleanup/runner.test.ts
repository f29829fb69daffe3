import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { cleanupServer, hour, job, minute } from '#testing/cleanup/cleanup-server.ts'
import { databasesFor } from '#testing/server/databases.ts'
import { type CleanupJob, inBatches } from './job.ts'
import { startCleanup } from './runner.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place }) => {
  const { clock, context, outcomes, server } = cleanupServer(place)
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
    const cleanup = startCleanup(context(), jobs, null)
    await cleanup.runAll()
    expect(await outcomes()).toEqual({
      first: { outcome: 'failed', removed: 0, detail: 'no disk' },
      second: { outcome: 'ok', removed: 3, detail: null },
      third: { outcome: 'stopped', removed: 0, detail: 'Restore the database.' },
    })
    const lines = server()
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
    const { store } = server().database
    await store
      .insertInto('job_outcomes')
      .values({
        name: 'attempts',
        started_at: clock.now.toISOString(),
        finished_at: clock.now.toISOString(),
        outcome: 'failed',
        removed: 0,
        detail: 'a secret of the operator',
      })
      .execute()
    const reply = await server().app.inject({ url: '/readyz' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json<{ cleanup: unknown[] }>().cleanup).toContainEqual({
      name: 'attempts',
      last_finished: clock.now.toISOString(),
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
    const cleanup = startCleanup(context(), [failing], 1000)
    const failure = async () => (await outcomes())['failing']?.detail
    const pass = async (ms: number): Promise<void> => {
      clock.now = new Date(clock.now.getTime() + ms)
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

  test('two servers never run the same job at the same time, and the next run is an hour later', async () => {
    const { job: slow, runs, signal } = endless('slow')
    const [one, two] = [startCleanup(context(), [slow], null), startCleanup(context(), [slow], null)]
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
    const { store } = server().database
    const until = new Date(clock.now.getTime() + minute).toISOString()
    await store.insertInto('leases').values({ name: 'cleanup:one', holder: 'dead', until }).execute()
    let runs = 0
    const cleanup = startCleanup(context(), [job('one', async () => (runs += 1))], null)
    await cleanup.runAll()
    expect(runs).toBe(0)
    clock.now = new Date(clock.now.getTime() + minute)
    await cleanup.runAll()
    expect(runs).toBe(1)
    expect(await store.selectFrom('leases').selectAll().execute()).toEqual([])
    await cleanup.stop()
  })

  test('a job that another server has taken over ends after its batch and records no outcome', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { job: slow, signal } = endless('slow')
    const cleanup = startCleanup(context(), [slow], null)
    const running = cleanup.runAll()
    await expect.poll(signal).toBeDefined()
    const { store } = server().database
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
    const cleanup = startCleanup(context(), [batches], null)
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
