import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signUp, visitorOf } from '#testing/server/accounts.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { photoPlacesFor, openPhotosInS3, putNewPhoto, collectFiles } from '#testing/server/photo-stores.ts'
import { picture } from '#testing/server/reports.ts'
import { startS3 } from '#testing/server/s3-server.ts'
import { type TestServer, startServer, store } from '#testing/server/server.ts'
import { deleteOverduePhotoFiles } from './deleted-photos.ts'
import { deleteOldMessages } from './old-messages.ts'
import { quarantineOrphans } from './orphans.ts'
import { deleteUnclaimed } from './unclaimed.ts'

/** Long enough for a busy machine. */
const waitOptions = { timeout: 10_000 }

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000

describe.each(photoPlacesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let now: Date
  beforeEach(async () => {
    place = await makePlace()
    now = new Date('2026-11-21T12:00:00.000Z')
    server = await startServer(place, { settings: { now: () => now } })
  })
  afterEach(async () => {
    await server.close()
    await place.remove()
  })

  const after = (time: number): Date => new Date(now.getTime() + time)
  const days = (): number => server.content.constants.retention.unclaimed_days
  const withPhoto = async () => {
    const one = await store(server)
    const payload = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#888888' } })
      .png()
      .toBuffer()
    const [view] = server.content.photos.views
    expect((await one.ask('PUT', `/photos/${view?.id}`, { payload, type: 'image/png' })).statusCode).toBe(200)
    return one
  }
  const counts = async () => {
    const { store: tables } = server.database
    const sizes = await Promise.all(
      (['submissions', 'consents', 'photos'] as const).map((name) => tables.selectFrom(name).selectAll().execute()),
    )
    return [...sizes.map((rows) => rows.length), (await collectFiles(server.photos.list())).length]
  }

  test('an unclaimed submission is kept for its retention period', async () => {
    await withPhoto()
    const before = await counts()
    expect(await deleteUnclaimed(server, days(), after(days() * day))).toBe(0)
    expect(await counts()).toEqual(before)
  })

  test('then it is deleted, with consents, photos and files', async () => {
    const { ask } = await withPhoto()
    expect(await deleteUnclaimed(server, days(), after(days() * day + 1))).toBe(1)
    expect(await counts()).toEqual([0, 0, 0, 0])
    expect((await ask('GET')).statusCode).toBe(404)
  })

  test('newer and claimed submissions are kept', async () => {
    const claimed = await withPhoto()
    const { store: tables } = server.database
    await tables.updateTable('submissions').set({ user_id: 'someone' }).where('id', '=', claimed.id).execute()
    await withPhoto()
    const start = now
    now = new Date(start.getTime() + 2 * hour)
    const young = await withPhoto()
    expect(await deleteUnclaimed(server, days(), new Date(start.getTime() + days() * day + hour))).toBe(1)
    expect((await young.ask('GET')).statusCode).toBe(200)
    const left = await tables.selectFrom('submissions').select('id').execute()
    expect(left.map(({ id }) => id).sort()).toEqual([claimed.id, young.id].sort())
  })

  test('one run deletes several batches', async () => {
    await Promise.all(Array.from({ length: 205 }, () => store(server, { answers: [], consents: [] })))
    expect(await deleteUnclaimed(server, days(), after(days() * day + 1))).toBe(205)
    expect((await counts())[0]).toBe(0)
  })

  test('an orphan is moved to quarantine when it is an hour old, and not before', async () => {
    await withPhoto()
    const orphan = await putNewPhoto(server.photos, new Uint8Array([1]))
    // An object store has no partial files.
    if (!place.photos) await writeFile(join(place.dataDir, 'photos', `${'x'.repeat(22)}.jpg.part`), 'x')
    const [written] = (await collectFiles(server.photos.list())).map(({ since }) => since)
    const later = (time: number) => new Date((written?.getTime() ?? 0) + time)
    expect(await quarantineOrphans(server, later(hour / 2), 5)).toBe(0)
    expect(await quarantineOrphans(server, later(2 * hour), 5)).toBe(place.photos ? 1 : 2)
    expect((await collectFiles(server.photos.quarantine.list())).map(({ name }) => name)).toEqual([orphan])
    const names = (await collectFiles(server.photos.list())).map(({ name }) => name)
    expect(names).toHaveLength(1)
    expect(names).not.toContain(orphan)
  })

  test('a complaint is kept for its retention period, to the day', async () => {
    const { complaint_years } = server.content.constants.retention
    const topic = server.content.pages.complaints.fields.find(({ options }) => options)?.options?.[0]?.id
    const payload = { topic, message: 'Too slow', email: 'a@example.com' }
    expect((await visitorOf(server).call('POST', '/complaints', { payload })).statusCode).toBe(201)
    const last = new Date(now)
    last.setUTCFullYear(now.getUTCFullYear() + complaint_years)
    expect(await deleteOldMessages(server, 'complaints', 12 * complaint_years, last)).toBe(0)
    expect(await deleteOldMessages(server, 'complaints', 12 * complaint_years, new Date(last.getTime() + 1))).toBe(1)
    expect(await server.database.store.selectFrom('complaints').selectAll().execute()).toEqual([])
  })

  test('sessions, links and attempts are deleted when they have expired, and not before', async () => {
    const user = await signUp(server)
    await user.call('POST', '/users/forgot-password', { payload: { email: user.email } })
    // The link is created after the response.
    await server.mails()
    const left = async () => {
      const { store: tables } = server.database
      const sizes = await Promise.all(
        (['sessions', 'tokens', 'resets', 'attempts'] as const).map((name) =>
          tables.selectFrom(name).selectAll().execute(),
        ),
      )
      return sizes.map((rows) => rows.length)
    }
    /** What the three jobs remove at that time. */
    const deleteRunOut = async (time: Date): Promise<number> => {
      now = time
      await server.app.cleanup.runAll()
      const outcomes = await server.database.store.selectFrom('job_outcomes').selectAll().execute()
      return outcomes
        .filter(({ name }) => ['sessions', 'reset_links', 'attempts'].includes(name))
        .reduce((sum, { removed }) => sum + removed, 0)
    }
    const start = now.getTime()
    const since = (time: number) => new Date(start + time)
    const tries = (await left())[3]
    expect(await left()).toEqual([1, 2, 1, tries])
    const minute = 60_000
    const linkEnds = server.content.constants.accounts.reset_link_minutes * minute
    const tokenEnds = 10 * minute
    expect(await deleteRunOut(since(Math.min(linkEnds, tokenEnds) - 1))).toBe(0)
    // An access token expires within the hour, too.
    expect(await deleteRunOut(since(hour - 1))).toBe(2)
    expect(await left()).toEqual([1, 1, 0, tries])
    expect(await deleteRunOut(since(hour))).toBe(tries)
    expect(await left()).toEqual([1, 1, 0, 0])
    expect(await deleteRunOut(since(7 * day - 1))).toBe(0)
    // A session without tokens can never be used again.
    expect(await deleteRunOut(since(7 * day))).toBe(1)
    expect(await left()).toEqual([0, 0, 0, 0])
  })

  test('attempts that were counted while the clock was ahead are deleted, too', async () => {
    const correct = now
    const wrong = (at: Date) =>
      visitorOf(server).call('POST', '/users/login', { payload: { username: `at_${at.getTime()}`, password: 'x' } })
    await wrong(now)
    now = new Date(correct.getTime() + 400 * day)
    await wrong(now)
    now = correct
    await server.app.cleanup.runAll()
    const left = await server.database.store.selectFrom('attempts').select('since').execute()
    expect(new Set(left.map(({ since }) => since))).toEqual(new Set([correct.toISOString()]))
  })

  test('all jobs run at startup', async () => {
    const { id, submission } = await withPhoto()
    await putNewPhoto(server.photos, new Uint8Array([1]))
    const claimed = await store(server)
    const { store: tables } = server.database
    await tables.updateTable('submissions').set({ user_id: 'someone' }).where('id', '=', claimed.id).execute()
    now = new Date(Date.now() + days() * day + hour)
    await server.close()
    server = await startServer(place, { settings: { now: () => now, cleanupAfterMs: 0 } })
    await vi.waitFor(async () => {
      const { cleanup } = (await server.app.inject({ url: '/readyz' })).json<{ cleanup: { outcome: string }[] }>()
      expect(new Set(cleanup.map(({ outcome }) => outcome))).toEqual(new Set(['ok']))
    }, waitOptions)
    const headers = { authorization: `Bearer ${submission.claim_token}` }
    const asked = await server.app.inject({ url: `/api/quiz/submissions/${id}`, headers })
    expect(asked.statusCode).toBe(404)
    expect(await collectFiles(server.photos.list())).toEqual([])
  })
})

