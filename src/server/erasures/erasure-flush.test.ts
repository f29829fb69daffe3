import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { type Database, openDatabase } from '#server/store/database/database.ts'
import { type LoggedErasure, recordErasures } from '#server/store/operations/erasures.ts'
import { startErasureFlush } from './erasure-flush.ts'

let place: TestPlace
let database: Database
beforeEach(async () => {
  place = await (databases[0] ?? expect.fail()).place()
  database = await openDatabase(place, new Date())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await database.close()
  await place.remove()
})

test('erasures that could not be copied are copied without another request, at growing intervals', async () => {
  const copied: LoggedErasure[] = []
  let failures = 0
  let isBroken = true
  const erasureLog = {
    append: async (some: readonly LoggedErasure[]) => {
      if (isBroken) {
        failures += 1
        throw new Error('the bucket does not answer')
      }
      copied.push(...some)
    },
    readAll: async () => copied,
    deleteBefore: async () => 0,
  }
  const errors: unknown[] = []
  const log = { error: (line: unknown) => errors.push(line) }
  const flush = startErasureFlush({ database, erasureLog, settings: { now: () => new Date() } }, log)
  await database.store
    .transaction()
    .execute((transaction) => recordErasures(transaction, [{ kind: 'photo', key: 'a' }], new Date().toISOString()))

  flush.schedule()
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitUntil(() => failures === 1)
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitUntil(() => failures === 2)
  await vi.advanceTimersByTimeAsync(1000)
  expect([failures, errors.length]).toEqual([2, 2])
  isBroken = false
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitUntil(() => copied.length === 1)
  await flush.stop()
  expect(copied).toHaveLength(1)
})
