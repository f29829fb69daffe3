/** Malformed and hostile uploads are refused with a clear message, or re-encoded without any hidden data. */
import { collectFiles } from '#testing/server/photo-stores.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { badFiles, type BadFile, forbiddenContent } from '#testing/pictures/bad-files.ts'
import { databases, type TestPlace } from '#testing/server/databases.ts'
import { jpegParts } from '#testing/pictures/image-bytes.ts'
import { type Stored, type TestServer, startServer, store } from '#testing/server/server.ts'
import type { ErrorReply } from '#types/api.generated.ts'

const files = await badFiles()

/** JPEG segments that are needed to decode the picture: quantisation and Huffman tables, frame, restart interval, scan. */
const drawing = new Set([0xdb, 0xc0, 0xc4, 0xdd, 0xda])
const seconds = 12
const megabytes = 300

describe('a corpus of bad files', () => {
  let place: TestPlace
  let server: TestServer
  let owner: Stored
  const outcomes: Record<string, number> = {}
  let most = 0
  let start = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  beforeAll(async () => {
    place = await (databases[0] ?? expect.fail()).place()
    server = await startServer(place)
    owner = await store(server)
    start = process.memoryUsage().rss
  })
  afterAll(async () => {
    clearInterval(watch)
    await server.close()
    await place.remove()
  })

  const path = () => `/photos/${server.content.photos.views[0]?.id}`

  test('it has more than two hundred different files', () => {
    expect(files.length).toBeGreaterThanOrEqual(200)
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
    expect(new Set(files.map(({ bytes }) => bytes.toString('base64'))).size).toBe(files.length)
  })

  test.each<[string, BadFile]>(files.map((file) => [file.name, file]))(
    '%s',
    { timeout: 30_000 },
    async (_name, { bytes }) => {
      const began = Date.now()
      const reply = await owner.ask('PUT', path(), { payload: bytes, type: 'image/jpeg' })
      expect(Date.now() - began).toBeLessThan(seconds * 1000)
      outcomes[reply.statusCode] = (outcomes[reply.statusCode] ?? 0) + 1
      if (reply.statusCode !== 200) {
        const { code, message } = reply.json<ErrorReply>()
        const { common, photos } = server.content.messages
        const plain = { 422: ['photo_refused', photos.store_refused], 400: ['malformed', common.not_accepted] }[
          reply.statusCode
        ]
        expect([code, message]).toEqual(plain)
        return
      }
      await expectClean((await owner.ask('GET', path())).rawPayload)
    },
  )

  const expectClean = async (kept: Buffer): Promise<void> => {
    const { segments, tail } = jpegParts(kept)
    expect(tail.length).toBe(0)
    expect(segments.map(({ marker }) => marker).filter((marker) => !drawing.has(marker))).toEqual([])
    expect(forbiddenContent.filter((trace) => kept.includes(Buffer.from(trace, 'latin1')))).toEqual([])
    const about = await sharp(kept).metadata()
    expect([about.exif, about.icc, about.xmp, about.iptc, about.orientation, about.comments]).toEqual(
      Array(6).fill(undefined),
    )
    expect(Math.max(about.width, about.height)).toBeLessThanOrEqual(1600)
    await sharp(kept, { failOn: 'warning' }).stats()
  }

  test('some were accepted, most were refused, one photo is stored, and memory was bounded', async () => {
    console.log(
      `corpus: ${files.length} files, ${JSON.stringify(outcomes)}, at most ${Math.round((most - start) / 1e6)} MB more than at the start`,
    )
    expect(outcomes[200]).toBeGreaterThan(40)
    expect(outcomes[422]).toBeGreaterThan(100)
    expect((most - start) / 1e6).toBeLessThan(megabytes)
    expect(await collectFiles(server.photos.list())).toHaveLength(1)
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})
