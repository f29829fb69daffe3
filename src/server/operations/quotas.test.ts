import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { signUp, visitorOf } from '#testing/server/accounts.ts'
import { databasesFor, type TestPlace } from '#testing/server/databases.ts'
import { randomKey, submissionOf } from '#testing/samples/make-submission.ts'
import { createReport, picture } from '#testing/server/reports.ts'
import { startServer, store, type TestServer, unlimited } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'
import { photoUses, secondsUntilReset } from './quotas.ts'

const day = 24 * 60 * 60 * 1000

describe.each(databasesFor(import.meta.url))('over $name', ({ name, place: makePlace }) => {
  let place: TestPlace
  const servers: TestServer[] = []
  let now: Date
  beforeEach(async () => {
    place = await makePlace()
    now = new Date('2026-11-21T12:00:00.000Z')
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
    await place.remove()
  })
  const start = async (storage: Partial<typeof unlimited>, at: TestPlace = place) => {
    const server = await startServer(at, { settings: { now: () => now, storage: { ...unlimited, ...storage } } })
    servers.push(server)
    return server
  }

  describe('submissions', () => {
    const send = (server: TestServer, address: string, key = randomKey()) =>
      visitorOf(server, { address }).call('POST', '/quiz/submissions', {
        payload: submissionOf(server.content, server.version, { answers: [], consents: [] }),
        headers: { 'idempotency-key': key },
        csrf: false,
      })
    const statuses = async (server: TestServer, addresses: readonly string[]) =>
      (await Promise.all(addresses.map((address) => send(server, address)))).map(({ statusCode }) => statusCode)
    const times = (count: number, address: string) => Array.from({ length: count }, () => address)

    test('above the daily quota are refused with a message, until the next day', async () => {
      const server = await start({ submissionsPerDay: 5 })
      const all = await statuses(server, times(8, '192.0.2.1'))
      expect(all.filter((status) => status === 201)).toHaveLength(5)
      const refused = await send(server, '192.0.2.1')
      expect([refused.statusCode, refused.headers['retry-after'], refused.json<ErrorReply>()]).toMatchObject([
        429,
        String(12 * 60 * 60),
        { code: 'day_full', message: server.content.messages.quiz.day_full },
      ])
      expect((await send(server, '198.51.100.1')).statusCode).toBe(201)
      now = new Date(now.getTime() + day / 2)
      expect((await send(server, '192.0.2.1')).statusCode).toBe(201)
    })

    test('that were stored are acknowledged again after the quota is used up', async () => {
      const server = await start({ submissionsPerDay: 1 })
      const visitor = visitorOf(server, { address: '192.0.2.1' })
      const payload = submissionOf(server.content, server.version)
      const headers = { 'idempotency-key': randomKey() }
      const again = () => visitor.call('POST', '/quiz/submissions', { payload, headers, csrf: false })
      const first = await again()
      expect(first.statusCode).toBe(201)
      expect((await send(server, '192.0.2.1')).statusCode).toBe(429)
      for (let count = 0; count < 3; count += 1) expect((await again()).json()).toEqual(first.json())
    })

    test('with the same key at the same time are counted once', async () => {
      const server = await start({ submissionsPerDay: 2 })
      const key = randomKey()
      await Promise.all([send(server, '192.0.2.1', key), send(server, '192.0.2.1', key)])
      expect((await send(server, '192.0.2.1')).statusCode).toBe(201)
      expect((await send(server, '192.0.2.1')).statusCode).toBe(429)
    })

    test.each([
      ['IPv4', (at: number) => `192.0.2.${at}`, 4],
      ['IPv6', (at: number) => `2001:db8:0:1${String(at).padStart(2, '0')}::1`, 2],
      ['IPv6 of one provider', (at: number) => `2001:db8:0:${String(at + 10).padStart(2, '0')}00::1`, 8],
    ])('from many addresses of one network (%s) are refused too', async (_, address, share) => {
      const server = await start({ submissionsPerDay: 2 })
      const all = await statuses(server, Array.from({ length: 10 }, (__, at) => times(2, address(at))).flat())
      expect(all.filter((status) => status === 201)).toHaveLength(2 * share)
    })

    test('that are refused do not use the quota of their network', async () => {
      const server = await start({ submissionsPerDay: 2 })
      await statuses(server, times(20, '192.0.2.1'))
      expect(await statuses(server, times(2, '192.0.2.2'))).toEqual([201, 201])
    })

    if (name === 'PostgreSQL')
      test('are counted by all servers together', async () => {
        const both = [
          await start({ submissionsPerDay: 20 }),
          await start({ submissionsPerDay: 20 }, { ...place, dataDir: `${place.dataDir}/other` }),
        ]
        const all = await Promise.all(both.map((server) => statuses(server, times(33, '192.0.2.1'))))
        expect(all.flat().filter((status) => status === 201)).toHaveLength(20)
      })
  })

  describe('photos', () => {
    const noise = () =>
      picture(
        `#${Math.floor(Math.random() * 0xffffff)
          .toString(16)
          .padStart(6, '0')}`,
      )
    const view = ({ content }: TestServer) => content.photos.views[0]?.id ?? ''

    test('of one submission above the daily quota are refused with a message; a retry of a stored one is not', async () => {
      const server = await start({ visitorPhotosPerDay: 3 })
      const { ask } = await store(server)
      const pictures = ['#ff0000', '#00ff00', '#0000ff', '#ffffff']
      const put = async (colour = '') =>
        ask('PUT', `/photos/${view(server)}`, { payload: await picture(colour), type: 'image/jpeg' })
      for (const colour of pictures.slice(0, 3)) expect((await put(colour)).statusCode).toBe(200)
      const refused = await put(pictures[3])
      expect([refused.statusCode, refused.headers['retry-after'], refused.json<ErrorReply>()]).toMatchObject([
        429,
        String(12 * 60 * 60),
        { code: 'photos_day_full', message: server.content.messages.photos.day_full },
      ])
      expect((await put(pictures[2])).statusCode).toBe(200)
      expect(await server.database.store.selectFrom('photos').select('file').execute()).toHaveLength(1)
      const other = await store(server)
      const sent = { payload: await noise(), type: 'image/jpeg' }
      expect((await other.ask('PUT', `/photos/${view(server)}`, sent)).statusCode).toBe(200)
    })

    test('are counted for an account over all its reports', async () => {
      const server = await start({ visitorPhotosPerDay: 2 })
      const user = await signUp(server)
      const put = async () => {
        const { id } = await createReport(server, user)
        const path = `/quiz/submissions/${id}/photos/${view(server)}`
        const sent = { payload: await noise(), headers: { 'content-type': 'image/jpeg' } }
        return (await user.call('PUT', path, sent)).statusCode
      }
      expect([await put(), await put(), await put()]).toEqual([200, 200, 429])
    })

    test('of one address are counted in kilobytes, over all submissions', async () => {
      const server = await start({ photoMbPerDay: 1 })
      const noisePicture = await sharpNoise()
      const stored: number[] = []
      for (let count = 0; count < 12; count += 1) {
        const { ask } = await store(server)
        const reply = await ask('PUT', `/photos/${view(server)}`, { payload: noisePicture, type: 'image/png' })
        stored.push(reply.statusCode)
      }
      expect(stored).toEqual(stored.toSorted((one, other) => one - other))
      expect(stored).toContain(429)
      const rows = await server.database.store.selectFrom('photos').select('bytes').execute()
      const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
      expect(bytes).toBeLessThanOrEqual(1024 * 1024)
      expect(bytes + Math.max(...rows.map((row) => row.bytes))).toBeGreaterThan(1000 * 1024)
    })

    test('that could not be written are not counted', async () => {
      const server = await start({ visitorPhotosPerDay: 1 })
      const { ask } = await store(server)
      const put = async () => ask('PUT', `/photos/${view(server)}`, { payload: await noise(), type: 'image/jpeg' })
      const kept = server.photos.put
      Object.assign(server.photos, { put: () => Promise.reject(new Error('no disk')) })
      expect((await put()).statusCode).toBe(503)
      Object.assign(server.photos, { put: kept })
      expect((await put()).statusCode).toBe(200)
    })

    test('that cannot be decoded are counted with the size that was sent', async () => {
      const server = await start({ visitorPhotosPerDay: 2, photoMbPerDay: 2 })
      const put = async (payload: Buffer) =>
        (await store(server)).ask('PUT', `/photos/${view(server)}`, { payload, type: 'image/jpeg' })
      const { ask } = await store(server)
      const again = async (payload: Buffer) =>
        (await ask('PUT', `/photos/${view(server)}`, { payload, type: 'image/jpeg' })).statusCode
      const broken = Buffer.alloc(1000, Buffer.from([0xff, 0xd8, 0xff]))
      expect([await again(broken), await again(broken), await again(await noise())]).toEqual([422, 422, 429])
      const large = Buffer.concat([broken, Buffer.alloc(3 * 1024 * 1024)])
      expect([(await put(large)).statusCode, (await put(await noise())).statusCode]).toEqual([422, 429])
    })

    test('that cannot be decoded in time are counted', async () => {
      const server = await startServer(place, {
        settings: { storage: { ...unlimited, visitorPhotosPerDay: 1 } },
        reencode: async () => 'timeout',
      })
      servers.push(server)
      const { ask } = await store(server)
      const put = async () => ask('PUT', `/photos/${view(server)}`, { payload: await noise(), type: 'image/jpeg' })
      expect([(await put()).statusCode, (await put()).statusCode]).toEqual([503, 429])
    })
  })

  test('counters are deleted after two days, and do not identify anyone', async () => {
    const server = await start({})
    await store(server)
    const rows = () => server.database.store.selectFrom('quotas').selectAll().execute()
    expect(await rows()).toHaveLength(2)
    expect(JSON.stringify(await rows())).not.toContain('127.0.0')
    now = new Date(now.getTime() + day)
    await server.app.cleanup.runAll()
    expect(await rows()).toHaveLength(2)
    now = new Date(now.getTime() + day)
    await server.app.cleanup.runAll()
    expect(await rows()).toEqual([])
  })
})

test.each([
  ['2026-11-21T00:00:00.000Z', 86_400],
  ['2026-11-21T23:59:59.500Z', 1],
])('at %s the day has %i seconds left', (time, seconds) => {
  expect(secondsUntilReset(new Date(time))).toBe(seconds)
})

test.each([
  [1, 1],
  [1024, 1],
  [1025, 2],
])('a photo of %i bytes counts as %i kilobytes, so that many small ones are not free', (bytes, kilobytes) => {
  const sender = { address: '192.0.2.1', submission: 's', user: null }
  const amounts = photoUses({ ...unlimited, visitorPhotoMbPerDay: 7 }, sender, bytes, new Date()).flatMap(
    ({ amount, limit }) => (limit === 7 * 1024 ? [amount] : []),
  )
  expect(amounts).toEqual([kilobytes])
})

/** A picture that does not compress. */
const sharpNoise = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  return sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
}
