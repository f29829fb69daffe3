import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPhotosInS3, putNewPhoto, collectFiles } from '#testing/server/photo-stores.ts'
import { type S3Fault, type S3Server, startS3 } from '#testing/server/s3-server.ts'
import type { PhotoStore } from './photo-store.ts'

/** Long enough for a slow test machine, short enough to wait for. */
const retryPolicy = { attempts: 3, timeoutMs: 600, baseDelayMs: 1 }

let s3: S3Server
let photos: PhotoStore
beforeEach(async () => {
  s3 = await startS3()
  photos = await openPhotosInS3(s3, retryPolicy)
})
afterEach(() => s3.close())

const faults: readonly [string, S3Fault][] = [
  ['is cut', 'cut'],
  ['is handled, and its response is lost', 'lost'],
  ['is too slow', { slowMs: 1500 }],
  ['is answered 500', { status: 500 }],
  ['is answered 503', { status: 503 }],
  ['is answered 429', { status: 429 }],
]
const readFaults: readonly [string, S3Fault][] = [
  ['gets a response that is cut off', 'truncated'],
  ['gets a response that is too short', 'shortened'],
]

/** The first requests fail, later ones succeed. */
const firstOf = (count: number, fault: S3Fault) => {
  let left = count
  s3.fault = () => (left-- > 0 ? fault : null)
}
const always = (fault: S3Fault) => {
  s3.fault = () => fault
}

describe.each([...faults, ...readFaults])('when a request %s', (_name, fault) => {
  test('twice, a retry succeeds: there is one object, with the right bytes', async () => {
    firstOf(2, fault)
    const bytes = randomBytes(50_000)
    const name = await putNewPhoto(photos, bytes)
    expect(s3.objects.size).toBe(1)
    firstOf(2, fault)
    expect(Buffer.from((await photos.get(name)) ?? []).equals(bytes)).toBe(true)
    firstOf(2, fault)
    expect((await collectFiles(photos.list())).map((entry) => entry.name)).toEqual([name])
    firstOf(2, fault)
    await photos.delete(name)
    expect(s3.objects.size).toBe(0)
  })

  test('every time, it rejects in bounded time, and never returns an incomplete photo or null', async () => {
    const name = await putNewPhoto(photos, randomBytes(1000))
    always(fault)
    const start = Date.now()
    await expect(photos.get(name)).rejects.toThrow(Error)
    await expect(collectFiles(photos.list())).rejects.toThrow(Error)
    expect(Date.now() - start).toBeLessThan(8000)
    // Two requests at startup, then up to three attempts each: an attempt may time out before its request arrives.
    const tries = s3.requests.filter((line) => line.startsWith('GET')).length - 2
    expect([tries > 2, tries <= 2 * 3]).toEqual([true, true])
  })
})

describe.each(faults)('when writing %s', (_name, fault) => {
  test('every time, it rejects', async () => {
    const name = await putNewPhoto(photos, randomBytes(1000))
    always(fault)
    await expect(putNewPhoto(photos, randomBytes(1000))).rejects.toThrow(Error)
    await expect(photos.delete(name)).rejects.toThrow(Error)
    await expect(photos.ping()).rejects.toThrow(Error)
  })
})

describe('when the object store cannot be reached', () => {
  test('the start prints a warning and continues, and the store works as soon as it can be reached', async () => {
    const lines: string[] = []
    always('cut')
    const late = await openPhotosInS3(s3, retryPolicy, lines)
    expect(lines.join()).toMatch(/^S3_ENDPOINT does not answer \(.+\)\. Photos cannot be stored until it does\.$/)
    await expect(putNewPhoto(late, randomBytes(10))).rejects.toThrow(Error)
    s3.fault = () => null
    expect(await late.get(await putNewPhoto(late, randomBytes(10)))).not.toBeNull()
  })
})

