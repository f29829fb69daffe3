import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { picture } from '#testing/server/reports.ts'
import { startServer, store, submit, type TestServer } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { watchFreeSpace } from './operations/free-space.ts'

const [sqlite] = databases
const megabyte = 1024 * 1024
const silentLog = () => ({ warn: vi.fn<() => void>(), info: vi.fn<() => void>(), error: vi.fn<() => void>() })

describe('when the disk is almost full', () => {
  let place: TestPlace
  let server: TestServer
  let freeMb: number
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    place = await (sqlite ?? expect.fail()).place()
    freeMb = 5000
    server = await startServer(place, {
      disks: { photos: place.dataDir, database: place.dataDir, freeBytes: async () => freeMb * megabyte },
    })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
    await place.remove()
  })

  /** Makes the cached measurement expire. */
  const setFree = (mb: number) => {
    freeMb = mb
    vi.advanceTimersByTime(5000)
  }
  const view = () => server.content.photos.views[0]?.id ?? ''
  const ready = async () => (await server.app.inject({ url: '/readyz' })).json<Record<string, unknown>>()

  test('photos are refused first, then submissions; everything else keeps working, and both recover', async () => {
    const { ask } = await store(server)
    const put = async (colour: string) =>
      ask('PUT', `/photos/${view()}`, { payload: await picture(colour), type: 'image/jpeg' })
    expect((await put('#ff0000')).statusCode).toBe(200)
    expect(await ready()).toMatchObject({ status: 'ok', photos: 'ok', disk: 'ok' })

    setFree(999)
    const photo = await put('#00ff00')
    expect([photo.statusCode, photo.headers['retry-after'], photo.json<ErrorReply>()]).toMatchObject([
      503,
      '600',
      { code: 'photos_no_room', message: server.content.messages.photos.no_room },
    ])
    expect((await put('#ff0000')).statusCode).toBe(200)
    const body = submissionOf(server.content, server.version)
    const key = randomKey()
    const stored = await submit(server.app, body, key)
    expect(stored.statusCode).toBe(201)
    expect(await ready()).toMatchObject({ status: 'ok', photos: 'unavailable', disk: 'photos_refused' })

    setFree(249)
    const refused = await submit(server.app, submissionOf(server.content, server.version))
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<ErrorReply>()]).toMatchObject([
      503,
      '600',
      { code: 'no_room', message: server.content.messages.quiz.no_room },
    ])
    // A stored submission is acknowledged again, and stored data can be read and deleted.
    expect((await submit(server.app, body, key)).json()).toEqual(stored.json())
    expect((await ask('GET')).statusCode).toBe(200)
    expect((await ask('DELETE')).statusCode).toBe(200)
    expect(await ready()).toMatchObject({ status: 'ok', photos: 'unavailable', disk: 'submissions_refused' })

    setFree(1000)
    expect((await submit(server.app, submissionOf(server.content, server.version))).statusCode).toBe(201)
    expect(await ready()).toMatchObject({ status: 'ok', photos: 'ok', disk: 'ok' })
    const logged = server
      .logs()
      .split('\n')
      .filter((line) => line.includes('the disk '))
      .map((line) => {
        const { level, what, free_mb } = JSON.parse(line) as Record<string, unknown>
        return [level, what, free_mb]
      })
    expect(logged).toEqual([
      ['warn', 'photos', 999],
      ['warn', 'submissions', 249],
      ['info', 'submissions', 1000],
      ['info', 'photos', 1000],
    ])
  })

  test('a full disk is logged at the start', async () => {
    await server.close()
    server = await startServer(place, {
      disks: { photos: place.dataDir, database: place.dataDir, freeBytes: async () => 10 * megabyte },
    })
    await expect.poll(() => server.logs()).toContain('submissions are refused')
  })

  test('free space is not measured for every request', async () => {
    const freeBytes = vi.fn<(folder: string) => Promise<number>>(async () => 5000 * megabyte)
    const limits = { minFreeMbForPhotos: 1000, minFreeMbForSubmissions: 250 }
    const log = silentLog()
    const freeSpace = watchFreeSpace({ photos: '/p', database: null, freeBytes }, limits, log)
    await Promise.all(Array.from({ length: 100 }, freeSpace.forPhotos))
    expect(await freeSpace.forSubmissions()).toBe(true)
    expect(freeBytes.mock.calls).toEqual([['/p']])
    vi.advanceTimersByTime(5000)
    await freeSpace.forPhotos()
    expect(freeBytes).toHaveBeenCalledTimes(2)
  })

  test('nothing is refused if free space cannot be measured', async () => {
    const log = silentLog()
    const disks = { photos: '/p', database: '/d', freeBytes: () => Promise.reject(new Error('unknown')) }
    const freeSpace = watchFreeSpace(disks, { minFreeMbForPhotos: 1, minFreeMbForSubmissions: 1 }, log)
    expect([await freeSpace.forPhotos(), await freeSpace.forSubmissions()]).toEqual([true, true])
    expect(log.error).toHaveBeenCalled()
  })

  test('a database that cannot grow loses nothing: stored data can be read, and the rest can be stored later', async () => {
    const { store: tables } = server.database
    const { ask } = await store(server)
    const { rows } = await sql<{ readonly page_count: number }>`pragma page_count`.execute(tables)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(tables)
    const sent: { readonly key: string; readonly body: ReturnType<typeof submissionOf>; readonly status: number }[] = []
    while (sent.at(-1)?.status !== 503 && sent.length < 200) {
      const [key, body] = [randomKey(), submissionOf(server.content, server.version)]
      const reply = await submit(server.app, body, key)
      sent.push({ key, body, status: reply.statusCode })
      if (reply.statusCode !== 201) expect(reply.json()).toMatchObject({ code: 'unavailable' })
    }
    expect(sent.at(-1)?.status).toBe(503)
    expect((await ask('GET')).statusCode).toBe(200)
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    await sql.raw('pragma max_page_count = 1073741823').execute(tables)
    for (const { key, body } of sent) expect((await submit(server.app, body, key)).statusCode).toBe(201)
    const stored = await tables.selectFrom('submissions').select('id').execute()
    expect(stored).toHaveLength(sent.length + 1)
  })
})
