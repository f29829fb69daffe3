import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { minVisits, newestVisits } from '#engine/quiz/steps/duration.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { startServer, store, type TestServer } from '#testing/server/server.ts'
import { newestDurations } from '#server/store/submissions/durations.ts'
import { openMeasuredMinutes } from './measured-minutes.ts'

const noon = Date.UTC(2026, 10, 23, 12)
const hour = 3_600_000

describe.each(databasesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let time = noon
  const now = () => new Date(time)
  beforeEach(async () => {
    time = noon
    place = await makePlace()
    server = await startServer(place, { settings: { now } })
  })
  afterEach(async () => {
    await server.close()
    await place.remove()
  })

  /** Stores `count` submissions, one second apart. */
  const finish = async (count: number, seconds: number) => {
    for (let done = 0; done < count; done += 1) {
      time += 1000
      await store(server, { answers: [], consents: [], seconds })
    }
  }
  const warnings: unknown[] = []
  const open = () => openMeasuredMinutes(server.database.store, now, { warn: (entry: unknown) => warnings.push(entry) })

  test('the newest durations, without quizzes that have none', async () => {
    await finish(2, 100)
    const { seconds: _, ...unknown } = (await store(server)).submission
    await store(server, { ...unknown, answers: [] })
    await server.database.store.updateTable('submissions').set({ seconds: null }).where('seconds', '=', 431).execute()
    await finish(1, 300)
    expect(await newestDurations(server.database.store, 2)).toEqual([300, 100])
    expect(await newestDurations(server.database.store, 9)).toEqual([300, 100, 100])
  })

  test('there is no number until enough visitors have finished; then it follows the newest ones, once an hour', async () => {
    await finish(minVisits - 1, 400)
    const minutes = await open()
    expect(minutes()).toBeNull()
    await finish(1, 400)
    expect(minutes()).toBeNull()
    expect((await open())()).toBe(7)

    time += hour
    expect(minutes()).toBeNull()
    await expect.poll(minutes).toBe(7)

    await finish(newestVisits / 2 + 1, 150)
    time += hour
    minutes()
    await expect.poll(minutes).toBe(3)
  })

  test('a database that does not answer takes nothing away, and is asked again after an hour', async () => {
    await finish(minVisits, 400)
    const broken = await open()
    const { store: tables } = server.database
    await tables.schema.alterTable('submissions').renameColumn('seconds', 'gone').execute()
    time += hour
    expect(broken()).toBe(7)
    await expect.poll(() => warnings.length).toBe(1)
    expect([broken(), warnings.length]).toEqual([7, 1])
    await tables.schema.alterTable('submissions').renameColumn('gone', 'seconds').execute()
    await finish(newestVisits, 150)
    time += hour
    broken()
    await expect.poll(broken).toBe(3)
  })
})