describe('requests to the store', () => {
  test('each photo is one object below photos/ with content type and hash, and without other metadata', async () => {
    const name = await putNewPhoto(photos, Buffer.from('bytes'))
    const [[key, object] = []] = [...s3.objects]
    expect(key).toBe(`photos/${name}`)
    expect(object?.headers).toEqual({
      'content-type': 'image/jpeg',
      'x-amz-meta-sha256': expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('a list of many pages is complete, also with special characters in continuation tokens', async () => {
    s3.pageSize = 7
    const names = await Promise.all(Array.from({ length: 30 }, () => putNewPhoto(photos, Buffer.from('x'))))
    expect((await collectFiles(photos.list())).map(({ name }) => name).sort()).toEqual(names.sort())
  })

  test('other objects in the bucket are neither listed nor deleted', async () => {
    const other = { bytes: Buffer.from('x'), headers: {}, lastModified: new Date(0) }
    const theirs = [`${'a'.repeat(22)}.jpg`, `photos/notes & <b>.txt`, `photos/x/${'a'.repeat(22)}.jpg`]
    for (const key of theirs) s3.objects.set(key, other)
    expect(await collectFiles(photos.list())).toEqual([])
  })

  test('a photo that was copied into the bucket, without a hash, is read', async () => {
    const name = `${'a'.repeat(22)}.jpg`
    s3.objects.set(`photos/${name}`, { bytes: Buffer.from('copied'), headers: {}, lastModified: new Date() })
    expect(Buffer.from((await photos.get(name)) ?? []).toString()).toBe('copied')
  })

  test('frequent health checks cause one request', async () => {
    const before = s3.requests.length
    await Promise.all(Array.from({ length: 20 }, () => photos.ping()))
    expect(s3.requests.length).toBe(before + 1)
  })
})

describe('when the bucket cannot be used', () => {
  const opened = (change: Readonly<Record<string, string>>) =>
    openPhotosInS3({ ...s3, env: { ...s3.env, ...change } }, retryPolicy)

  test.each([
    ['S3_BUCKET', 'another', /^S3_BUCKET: there is no bucket “another”/],
    ['S3_ACCESS_KEY_ID', 'nobody', /do not open the bucket “quiz-photos” \(InvalidAccessKeyId\)/],
    ['S3_SECRET_ACCESS_KEY', 'hidden-words', /do not open the bucket “quiz-photos” \(SignatureDoesNotMatch\)/],
    ['S3_REGION', 'elsewhere', /\(AuthorizationHeaderMalformed\)/],
  ])('a wrong %s stops the start with a message for the operator and without secrets', async (name, value, message) => {
    const error = await opened({ [name]: value }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'StartFailure', message: expect.stringMatching(message) })
    expect(String(error)).not.toContain('hidden-words')
  })

  test('a bucket with versioning is refused', async () => {
    s3.keepsVersions = true
    await expect(opened({})).rejects.toThrow(/keeps old versions/)
  })

  describe('and the key may not ask about versioning', () => {
    beforeEach(() => {
      s3.fault = ({ query }) => (query.has('versioning') ? { status: 403, code: 'AccessDenied' } : null)
    })

    test('a bucket with versioning is refused all the same', async () => {
      s3.keepsVersions = true
      await expect(opened({})).rejects.toThrow(/keeps old versions/)
    })

    test('a bucket without versioning is accepted, and nothing is left of the check', async () => {
      await putNewPhoto(await opened({}), Buffer.from('x'))
      expect(s3.objects.size).toBe(1)
    })
  })

  test('a bucket with versioning that did not answer at the start gets no photo', async () => {
    s3.keepsVersions = true
    always('cut')
    const late = await opened({})
    s3.fault = () => null
    await expect(putNewPhoto(late, Buffer.from('x'))).rejects.toThrow(/keeps old versions/)
    s3.keepsVersions = false
    await putNewPhoto(late, Buffer.from('x'))
    expect(s3.objects.size).toBe(1)
  })

  test('a key that may not write is reported at the start', async () => {
    const lines: string[] = []
    s3.fault = ({ method, query }) =>
      method === 'PUT' || query.has('versioning') ? { status: 403, code: 'AccessDenied' } : null
    await openPhotosInS3(s3, retryPolicy, lines)
    expect(lines).toEqual([expect.stringMatching(/keeps old versions \(The object store answers 403 AccessDenied\)/)])
  })

  test('a bucket that disappears at run time is a failure, not a missing photo', async () => {
    const name = await putNewPhoto(photos, Buffer.from('x'))
    always({ status: 404, code: 'NoSuchBucket' })
    await expect(photos.get(name)).rejects.toThrow('404 NoSuchBucket')
    await expect(photos.delete(name)).rejects.toThrow('404 NoSuchBucket')
    always({ status: 404, code: 'NoSuchKey' })
    expect(await photos.get(name)).toBeNull()
  })
})