describe('while the photo store does not answer', () => {
  test('rows are deleted anyway, and their files when the store is available again', async () => {
    const s3 = await startS3()
    const plain = await (databases[0] ?? expect.fail()).place()
    const place: TestPlace = { ...plain, photos: () => openPhotosInS3(s3) }
    const server = await startServer(place)
    const payload = await picture()
    const [view] = server.content.photos.views
    for (let count = 0; count < 3; count += 1)
      await (await store(server)).ask('PUT', `/photos/${view?.id}`, { payload, type: 'image/jpeg' })
    const photos = () => [...s3.objects.keys()].filter((key) => key !== 'installation.json')
    expect(photos()).toHaveLength(3)
    const late = new Date(Date.now() + 31 * day)

    s3.fault = () => ({ status: 503 })
    expect(await deleteUnclaimed(server, 30, late)).toBe(3)
    expect(await server.database.store.selectFrom('photos').selectAll().execute()).toEqual([])
    // It stops at the first failure instead of waiting for each of the three files.
    expect(s3.requests.filter((line) => line.startsWith('DELETE')).length).toBeLessThanOrEqual(9)
    await expect(deleteOverduePhotoFiles(server, late)).rejects.toThrow('503')

    s3.fault = () => null
    expect(await deleteOverduePhotoFiles(server, late)).toBe(3)
    expect(photos()).toEqual([])
    await server.close()
    await s3.close()
    await plain.remove()
  })
})
