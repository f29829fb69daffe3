import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { holdDatabase } from '#testing/server/database-holder.ts'
import { submissionOf } from '#testing/samples/make-submission.ts'
import { startServer, store, submit, type TestServer } from '#testing/server/server.ts'

/** Occurs in the answers of every submission of these tests, and nowhere else. */
const marker = 'a-word-that-nobody-else-writes'

describe('over SQLite, while another program uses the database', () => {
  let place: TestPlace
  let server: TestServer
  beforeEach(async () => {
    place = await (databases[0] ?? expect.fail()).place()
    server = await startServer(place)
    // Each start cleans the log once, shortly afterwards. That must be over before these tests delete anything.
    await vi.waitUntil(() => server.database.scrubPendingSince() === null, { timeout: 10_000 })
  })
  afterEach(async () => {
    await server.close()
    await place.remove()
  })

  const storeMarked = () => {
    const { answers, ...rest } = submissionOf(server.content, server.version)
    const marked = answers.map((answer) =>
      answer.text?.startsWith('A text for') ? { ...answer, text: marker } : answer,
    )
    return store(server, { ...rest, answers: marked })
  }
  const filesWithMarker = () =>
    readdirSync(place.dataDir).filter(
      (file) => file.startsWith('quiz.db') && readFileSync(join(place.dataDir, file)).includes(marker),
    )
  /** In ms. */
  const timeOfDeletions = async (count: number): Promise<number> => {
    const stored = await Promise.all(Array.from({ length: count }, storeMarked))
    const before = performance.now()
    for (const { ask } of stored) expect((await ask('DELETE')).statusCode).toBe(200)
    return performance.now() - before
  }

  test('deletions do not wait for a reader; once it has ended, deleted data is in no file', async () => {
    await storeMarked()
    const reader = await holdDatabase(place.dataDir, 'reader')
    try {
      // In an earlier version, each deletion waited five seconds for the reader.
      expect(await timeOfDeletions(3)).toBeLessThan(5000)
      const rows = await server.database.store.deleteFrom('submissions').returning('id').execute()
      server.database.scrub()
      expect(rows).toHaveLength(1)
      expect(filesWithMarker()).not.toEqual([])
      expect(server.database.scrubPendingSince()).not.toBeNull()
    } finally {
      await reader.release()
    }
    await vi.waitFor(() => expect(filesWithMarker()).toEqual([]), { timeout: 20_000, interval: 50 })
    expect(server.database.scrubPendingSince()).toBeNull()
  })

  test('data that a killed server left in the log is removed soon after the next start', async () => {
    await storeMarked()
    await server.database.store.deleteFrom('submissions').execute()
    expect(filesWithMarker()).not.toEqual([])
    // While another program has the file open, the log remains after the server ends, as it does after a power failure.
    const reader = await holdDatabase(place.dataDir, 'reader')
    await server.close()
    expect(filesWithMarker()).not.toEqual([])
    server = await startServer(place)
    await reader.release()
    await vi.waitFor(() => expect(filesWithMarker()).toEqual([]), { timeout: 20_000, interval: 50 })
  })

  test('while another program writes, the event loop is not blocked; a submission waits', async () => {
    const body = submissionOf(server.content, server.version)
    const writer = await holdDatabase(place.dataDir, 'writer')
    const order: string[] = []
    const sent = submit(server.app, body).then(({ statusCode }) => order.push(`stored ${statusCode}`))
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
      order.push('alive')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await writer.release()
    await sent
    expect(order).toEqual(['alive', 'alive', 'alive', 'stored 201'])
  })

  test('when another program writes for too long, submissions get 503 and can be retried', async () => {
    const body = submissionOf(server.content, server.version)
    const writer = await holdDatabase(place.dataDir, 'writer')
    const refused = await submit(server.app, body, 'a-key-that-is-tried-twice')
    expect([refused.statusCode, refused.json<unknown>()]).toMatchObject([503, { code: 'unavailable' }])
    await writer.release()
    expect((await submit(server.app, body, 'a-key-that-is-tried-twice')).statusCode).toBe(201)
  })
})
