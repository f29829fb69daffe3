import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { holdDatabase } from '#testing/server/database-holder.ts'
import { submissionOf } from '#testing/make-submission.ts'
import { startServer, store, submit, type TestServer } from '#testing/server/server.ts'

/** What stands in the answers of every submission of these tests, and nowhere else. */
const trace = 'a-word-that-nobody-else-writes'

describe('over SQLite, with another program in its file', () => {
  let place: TestPlace
  let server: TestServer
  beforeEach(async () => {
    place = await (databases[0] ?? expect.fail()).place()
    server = await startServer(place)
  })
  afterEach(async () => {
    await server.close()
    await place.remove()
  })

  const storeTrace = () => {
    const { answers, ...rest } = submissionOf(server.content, server.version)
    const marked = answers.map((answer) =>
      answer.text?.startsWith('A text for') ? { ...answer, text: trace } : answer,
    )
    return store(server, { ...rest, answers: marked })
  }
  const filesWithTrace = () =>
    readdirSync(place.dataDir).filter(
      (file) => file.startsWith('quiz.db') && readFileSync(join(place.dataDir, file)).includes(trace),
    )
  /** Ms that some deletions take. */
  const timeOfDeletions = async (count: number): Promise<number> => {
    const stored = await Promise.all(Array.from({ length: count }, storeTrace))
    const before = performance.now()
    for (const { ask } of stored) expect((await ask('DELETE')).statusCode).toBe(200)
    return performance.now() - before
  }

  test('deletions do not wait for a reader; once it has gone, what was deleted is in no file', async () => {
    const alone = await timeOfDeletions(3)
    await storeTrace()
    const reader = await holdDatabase(place.dataDir, 'reader')
    try {
      const beside = await timeOfDeletions(3)
      // Each used to wait five seconds for the reader.
      expect(beside / alone).toBeLessThan(30)
      const rows = await server.database.store.deleteFrom('submissions').returning('id').execute()
      server.database.scrub()
      expect(rows).toHaveLength(1)
      expect(filesWithTrace()).not.toEqual([])
      expect(server.database.scrubPendingSince()).not.toBeNull()
    } finally {
      await reader.letGo()
    }
    await vi.waitFor(() => expect(filesWithTrace()).toEqual([]), { timeout: 20_000, interval: 50 })
    expect(server.database.scrubPendingSince()).toBeNull()
  })

  test('what a killed server left in its log is gone soon after the next start', async () => {
    await storeTrace()
    await server.database.store.deleteFrom('submissions').execute()
    expect(filesWithTrace()).not.toEqual([])
    // The log survives the end of the server as long as another program has the file open: as after a power cut.
    const reader = await holdDatabase(place.dataDir, 'reader')
    await server.close()
    expect(filesWithTrace()).not.toEqual([])
    server = await startServer(place)
    await reader.letGo()
    await vi.waitFor(() => expect(filesWithTrace()).toEqual([]), { timeout: 20_000, interval: 50 })
  })

  test('while another program writes, the process goes on; a submission waits for its turn', async () => {
    const body = submissionOf(server.content, server.version)
    const writer = await holdDatabase(place.dataDir, 'writer')
    const order: string[] = []
    const sent = submit(server.app, body).then(({ statusCode }) => order.push(`stored ${statusCode}`))
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
      order.push('alive')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await writer.letGo()
    await sent
    expect(order).toEqual(['alive', 'alive', 'alive', 'stored 201'])
  })

  test('a program that keeps writing for too long makes submissions come back later, and nothing is lost', async () => {
    const body = submissionOf(server.content, server.version)
    const writer = await holdDatabase(place.dataDir, 'writer')
    const refused = await submit(server.app, body, 'a-key-that-is-tried-twice')
    expect([refused.statusCode, refused.json<unknown>()]).toMatchObject([503, { code: 'unavailable' }])
    await writer.letGo()
    expect((await submit(server.app, body, 'a-key-that-is-tried-twice')).statusCode).toBe(201)
  })
})
