/** Cleanup jobs while the clock of a server is wrong. */
import { describe, expect, test, vi } from 'vitest'
import { cleanupServer, hour, job, minute } from '#testing/cleanup/cleanup-server.ts'
import { databasesFor } from '#testing/server/databases.ts'
import { startCleanup } from './runner.ts'

describe.each(databasesFor(import.meta.url))('over $name', ({ place }) => {
  const { clock, context, outcomes, server } = cleanupServer(place)

  test('a clock that was a year ahead for a while does not stop the jobs for a year', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const correct = clock.now
    let runs = 0
    const counting = job('counting', async () => {
      runs += 1
      return 0
    })
    const pass = async (ms: number): Promise<void> => {
      vi.advanceTimersByTime(ms)
      await new Promise((resolve) => setImmediate(resolve))
    }
    const cleanup = startCleanup(context(), [counting], 1000)
    clock.now = new Date(correct.getTime() + 365 * 24 * hour)
    await pass(1000)
    await expect.poll(async () => (await outcomes())['counting']?.outcome).toBe('ok')
    clock.now = correct
    await pass(minute)
    await expect.poll(() => runs).toBe(2)
    await cleanup.stop()
  })

  test('a clock that is far ahead at the start deletes nothing for a day, across restarts, which is logged once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    let runs = 0
    const counting = job('counting', async () => (runs += 1))
    const warnings = () => server().logs().split('nothing is deleted for a day').length - 1
    const waits = () => server().database.store.selectFrom('leases').select('until').execute()
    const pass = async (ms: number): Promise<void> => {
      clock.now = new Date(clock.now.getTime() + ms)
      vi.advanceTimersByTime(ms)
      await new Promise((resolve) => setImmediate(resolve))
    }
    const before = startCleanup(context(), [counting], null)
    await before.runAll()
    await before.stop()
    clock.now = new Date(clock.now.getTime() + 400 * 24 * hour)
    for (let start = 1; start <= 3; start += 1) {
      const cleanup = startCleanup(context(), [counting], 1000)
      await pass(1000)
      await expect.poll(warnings).toBe(1)
      await pass(7 * hour)
      await cleanup.stop()
      expect(runs).toBe(1)
    }
    const cleanup = startCleanup(context(), [counting], 1000)
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
    const before = startCleanup(context(), [counting], null)
    await before.runAll()
    await before.stop()
    for (const jump of [400, 400, -300]) {
      clock.now = new Date(clock.now.getTime() + jump * 24 * hour)
      const cleanup = startCleanup(context(), [counting], 1000)
      vi.advanceTimersByTime(1000)
      const end = new Date(clock.now.getTime() + 24 * hour).toISOString()
      await expect
        .poll(() => server().database.store.selectFrom('leases').select('until').execute())
        .toEqual([{ until: end }])
      await cleanup.stop()
    }
    expect(runs).toBe(1)
  })

  test('a lease that a server with a wrong clock has left does not stop a job until then', async () => {
    const { store } = server().database
    const until = new Date(clock.now.getTime() + 400 * 24 * hour).toISOString()
    await store.insertInto('leases').values({ name: 'cleanup:one', holder: 'dead', until }).execute()
    let runs = 0
    const cleanup = startCleanup(context(), [job('one', async () => (runs += 1))], null)
    await cleanup.runAll()
    expect(runs).toBe(1)
    await cleanup.stop()
  })
})
