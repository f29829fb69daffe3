import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { photosIn, putIn, allOf } from '#testing/server/photo-stores.ts'
import { type S3Fault, type S3Server, startS3 } from '#testing/server/s3-server.ts'
import type { PhotoStore } from './photo-store.ts'

/** Long enough for the machine of a test, short enough to wait for. */
const retryPolicy = { attempts: 3, timeoutMs: 600, baseDelayMs: 1 }

let s3: S3Server
let photos: PhotoStore
beforeEach(async () => {
  s3 = await startS3()
  photos = await photosIn(s3, retryPolicy)
})
afterEach(() => s3.close())

const ways: readonly [string, S3Fault][] = [
  ['is cut', 'cut'],
  ['is done, and its answer is lost', 'lost'],
  ['is too slow', { slowMs: 1500 }],
  ['is answered 500', { status: 500 }],
  ['is answered 503', { status: 503 }],
  ['is answered 429', { status: 429 }],
]
const readings: readonly [string, S3Fault][] = [
  ['breaks off in its answer', 'truncated'],
  ['lacks the end of its answer', 'shortened'],
]

/** The first requests go wrong, then all is well. */
const firstOf = (count: number, fault: S3Fault) => {
  let left = count
  s3.fault = () => (left-- > 0 ? fault : null)
}
const always = (fault: S3Fault) => {
  s3.fault = () => fault
}

describe.each([...ways, ...readings])('when a request %s', (_name, fault) => {
  test('twice, nobody notices: one object, and what was put is read', async () => {
    firstOf(2, fault)
    const bytes = randomBytes(50_000)
    const name = await putIn(photos, bytes)
    expect(s3.objects.size).toBe(1)
    firstOf(2, fault)
    expect(Buffer.from((await photos.get(name)) ?? []).equals(bytes)).toBe(true)
    firstOf(2, fault)
    expect((await allOf(photos.list())).map((entry) => entry.name)).toEqual([name])
    firstOf(2, fault)
    await photos.delete(name)
    expect(s3.objects.size).toBe(0)
  })

  test('every time, it is told within bounds: no half photo, and none that seems to be gone', async () => {
    const name = await putIn(photos, randomBytes(1000))
    always(fault)
    const start = Date.now()
    await expect(photos.get(name)).rejects.toThrow(Error)
    await expect(allOf(photos.list())).rejects.toThrow(Error)
    expect(Date.now() - start).toBeLessThan(8000)
    // At the start the bucket was asked twice. Then each is tried three times: a try may end before its request arrives.
    const tries = s3.asked.filter((line) => line.startsWith('GET')).length - 2
    expect([tries > 2, tries <= 2 * 3]).toEqual([true, true])
  })
})

describe.each(ways)('when writing %s', (_name, fault) => {
  test('every time, it is told', async () => {
    const name = await putIn(photos, randomBytes(1000))
    always(fault)
    await expect(putIn(photos, randomBytes(1000))).rejects.toThrow(Error)
    await expect(photos.delete(name)).rejects.toThrow(Error)
    await expect(photos.ping()).rejects.toThrow(Error)
  })
})

describe('when nobody is there at all', () => {
  test('it is told at the start, and the start goes on; later all is well by itself', async () => {
    const lines: string[] = []
    always('cut')
    const late = await photosIn(s3, retryPolicy, lines)
    expect(lines.join()).toMatch(/^S3_ENDPOINT does not answer \(.+\)\. Photos cannot be stored until it does\.$/)
    await expect(putIn(late, randomBytes(10))).rejects.toThrow(Error)
    s3.fault = () => null
    expect(await late.get(await putIn(late, randomBytes(10)))).not.toBeNull()
  })
})

describe('what is asked of the store', () => {
  test('each photo is one object with its type and its hash, below photos/, and nothing says more', async () => {
    const name = await putIn(photos, Buffer.from('bytes'))
    const [[key, object] = []] = [...s3.objects]
    expect(key).toBe(`photos/${name}`)
    expect(object?.headers).toEqual({
      'content-type': 'image/jpeg',
      'x-amz-meta-sha256': expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('a list of many pages is whole, whatever the token between them looks like', async () => {
    s3.pageSize = 7
    const names = await Promise.all(Array.from({ length: 30 }, () => putIn(photos, Buffer.from('x'))))
    expect((await allOf(photos.list())).map(({ name }) => name).sort()).toEqual(names.sort())
  })

  test('what others keep in the bucket is neither listed nor deleted', async () => {
    const other = { bytes: Buffer.from('x'), headers: {}, since: new Date(0) }
    const theirs = [`${'a'.repeat(22)}.jpg`, `photos/notes & <b>.txt`, `photos/x/${'a'.repeat(22)}.jpg`]
    for (const key of theirs) s3.objects.set(key, other)
    expect(await allOf(photos.list())).toEqual([])
  })

  test('a photo that was copied into the bucket, without a hash, is read', async () => {
    const name = `${'a'.repeat(22)}.jpg`
    s3.objects.set(`photos/${name}`, { bytes: Buffer.from('copied'), headers: {}, since: new Date() })
    expect(Buffer.from((await photos.get(name)) ?? []).toString()).toBe('copied')
  })

  test('whoever watches may ask often: the store is asked once', async () => {
    const before = s3.asked.length
    await Promise.all(Array.from({ length: 20 }, () => photos.ping()))
    expect(s3.asked.length).toBe(before + 1)
  })
})

describe('when the bucket does not fit', () => {
  const opened = (change: Readonly<Record<string, string>>) =>
    photosIn({ ...s3, env: { ...s3.env, ...change } }, retryPolicy)

  test.each([
    ['S3_BUCKET', 'another', /^S3_BUCKET: there is no bucket “another”/],
    ['S3_ACCESS_KEY_ID', 'nobody', /do not open the bucket “quiz-photos” \(InvalidAccessKeyId\)/],
    ['S3_SECRET_ACCESS_KEY', 'hidden-words', /do not open the bucket “quiz-photos” \(SignatureDoesNotMatch\)/],
    ['S3_REGION', 'elsewhere', /\(AuthorizationHeaderMalformed\)/],
  ])('a wrong %s stops the start, with what to do, and shows no secret', async (name, value, words) => {
    const error = await opened({ [name]: value }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'StartFailure', message: expect.stringMatching(words) })
    expect(String(error)).not.toContain('hidden-words')
  })

  test('one that keeps what is deleted is refused', async () => {
    s3.keepsVersions = true
    await expect(opened({})).rejects.toThrow(/keeps old versions/)
  })

  test('a bucket that goes away while we run is a failure, not a photo that is gone', async () => {
    const name = await putIn(photos, Buffer.from('x'))
    always({ status: 404, code: 'NoSuchBucket' })
    await expect(photos.get(name)).rejects.toThrow('404 NoSuchBucket')
    await expect(photos.delete(name)).rejects.toThrow('404 NoSuchBucket')
    always({ status: 404, code: 'NoSuchKey' })
    expect(await photos.get(name)).toBeNull()
  })
})
