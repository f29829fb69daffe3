import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPlace } from '#testing/server/databases.ts'
import { buildApp } from '#server/app.ts'
import { photoPlacesFor, collectFiles } from '#testing/server/photo-stores.ts'
import { consentOf, randomToken, submissionOf } from '#testing/samples/make-submission.ts'
import { signUp } from '#testing/server/accounts.ts'
import { uploadPhotos, createReport } from '#testing/server/reports.ts'
import { misfits, type Stored, type TestServer, startServer, store } from '#testing/server/server.ts'
import type { ErrorReply, PhotoReply, ResultReply } from '#types/api.generated.ts'

const canary = 'canary-51.4769N'

/** Noise, so that it does not compress; with GPS coordinates in its metadata. */
const picture = (width = 320, height = 240) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 30 }, background: '#777777' },
  }).withExif({
    IFD0: { Make: canary, ImageDescription: canary },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 28/1 37/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 0/1 5/1' },
  })

describe.each(photoPlacesFor(import.meta.url))('over $name', ({ place: makePlace }) => {
  let place: TestPlace
  let server: TestServer
  let owner: Stored
  beforeAll(async () => {
    place = await makePlace()
    server = await startServer(place)
    owner = await store(server)
  })
  afterAll(async () => {
    await server.close()
    await place.remove()
  })

  const view = (): string => server.content.photos.views[0]?.id ?? ''
  const put = (payload: Buffer, type = 'image/jpeg', who = owner) =>
    who.ask('PUT', `/photos/${view()}`, { payload, type })
  const read = (who = owner) => who.ask('GET', `/photos/${view()}`)
  const files = async (): Promise<readonly string[]> =>
    (await collectFiles(server.photos.list())).map(({ name }) => name)

  describe('when a picture is sent', () => {
    test.each(['jpeg', 'png', 'webp'] as const)('a %s is re-encoded as JPEG, without its metadata', async (format) => {
      const sent = await picture().toFormat(format).toBuffer()
      expect(sent.includes(canary)).toBe(true)
      const reply = await put(sent, `image/${format}`)
      expect(reply.json<PhotoReply>()).toEqual({ view: view(), width: 320, height: 240 })
      const kept = (await read()).rawPayload
      const about = await sharp(kept).metadata()
      expect(about).toMatchObject({ format: 'jpeg', width: 320, height: 240 })
      expect([about.exif, about.icc, about.xmp, about.iptc]).toEqual([undefined, undefined, undefined, undefined])
      // Does not search for `GPS`: three letters can occur by chance, and they would be part of `exif`, which is undefined above.
      expect([kept.includes(canary), kept.includes('Exif')]).toEqual([false, false])
      expect(server.logs()).not.toContain(canary)
    })

    test('its EXIF orientation is applied', async () => {
      const sent = await picture(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
      expect((await put(sent)).json()).toMatchObject({ width: 200, height: 300 })
    })

    test('a large one is scaled down, a small one keeps its size', async () => {
      expect((await put(await picture(2000, 1000).jpeg().toBuffer())).json()).toMatchObject({
        width: 1600,
        height: 800,
      })
      expect((await put(await picture(30, 20).jpeg().toBuffer())).json()).toMatchObject({ width: 30, height: 20 })
    })

    test('bytes after its end are dropped', async () => {
      const tail = Buffer.from(`<script>alert(1)</script>PK\u0003\u0004${canary}`)
      const reply = await put(Buffer.concat([await picture().jpeg().toBuffer(), tail]))
      expect(reply.statusCode).toBe(200)
      const kept = (await read()).rawPayload
      expect([kept.includes('<script>'), kept.includes('PK\u0003\u0004'), kept.includes(canary)]).toEqual([
        false,
        false,
        false,
      ])
    })

    test('it is listed in the result, and a second one replaces it', async () => {
      const who = await store(server)
      const before = await files()
      await put(await picture(100, 50).jpeg().toBuffer(), 'image/jpeg', who)
      const first = (await files()).filter((name) => !before.includes(name))
      await put(await picture(80, 40).jpeg().toBuffer(), 'image/jpeg', who)
      const second = (await files()).filter((name) => !before.includes(name))
      expect(misfits('ResultReply', (await who.ask('GET')).json())).toEqual([])
      expect((await who.ask('GET')).json<ResultReply>().photos).toEqual([
        { view: view(), width: 80, height: 40, sent: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/) },
      ])
      expect([first.length, second.length]).toEqual([1, 1])
      expect(second).not.toEqual(first)
    })

    test('sending the same bytes again repeats the first reply, and writes nothing', async () => {
      const who = await store(server)
      const [payload, other] = [await picture().jpeg().toBuffer(), await picture(90, 70).jpeg().toBuffer()]
      const first = await put(payload, 'image/jpeg', who)
      const [before, kept] = [await files(), (await read(who)).rawPayload]
      const again = await put(payload, 'image/jpeg', who)
      expect([again.statusCode, again.json()]).toEqual([200, first.json()])
      expect([await files(), (await read(who)).rawPayload.equals(kept)]).toEqual([before, true])
      const [listed] = (await who.ask('GET')).json<ResultReply>().photos
      expect(listed?.sent).toBe(createHash('sha256').update(payload).digest('base64'))

      // Another photo of the same view, then the first one again: the last one is kept.
      expect((await put(other, 'image/jpeg', who)).json()).toMatchObject({ width: 90, height: 70 })
      expect((await put(payload, 'image/jpeg', who)).json()).toEqual(first.json())
      expect((await files()).length).toBe(before.length)
    })

    test('sending a photo again restores a lost file', async () => {
      const who = await store(server)
      const payload = await picture().jpeg().toBuffer()
      const before = await files()
      await put(payload, 'image/jpeg', who)
      for (const name of await files()) if (!before.includes(name)) await server.photos.delete(name)
      expect((await read(who)).statusCode).toBe(404)
      expect((await put(payload, 'image/jpeg', who)).statusCode).toBe(200)
      expect((await read(who)).statusCode).toBe(200)
    })

    test('two concurrent uploads leave one photo', async () => {
      const who = await store(server)
      const [before, payload] = [await files(), await picture().jpeg().toBuffer()]
      const replies = await Promise.all([
        put(payload, 'image/jpeg', who),
        put(payload, 'image/jpeg', who),
        put(payload, 'image/jpeg', who),
      ])
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect((await files()).length).toBe(before.length + 1)
      expect((await read(who)).statusCode).toBe(200)
    })
  })

  describe('an unsupported picture', () => {
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#808080' } })
    const bomb = () => flat(6000, 5000).png().toBuffer()
    const animated = async () =>
      sharp([await flat(64, 64).png().toBuffer(), await picture(64, 64).png().toBuffer()], { join: { animated: true } })
        .webp()
        .toBuffer()

    test.each<[string, () => Promise<Buffer> | Buffer]>([
      ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
      ['a GIF', () => picture().gif().toBuffer()],
      ['an AVIF', () => picture(64, 64).avif().toBuffer()],
      ['a TIFF', () => picture().tiff().toBuffer()],
      ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
      [
        'an HTML page that begins like a JPEG',
        () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')]),
      ],
      ['a truncated JPEG', async () => (await picture(800, 600).jpeg().toBuffer()).subarray(0, 9000)],
      ['a corrupt PNG', async () => (await picture().png().toBuffer()).fill(0, 5000, 5400)],
      ['an animated picture', animated],
      ['a picture of 30 megapixels', bomb],
    ])('%s is refused, and nothing is written', async (_name, make) => {
      const before = await files()
      const reply = await put(await make())
      expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([422, 'photo_refused'])
      expect(await files()).toEqual(before)
    })

    test('an empty body is refused', async () => {
      expect((await put(Buffer.alloc(0))).statusCode).toBeGreaterThanOrEqual(400)
      expect((await put(Buffer.alloc(0))).statusCode).toBeLessThan(500)
    })

    test('a body above the limit is refused before it is decoded', async () => {
      const limit = server.content.photos.max_file_mb * 1024 * 1024
      const reply = await put(Buffer.alloc(limit + 1))
      expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([413, 'too_large'])
    })

    test.each(['image/svg+xml', 'image/gif', 'text/html', 'application/json', 'multipart/form-data; boundary=x'])(
      'a body with the content type %s is refused',
      async (type) => {
        expect((await put(await picture().jpeg().toBuffer(), type)).statusCode).toBe(415)
      },
    )
  })

  describe('when it is not allowed', () => {
    test.each(['declined', undefined] as const)('with the consent %s nothing is stored', async (choice) => {
      const id = server.content.consent.consents.find(({ covers }) => covers.includes('photos'))?.id
      const consents = submissionOf(server.content, server.version).consents.flatMap((consent) =>
        consent.id !== id ? [consent] : choice === undefined ? [] : [consentOf(server.content, consent.id, choice)],
      )
      const [who, before] = [await store(server, { consents }), await files()]
      const reply = await put(await picture().jpeg().toBuffer(), 'image/jpeg', who)
      expect([reply.statusCode, reply.json<ErrorReply>()]).toMatchObject([
        403,
        { code: 'no_consent', message: server.content.messages.photos.no_consent },
      ])
      expect(await files()).toEqual(before)
    })

    test('the refusal is sent before the body is read', async () => {
      const none = await store(server, { answers: [], consents: [] })
      const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
      const answered = async (token: string): Promise<number | undefined> => {
        const call = request(`${address}/api/quiz/submissions/${none.id}/photos/${view()}`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', 'content-length': 5_000_000 },
        })
        call.on('error', () => undefined)
        call.flushHeaders()
        const [reply] = (await once(call, 'response')) as [IncomingMessage]
        call.destroy()
        return reply.statusCode
      }
      expect(await answered(none.submission.claim_token)).toBe(403)
      expect(await answered(randomToken())).toBe(404)
    })

    test('others cannot store, read or delete', async () => {
      const payload = await picture().jpeg().toBuffer()
      await put(payload)
      const token = randomToken()
      const path = `/photos/${view()}`
      const replies = [
        await owner.ask('PUT', path, { payload, type: 'image/jpeg', token }),
        await owner.ask('GET', path, { token }),
        await owner.ask('DELETE', path, { token }),
        await owner.ask('DELETE', '/photos', { token }),
      ]
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
      expect((await read()).statusCode).toBe(200)
    })

    test('a view that the content does not know is refused', async () => {
      const payload = await picture().jpeg().toBuffer()
      for (const unknownView of ['front', 'constructor', '..%2f..%2fetc', '%2e%2e'])
        expect((await owner.ask('PUT', `/photos/${unknownView}`, { payload, type: 'image/jpeg' })).statusCode).toBe(404)
    })
  })

  describe('when it is read', () => {
    test('it is not cached, not sniffed and not executed', async () => {
      await put(await picture().jpeg().toBuffer())
      expect((await read()).headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
    })
  })

  describe('when it is deleted', () => {
    test('row and file are deleted, and it is idempotent', async () => {
      const who = await store(server)
      const before = await files()
      await put(await picture().jpeg().toBuffer(), 'image/jpeg', who)
      const path = `/photos/${view()}`
      expect((await who.ask('DELETE', path)).statusCode).toBe(204)
      expect((await read(who)).statusCode).toBe(404)
      expect(await files()).toEqual(before)
      expect((await who.ask('DELETE', path)).statusCode).toBe(204)
    })

    const views = () => server.content.photos.views.map(({ id }) => id)
    const sendAll = async (who: Stored) => {
      const payload = await picture().jpeg().toBuffer()
      for (const of of views())
        expect((await who.ask('PUT', `/photos/${of}`, { payload, type: 'image/jpeg' })).statusCode).toBe(200)
    }

    test('deleting one keeps the others; deleting all deletes all', async () => {
      const [who, before] = [await store(server), await files()]
      await sendAll(who)
      await who.ask('DELETE', `/photos/${views()[0]}`)
      expect(
        (await who.ask('GET'))
          .json<ResultReply>()
          .photos.map((photo) => photo.view)
          .sort(),
      ).toEqual(views().slice(1).sort())
      expect((await files()).length).toBe(before.length + views().length - 1)
      expect((await who.ask('DELETE', '/photos')).statusCode).toBe(204)
      expect([(await who.ask('GET')).json<ResultReply>().photos, await files()]).toEqual([[], before])
      expect((await who.ask('DELETE', '/photos')).statusCode).toBe(204)
    })

    test('one of a view that the content no longer has can be read and deleted', async () => {
      const who = await store(server)
      await sendAll(who)
      const { photos } = server.content
      const content = { ...server.content, photos: { ...photos, views: photos.views.slice(1) } }
      const later = await buildApp({ ...server.parts, content })
      const url = `/api/quiz/submissions/${who.id}/photos/${views()[0]}`
      const headers = { authorization: `Bearer ${who.submission.claim_token}` }
      const ask = async (method: 'GET' | 'DELETE') => (await later.inject({ method, url, headers })).statusCode
      expect([await ask('GET'), await ask('DELETE'), await ask('GET')]).toEqual([200, 204, 404])
      expect((await who.ask('GET')).json<ResultReply>().photos).toHaveLength(views().length - 1)
      await later.close()
    })

    test('a user can delete one or all, and those of other reports stay', async () => {
      const [user, before] = [await signUp(server), await files()]
      const [first, second] = [await createReport(server, user), await createReport(server, user)]
      await uploadPhotos(server, user, first.id)
      await uploadPhotos(server, user, second.id)
      const at = `/quiz/submissions/${first.id}/photos`
      expect((await user.call('DELETE', `${at}/${views()[0]}`)).statusCode).toBe(204)
      expect((await user.call('GET', `${at}/${views()[0]}`)).statusCode).toBe(404)
      expect((await user.call('DELETE', at)).statusCode).toBe(204)
      for (const of of views()) expect((await user.call('GET', `${at}/${of}`)).statusCode).toBe(404)
      expect((await files()).length).toBe(before.length + views().length)
      const kept = await user.call('GET', `/quiz/submissions/${second.id}/photos/${views()[0]}`)
      expect([kept.statusCode, kept.headers['cache-control']]).toEqual([200, 'no-store'])
    })
  })
})
